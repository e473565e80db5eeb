import Foundation
import TweenGeometry
import TweenMotion

/// What becomes of a drawing where the layout runs in another direction than it was made for.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is drawn as it is in either direction.
  case fixed
  /// It is drawn as its mirror image in layouts of that direction.
  case mirrors(in: LayoutDirection = .rightToLeft)

  /// Mirrors from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension LayoutDirectionBehavior {
  /// Whether a drawing is mirrored in a layout's direction.
  package func isMirrored(isRightToLeft: Bool) -> Bool {
    guard case .mirrors(let direction) = self else { return false }
    return (direction == .rightToLeft) == isRightToLeft
  }
}

extension CGAffineTransform {
  /// Turns 0...width round.
  package static func mirror(width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }
}
