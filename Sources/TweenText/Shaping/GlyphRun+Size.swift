import Foundation
import TweenPaint

extension GlyphRun {
  /// The run at another size, with its positions scaled.
  package func scaled(to size: Double) -> GlyphRun {
    guard size != fontSize, fontSize > 0 else { return self }
    var run = self
    run.fontSize = size
    run.positions = positions.map {
      CGPoint(x: $0.x * size / fontSize, y: $0.y * size / fontSize)
    }
    return run
  }
}
