import Testing
import TweenViews

@testable import TweenStage

@Suite struct InputEventKindTests {
  @Test(arguments: InputEventKind.allCases)
  func `each kind's sample is a line that the reader takes, with all the members it may have`(
    kind: InputEventKind
  ) throws {
    let script = try Self.script(kind)
    let counts = [
      script.events.count, script.marks.count, script.expectations.count, script.checks.count,
      script.header?.end == nil ? 0 : 1,
    ]
    let place =
      switch kind {
      case .mark: 1
      case .expect, .absent, .hash: 2
      case .check: 3
      case .end: 4
      default: 0
      }
    #expect(counts.indices.filter { counts[$0] > 0 } == [place])
    for member in kind.members + ["at", kind.rawValue] {
      #expect(kind.sample.contains("\"\(member)\":"), "\(member) is missing.")
    }
    if kind.members.contains("place") {
      guard case .request(let request)? = script.events.first?.event,
        case .place = request.target
      else {
        Issue.record("The reader drops the place of \(kind).")
        return
      }
    }
    #expect(kind.note.hasSuffix("."))
  }

  /// A file with a header and the sample of a kind.
  private static func script(_ kind: InputEventKind) throws -> InputScript {
    try InputScript(parsing: InputScript.sampleHeader + "\n" + kind.sample, file: "sample")
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
      for timed in try Self.script(kind).events {
        reached.insert(Self.name(of: timed.event))
      }
    }
    #expect(
      reached == [
        "pointer", "key", "modifiers", "text", "textEditing", "paste", "scroll", "magnify",
        "rotate",
        "drop", "resize", "scale", "colorScheme", "clipboard", "openURL", "settings", "perform",
        "setValue",
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
    case .clipboard: "clipboard"
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
