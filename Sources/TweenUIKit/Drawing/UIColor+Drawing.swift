import Foundation
import TweenGraphics

// Drawing into the current context. Without a current context, these methods have no effect.

extension UIColor {
  /// Sets the fill and stroke colours of the current context to this colour.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context to this colour.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context to this colour.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
