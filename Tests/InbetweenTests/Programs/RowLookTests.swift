import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint

/// Lengths of rows, bars and what is in them, as pictures of the platform show them (Look 3 to 5).
@Suite @MainActor struct RowLookTests {
  /// Where the fills of a colour are, from the top down, at three pixels a point.
  private func fills<Content: View>(
    of color: Color, width: CGFloat = 393, @ViewBuilder _ content: () -> Content
  ) -> [CGRect] {
    let content = content()
    let tester = StageTester(
      content.colorScheme(.light), size: CGSize(width: width, height: 800), scale: 3)
    tester.advance()
    let wanted = color.resolve(in: EnvironmentValues())
    return tester.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let fill) = item.content, case .solid(let found) = fill.paint,
        abs(found.linearRed - wanted.linearRed) < 1e-3,
        abs(found.linearGreen - wanted.linearGreen) < 1e-3,
        abs(found.linearBlue - wanted.linearBlue) < 1e-3
      else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
    .sorted { $0.minY < $1.minY }
  }

  private let ground = Color(red: 1, green: 0, blue: 1)

  @Test func `a bordered field stands 5 from the lines above and below it`() {
    let lines = "One\nTwo\nThree"
    let rows = fills(of: ground) {
      Form {
        TextField("a", text: .constant("b")).listRowBackground(ground)
        TextField("a", text: .constant(lines), axis: .vertical).font(.system(size: 16))
          .listRowBackground(ground)
      }
      .textFieldStyle(.roundedBorder)
    }
    #expect(rows.count == 2)
    #expect(abs((rows.first?.height ?? 0) - 44) < 0.01)
    #expect(abs((rows.last?.height ?? 0) - 70) < 0.4)
  }

  @Test func `switches in equal rows stand alike`() {
    let green = Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255)
    for count in [0, 1, 2] {
      let tops = fills(of: green) {
        Form {
          ForEach(0..<count, id: \.self) { Text("\($0)").font(.system(size: 11)) }
          Section("A") { ForEach(0..<6, id: \.self) { Toggle("\($0)", isOn: .constant(true)) } }
        }
      }.map(\.minY)
      #expect(tops.count == 6)
      for (one, next) in zip(tops, tops.dropFirst()) { #expect(abs(next - one - 44) < 0.01) }
    }
  }

  @Test(arguments: [(4, 11), (0, 7), (30, 37), (nil, 35)] as [(CGFloat?, CGFloat)])
  func `a margin at the top of a list takes the place of the list's own`(
    margin: CGFloat?, top: CGFloat
  ) {
    let rows = fills(of: ground) {
      List { Text("a").listRowBackground(ground) }.contentMargins(.top, margin)
    }
    #expect(rows.map { abs($0.minY - top) < 0.01 } == [true])
  }

  @Test func `at sizes for accessibility a value stands right below its label`() {
    let places = fills(of: ground) {
      Form {
        LabeledContent {
          Text("1.0").background(ground)
        } label: {
          Text("Version").background(ground)
        }
      }
      .dynamicTypeSize(.accessibility2)
    }
    #expect(places.count == 2 && abs(places[1].minY - places[0].maxY) < 0.4)
  }

  @Test(arguments: [(393, 16), (413, 16), (414, 20), (430, 20)] as [(CGFloat, CGFloat)])
  func `items of bars stand 20 from the edges of wide bars`(width: CGFloat, margin: CGFloat) {
    let item = ground.frame(width: 30, height: 20)
    let places = fills(of: ground, width: width) {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .topBarLeading) { item }
          ToolbarItem(placement: .topBarTrailing) { item }
          ToolbarItem(placement: .bottomBar) {
            HStack {
              item
              Spacer()
              item
            }
          }
        }
      }
    }
    #expect(places.count == 4)
    #expect(places.map(\.minX).min() == margin)
    #expect(places.map(\.maxX).max() == width - margin)
    #expect(Set(places.map { min($0.minX, width - $0.maxX) }) == [margin])
  }
}
