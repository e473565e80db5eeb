import Testing
import TweenViews

@testable import TweenStage

@Suite struct InputEventKindTests {
  @Test(arguments: InputEventKind.allCases)
  func `each kind's sample is a line that the reader takes, with all the members it may have`(
    kind: InputEventKind
  ) throws {
    let script = try InputScript(parsing: kind.sample, file: "sample")
    #expect(script.events.isEmpty == (kind == .mark) && script.marks.isEmpty == (kind != .mark))
    for member in kind.members + ["at", kind.rawValue] {
      #expect(kind.sample.contains("\"\(member)\":"), "\(member) is missing.")
    }
    #expect(kind.note.hasSuffix("."))
  }

  @Test func `what the reader says it takes are the kinds there are`() throws {
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: #"{"at":0}"#, file: "sample")
    }
    let names = InputEventKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(error?.expected == "one of \(names)")
  }

  @Test func `the samples come to every input event there is`() throws {
    var reached: Set<String> = []
    for kind in InputEventKind.allCases {
      for timed in try InputScript(parsing: kind.sample, file: "sample").events {
        reached.insert(Self.name(of: timed.event))
      }
    }
    #expect(
      reached == [
        "pointer", "key", "modifiers", "text", "textEditing", "paste", "scroll", "magnify",
        "rotate",
        "drop", "resize", "scale", "colorScheme", "openURL", "settings", "perform", "setValue",
        "selectText", "focus", "phase", "close", "openWindow",
      ])
  }

  @Test(arguments: [
    (InputEventKind.pointer, ["down", "move", "up", "cancel", "left", "middle", "right"]),
    (.key, KeyNames.names + KeyNames.modifierNames + ["down", "up"]),
    (.colorScheme, ["light", "dark"]),
  ])
  func `a kind's note names the words that its line may have`(
    kind: InputEventKind, words: [String]
  ) {
    for word in words { #expect(kind.note.contains(word), "\(word) is missing.") }
  }

  @Test func `the sample of a header is read`() throws {
    let script = try InputScript(parsing: InputScript.sampleHeader, file: "sample")
    #expect(script.header?.seed == 7 && script.header?.colorScheme == .light)
  }

  /// A new case of `InputEvent` doesn't compile here until it has a name, and then a kind.
  private static func name(of event: InputEvent) -> String {
    switch event {
    case .pointer: "pointer"
    case .key: "key"
    case .modifiers: "modifiers"
    case .textEditing: "textEditing"
    case .paste: "paste"
    case .text: "text"
    case .scroll: "scroll"
    case .magnify: "magnify"
    case .rotate: "rotate"
    case .drop: "drop"
    case .resize: "resize"
    case .scale: "scale"
    case .colorScheme: "colorScheme"
    case .openURL: "openURL"
    case .settings: "settings"
    case .request(let request):
      switch request.action {
      case .perform: "perform"
      case .setText, .setNumber: "setValue"
      case .select: "selectText"
      case .focus: "focus"
      }
    case .phase: "phase"
    case .close: "close"
    case .openWindow: "openWindow"
    }
  }
}
