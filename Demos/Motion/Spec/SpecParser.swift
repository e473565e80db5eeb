import Foundation
import TweenGeometry
import TweenMotion

/// The value of a SPEC.
enum MotionValue: Equatable {
  case animation(Animation)
  case spring(Spring)
  case curve(UnitCurve)
}

/// A SPEC with its parsed value.
struct MotionSpec: Equatable {
  var text: String
  var value: MotionValue

  init(_ text: String) throws(SpecError) {
    self.text = text
    value = try SpecParser(text).parse()
  }
}

/// Gives the names in a SPEC their meaning, as Swift would where an animation is expected.
struct SpecParser {
  let text: String

  init(_ text: String) { self.text = text }

  func parse() throws(SpecError) -> MotionValue {
    var reader = try SpecReader(text)
    let expression = try reader.read()
    guard case .chain(let chain) = expression else {
      throw fail(
        expression.column,
        "expected an animation, a Spring or a UnitCurve, found \(expression.kindName)")
    }
    if !chain.hasLeadingPoint {
      switch chain.firstName {
      case "Spring": return .spring(try spring(chain))
      case "UnitCurve": return .curve(try curve(chain))
      default: break
      }
    }
    return .animation(try animation(chain))
  }

  func fail(_ column: Int, _ message: String) -> SpecError {
    SpecError(column: column, message: message, text: text)
  }

  // MARK: Chains

  private func animation(_ chain: SpecChain) throws(SpecError) -> Animation {
    var links = chain.links[...]
    if !chain.hasLeadingPoint, chain.firstName == "Animation" {
      links = try membersAfterType(chain)
    }
    guard let first = links.first else { throw fail(chain.column, "expected an animation") }
    if chain.hasLeadingPoint || chain.links.count == links.count,
      !SpecVocabulary.animations.contains(where: { $0.name == first.name })
    {
      try suggestOtherType(first)
    }
    var result = try call(first, among: SpecVocabulary.animations, kind: "animation")
    for link in links.dropFirst() {
      result = try call(
        link, among: SpecVocabulary.animationModifiers, kind: "modifier of animations")(result)
    }
    return result
  }

  /// Names that belong to another type deserve more than a list of animations.
  private func suggestOtherType(_ link: SpecLink) throws(SpecError) {
    if SpecVocabulary.curves.contains(where: { $0.name == link.name }) {
      throw fail(
        link.column, "\"\(link.name)\" is a UnitCurve: write UnitCurve.\(link.name)")
    }
    if SpecVocabulary.animationModifiers.contains(where: { $0.name == link.name }) {
      throw fail(
        link.column,
        "\"\(link.name)\" modifies an animation: write one before it, as in spring.\(link.name)(…)")
    }
  }

  private func spring(_ chain: SpecChain) throws(SpecError) -> Spring {
    guard let first = chain.links.first else { throw fail(chain.column, "expected a Spring") }
    let result: Spring
    var rest = chain.links.dropFirst()
    if chain.hasLeadingPoint || first.arguments == nil || Self.isInit(rest.first) {
      let members = chain.hasLeadingPoint ? chain.links[...] : try membersAfterType(chain)
      guard let member = members.first else { throw fail(chain.column, "expected a Spring") }
      result = try typeMember(
        member, initializers: SpecVocabulary.springInitializers,
        statics: SpecVocabulary.springPresets, kind: "Spring")
      rest = members.dropFirst()
    } else {
      result = try call(first, among: SpecVocabulary.springInitializers, kind: "Spring")
    }
    if let extra = rest.first {
      throw fail(extra.column, "a Spring has no \"\(extra.name)\" that gives another Spring")
    }
    return result
  }

  private func curve(_ chain: SpecChain) throws(SpecError) -> UnitCurve {
    let members = chain.hasLeadingPoint ? chain.links[...] : try membersAfterType(chain)
    guard let first = members.first else { throw fail(chain.column, "expected a UnitCurve") }
    var result = try call(first, among: SpecVocabulary.curves, kind: "UnitCurve")
    for link in members.dropFirst() {
      result = try call(
        link, among: SpecVocabulary.curveModifiers, kind: "property of UnitCurve")(result)
    }
    return result
  }

