import Foundation
import Testing
import TweenControlsTestSupport
import TweenMotion

@testable import TweenOverlays
@testable import TweenViews

private struct NumberField: View {
  let number: Kept<Int>
  let optional: Kept<Int?>
  @State private var value = 1
  @State private var other: Int? = 5
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField(
        "Number",
        value: Binding(
          get: { value },
          set: {
            value = $0
            number.value = $0
          }), format: .number
      )
      .focused($focus, equals: 1)
      TextField(
        "Optional",
        value: Binding(
          get: { other },
          set: {
            other = $0
            optional.value = $0
          }), format: .number
      )
      .focused($focus, equals: 2)
    }
    .onAppear { focus = 1 }
  }
}

/// Reads nothing, and refuses to.
private final class Refusing: Formatter, @unchecked Sendable {
  override func string(for obj: Any?) -> String? { nil }
}

@Suite("A field for a value") @MainActor struct FieldValueTests {
  @Test func `keeps the value where the text is none (Controls 17.13)`() {
    let (number, optional) = (Kept(1), Kept<Int?>(5))
    let panel = FieldPanel { NumberField(number: number, optional: optional) }
    panel.step(2)
    panel.press("a", .command)
    // Foundation reads the digits that a text begins with, whatever comes behind.
    panel.type("x12")
    #expect(panel.elements(.textField).first?.value == "x12" && number.writes == 0)
    panel.press(.return)
    #expect(number.writes == 0)
    #expect(panel.elements(.textField).first?.value == "1")
    panel.press(.tab)
    panel.press("a", .command)
    panel.type("42")
    panel.press(.return)
    #expect(number.value == 42)
  }

  @Test func `of an optional is nil without a text`() {
    let (number, optional) = (Kept(1), Kept<Int?>(5))
    let panel = FieldPanel { NumberField(number: number, optional: optional) }
    panel.step(2)
    panel.press(.tab)
    panel.press("a", .command)
    panel.press(.delete)
    panel.press(.tab)
    #expect(optional.value == nil && optional.writes == 1)
  }

  @Test func `with a formatter that reads nothing keeps its value`() {
    let value = Kept(3)
    let panel = FieldPanel {
      TextField(
        "Refusing", value: Binding(get: { value.value }, set: { value.value = $0 }),
        formatter: Refusing())
    }
    panel.press(.tab)
    panel.type("7")
    panel.press(.return)
    #expect(value.value == 3 && value.writes == 0)
  }
}

@Suite("A secure field") @MainActor struct SecureFieldTests {
  private struct Secret: View {
    let kept: Kept<String>
    @State private var text = "abc"
    var body: some View {
      SecureField(
        "Password",
        text: Binding(
          get: { text },
          set: {
            text = $0
            kept.value = $0
          }))
    }
  }

  @Test func `hands its text to nobody`() {
    let kept = Kept("")
    let panel = FieldPanel { Secret(kept: kept) }
    panel.press(.tab)
    panel.send(.paste("seen"))
    panel.press("a", .command)
    panel.press("c", .command)
    panel.press("x", .command)
    panel.press(.end)
    panel.press("v", .command)
    // Tab selected the text, which "seen" replaced.
    #expect(kept.value == "seenseen")
    #expect(panel.elements(.secureField).first?.value?.contains("a") == false)
  }
}
