import Foundation
import TweenGeometry
import TweenPaint

extension CanvasSurface {
  /// Creates a finished layer of display items, for `GraphicsContext.drawLayer(_:)`.
  ///
  /// - Parameters:
  ///   - items: The items in their own coordinates.
  ///   - transform: The transform from these coordinates to the canvas's.
  package convenience init(items: [DisplayItem], transform: CGAffineTransform) {
    self.init()
    let picture = CanvasPicture(items)
    let placed = picture.items.indices.map { picture.item(at: $0, transform) }
    append(placed, seesBackdrop: picture.seesBackdrop)
    finish()
  }
}