  private func point(_ chain: SpecChain) throws(SpecError) -> UnitPoint {
    guard let first = chain.links.first else { throw fail(chain.column, "expected a UnitPoint") }
    var rest = chain.links.dropFirst()
    let result: UnitPoint
    if chain.hasLeadingPoint || first.arguments == nil || Self.isInit(rest.first) {
      let members = chain.hasLeadingPoint ? chain.links[...] : try membersAfterType(chain)
      guard let member = members.first else { throw fail(chain.column, "expected a UnitPoint") }
      result = try typeMember(
        member, initializers: SpecVocabulary.pointInitializers, statics: SpecVocabulary.points,
        kind: "UnitPoint")
      rest = members.dropFirst()
    } else {
      result = try call(first, among: SpecVocabulary.pointInitializers, kind: "UnitPoint")
    }
    if let extra = rest.first {
      throw fail(extra.column, "a UnitPoint has no \"\(extra.name)\" that gives another UnitPoint")
    }
    return result
  }

  private static func isInit(_ link: SpecLink?) -> Bool { link?.name == "init" }

  /// Returns the links after the type's name.
  private func membersAfterType(_ chain: SpecChain) throws(SpecError) -> ArraySlice<SpecLink> {
    guard let type = chain.links.first else { throw fail(chain.column, "expected a name") }
    guard type.arguments == nil else {
      throw fail(type.column, "\(type.name) is a type: write \(type.name). and one of its members")
    }
    guard chain.links.count > 1 else {
      throw fail(
        type.endColumn, "expected \".\" and a member of \(type.name) after \"\(type.name)\"")
    }
    return chain.links.dropFirst()
  }

  /// A static member of a type, or `init`.
  private func typeMember<Result>(
    _ link: SpecLink, initializers: [SpecSignature<Result>], statics: [SpecSignature<Result>],
    kind: String
  ) throws(SpecError) -> Result {
    if link.name != "init" { return try call(link, among: statics, kind: kind) }
    var named = link
    named.name = kind
    return try call(named, among: initializers, kind: kind)
  }

  // MARK: Calls

  /// The value of a link that calls one of `signatures`.
  private func call<Result>(
    _ link: SpecLink, among signatures: [SpecSignature<Result>], kind: String
  ) throws(SpecError) -> Result {
    let named = signatures.filter { $0.name == link.name }
    guard !named.isEmpty else {
      let known = signatures.map(\.name)
      throw fail(
        link.column,
        "unknown \(kind) \"\(link.name)\"; \(SpecSuggestion.text(for: link.name, among: known))")
    }
    guard let arguments = link.arguments else {
      if let property = named.first(where: { $0.parameters == nil }) {
        return property.make(SpecValues(values: []))
      }
      throw fail(link.endColumn, "expected the arguments of \(named[0].title)")
    }
    let functions = named.filter { $0.parameters != nil }
    guard !functions.isEmpty else {
      throw fail(link.column, "\"\(link.name)\" takes no arguments and no parentheses")
    }
    let matches = functions.map {
      SpecMatch(arguments, parameters: $0.parameters ?? [], endColumn: link.endColumn)
    }
    // The first match without a problem is called; otherwise the longest match gives the error.
    if let index = matches.firstIndex(where: { $0.problem == nil }) {
      return functions[index].make(
        try values(arguments, matches[index], functions[index].parameters ?? []))
    }
    var best = 0
    for index in matches.indices where matches[index].isNearer(than: matches[best], arguments) {
      best = index
    }
    let problem = SpecProblem(
      matches[best], title: functions[best].title, arguments: arguments,
      overloads: functions.map { ($0.title, $0.parameters ?? []) })
    throw fail(problem.column, problem.message)
  }

  private func values(
    _ arguments: [SpecArgument], _ match: SpecMatch, _ parameters: [SpecParameter]
  ) throws(SpecError) -> SpecValues {
    var values: [SpecValue] = []
    for (index, parameter) in parameters.enumerated() {
      if let argument = match.argumentOfParameter[index] {
        values.append(try value(arguments[argument].value, as: parameter.type))
      } else if let defaultValue = parameter.defaultValue {
        values.append(defaultValue)
      }
    }
    return SpecValues(values: values)
  }

