import TweenViews

/// The names of elements in input files.
enum ElementNames {
  /// Returns a label as it is written in a file. A name that begins with "#" is an identifier, so a label
  /// that begins with "#" or a backslash has a backslash before it.
  static func text(ofLabel label: String) -> String {
    label.hasPrefix("#") || label.hasPrefix("\\") ? "\\" + label : label
  }

  /// Returns the target that a name in a file refers to.
  static func target(_ name: String) -> ElementRequest.Target {
    if name.hasPrefix("#") { return .identifier(String(name.dropFirst())) }
    return .label(name.hasPrefix("\\") ? String(name.dropFirst()) : name)
  }
}

extension InputScriptReader {
  /// Reads a request to an element.
  func request(
    _ kind: InputEventKind, _ value: JSONValue, _ members: [String: JSONValue]
  ) throws(InputScriptError) -> ElementRequest {
    var target = ElementNames.target(try string(kind.rawValue, value))
    if let place = members["place"] {
      guard case .label(let label) = target else {
        throw mismatch("place", place, "none beside an identifier")
      }
      target = .place(try indices(place), label: label)
    }
    let action: ElementRequest.Action
    switch kind {
    case .set:
      switch members["value"] {
      case .string(let text)?: action = .setText(text)
      case .number(let number, _)?: action = .setNumber(number)
      default: throw mismatch("value", members["value"], "a text or a number")
      }
    case .select: action = .select(try range("range", members["range"]))
    case .look: action = .focus
    default:
      action = .perform(
        try members["action"].map { name throws(InputScriptError) in
          try string("action", name)
        } ?? "default")
    }
    return ElementRequest(action, of: target)
  }

  private func indices(_ value: JSONValue) throws(InputScriptError) -> [Int] {
    guard case .array(let parts) = value else {
      throw mismatch("place", value, "a list of indices, [0,2]")
    }
    var list: [Int] = []
    for part in parts {
      guard case .number(_, let whole?) = part, let index = Int(exactly: whole) else {
        throw mismatch("place", value, "a list of indices, [0,2]")
      }
      list.append(index)
    }
    return list
  }

  func range(_ name: String, _ value: JSONValue?) throws(InputScriptError) -> Range<Int> {
    guard case .array(let parts)? = value, parts.count == 2, case .number(_, let from?) = parts[0],
      case .number(_, let to?) = parts[1], let start = Int(exactly: from),
      let end = Int(exactly: to), start <= end
    else {
      let expected =
        name == "range" ? "two places in the text, [from,to]" : "two indices, [from,to]"
      throw mismatch(name, value, expected)
    }
    return start..<end
  }
}
