import Foundation
import TweenGeometry
import TweenMath

/// An affine map taken apart. It stretches first, then shears, turns and moves.
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// Factors along both axes; a mirrored map has a negative height.
  public var scale: CGSize
  /// How much x grows for each unit of y.
  public var horizontalShear: CGFloat
  /// An angle in radians, from +x towards +y.
  public var rotation: CGFloat
  /// How far it moves, in points.
  public var translation: CGVector

  /// The parts of no change.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0)
  }

  /// These parts.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector = CGVector()
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The map that stretches, shears, turns and moves, in this order.
  public init(_ parts: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: parts.horizontalShear, d: 1, tx: 0, ty: 0)
    self =
      CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: parts.rotation))
      .concatenating(
        CGAffineTransform(translationX: parts.translation.dx, y: parts.translation.dy))
  }

  /// The parts of which `init(_:)` makes this map. A map that lays everything on a line or a point
  /// has no shear in its parts.
  public func decomposed() -> CGAffineTransformComponents {
    // Rows of stretch times shear times turn: width (cos, sin), and
    // height (shear (cos, sin) + (-sin, cos)).
    let move = CGVector(dx: tx, dy: ty)
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()), horizontalShear: 0,
        rotation: CGFloat(Elementary.atan2(Double(-c), Double(d))), translation: move)
    }
    let height = (a * d - b * c) / width
    let along = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: CGFloat(Elementary.atan2(Double(b), Double(a))), translation: move)
  }
}
