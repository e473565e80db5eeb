import Foundation
import TweenGeometry

/// The transform from the space inside an element to the space around it.
///
/// Affine transforms stay affine, so that drawing under them is exact; only transforms with a
/// perspective are projections.
package enum SpaceEffect: Equatable {
  case affine(CGAffineTransform)
  case projective(ProjectionTransform)

  package static let identity = SpaceEffect.affine(.identity)

  /// Creates the effect of a transform. A transform that is singular or not finite has no effect
  /// (Semantics 5.6).
  package init(_ map: ProjectionTransform) {
    guard map.isFinite, map.determinant != 0 else {
      self = .identity
      return
    }
    if let affine = map.affine { self = .affine(affine) } else { self = .projective(map) }
  }

  /// Returns this effect followed by an affine transform.
  package func concatenating(_ transform: CGAffineTransform) -> SpaceEffect {
    switch self {
    case .affine(let own): .affine(own.concatenating(transform))
    case .projective(let own): .projective(own.concatenating(ProjectionTransform(transform)))
    }
  }

  /// Whether the effect can be inverted.
  package var isInvertible: Bool {
    switch self {
    case .affine(let own): abs(own.a * own.d - own.b * own.c) > 0
    case .projective(let own): own.determinant != 0 && own.determinant.isFinite
    }
  }

  /// Returns where a point of the inner space is shown; infinite if it lies behind the eye.
  package func apply(to point: CGPoint) -> CGPoint {
    switch self {
    case .affine(let own): point.applying(own)
    case .projective(let own): point.applying(own)
    }
  }

  /// Returns the point of the inner space that is shown at `point`; infinite if there is none.
  package func unapply(to point: CGPoint) -> CGPoint {
    switch self {
    case .affine(let own): point.applying(own.inverted())
    case .projective(let own): point.unapplying(own)
    }
  }
}
