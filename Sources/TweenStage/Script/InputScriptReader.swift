import Foundation
import TweenMath
import TweenMotion
import TweenViews

/// Reads an input file line by line. Errors name the line, the text found and the text expected.
package struct InputScriptReader {
  /// The latest moment in seconds, more than 11 days. A later moment is a mistake.
  package static let latest = 1_000_000.0
  /// The longest drag in seconds. A drag becomes 60 moves a second.
  package static let longestDrag = 600.0
  /// The largest side of a window in points, equal to the rasterizer's largest canvas.
  package static let largestSide = 16_384.0
  /// The largest factor of one magnification step, and the inverse of the smallest.
  static let largestFactor = 1000.0
  /// The most device pixels per point.
  package static let largestScale = 16.0
  /// The time between two moves of a drag, in flicks.
  private static let dragStep = StageTime.flicksPerSecond / 60
  /// The largest number of characters of an unreadable line that a message quotes.
  private static let quotedLength = 60

  let file: String
  private(set) var header: InputScript.Header?
  private(set) var events: [(timed: TimedInput, line: Int)] = []
  private(set) var marks: [(mark: InputMark, line: Int)] = []
  private(set) var expectations: [(expectation: InputExpectation, line: Int)] = []
  private(set) var checks: [(check: FrameCheck, line: Int)] = []
  private let decoder = JSONDecoder()
  private var line = 0
  private var hasEntries = false
  private(set) var latestAt = StageTime.zero

  init(file: String) { self.file = file }

  mutating func read(line text: Substring, number: Int) throws(InputScriptError) {
    line = number
    let text = text.trimmingCharacters(in: Self.blanks)
    guard !text.isEmpty, !text.hasPrefix("#") else { return }
    guard let members = try? decoder.decode([String: JSONValue].self, from: Data(text.utf8)) else {
      let quoted =
        text.count <= Self.quotedLength ? text : text.prefix(Self.quotedLength) + "..."
      throw error(
        "'\(quoted)'", "a JSON object on one line, such as {\"at\":0.5,\"tap\":[320,240]}")
    }
    defer { hasEntries = true }
    if members["inbetween"] != nil {
      try readHeader(members)
    } else {
      try readEvent(members)
    }
  }

  /// Whether a line is complete, and not only the beginning of a line.
  func isWhole(_ text: Substring) -> Bool {
    let text = text.trimmingCharacters(in: Self.blanks)
    return text.isEmpty || text.hasPrefix("#")
      || (try? decoder.decode([String: JSONValue].self, from: Data(text.utf8))) != nil
  }

  private static let blanks = CharacterSet(charactersIn: " \t\r\u{FEFF}")

  func error(_ found: String, _ expected: String) -> InputScriptError {
    InputScriptError(file: file, line: line, found: found, expected: expected)
  }

  // MARK: Header

  private mutating func readHeader(_ members: [String: JSONValue]) throws(InputScriptError) {
    guard !hasEntries else {
      throw error("a header (\"inbetween\")", "an event: the header is the first line or absent")
    }
    guard case .number(_, whole: UInt64(InputScript.version))? = members["inbetween"] else {
      throw error(
        "version \(members["inbetween"]?.text ?? "null")", "version \(InputScript.version)")
    }
    try refuseMembers(of: members, but: Self.headerMembers)
    header = try header(members)
  }

  // MARK: Events

  private mutating func readEvent(_ members: [String: JSONValue]) throws(InputScriptError) {
    // A key's event has a member "phase" too.
    let named = InputEventKind.allCases.filter { members[$0.rawValue] != nil }
    let present = named.filter { kind in
      !named.contains { $0.members.contains(kind.rawValue) }
    }
    let names = InputEventKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    guard let kind = present.first, let value = members[kind.rawValue] else {
      throw error("no event in \(JSONValue.object(members).text)", "one of \(names)")
    }
    guard present.count == 1 else {
      throw error("both \"\(kind.rawValue)\" and \"\(present[1].rawValue)\"", "one event a line")
    }
    let known = ["at", kind.rawValue] + kind.members
    let hasWindow = ![.mark, .end].contains(kind)
    try refuseMembers(of: members, but: hasWindow ? known + ["window"] : known)
    let at = try time("at", members["at"])
    guard at >= latestAt else {
      throw error(
        "\(kind.phrase) at \(at.secondsText) s after one at \(latestAt.secondsText) s",
        "lines sorted by time")
    }
    latestAt = at
    let window = try members["window"].map { value throws(InputScriptError) in
      try string("window", value)
    }
    switch kind {
    case .mark: marks.append((try mark(value, at: at), line))
    case .expect, .absent, .hash:
      expectations.append((try expectation(kind, value, members, at: at, window), line))
    case .check: checks.append((try check(value, members, at: at, window), line))
    case .end: try readEnd(value, at: at)
    default:
      let element = try members["on"].map { value throws(InputScriptError) in
        try string("on", value)
      }
      for var event in try inputs(kind, value, members, at: at) {
        event.window = window
        if case .pointer(.down, _, _) = event.event { event.element = element }
        events.append((event, line))
      }
    }
  }

  private func inputs(
    _ kind: InputEventKind, _ value: JSONValue, _ members: [String: JSONValue], at: StageTime
  ) throws(InputScriptError) -> [TimedInput] {
    switch kind {
    case .pointer:
      return [TimedInput(time: at, event: try pointer(value, members))]
    case .key:
      return try key(value, members).map { TimedInput(time: at, event: $0) }
    case .held:
      return [TimedInput(time: at, event: .modifiers(try modifiers("held", value)))]
    case .text:
      return [TimedInput(time: at, event: .text(try string("text", value)))]
    case .compose:
      let text = try string("compose", value)
      let selection = try cursor(members["cursor"], in: text)
      return [TimedInput(time: at, event: .textEditing(text, selection: selection))]
    case .paste:
      return [TimedInput(time: at, event: .paste(try string("paste", value)))]
    case .clipboard:
      return [TimedInput(time: at, event: .clipboard(try string("clipboard", value)))]
    case .scroll:
      let delta = try point("scroll", value)
      let position = try point("position", members["position"])
      let size = CGSize(width: delta.x, height: delta.y)
      let glides = try flag("glides", members["glides"])
      return [TimedInput(time: at, event: .scroll(size, position: position, glides: glides))]
    case .magnify, .rotate, .drop:
      let position = try point("position", members["position"])
      return [TimedInput(time: at, event: try twoFingersOrDrop(kind, value, at: position))]
    case .resize:
      return [TimedInput(time: at, event: .resize(try size("resize", value)))]
    case .scale:
      return [TimedInput(time: at, event: .scale(try scale(value)))]
    case .colorScheme:
      return [TimedInput(time: at, event: .colorScheme(try colorScheme(value)))]
    case .open:
      let text = try string("open", value)
      guard let url = URL(string: text) else { throw mismatch("open", value, "a URL") }
      return [TimedInput(time: at, event: .openURL(url))]
    case .tap:
      let position = try point("tap", value)
      let button = try self.button(members["button"])
      return [InputEvent.PointerPhase.down, .up].map {
        TimedInput(time: at, event: .pointer($0, position: position, button: button))
      }
    case .drag:
      return try drag(value, members, at: at)
    case .settings:
      return [TimedInput(time: at, event: .settings(try settings(value)))]
    case .activate, .set, .select, .look:
      return [TimedInput(time: at, event: .request(try request(kind, value, members)))]
    case .phase, .close, .openWindow:
      return [TimedInput(time: at, event: try windowChange(kind, value))]
    case .mark, .expect, .absent, .hash, .check, .end:
      // These lines describe a moment and are not events.
      return []
    }
  }

  private mutating func readEnd(_ value: JSONValue, at: StageTime) throws(InputScriptError) {
    guard value == .bool(true) || value == .string("closed") else {
      throw mismatch("end", value, "true or \"closed\"")
    }
    guard header != nil else {
      throw error("an end without a header", "a recording, whose first line is a header")
    }
    guard header?.end == nil else { throw error("a second end", "one") }
    header?.end = at
    header?.isClosed = value == .string("closed")
  }

  private func mark(
    _ value: JSONValue, at: StageTime
  ) throws(InputScriptError) -> InputMark {
    guard case .string(let title) = value, title.contains(where: { !$0.isWhitespace }) else {
      throw mismatch("mark", value, "a title")
    }
    return InputMark(time: at, title: title)
  }

  private func pointer(
    _ value: JSONValue, _ members: [String: JSONValue]
  ) throws(InputScriptError) -> InputEvent {
    guard let phase = InputEvent.PointerPhase(rawValue: try string("pointer", value)) else {
      throw mismatch("pointer", value, "\"down\", \"move\", \"up\" or \"cancel\"")
    }
    return .pointer(
      phase, position: try point("position", members["position"]),
      button: try button(members["button"]))
  }

  private func key(
    _ value: JSONValue, _ members: [String: JSONValue]
  ) throws(InputScriptError) -> [InputEvent] {
    guard let key = KeyNames.key(try string("key", value)) else {
      throw mismatch("key", value, KeyNames.expectedKey)
    }
    var modifiers: EventModifiers = []
    if let list = members["modifiers"] { modifiers = try self.modifiers("modifiers", list) }
    guard let phase = members["phase"] else {
      return [
        .key(key, modifiers: modifiers, phase: .down), .key(key, modifiers: modifiers, phase: .up),
      ]
    }
    guard let phase = InputEvent.KeyPhase(rawValue: try string("phase", phase)) else {
      throw mismatch("phase", phase, "\"down\", \"repeat\" or \"up\"")
    }
    return [.key(key, modifiers: modifiers, phase: phase)]
  }

  private func modifiers(
    _ member: String, _ list: JSONValue
  ) throws(InputScriptError) -> EventModifiers {
    guard case .array(let names) = list else {
      throw mismatch(member, list, KeyNames.expectedModifiers)
    }
    var modifiers: EventModifiers = []
    for name in names {
      guard case .string(let text) = name, let modifier = KeyNames.modifier(text) else {
        throw error("\(name.text) in \"\(member)\"", KeyNames.expectedModifiers)
      }
      modifiers.insert(modifier)
    }
    return modifiers
  }

  // MARK: Drags

  private func drag(
    _ value: JSONValue, _ members: [String: JSONValue], at: StageTime
  ) throws(InputScriptError) -> [TimedInput] {
    guard case .array(let values) = value, values.count >= 2 else {
      throw mismatch("drag", value, "a list of two or more points, each [x,y]")
    }
    var points: [CGPoint] = []
    for value in values { points.append(try point("drag", value)) }
    guard case .number(let seconds, _)? = members["over"], (0...Self.longestDrag).contains(seconds)
    else {
      throw mismatch(
        "over", members["over"], "seconds from 0 to \(JSONText.number(Self.longestDrag))")
    }
    let button = try self.button(members["button"])
    let duration = StageTime(seconds: seconds).flicks
    func event(_ phase: InputEvent.PointerPhase, _ position: CGPoint, _ after: Int64) -> TimedInput
    {
      TimedInput(
        time: at.moved(by: after), event: .pointer(phase, position: position, button: button))
    }
    let last = points[points.count - 1]
    var events = [event(.down, points[0], 0)]
    var step = Self.dragStep
    let route = Route(points)
    while step < duration {
      let position = route.position(at: Double(step) / Double(duration))
      events.append(event(.move, position, step))
      step += Self.dragStep
    }
    events.append(event(.move, last, duration))
    events.append(event(.up, last, duration))
    return events
  }

  /// A polyline, measured by its length.
  private struct Route {
    let points: [CGPoint]
    /// The length of the path up to each point.
    let lengths: [Double]

    init(_ points: [CGPoint]) {
      self.points = points
      var lengths = [0.0]
      for index in points.indices.dropFirst() {
        let step = Elementary.hypot(
          points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
        lengths.append(lengths[index - 1] + step)
      }
      self.lengths = lengths
    }

    /// The point at `fraction` of the whole length.
    func position(at fraction: Double) -> CGPoint {
      let target = fraction * lengths[lengths.count - 1]
      let end = lengths.firstIndex { $0 > target } ?? points.count - 1
      guard end > 0 else { return points[0] }
      let step = lengths[end] - lengths[end - 1]
      let t = step > 0 ? (target - lengths[end - 1]) / step : 1
      let (a, b) = (points[end - 1], points[end])
      return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
  }
}

// MARK: - Values

extension InputScriptReader {
  func mismatch(
    _ name: String, _ value: JSONValue?, _ expected: String
  ) -> InputScriptError {
    guard let value else { return error("no \"\(name)\"", "\"\(name)\": \(expected)") }
    return error("\(value.text) for \"\(name)\"", expected)
  }

  func refuseMembers(
    of members: [String: JSONValue], but known: [String]
  ) throws(InputScriptError) {
    guard let unknown = members.keys.filter({ !known.contains($0) }).min() else { return }
    let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
    throw error("an unknown \(JSONText.string(unknown))", "only \(names)")
  }

  func time(_ name: String, _ value: JSONValue?) throws(InputScriptError) -> StageTime {
    guard case .number(let seconds, _)? = value, (0...Self.latest).contains(seconds) else {
      throw mismatch(name, value, "seconds from 0 to \(JSONText.number(Self.latest))")
    }
    return StageTime(seconds: seconds)
  }

  private func point(_ name: String, _ value: JSONValue?) throws(InputScriptError) -> CGPoint {
    guard case .array(let parts)? = value, parts.count == 2, case .number(let x, _) = parts[0],
      case .number(let y, _) = parts[1]
    else { throw mismatch(name, value, "two numbers in points, [x,y]") }
    return CGPoint(x: x, y: y)
  }

  func size(_ name: String, _ value: JSONValue) throws(InputScriptError) -> CGSize {
    let sides = 1...Self.largestSide
    guard case .array(let parts) = value, parts.count == 2, case .number(let width, _) = parts[0],
      case .number(let height, _) = parts[1], sides.contains(width), sides.contains(height)
    else {
      throw mismatch(
        name, value, "[width,height] in points, each from 1 to \(JSONText.number(Self.largestSide))"
      )
    }
    return CGSize(width: width, height: height)
  }

  func scale(_ value: JSONValue) throws(InputScriptError) -> Double {
    guard case .number(let scale, _) = value, scale > 0, scale <= Self.largestScale else {
      throw mismatch(
        "scale", value,
        "pixels per point, above 0 and at most \(JSONText.number(Self.largestScale))")
    }
    return scale
  }

  func string(_ name: String, _ value: JSONValue) throws(InputScriptError) -> String {
    guard case .string(let text) = value else { throw mismatch(name, value, "a text") }
    return text
  }

  private func cursor(
    _ value: JSONValue?, in text: String
  ) throws(InputScriptError) -> Range<Int> {
    let length = text.unicodeScalars.count
    switch value {
    case nil: return length..<length
    case .number(_, let place?)? where place <= length: return Int(place)..<Int(place)
    case .array(let parts)? where parts.count == 2:
      if case .number(_, let start?) = parts[0], case .number(_, let end?) = parts[1],
        start <= end, end <= length
      {
        return Int(start)..<Int(end)
      }
    default: break
    }
    throw mismatch("cursor", value, "a place in the text, from 0 to \(length), or two: [from,to]")
  }

  func colorScheme(_ value: JSONValue) throws(InputScriptError) -> ColorScheme {
    guard case .string(let text) = value, let scheme = ColorScheme(rawValue: text) else {
      throw mismatch("colorScheme", value, "\"light\" or \"dark\"")
    }
    return scheme
  }

  func idiom(_ value: JSONValue) throws(InputScriptError) -> InterfaceIdiom {
    guard case .string(let text) = value, let idiom = InterfaceIdiom(rawValue: text) else {
      throw mismatch("idiom", value, "\"phone\", \"pad\" or \"desktop\"")
    }
    return idiom
  }

  private func button(
    _ value: JSONValue?
  ) throws(InputScriptError) -> InputEvent.PointerButton {
    guard let value else { return .left }
    guard case .string(let text) = value, let button = InputEvent.PointerButton(rawValue: text)
    else { throw mismatch("button", value, "\"left\", \"middle\" or \"right\"") }
    return button
  }
}

// MARK: - Windows

extension InputScriptReader {
  /// Reads true or false; false if the member is missing.
  func flag(_ name: String, _ value: JSONValue?) throws(InputScriptError) -> Bool {
    switch value {
    case nil: return false
    case .bool(let isOn): return isOn
    default: throw mismatch(name, value, "true or false")
    }
  }

  private func windowChange(
    _ kind: InputEventKind, _ value: JSONValue
  ) throws(InputScriptError) -> InputEvent {
    switch kind {
    case .phase:
      let phases: [String: ScenePhase] = [
        "active": .active, "inactive": .inactive, "background": .background,
      ]
      guard case .string(let text) = value, let phase = phases[text] else {
        throw mismatch("phase", value, "\"active\", \"inactive\" or \"background\"")
      }
      return .phase(phase)
    case .close:
      guard value == .bool(true) else { throw mismatch("close", value, "true") }
      return .close
    default: return .openWindow(try string("openWindow", value))
    }
  }
}

// MARK: - Two fingers, drops

extension InputScriptReader {
  private func twoFingersOrDrop(
    _ kind: InputEventKind, _ value: JSONValue, at position: CGPoint
  ) throws(InputScriptError) -> InputEvent {
    switch kind {
    case .magnify:
      let most = Self.largestFactor
      guard case .number(let factor, _) = value, (1 / most...most).contains(factor) else {
        throw mismatch(
          "magnify", value, "a factor from 0.001 to \(JSONText.number(most))")
      }
      return .magnify(factor, position: position)
    case .rotate:
      guard case .number(let degrees, _) = value, abs(degrees) <= 36_000 else {
        throw mismatch("rotate", value, "degrees from -36000 to 36000")
      }
      return .rotate(.degrees(degrees), position: position)
    default:
      guard case .array(let values) = value, !values.isEmpty else {
        throw mismatch("drop", value, "paths of files, [\"/tmp/a.png\"]")
      }
      var items: [DropItem] = []
      for value in values { items.append(try dropItem(value)) }
      return .drop(items, position: position)
    }
  }

  private func dropItem(_ value: JSONValue) throws(InputScriptError) -> DropItem {
    switch value {
    case .string(let path):
      if let url = URL(string: path), url.isFileURL { return .file(url) }
      // The directory hint avoids a look at the machine's file system.
      // Without a base: the text of the script has the whole path, and reads back as the same URL.
      return .file(URL(filePath: path, directoryHint: .notDirectory).absoluteURL)
    case .object(let members):
      guard members.count == 1, case .string(let text)? = members["text"] else {
        throw mismatch("drop", value, "a path, or {\"text\":\"...\"}")
      }
      return .text(text)
    default: throw mismatch("drop", value, "a path, or {\"text\":\"...\"}")
    }
  }
}
