import Foundation
import TweenGeometry

/// How the space inside an element lies in the space around it.
///
/// Flat maps stay what they are, so that what is drawn under them is exact; only those with a
/// perspective are projections.
package enum SpaceEffect: Equatable {
  case affine(CGAffineTransform)
  case projective(ProjectionTransform)

  package static let identity = SpaceEffect.affine(.identity)

  /// The effect of a map. One that is singular or not finite does nothing (Semantics 5.6).
  package init(_ map: ProjectionTransform) {
    guard map.isFinite, map.determinant != 0 else {
      self = .identity
      return
    }
    if let affine = map.affine { self = .affine(affine) } else { self = .projective(map) }
  }

  /// This effect, then a flat map.
  package func concatenating(_ transform: CGAffineTransform) -> SpaceEffect {
    switch self {
    case .affine(let own): .affine(own.concatenating(transform))
    case .projective(let own): .projective(own.concatenating(ProjectionTransform(transform)))
    }
  }

  /// Whether points find their way back.
  package var isInvertible: Bool {
    switch self {
    case .affine(let own): abs(own.a * own.d - own.b * own.c) > 0
    case .projective(let own): own.determinant != 0 && own.determinant.isFinite
    }
  }

  /// Where a point of the space inside is shown; infinite where it lies behind the eye.
  package func apply(to point: CGPoint) -> CGPoint {
    switch self {
    case .affine(let own): point.applying(own)
    case .projective(let own): point.applying(own)
    }
  }

  /// The point of the space inside that is shown at `point`; infinite where the eye sees none.
  package func unapply(to point: CGPoint) -> CGPoint {
    switch self {
    case .affine(let own): point.applying(own.inverted())
    case .projective(let own): point.unapplying(own)
    }
  }
}
