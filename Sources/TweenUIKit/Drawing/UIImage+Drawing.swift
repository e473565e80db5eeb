import Foundation
import TweenGeometry
import TweenGraphics

// Drawing into the current context; without effect where there is none.

extension UIImage {
  /// Draws the image into the current context with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at a point, by a blend mode.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, stretched to it.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    let rect = rect.standardized
    context.keepingState {
      // Core Graphics draws images upwards.
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(cgImage, in: CGRect(origin: .zero, size: rect.size))
    }
  }

  /// Draws the image into a rectangle of the current context, by a blend mode.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the image is stretched to.
  ///   - blendMode: How the image meets what is there.
  ///   - alpha: From 0, clear, to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.keepingState {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      draw(in: rect)
    }
  }
}
