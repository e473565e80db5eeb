import Foundation
import TweenGeometry

/// The position of a view box's content in the room for it.
struct SVGViewport {
  /// The visible part of the drawing.
  let box: CGRect
  /// The drawing's space to that of the room.
  let transform: CGAffineTransform

  /// - Parameters:
  ///   - element: An `svg` or a `symbol`.
  ///   - room: The rectangle for its content.
  init(_ element: SVGElement, in room: CGRect) {
    guard let box = Self.viewBox(of: element) else {
      self.box = CGRect(origin: .zero, size: room.size)
      transform = CGAffineTransform(translationX: room.minX, y: room.minY)
      return
    }
    self.box = box
    var words = (element["preserveAspectRatio"] ?? "").split(whereSeparator: \.isWhitespace)
    if words.first == "defer" { words.removeFirst() }
    var (scaleX, scaleY) = (room.width / box.width, room.height / box.height)
    let align = words.first ?? "xMidYMid"
    if align != "none" {
      let scale = words.last == "slice" ? max(scaleX, scaleY) : min(scaleX, scaleY)
      (scaleX, scaleY) = (scale, scale)
    }
    let free = CGSize(
      width: room.width - box.width * scaleX, height: room.height - box.height * scaleY)
    let shareX = align.contains("xMin") ? 0 : align.contains("xMax") ? 1 : 0.5
    let shareY = align.contains("YMin") ? 0 : align.contains("YMax") ? 1 : 0.5
    transform = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY,
      tx: room.minX + free.width * shareX - box.minX * scaleX,
      ty: room.minY + free.height * shareY - box.minY * scaleY)
  }

  /// nil for an element without a view box, or with one without area.
  static func viewBox(of element: SVGElement) -> CGRect? {
    guard let numbers = SVGNumbers.list(element["viewBox"] ?? ""), numbers.count == 4,
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
