import Foundation
import TweenMotion
import TweenStage
import TweenViews

/// Input events as a person sees them: a press and its release are one tap, and a press that moves is
/// one drag.
struct EventAxis: Equatable {
  /// The rows of an axis, from top to bottom.
  enum Lane: String, CaseIterable {
    case pointer = "Pointer"
    case wheel = "Wheel"
    case keys = "Keys"
    case window = "Window"
  }

  /// An event from one moment to another.
  struct Span: Equatable {
    var lane: Lane
    var start: StageTime
    var end: StageTime
    /// One line, such as `Tap at 320, 240`.
    var words: String
  }

  /// Sorted by start; equal starts in the order of the events.
  private(set) var spans: [Span] = []

  /// Texts, and turns of a wheel, with a shorter pause in seconds are one span.
  private static let pause = 0.5
  /// A press that moves by less, in points, is a tap.
  private static let tapSlack = 4.0
  /// A tap that lasts longer, in seconds, is a press.
  private static let tapLength = 0.5

  /// The span that the next event may continue.
  private enum Open {
    case none
    case press(button: InputEvent.PointerButton, from: CGPoint, farthest: Double)
    case hover
    case key(KeyEquivalent, EventModifiers, count: Int)
    case text(String)
    case scroll(CGSize, at: CGPoint)
    case magnify(Double)
    case rotate(Double)
  }
  private var open: [Lane: (kind: Open, span: Int)] = [:]

  /// Reads events, which are sorted by time.
  init(_ events: [TimedInput]) {
    for timed in events { add(timed) }
    open = [:]
  }

  static func == (left: EventAxis, right: EventAxis) -> Bool { left.spans == right.spans }

  private mutating func add(_ timed: TimedInput) {
    let time = timed.time
    switch timed.event {
    case .pointer(let phase, let position, let button):
      addPointer(phase, position, button, at: time)
    case .key(let key, let modifiers, let phase): addKey(key, modifiers, phase, at: time)
    case .modifiers(let modifiers):
      let names = KeyNames.texts(of: modifiers)
      start(
        .keys, time, names.isEmpty ? "Release modifiers" : "Hold \(names.joined(separator: "+"))")
    case .text(let text):
      if case .text(let before) = continued(.keys, at: time) {
        goOn(.keys, time, "Type \(Self.quoted(before + text))", .text(before + text))
      } else {
        start(.keys, time, "Type \(Self.quoted(text))", .text(text))
      }
    case .textEditing(let text, _):
      start(.keys, time, text.isEmpty ? "End of composition" : "Compose \(Self.quoted(text))")
    case .paste(let text): start(.keys, time, "Paste \(Self.quoted(text))")
    case .scroll, .magnify, .rotate: addFingers(timed.event, at: time)
    case .drop(let items, let position):
      let count = items.count == 1 ? "1 item" : "\(items.count) items"
      note(.pointer, time, "Drop \(count) at \(Self.text(position))")
    case .resize(let size):
      start(.window, time, "Resize to \(Self.text(size.width)) × \(Self.text(size.height))")
    case .scale(let scale): start(.window, time, "Scale \(JSONText.number(scale))")
    case .colorScheme(let scheme):
      start(.window, time, scheme == .dark ? "Dark appearance" : "Light appearance")
    case .clipboard(let text): note(.window, time, "Clipboard \(Self.quoted(text))")
    case .openURL(let url): start(.window, time, "Open \(Self.line(url.absoluteString))")
    case .settings(let settings): start(.window, time, "Settings \(Self.line(settings.members))")
    case .request(let request): note(.pointer, time, Self.words(of: request))
    case .phase(let phase): start(.window, time, "Window becomes \(phase)")
    case .close: start(.window, time, "Close window")
    case .openWindow(let name): start(.window, time, "Open window \(Self.quoted(name))")
    }
  }

  // MARK: Spans

  private mutating func start(
    _ lane: Lane, _ time: StageTime, _ words: String, _ kind: Open = .none
  ) {
    spans.append(Span(lane: lane, start: time, end: time, words: words))
    open[lane] = (kind, spans.count - 1)
  }

  /// Adds a span of one moment. An open span of its lane continues.
  private mutating func note(_ lane: Lane, _ time: StageTime, _ words: String) {
    spans.append(Span(lane: lane, start: time, end: time, words: words))
  }

  private mutating func goOn(_ lane: Lane, _ time: StageTime, _ words: String, _ kind: Open) {
    guard let index = open[lane]?.span else { return start(lane, time, words, kind) }
    spans[index].end = time
    spans[index].words = words
    open[lane] = (kind, index)
  }

  /// The last span of a lane, unless it ended too long ago.
  private func continued(_ lane: Lane, at time: StageTime) -> Open {
    guard let (kind, index) = open[lane], time.elapsed(since: spans[index].end) <= Self.pause
    else { return .none }
    return kind
  }

  // MARK: Pointer

