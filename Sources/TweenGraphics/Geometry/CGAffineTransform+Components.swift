import Foundation
import TweenGeometry
import TweenMath

/// The components of an affine transform, which scales first, then shears, rotates and translates.
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// The factors along both axes; a mirroring transform has a negative height.
  public var scale: CGSize
  /// The increase of x for each unit of y.
  public var horizontalShear: CGFloat
  /// The angle in radians, from +x towards +y.
  public var rotation: CGFloat
  /// The displacement, in points.
  public var translation: CGVector

  /// Creates the components of the identity transform.
  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0)
  }

  /// Creates components from their values, unchanged.
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
  /// Creates the transform that scales, shears, rotates and translates, in this order.
  public init(_ parts: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: parts.horizontalShear, d: 1, tx: 0, ty: 0)
    self =
      CGAffineTransform(scaleX: parts.scale.width, y: parts.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: parts.rotation))
      .concatenating(
        CGAffineTransform(translationX: parts.translation.dx, y: parts.translation.dy))
  }

  /// Returns the components from which `init(_:)` creates this transform. For a singular transform, the
  /// shear is 0.
  public func decomposed() -> CGAffineTransformComponents {
    // The rows of scale times shear times rotation: width (cos, sin), and height (shear (cos, sin) +
    // (-sin, cos)).
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