  // MARK: Values

  private func value(
    _ expression: SpecExpression, as type: SpecType
  ) throws(SpecError) -> SpecValue {
    switch (type, expression) {
    case (.number, _): return .number(try number(expression))
    case (.wholeNumber, _): return .wholeNumber(try wholeNumber(expression))
    case (.boolean, .boolean(let value, _)): return .boolean(value)
    case (.spring, .chain(let chain)):
      if chain.hasLeadingPoint || chain.firstName == "Spring" {
        return .spring(try spring(chain))
      }
    case (.curve, .chain(let chain)):
      if chain.hasLeadingPoint || chain.firstName == "UnitCurve" {
        return .curve(try curve(chain))
      }
    case (.point, .chain(let chain)):
      if chain.hasLeadingPoint || chain.firstName == "UnitPoint" {
        return .point(try point(chain))
      }
    default: break
    }
    throw fail(expression.column, "expected \(type.name), found \(expression.kindName)")
  }

  private func number(_ expression: SpecExpression) throws(SpecError) -> Double {
    switch expression {
    case .number(let value, _, _): return value
    case .negative(let inner, _): return -(try number(inner))
    case .binary(let left, let operation, let right):
      let (a, b) = (try number(left), try number(right))
      switch operation {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      default: return a / b
      }
    case .boolean(let value, let column):
      throw fail(column, "expected a number, found \(value)")
    case .chain(let chain): return try namedNumber(chain)
    }
  }

  /// `.pi`, `Double.pi`, `CGFloat.infinity` and so on.
  private func namedNumber(_ chain: SpecChain) throws(SpecError) -> Double {
    var links = chain.links[...]
    if !chain.hasLeadingPoint {
      guard ["Double", "CGFloat", "TimeInterval"].contains(chain.firstName) else {
        throw fail(chain.column, "expected a number, found \"\(chain.firstName)\"")
      }
      links = try membersAfterType(chain)
    }
    guard let link = links.first else { throw fail(chain.column, "expected a number") }
    guard let known = SpecVocabulary.numbers.first(where: { $0.name == link.name }) else {
      let names = SpecVocabulary.numbers.map(\.name)
      throw fail(
        link.column,
        "unknown number \"\(link.name)\"; \(SpecSuggestion.text(for: link.name, among: names))")
    }
    guard link.arguments == nil else {
      throw fail(link.column, "\"\(link.name)\" takes no arguments and no parentheses")
    }
    if let extra = links.dropFirst().first {
      throw fail(extra.column, "unexpected \"\(extra.name)\" after a number")
    }
    return known.value
  }

  /// Whole numbers calculate as Swift's do, and report what Swift would trap on.
  private func wholeNumber(_ expression: SpecExpression) throws(SpecError) -> Int {
    switch expression {
    case .number(let value, true, let column):
      guard let whole = Int(exactly: value) else {
        throw fail(column, "expected a whole number below \(Int.max)")
      }
      return whole
    case .negative(let inner, let column):
      let (result, overflow) = (0).subtractingReportingOverflow(try wholeNumber(inner))
      if overflow { throw fail(column, "this number is too large") }
      return result
    case .binary(let left, let operation, let right):
      let (a, b) = (try wholeNumber(left), try wholeNumber(right))
      let result: (partialValue: Int, overflow: Bool)
      switch operation {
      case "+": result = a.addingReportingOverflow(b)
      case "-": result = a.subtractingReportingOverflow(b)
      case "*": result = a.multipliedReportingOverflow(by: b)
      default: result = a.dividedReportingOverflow(by: b)
      }
      if result.overflow { throw fail(left.column, "this number is too large") }
      return result.partialValue
    default:
      throw fail(expression.column, "expected a whole number, found \(written(expression))")
    }
  }

  private func written(_ expression: SpecExpression) -> String {
    if case .number(let value, _, _) = expression { return "\(value)" }
    return expression.kindName
  }
}
