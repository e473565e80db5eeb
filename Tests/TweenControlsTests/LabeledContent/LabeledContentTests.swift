import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

@Suite @MainActor struct LabeledContentTests {
  private func boxes(_ view: some View) -> [CGRect] {
    Panel { view }.fills.map { $0.outline.applying($0.transform).boundingRect }
  }

  @Test func `the content ends the row, in the second level of the foreground`() throws {
    let row = LabeledContent {
      Rectangle().frame(width: 20, height: 10)
    } label: {
      Rectangle().frame(width: 30, height: 10)
    }
    let panel = Panel { row }
    #expect(boxes(row).map(\.minX) == [0, 180])
    #expect(boxes(row.environment(\.layoutDirection, .rightToLeft)).map(\.minX) == [170, 0])
    #expect(boxes(row.fixedSize()).map(\.minX) == [71, 109])
    #expect(boxes(row.labelsHidden()).map(\.minX) == [90])
    let second = Panel { Rectangle().foregroundStyle(.secondary) }.fills
    #expect(panel.fills.last?.paint == second.first?.paint)
    #expect(panel.fills.first?.paint != second.first?.paint)
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { LabeledContent(configuration) }.background(.red)
    }
  }

  @Test func `a style's own has the style around it`() {
    let row = LabeledContent("Title", value: 12, format: .number)
    #expect(boxes(row.labeledContentStyle(Stacked())).count == boxes(row).count + 1)
  }

  private struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  @Test func `a box has 16 around its title and its content, 8 between them`() {
    let content = Color.red.frame(width: 40, height: 10)
    let alone = boxes(GroupBox { content })
    #expect(alone.map(\.size) == [CGSize(width: 72, height: 42), CGSize(width: 40, height: 10)])
    let titled = boxes(
      GroupBox {
        content
      } label: {
        Color.blue.frame(width: 20, height: 10)
      })
    #expect(titled.map(\.height) == [60, 10, 10])
    #expect(titled[2].minY == titled[1].maxY + 8 && titled[1].minX == titled[2].minX)
    #expect(boxes(GroupBox("Title") { content }.groupBoxStyle(Plain())).count == 1)
  }
}
