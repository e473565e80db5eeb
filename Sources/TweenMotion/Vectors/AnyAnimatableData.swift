/// Animatable data with a hidden type. An operation on data of different types returns the left
/// operand, except that zero takes on the right one.
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil is the zero of any type.
  private var box: VectorBox?

  public init<Data: VectorArithmetic>(_ data: Data) { box = TypedVectorBox(data) }

  private init(box: VectorBox?) { self.box = box }

  /// The data, if they have that type; its zero for the zero of any type.
  package func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    guard let box else { return .zero }
    return (box as? TypedVectorBox<Data>)?.value
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(box: nil) }

  // Witnesses with other names: each function named + or - is one more that the compiler tries for
  // each such sign in an expression with an error.
  @_implements(AdditiveArithmetic,+(_:_:))
  public static func _sum(left: Self, right: Self) -> Self {
    guard let own = left.box else { return right }
    guard let other = right.box else { return left }
    return Self(box: own.adding(other))
  }

  @_implements(AdditiveArithmetic,-(_:_:))
  public static func _difference(left: Self, right: Self) -> Self {
    guard let other = right.box else { return left }
    guard let own = left.box else { return Self(box: other.negated) }
    return Self(box: own.subtracting(other))
  }

  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }

  public mutating func scale(by factor: Double) { box = box?.scaled(by: factor) }

  public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }

  public static func == (left: Self, right: Self) -> Bool {
    switch (left.box, right.box) {
    case (nil, nil): true
    case (let own?, let other?): own.isEqual(to: other)
    case (let box?, nil), (nil, let box?): box.isZero
    }
  }
}

private class VectorBox {
  var negated: VectorBox { self }
  var isZero: Bool { true }
  var magnitudeSquared: Double { 0 }
  func adding(_ other: VectorBox) -> VectorBox { self }
  func subtracting(_ other: VectorBox) -> VectorBox { self }
  func scaled(by factor: Double) -> VectorBox { self }
  func isEqual(to other: VectorBox) -> Bool { false }
}

private final class TypedVectorBox<Data: VectorArithmetic>: VectorBox {
  let value: Data

  init(_ value: Data) { self.value = value }

  override var negated: VectorBox { TypedVectorBox(.zero - value) }
  override var isZero: Bool { value == .zero }
  override var magnitudeSquared: Double { value.magnitudeSquared }

  override func adding(_ other: VectorBox) -> VectorBox {
    guard let other = other as? TypedVectorBox<Data> else { return self }
    return TypedVectorBox(value + other.value)
  }

  override func subtracting(_ other: VectorBox) -> VectorBox {
    guard let other = other as? TypedVectorBox<Data> else { return self }
    return TypedVectorBox(value - other.value)
  }

  override func scaled(by factor: Double) -> VectorBox {
    var scaled = value
    scaled.scale(by: factor)
    return TypedVectorBox(scaled)
  }

  override func isEqual(to other: VectorBox) -> Bool {
    (other as? TypedVectorBox<Data>)?.value == value
  }
}
