import Foundation
import TweenGeometry
import TweenPaint

extension CanvasSurface {
  /// A finished layer of display items, for `GraphicsContext.drawLayer(_:)`.
  ///
  /// - Parameters:
  ///   - items: In points of their own.
  ///   - transform: These points to the canvas's.
  package convenience init(items: [DisplayItem], transform: CGAffineTransform) {
    self.init()
    let picture = CanvasPicture(items)
    let placed = picture.items.indices.map { picture.item(at: $0, transform) }
    append(placed, seesBackdrop: picture.seesBackdrop)
    finish()
  }
}
