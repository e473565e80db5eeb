import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint

@testable import TweenOverlays
@testable import TweenViews

@Suite("A caret") @MainActor struct CaretTests {
  /// A field that has had the focus since the frame before.
  private func field(_ idiom: InterfaceIdiom = .phone) -> FieldPanel {
    let panel = FieldPanel(idiom: idiom) {
      TextField("Name", text: .constant("abc")).padding()
    }
    panel.graph.send(.key(.tab, modifiers: [], phase: .down))
    panel.graph.send(.key(.rightArrow, modifiers: [], phase: .down))
    panel.step()
    return panel
  }

  private func isShown(_ panel: FieldPanel) -> Bool {
    panel.graph.displayList.items.contains { item in
      guard case .fill(let fill) = item.content else { return false }
      let box = fill.outline.applying(fill.transform).boundingRect
      return abs(box.width - 2) < 0.01 && box.height > 15 && fill.opacity > 0.5
    }
  }

  @Test func `is seen for half a second and then not, from the last edit on (Controls 17.14)`() {
    let panel = field()
    #expect(isShown(panel))
    panel.step(27)
    #expect(isShown(panel))
    panel.step(6)
    #expect(!isShown(panel))
    panel.step(24)
    #expect(!isShown(panel))
    panel.step(6)
    #expect(isShown(panel))
    // Two wakes a second, and nothing between them.
    if case .wake(let time) = panel.graph.nextWork {
      #expect(time > panel.graph.now)
    } else {
      Issue.record("It asks for \(panel.graph.nextWork).")
    }
  }

  @Test func `a move begins it anew`() {
    let panel = field()
    panel.step(41)
    #expect(!isShown(panel))
    panel.send(.key(.leftArrow, modifiers: [], phase: .down))
    #expect(isShown(panel))
    panel.step(27)
    #expect(isShown(panel))
    panel.step(6)
    #expect(!isShown(panel))
  }

  @Test func `is not there with a selection`() {
    let panel = field()
    panel.press("a", .control)
    #expect(!isShown(panel))
    panel.press(.rightArrow)
    #expect(isShown(panel))
  }

  enum Kind: CaseIterable { case field, vertical, editor }

  /// Where carets are drawn, as far as their fields let them be seen.
  private func carets(_ panel: FieldPanel) -> [CGRect] {
    panel.graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      let box = fill.outline.applying(fill.transform).boundingRect
      return abs(box.width - 2) < 0.01 && box.height > 15 && fill.opacity > 0.5 ? box : nil
    }
  }

  @Test(arguments: Kind.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `is whole at both ends of a line, also of one as wide as its field`(
    kind: Kind, direction: LayoutDirection
  ) throws {
    // Blanks at a line's end go beyond the field.
    for text in ["abc", String(repeating: "abc ", count: 40), "a\nb", ""] {
      let panel = FieldPanel(direction: direction) {
        let text = Binding.constant(text)
        Group {
          switch kind {
          case .field: TextField("Name", text: text)
          case .vertical: TextField("Name", text: text, axis: .vertical)
          case .editor: TextEditor(text: text)
          }
        }
        .frame(width: 200)
      }
      panel.press(.tab)
      let field = try #require(panel.elements(.textField).first).frame
      for key in [.home, .end, .home, .downArrow, .end, .home] as [KeyEquivalent] {
        panel.press(key)
        let carets = carets(panel)
        #expect(carets.count == 1)
        let caret = carets.first ?? .null
        #expect(
          caret.minX >= field.minX - 0.01 && caret.maxX <= field.maxX + 0.01,
          "\(text.count) \(key): \(caret) in \(field)")
      }
    }
  }

  @Test func `stops in a window without the keys, where what is selected is gray`() {
    let panel = field(.desktop)
    panel.send(.phase(.inactive))
    #expect(!isShown(panel))
    #expect(panel.graph.nextWork == .idle)
    panel.send(.phase(.active))
    #expect(isShown(panel))
    panel.press("a", .control)
    func isSelected(_ color: Color) -> Bool {
      let paint = Paint.solid(color.resolve(in: EnvironmentValues()))
      return panel.graph.displayList.items.contains { item in
        guard case .fill(let fill) = item.content else { return false }
        return fill.paint == paint && abs(fill.opacity - 0.35) < 0.01
      }
    }
    #expect(isSelected(.blue) && !isSelected(.gray))
    panel.send(.phase(.inactive))
    #expect(isSelected(.gray) && !isSelected(.blue))
  }
}
