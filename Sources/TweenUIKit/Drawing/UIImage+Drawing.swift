import Foundation
import TweenGeometry
import TweenGraphics

// Drawing into the current context. Without a current context, these methods have no effect.

extension UIImage {
  /// Draws the image into the current context with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image with its top left corner at a point, with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, stretched to the rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    let rect = rect.standardized
    context.keepingState {
      // Core Graphics draws images with y upwards.
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(cgImage, in: CGRect(origin: .zero, size: rect.size))
    }
  }

  /// Draws the image into a rectangle of the current context, with a blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to which the image is stretched.
  ///   - blendMode: The blend mode of the image with the content below.
  ///   - alpha: The opacity from 0 (clear) to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.keepingState {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      draw(in: rect)
    }
  }
}
