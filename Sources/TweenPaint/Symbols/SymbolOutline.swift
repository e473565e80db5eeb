import Foundation
import TweenGeometry

/// A symbol as areas to be filled, on the grid of `SymbolGrid`, y growing downwards.
package struct SymbolOutline: Sendable {
  /// A part in one colour, in the rendering modes with several colours.
  package struct Part: Sendable {
    package var layer: SymbolLayer
    /// To be filled by the nonzero rule.
    package var path: Path
    /// Whether it lies on the parts before it, and is cut out of them in a symbol of one colour.
    package var isCutOut: Bool

    /// A part; each parameter is the property of that name.
    package init(layer: SymbolLayer, path: Path, isCutOut: Bool) {
      self.layer = layer
      self.path = path
      self.isCutOut = isCutOut
    }
  }

  /// From back to front.
  package let parts: [Part]
  /// The whole symbol in one colour: to be filled by the nonzero rule.
  package let shape: Path
  /// The smallest rectangle around the shape; for a shape with margins, from one margin to the other.
  package let bounds: CGRect
  /// The number of steps of a variable value; 0 for a symbol without steps.
  package let stepCount: Int

  /// - Parameter span: From margin to margin; nil: as wide as the shape.
  package init(parts: [Part], shape: Path, span: ClosedRange<Double>? = nil) {
    self.parts = parts
    self.shape = shape
    var bounds = shape.boundingRect
    if let span, !bounds.isNull {
      bounds = CGRect(
        x: span.lowerBound, y: bounds.minY, width: span.upperBound - span.lowerBound,
        height: bounds.height)
    }
    self.bounds = bounds
    stepCount = parts.map(\.layer.step).max() ?? 0
  }

  /// Whether a variable value of 0...1 shows a part: it does from the part's own threshold on, else
  /// above the share of the steps before.
  package func shows(_ part: Part, at value: Double) -> Bool {
    if let threshold = part.layer.threshold {
      return threshold > 0 ? value >= threshold : value > 0
    }
    return part.layer.step == 0 || value * Double(stepCount) > Double(part.layer.step - 1)
  }
}
