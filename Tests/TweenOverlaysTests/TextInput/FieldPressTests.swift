import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

/// A field with a border takes presses in all of its frame, as UITextField does.
@Suite("Presses on fields") @MainActor struct FieldPressTests {
  private struct Form: View {
    @State var name = "word and word"
    var isDisabled = false
    var scale: CGFloat = 1

    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).disabled(isDisabled)
          .frame(width: 200)
          .scaleEffect(scale)
        Color.red.frame(width: 20, height: 20)
      }
      .frame(width: 300, height: 300)
    }
  }

  /// The place of the field with its border, by the text's: 7 points beside it, 34 high.
  private func border(_ panel: FieldPanel) throws -> CGRect {
    let text = try #require(panel.elements(.textField).first?.frame)
    return CGRect(x: text.minX - 7, y: text.midY - 17, width: text.width + 14, height: 34)
  }

  private func caret(_ panel: FieldPanel) -> Int? {
    guard let field = panel.elements(.textField).first, field.traits.contains("focused") else {
      return nil
    }
    return field.details.editing?.caret
  }

  @Test func `count wherever the border is`() throws {
    let places: [(CGFloat, CGFloat, Int)] = [
      (1, 1, 0), (1, 17, 0), (1, 33, 0), (100, 1, 13), (100, 33, 13), (199, 1, 13), (199, 33, 13),
    ]
    for (x, y, expected) in places {
      let panel = FieldPanel { Form() }
      panel.step()
      let border = try border(panel)
      #expect(border.width == 200)
      panel.tap(border.minX + x, border.minY + y)
      let caret = caret(panel)
      #expect(caret != nil, "\(x), \(y)")
      // Beside and behind the words the caret stands at their nearer end.
      if x != 100 { #expect(caret == expected, "\(x), \(y)") }
    }
  }

  @Test func `stand at one place whether above, on or below the line`() throws {
    var carets: [Int?] = []
    for y in [1, 17, 33] as [CGFloat] {
      let panel = FieldPanel { Form() }
      panel.step()
      let border = try border(panel)
      panel.tap(border.minX + 50, border.minY + y)
      carets.append(caret(panel))
    }
    #expect(carets[0] != nil && Set(carets).count == 1)
  }

  @Test func `miss it outside`() throws {
    let panel = FieldPanel { Form() }
    panel.step()
    let border = try border(panel)
    panel.tap(border.minX - 2, border.midY)
    panel.tap(border.midX, border.maxY + 2)
    #expect(caret(panel) == nil)
  }

  @Test func `do nothing to a disabled field`() throws {
    let panel = FieldPanel { Form(isDisabled: true) }
    panel.step()
    let border = try border(panel)
    panel.tap(border.minX + 2, border.minY + 2)
    #expect(caret(panel) == nil)
  }

  @Test func `find the words of a field that is drawn larger`() throws {
    let panel = FieldPanel { Form(scale: 1.4) }
    panel.step()
    let text = try #require(panel.elements(.textField).first?.frame)
    // The line's left end, 2 points above it.
    panel.tap(text.minX + 1, text.minY - 2)
    #expect(caret(panel) == 0)
  }
}
