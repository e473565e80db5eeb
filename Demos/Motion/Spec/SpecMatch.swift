/// Arguments matched with a function's parameters, in order: as in Swift, arguments with defaults can
/// be omitted, and the order is fixed.
struct SpecMatch {
  enum Problem: Equatable {
    /// The argument's label belongs to no parameter that is still to come.
    case unexpected(argument: Int)
    /// A parameter without default got no argument.
    case missing(parameter: Int, column: Int)
    /// A value of another kind than the parameter takes, seen without evaluating it.
    case wrongKind(argument: Int, parameter: Int)
  }

  private(set) var argumentOfParameter: [Int?]
  private(set) var problem: Problem?
  /// How many arguments fit before the problem; all that have the parameter's label count.
  private(set) var fitting = 0

  init(_ arguments: [SpecArgument], parameters: [SpecParameter], endColumn: Int) {
    argumentOfParameter = Array(repeating: nil, count: parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      guard
        let place = parameters[next...].firstIndex(where: { $0.label == argument.label })
      else {
        problem = .unexpected(argument: index)
        return
      }
      if let skipped = parameters[next..<place].firstIndex(where: { $0.defaultValue == nil }) {
        problem = .missing(parameter: skipped, column: argument.column)
        return
      }
      guard parameters[place].type.mayBe(argument.value) else {
        problem = .wrongKind(argument: index, parameter: place)
        return
      }
      argumentOfParameter[place] = index
      fitting += 1
      next = place + 1
    }
    if let left = parameters[next...].firstIndex(where: { $0.defaultValue == nil }) {
      problem = .missing(parameter: left, column: endColumn)
    }
  }

  /// Whether this is the overload more likely meant: it fits longer, or as long up to a value that
  /// is named but of another type.
  func isNearer(than other: SpecMatch, _ arguments: [SpecArgument]) -> Bool {
    if fitting != other.fitting { return fitting > other.fitting }
    return endsAtName(arguments) && !other.endsAtName(arguments)
  }

  private func endsAtName(_ arguments: [SpecArgument]) -> Bool {
    guard case .wrongKind(let index, _) = problem, case .chain = arguments[index].value else {
      return false
    }
    return true
  }
}

extension SpecType {
  /// Whether an expression can be of this type, judged by its syntax.
  func mayBe(_ expression: SpecExpression) -> Bool {
    switch (self, expression) {
    case (.number, .chain(let chain)), (.wholeNumber, .chain(let chain)):
      let types = ["Spring", "UnitCurve", "UnitPoint"]
      if chain.hasLeadingPoint {
        return SpecVocabulary.numbers.contains { $0.name == chain.firstName }
      }
      return !types.contains(chain.firstName)
    case (.number, .boolean), (.wholeNumber, .boolean): return false
    case (.number, _), (.wholeNumber, _): return true
    case (.boolean, .boolean): return true
    case (.boolean, _): return false
    case (_, .chain(let chain)):
      return chain.hasLeadingPoint
        ? !SpecVocabulary.numbers.contains { $0.name == chain.firstName }
        : name.hasSuffix(" " + chain.firstName)
    default: return false
    }
  }
}

/// The error of a call, in words.
struct SpecProblem {
  var column: Int
  var message: String

  init(
    _ match: SpecMatch, title: String, arguments: [SpecArgument],
    overloads: [(title: String, parameters: [SpecParameter])]
  ) {
    let parameters = overloads.first { $0.title == title }?.parameters ?? []
    switch match.problem {
    case .missing(let index, let at):
      column = at
      message =
        parameters[index].label.map { "missing argument \"\($0)\" of \(title)" }
        ?? "missing argument \(index + 1), \(parameters[index].type.name), of \(title)"
    case .wrongKind(let index, let parameter):
      let value = arguments[index].value
      column = value.column
      message = "expected \(parameters[parameter].type.name), found \(value.kindName)"
    case .unexpected(let index):
      column = arguments[index].column
      message = Self.unexpected(index, arguments, title, parameters, overloads)
    case nil:
      column = 1
      message = "\(title) does not fit"
    }
  }

  private static func unexpected(
    _ index: Int, _ arguments: [SpecArgument], _ title: String, _ parameters: [SpecParameter],
    _ overloads: [(title: String, parameters: [SpecParameter])]
  ) -> String {
    guard let label = arguments[index].label else {
      let labels = parameters.compactMap(\.label)
      if parameters.contains(where: { $0.label == nil }) || labels.isEmpty {
        return "one argument too many for \(title)"
      }
      return "missing label of an argument of \(title); expected \(SpecSuggestion.list(labels))"
    }
    if arguments[..<index].contains(where: { $0.label == label }) {
      return "argument \"\(label)\" of \(title) is given twice"
    }
    if let place = parameters.firstIndex(where: { $0.label == label }) {
      // The parameter exists, but before one whose argument came already.
      let later = arguments[..<index].first { earlier in
        parameters[place...].contains { $0.label == earlier.label }
      }
      return "argument \"\(label)\" must precede \(later.map(Self.name) ?? "the others")"
    }
    let others = overloads.filter { overload in
      overload.parameters.contains { $0.label == label }
    }
    if !others.isEmpty, index > 0 {
      let all = overloads.filter { overload in
        overload.parameters.contains { $0.label == label }
          || overload.parameters.contains { $0.label == arguments[0].label }
      }
      return "argument \"\(label)\" does not go with \(name(arguments[index - 1])); write "
        + all.map(\.title).joined(separator: " or ")
    }
    var labels: [String] = []
    for overload in overloads where title == overload.title || index == 0 {
      for parameter in overload.parameters {
        if let known = parameter.label, !labels.contains(known) { labels.append(known) }
      }
    }
    guard !labels.isEmpty else { return "\(title) has no argument \"\(label)\"" }
    return "unknown argument \"\(label)\" of \(title); "
      + SpecSuggestion.text(for: label, among: labels)
  }

  private static func name(_ argument: SpecArgument) -> String {
    argument.label.map { "\"\($0)\"" } ?? "the argument without label"
  }
}

/// Suggestions for a misspelled name.
enum SpecSuggestion {
  /// `did you mean "bounce"?` where one name is near, else all of them.
  static func text(for name: String, among names: [String]) -> String {
    var known: [String] = []
    for name in names where !known.contains(name) { known.append(name) }
    let distances = known.map { distance(name.lowercased(), $0.lowercased()) }
    if let least = distances.min(), least <= max(1, name.count / 3),
      let index = distances.firstIndex(of: least)
    {
      return "did you mean \"\(known[index])\"?"
    }
    return "expected \(list(known))"
  }

  /// `"a", "b" or "c"`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Levenshtein's distance: how many letters to insert, drop or replace. Long names count as far
  /// apart, so that the table stays small.
  static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    guard a.count <= 64, b.count <= 64 else { return max(a.count, b.count) }
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, min(row[j], diagonal) + 1)
      }
    }
    return row[b.count]
  }
}
