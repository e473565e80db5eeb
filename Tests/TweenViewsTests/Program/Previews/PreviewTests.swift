import Foundation
import Testing
import TweenPaint
import TweenViews
import TweenViewsTestSupport

@Suite("Previews") @MainActor struct PreviewTests {
  private struct Swatch: View {
    var body: some View { Color.red.frame(width: 20, height: 10) }
  }

  private struct Swatch_Previews: PreviewProvider {
    static var previews: some View {
      Swatch().previewLayout(.fixed(width: 30, height: 30)).previewDisplayName("A swatch")
        .previewDevice("Desk").previewInterfaceOrientation(.landscapeLeft)
    }
  }

  @Test func `are their views, whatever they ask of a canvas`() {
    #expect(
      Screen(()) { Swatch_Previews.previews }.graph.displayList
        == Screen(()) { Swatch() }.graph.displayList)
    #expect(Swatch_Previews.platform == nil)
  }

  @Test func `orientations have identities of their own`() {
    #expect(Set(InterfaceOrientation.allCases.map(\.id)).count == 4)
  }
}
