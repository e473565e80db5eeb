import Foundation
import TweenGeometry
import TweenMotion

/// The change of a drawing in a layout of the other direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The drawing is the same in both directions.
  case fixed
  /// The drawing is mirrored in layouts of the given direction.
  case mirrors(in: LayoutDirection = .rightToLeft)

  /// Mirrors the drawing in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension LayoutDirectionBehavior {
  /// Whether a drawing is mirrored in a layout of the given direction.
  package func isMirrored(isRightToLeft: Bool) -> Bool {
    guard case .mirrors(let direction) = self else { return false }
    return (direction == .rightToLeft) == isRightToLeft
  }
}

extension CGAffineTransform {
  /// Returns the mirroring of the horizontal range 0...width.
  package static func mirror(width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }
}
