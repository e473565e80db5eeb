import TweenGeometry
import TweenMotion

/// The type of an argument.
enum SpecType: Sendable {
  case number
  case wholeNumber
  case boolean
  case spring
  case curve
  case point

  var name: String {
    switch self {
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .boolean: "true or false"
    case .spring: "a Spring"
    case .curve: "a UnitCurve"
    case .point: "a UnitPoint"
    }
  }
}

enum SpecValue: Equatable, Sendable {
  case number(Double)
  case wholeNumber(Int)
  case boolean(Bool)
  case spring(Spring)
  case curve(UnitCurve)
  case point(UnitPoint)
}

/// The values of a call's parameters, in their order; each has the type of its parameter.
struct SpecValues {
  var values: [SpecValue]

  func number(_ index: Int) -> Double {
    guard case .number(let value) = values[index] else { wrong(index) }
    return value
  }

  func wholeNumber(_ index: Int) -> Int {
    guard case .wholeNumber(let value) = values[index] else { wrong(index) }
    return value
  }

  func boolean(_ index: Int) -> Bool {
    guard case .boolean(let value) = values[index] else { wrong(index) }
    return value
  }

  func spring(_ index: Int) -> Spring {
    guard case .spring(let value) = values[index] else { wrong(index) }
    return value
  }

  func curve(_ index: Int) -> UnitCurve {
    guard case .curve(let value) = values[index] else { wrong(index) }
    return value
  }

  func point(_ index: Int) -> UnitPoint {
    guard case .point(let value) = values[index] else { wrong(index) }
    return value
  }

  private func wrong(_ index: Int) -> Never {
    preconditionFailure("Parameter \(index) has another type than in its signature.")
  }
}

struct SpecParameter: Sendable {
  /// nil where the argument stands without a label.
  var label: String?
  var type: SpecType
  /// nil for an argument that is required.
  var defaultValue: SpecValue?

  static func number(_ label: String?, _ defaultValue: Double? = nil) -> SpecParameter {
    SpecParameter(label: label, type: .number, defaultValue: defaultValue.map { .number($0) })
  }

  static func boolean(_ label: String, _ defaultValue: Bool) -> SpecParameter {
    SpecParameter(label: label, type: .boolean, defaultValue: .boolean(defaultValue))
  }
}

/// A function, initializer or property that a SPEC may name.
struct SpecSignature<Result: Sendable>: Sendable {
  var name: String
  /// nil for a property, which has no parentheses.
  var parameters: [SpecParameter]?
  var make: @Sendable (SpecValues) -> Result

  /// `spring(duration:bounce:blendDuration:)`, as documentation names it.
  var title: String {
    guard let parameters else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  static func property(_ name: String, _ value: Result) -> SpecSignature {
    SpecSignature(name: name, parameters: nil) { _ in value }
  }
}
