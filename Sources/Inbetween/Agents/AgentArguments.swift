import TweenMotion
import TweenStage

/// The checked arguments of a tool call.
struct AgentArguments {
  private let members: [String: JSONValue]

  /// Checks the arguments of a call. Throws a sentence for a missing, an unknown or a wrong argument.
  ///
  /// - Parameters:
  ///   - members: The arguments; null counts as absent.
  ///   - parameters: The arguments that the tool takes.
  ///   - tool: The tool's name.
  init(
    _ members: [String: JSONValue], for parameters: [AgentParameter], of tool: String
  ) throws(AgentFailure) {
    try Self.check(members, parameters, of: tool, path: "")
    self.members = members.filter { $0.value != .null }
  }

  private init(checked members: [String: JSONValue]) {
    self.members = members.filter { $0.value != .null }
  }

  /// Throws a sentence for the first wrong member of an object.
  static func check(
    _ members: [String: JSONValue], _ parameters: [AgentParameter], of owner: String, path: String
  ) throws(AgentFailure) {
    let names = parameters.filter(\.kind.isAllowed).map(\.name)
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let expected =
          names.isEmpty ? "no arguments" : SentenceText.choices(names.map { JSONText.string($0) })
        let hint = Subcommand.nearest(to: name, in: names)
        throw AgentFailure(
          "\(owner) has no argument \(JSONText.string(name)); expected \(expected)."
            + (hint.map { " Did you mean \"\($0)\"?" } ?? ""))
      }
      if value != .null { try parameter.check(value, at: path + name) }
    }
    for parameter in parameters
    where parameter.isRequired && (members[parameter.name] ?? .null) == .null {
      throw AgentFailure(
        "\(owner) lacks the argument \"\(path)\(parameter.name)\": \(parameter.description)")
    }
  }

  func text(_ name: String) -> String? {
    guard case .string(let text)? = members[name] else { return nil }
    return text
  }

  func number(_ name: String) -> Double? {
    guard case .number(let number, _)? = members[name] else { return nil }
    return number
  }

  func whole(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  func flag(_ name: String) -> Bool {
    members[name] == .bool(true)
  }

  func numbers(_ name: String) -> [Double]? {
    guard case .array(let values)? = members[name] else { return nil }
    return values.compactMap {
      guard case .number(let number, _) = $0 else { return nil }
      return number
    }
  }

  func texts(_ name: String) -> [String] {
    guard case .array(let values)? = members[name] else { return [] }
    return values.compactMap {
      guard case .string(let text) = $0 else { return nil }
      return text
    }
  }

  func time(_ name: String) -> StageTime? { number(name).map { StageTime(seconds: $0) } }

  /// The members of an object as arguments of their own.
  func members(_ name: String) -> AgentArguments? {
    value(name).flatMap { value in
      guard case .object(let members) = value else { return nil }
      return AgentArguments(checked: members)
    }
  }

  /// The value as JSON; nil without one.
  func value(_ name: String) -> JSONValue? { members[name] }
}