  private mutating func addPointer(
    _ phase: InputEvent.PointerPhase, _ position: CGPoint, _ button: InputEvent.PointerButton,
    at time: StageTime
  ) {
    let kind = open[.pointer]?.kind ?? .none
    switch (phase, kind) {
    case (.down, .press): break  // A second button: the press goes on.
    case (.down, _):
      start(
        .pointer, time, "\(Self.name(of: button)) at \(Self.text(position))",
        .press(button: button, from: position, farthest: 0))
    case (.move, .press(let button, let from, let farthest)),
      (.up, .press(let button, let from, let farthest)):
      let (x, y) = (position.x - from.x, position.y - from.y)
      let distance = max(farthest, (x * x + y * y).squareRoot())
      let words = Self.pressWords(
        button, from: from, to: position, distance,
        seconds: time.elapsed(since: spans[open[.pointer]?.span ?? 0].start))
      goOn(
        .pointer, time, words,
        phase == .up ? .none : .press(button: button, from: from, farthest: distance))
    case (.move, _):
      let words = "Move to \(Self.text(position))"
      if case .hover = continued(.pointer, at: time) {
        goOn(.pointer, time, words, .hover)
      } else {
        start(.pointer, time, words, .hover)
      }
    case (.up, _): start(.pointer, time, "Release at \(Self.text(position))")
    case (.cancel, _): start(.pointer, time, "Pointer leaves")
    }
  }

  private static func pressWords(
    _ button: InputEvent.PointerButton, from: CGPoint, to: CGPoint, _ distance: Double,
    seconds: Double
  ) -> String {
    let length = ", \(text(seconds, places: 100)) s"
    if distance >= tapSlack {
      let verb = button == .left ? "Drag" : "Drag by the \(button.rawValue) button"
      return "\(verb) from \(text(from)) to \(text(to))\(length)"
    }
    if seconds > tapLength {
      let verb = button == .left ? "Press" : "Press of the \(button.rawValue) button"
      return "\(verb) at \(text(from))\(length)"
    }
    return "\(name(of: button)) at \(text(from))"
  }

  private static func name(of button: InputEvent.PointerButton) -> String {
    switch button {
    case .left: "Tap"
    case .middle: "Middle click"
    case .right: "Right click"
    }
  }

  // MARK: Keys

  private mutating func addKey(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: InputEvent.KeyPhase,
    at time: StageTime
  ) {
    let names = KeyNames.texts(of: modifiers) + [KeyNames.text(of: key)]
    let words = "Key \(Self.line(names.joined(separator: "+")))"
    guard case .key(key, _, let count)? = open[.keys]?.kind, phase != .down else {
      // A release without its press makes no span.
      if phase != .up { start(.keys, time, words, .key(key, modifiers, count: 1)) }
      return
    }
    let now = phase == .repeat ? count + 1 : count
    goOn(
      .keys, time, now > 1 ? "\(words), \(now) times" : words,
      phase == .up ? .none : .key(key, modifiers, count: now))
  }

  // MARK: Wheel and two fingers

  private mutating func addFingers(_ event: InputEvent, at time: StageTime) {
    let before = continued(.wheel, at: time)
    switch event {
    case .scroll(let step, let position, _):
      var delta = step
      var goesOn = false
      if case .scroll(let sum, let place) = before, place == position {
        delta = CGSize(width: sum.width + step.width, height: sum.height + step.height)
        goesOn = true
      }
      let words =
        "Scroll by \(Self.text(delta.width)), \(Self.text(delta.height)) at \(Self.text(position))"
      move(.scroll(delta, at: position), goesOn, time, words)
    case .magnify(let step, let position):
      var factor = step
      var goesOn = false
      if case .magnify(let product) = before { (factor, goesOn) = (product * step, true) }
      let words = "Pinch × \(Self.text(factor, places: 100)) at \(Self.text(position))"
      move(.magnify(factor), goesOn, time, words)
    case .rotate(let step, let position):
      var degrees = step.degrees
      var goesOn = false
      if case .rotate(let sum) = before { (degrees, goesOn) = (sum + step.degrees, true) }
      move(
        .rotate(degrees), goesOn, time, "Turn by \(Self.text(degrees))° at \(Self.text(position))")
    default: break
    }
  }

  private mutating func move(_ kind: Open, _ goesOn: Bool, _ time: StageTime, _ words: String) {
    if goesOn { goOn(.wheel, time, words, kind) } else { start(.wheel, time, words, kind) }
  }

  // MARK: Words

  private static func words(of request: ElementRequest) -> String {
    let name =
      switch request.target {
      case .label(let label), .place(_, let label): quoted(label)
      case .identifier(let identifier): quoted("#" + identifier)
      }
    return switch request.action {
    case .perform("default"): "Activate \(name)"
    case .perform(let action): "Activate \(name), \(line(action))"
    case .setText(let text): "Set \(name) to \(quoted(text))"
    case .setNumber(let number): "Set \(name) to \(JSONText.number(number))"
    case .select(let range): "Select \(range.lowerBound) to \(range.upperBound) of \(name)"
    case .focus: "Look at \(name)"
    }
  }

  /// The longest text that is shown whole, in characters.
  private static let longestText = 60

  /// A text on one line, cut where it is long; line ends and blanks are spaces.
  private static func line(_ text: String) -> String {
    let line = String(text.map { $0.isWhitespace ? " " : $0 })
    return line.count <= longestText ? line : line.prefix(longestText - 1) + "…"
  }

  /// A text between quotation marks. The isolate keeps its direction from the words around it.
  private static func quoted(_ text: String) -> String { "“\u{2068}\(line(text))\u{2069}”" }

  private static func text(_ point: CGPoint) -> String { "\(text(point.x)), \(text(point.y))" }

  /// A number to the nearest tenth, or to another part of 1.
  private static func text(_ number: Double, places: Double = 10) -> String {
    let rounded = JSONText.number((number * places).rounded() / places)
    return rounded.hasPrefix("-") ? "−" + rounded.dropFirst() : rounded
  }
}
