import TweenMotion
import TweenViews

extension InputScriptReader {
  /// Reads an expectation.
  func expectation(
    _ kind: InputEventKind, _ value: JSONValue, _ members: [String: JSONValue], at: StageTime,
    _ window: String?
  ) throws(InputScriptError) -> InputExpectation {
    let name = try string(kind.rawValue, value)
    if kind == .hash {
      guard (16...64).contains(name.utf8.count), FrameDigest.isHexadecimal(name) else {
        throw mismatch("hash", value, "16 to 64 hexadecimal digits, as a manifest has them")
      }
      return InputExpectation(time: at, .pixels(hash: name), window: window)
    }
    guard name != "", name != "#" else {
      throw mismatch(kind.rawValue, value, "an element's label, or its identifier after #")
    }
    if kind == .absent { return InputExpectation(time: at, .absence(name: name), window: window) }
    let role = try members["role"].map { value throws(InputScriptError) in
      guard let role = ViewGraph.Element.Role(rawValue: try string("role", value)) else {
        let roles = ViewGraph.Element.Role.allCases.map { "\"\($0.rawValue)\"" }
        throw mismatch("role", value, "one of \(roles.joined(separator: ", "))")
      }
      return role
    }
    let content = try members["value"].map { value throws(InputScriptError) in
      try string("value", value)
    }
    return InputExpectation(
      time: at, .element(name: name, role: role, value: content), window: window)
  }

  /// Reads a check of a recording.
  func check(
    _ value: JSONValue, _ members: [String: JSONValue], at: StageTime, _ window: String?
  ) throws(InputScriptError) -> FrameCheck {
    let items = try members["items"].map { value throws(InputScriptError) in
      try string("items", value)
    }
    guard let digest = FrameDigest(text: try string("check", value), itemsText: items ?? "") else {
      throw error(
        "\(value.text) and \(members["items"]?.text ?? "nothing") as checksums",
        "16 hexadecimal digits, and four for each item")
    }
    var lines: [String] = []
    if let list = members["elements"] {
      guard case .array(let values) = list else {
        throw mismatch("elements", list, "lines of a tree")
      }
      for value in values { lines.append(try string("elements", value)) }
    }
    return FrameCheck(
      time: at, window: window, digest: digest,
      replaced: try members["lines"].map { value throws(InputScriptError) in
        try range("lines", value)
      } ?? 0..<0, lines: lines)
  }
}
