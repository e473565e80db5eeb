import TweenStage

/// An argument that a tool takes. It makes the JSON schema, and checks values with the same limits.
struct AgentParameter: Sendable {
  /// The type of the values and their limits.
  enum Kind: Sendable {
    case text
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    case flag
    case choice([String])
    /// A list of at least one and at most so many numbers.
    case numbers(ClosedRange<Double>, most: Int)
    /// A list of names.
    case choices([String])
    /// An object with these members.
    case members([AgentParameter])
    /// An object whose members another reader checks.
    case object
    /// A name that agents try, and no value that a call can set: the sentence that refuses it. The schema
    /// leaves the name out.
    case refused(String)

    /// Whether a call can give the argument.
    var isAllowed: Bool {
      guard case .refused = self else { return true }
      return false
    }
  }

  var name: String
  var kind: Kind
  /// The meaning, the unit and the default.
  var description: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.description = description
    self.isRequired = isRequired
  }

  /// The schema of an object with these members and no others.
  static func schema(of all: [AgentParameter]) -> JSONValue {
    let parameters = all.filter(\.kind.isAllowed)
    var members: [String: JSONValue] = [
      "type": .string("object"), "additionalProperties": .bool(false),
      "properties": .object(
        Dictionary(
          parameters.map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first })),
    ]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members["required"] = .array(required) }
    return .object(members)
  }

  private var schema: JSONValue {
    var members = kind.schema
    members["description"] = .string(description)
    return .object(members)
  }

  /// Throws a sentence for a value of another type, or beyond the limits.
  ///
  /// - Parameter place: The name with the names of the objects around it, such as `from.x`.
  func check(_ value: JSONValue, at place: String) throws(AgentFailure) {
    if case .refused(let sentence) = kind { throw AgentFailure(sentence) }
    if case .members(let parameters) = kind {
      guard case .object(let members) = value else { throw mismatch(value, place) }
      return try AgentArguments.check(members, parameters, of: "\"\(place)\"", path: place + ".")
    }
    guard kind.allows(value) else { throw mismatch(value, place) }
  }

  /// The longest quotation of a wrong value, in characters.
  private static let quotedLength = 80

  private func mismatch(_ value: JSONValue, _ place: String) -> AgentFailure {
    let text = value.text
    let found =
      text.count <= Self.quotedLength ? text : text.prefix(Self.quotedLength) + "..."
    return AgentFailure("\"\(place)\" is \(found); expected \(kind.phrase).")
  }
}

extension AgentParameter.Kind {
  fileprivate var schema: [String: JSONValue] {
    func type(_ name: String) -> [String: JSONValue] { ["type": .string(name)] }
    func limits(_ range: ClosedRange<Double>) -> [String: JSONValue] {
      [
        "minimum": .number(range.lowerBound, whole: nil),
        "maximum": .number(range.upperBound, whole: nil),
      ]
    }
    func names(_ choices: [String]) -> JSONValue { .array(choices.map { .string($0) }) }
    func with(_ first: [String: JSONValue], _ more: [String: JSONValue]) -> [String: JSONValue] {
      first.merging(more) { $1 }
    }
    switch self {
    case .text: return type("string")
    case .number(let range): return with(type("number"), limits(range))
    case .whole(let range):
      return with(
        type("integer"), limits(Double(range.lowerBound)...Double(range.upperBound)))
    case .flag: return type("boolean")
    case .choice(let choices): return with(type("string"), ["enum": names(choices)])
    case .numbers(let range, let most):
      return with(
        type("array"),
        [
          "items": .object(with(type("number"), limits(range))), "minItems": .whole(1),
          "maxItems": .whole(most),
        ])
    case .choices(let choices):
      return with(
        type("array"), ["items": .object(with(type("string"), ["enum": names(choices)]))])
    case .members(let parameters):
      guard case .object(let members) = AgentParameter.schema(of: parameters) else { return [:] }
      return members
    case .object: return type("object")
    case .refused: return [:]
    }
  }

  fileprivate func allows(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text, .string), (.flag, .bool), (.object, .object): true
    case (.number(let range), .number(let number, _)): range.contains(number)
    case (.whole(let range), .number(let number, _)):
      Int(exactly: number).map(range.contains) ?? false
    case (.choice(let choices), .string(let text)): choices.contains(text)
    case (.numbers(let range, let most), .array(let values)):
      (1...most).contains(values.count)
        && values.allSatisfy { AgentParameter.Kind.number(range).allows($0) }
    case (.choices(let choices), .array(let values)):
      values.allSatisfy { AgentParameter.Kind.choice(choices).allows($0) }
    default: false
    }
  }

  /// The allowed values, as the end of a sentence.
  fileprivate var phrase: String {
    func span(_ range: ClosedRange<Double>) -> String {
      "from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
    }
    switch self {
    case .text: return "a text"
    case .number(let range): return "a number \(span(range))"
    case .whole(let range): return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: return "true or false"
    case .choice(let choices):
      return SentenceText.choices(choices.map { JSONText.string($0) })
    case .numbers(let range, let most): return "a list of 1 to \(most) numbers \(span(range))"
    case .choices(let choices):
      return "a list of \(SentenceText.choices(choices.map { JSONText.string($0) }))"
    case .members(let parameters):
      return "an object with \(SentenceText.choices(parameters.map(\.name)))"
    case .object: return "an object"
    case .refused: return "no value"
    }
  }
}

extension JSONValue {
  /// A whole number.
  static func whole(_ number: Int) -> JSONValue {
    .number(Double(number), whole: UInt64(exactly: number))
  }
}
