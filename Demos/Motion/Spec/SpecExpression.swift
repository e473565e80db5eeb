/// A SPEC as it is written, before its names mean anything.
indirect enum SpecExpression: Equatable {
  case number(Double, isWhole: Bool, column: Int)
  case boolean(Bool, column: Int)
  case negative(SpecExpression, column: Int)
  /// `operation` is one of + - * /.
  case binary(SpecExpression, operation: Character, SpecExpression)
  case chain(SpecChain)

  var column: Int {
    switch self {
    case .number(_, _, let column), .boolean(_, let column), .negative(_, let column): column
    case .binary(let left, _, _): left.column
    case .chain(let chain): chain.column
    }
  }

  /// How a message names it.
  var kindName: String {
    switch self {
    case .number, .negative, .binary: "a number"
    case .boolean(let value, _): "\(value)"
    case .chain(let chain): "\"\(chain.firstName)\""
    }
  }
}

/// Names and calls joined by points: `Animation.spring(bounce: 0.3).delay(1)`.
struct SpecChain: Equatable {
  /// Whether it begins with a point.
  var hasLeadingPoint: Bool
  var links: [SpecLink]
  var column: Int

  var firstName: String { links.first?.name ?? "" }
}

/// One name of a chain, with its arguments if it has parentheses.
struct SpecLink: Equatable {
  var name: String
  var column: Int
  var arguments: [SpecArgument]?
  /// Where the closing parenthesis stands, or what follows the name.
  var endColumn: Int
}

struct SpecArgument: Equatable {
  var label: String?
  /// Where the label, or the value without one, begins.
  var column: Int
  var value: SpecExpression
}
