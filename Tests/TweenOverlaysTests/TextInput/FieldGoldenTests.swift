import Foundation
import TestSupport
import Testing
import TweenControlsTestSupport
import TweenMotion
import TweenPaint
import TweenRaster

@testable import TweenOverlays
@testable import TweenViews

/// Fields of all kinds, one of them with the focus.
private struct Fields: View {
  let focused: Int
  @State private var empty = ""
  @State private var name = "Ada Lovelace"
  @State private var long = "A text that is longer than its field has room for, by far"
  @State private var hebrew = "שלום abc עולם"
  @State private var letter = "Dear all,\nthis is a letter of some lines."
  @FocusState private var focus: Int?

  var body: some View {
    VStack(spacing: 10) {
      TextField("Prompt", text: $empty).focused($focus, equals: 0)
      TextField("Name", text: $name).focused($focus, equals: 1)
      TextField("Border", text: $name).textFieldStyle(.roundedBorder).focused($focus, equals: 2)
      TextField("Long", text: $long).textFieldStyle(.roundedBorder).focused($focus, equals: 3)
      TextField("Both", text: $hebrew).textFieldStyle(.roundedBorder).focused($focus, equals: 4)
      SecureField("Secret", text: $name).textFieldStyle(.roundedBorder).focused($focus, equals: 5)
      TextField("Right", text: $name).multilineTextAlignment(.trailing).focused($focus, equals: 6)
      TextField("Disabled", text: $name).textFieldStyle(.roundedBorder).disabled(true)
      TextField("Grows", text: $letter, axis: .vertical).focused($focus, equals: 7)
      TextEditor(text: $letter).frame(height: 60).focused($focus, equals: 8)
    }
    .padding(10)
    .onAppear { focus = focused }
  }
}

@Suite("Pictures of fields") @MainActor struct FieldGoldenTests {
  /// A window with fields.
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    var focused = 2
    var idiom = InterfaceIdiom.phone
    var scheme = ColorScheme.light
    var size = DynamicTypeSize.large
    var direction = LayoutDirection.leftToRight
    var input: [InputEvent] = []
    var testDescription: String { name }
  }

  nonisolated static let scenes: [Scene] = [
    Scene(name: "caret"), Scene(name: "caret-dark", scheme: .dark),
    Scene(name: "prompt-caret", focused: 0),
    Scene(name: "selection", focused: 1, input: [key("a", .command)]),
    Scene(name: "selection-dark", focused: 1, scheme: .dark, input: [key("a", .command)]),
    Scene(name: "scrolled", focused: 3),
    Scene(name: "both-directions", focused: 4, input: [key(.home, .shift)]),
    Scene(name: "secret", focused: 5, input: [key(.leftArrow, .shift)]),
    Scene(name: "trailing", focused: 6),
    Scene(name: "composition", focused: 1, input: [.textEditing("nih", selection: 1..<3)]),
    Scene(
      name: "lines", focused: 8,
      input: [key(.upArrow, []), key(.home, .shift), key(.upArrow, .shift)]),
    Scene(name: "grows", focused: 7, input: [key(.leftArrow, [.shift, .command])]),
    Scene(name: "right-to-left", direction: .rightToLeft),
    Scene(name: "large", size: .accessibility1), Scene(name: "small", size: .xSmall),
    Scene(name: "desktop", idiom: .desktop),
    Scene(name: "desktop-dark", idiom: .desktop, scheme: .dark),
    Scene(name: "ring", focused: 1, input: [key(.tab, [])]),
  ]

  nonisolated private static func key(
    _ key: KeyEquivalent, _ modifiers: EventModifiers
  ) -> InputEvent { .key(key, modifiers: modifiers, phase: .down) }

  @Test("are as they were looked at", arguments: scenes)
  func pictures(_ scene: Scene) throws {
    let height: CGFloat = scene.size == .accessibility1 ? 700 : 480
    let panel = FieldPanel(
      width: 260, height: height, idiom: scene.idiom, direction: scene.direction
    ) {
      Fields(focused: scene.focused)
        .environment(\.colorScheme, scheme(scene))
        .dynamicTypeSize(scene.size)
        .background(.background)
        .environment(\.colorScheme, scheme(scene))
    }
    panel.step(3)
    for event in scene.input { panel.send(event) }
    let renderer = Renderer(threadCount: 1)
    try renderer.render(panel.graph.displayList)
    try expectImage(renderer.bitmap, named: scene.name)
  }

  private func scheme(_ scene: Scene) -> ColorScheme { scene.scheme }
}
