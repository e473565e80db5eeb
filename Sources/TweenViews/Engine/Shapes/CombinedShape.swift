import Foundation
import TweenGeometry
import TweenMotion

/// Two shapes in the same rectangle, combined. Both animate; the size is that of the first.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let (one, other) = (first.path(in: rect), second.path(in: rect))
    switch operation {
    case .union: return one.union(other, eoFill: eoFill)
    case .intersection: return one.intersection(other, eoFill: eoFill)
    case .subtraction: return one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: return one.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: return one.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: return one.lineSubtraction(other, eoFill: eoFill)
    }
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Returns the area that at least one of the two shapes fills, both in the same rectangle. With
  /// `eoFill` both use the even-odd rule instead of the nonzero winding rule.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the area that both shapes fill. With `eoFill` both use the even-odd rule.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the area that this shape fills and the other does not. With `eoFill` both use the
  /// even-odd rule.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// Returns the area that exactly one of the two shapes fills. With `eoFill` both use the even-odd
  /// rule.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of this shape's outline inside the area of the other shape, or on its outline.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of this shape's outline outside the area of the other shape.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
