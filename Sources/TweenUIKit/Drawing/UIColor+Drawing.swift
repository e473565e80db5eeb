import Foundation
import TweenGraphics

// Drawing into the current context; without effect where there is none.

extension UIColor {
  /// Fills and strokes of the current context have this colour from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills of the current context have this colour from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Strokes of the current context have this colour from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
