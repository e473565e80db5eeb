import Foundation
import TweenGeometry

/// A symbol as areas to be filled, on the grid of `SymbolGrid`, y growing downwards.
package struct SymbolOutline: Sendable {
  /// What is drawn in one colour where colours are told apart.
  package struct Part: Sendable {
    package var layer: SymbolLayer
    /// To be filled by the nonzero rule.
    package var path: Path
    /// Whether it lies on the parts before it, and is cut out of them where all is one colour.
    package var isCutOut: Bool
  }

  /// From back to front.
  package let parts: [Part]
  /// All of the symbol in one colour: to be filled by the nonzero rule.
  package let shape: Path
  /// The smallest rectangle around the shape.
  package let bounds: CGRect
  /// How many steps a variable value is divided into; 0 where the symbol has none.
  package let stepCount: Int

  init(parts: [Part], shape: Path) {
    self.parts = parts
    self.shape = shape
    bounds = shape.boundingRect
    stepCount = parts.map(\.layer.step).max() ?? 0
  }

  /// Whether a variable value of 0...1 shows a part: it does above the share of the steps before.
  package func shows(_ part: Part, at value: Double) -> Bool {
    part.layer.step == 0 || value * Double(stepCount) > Double(part.layer.step - 1)
  }
}
