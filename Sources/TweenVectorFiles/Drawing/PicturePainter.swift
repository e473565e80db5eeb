import Foundation
import TweenGeometry
import TweenPaint
import TweenRaster

/// Draws parts of a display list by the rasterizer, for content that a vector format does not
/// support.
final class PicturePainter {
  private let renderer: Renderer
  private var list: DisplayList

  /// - Parameters:
  ///   - list: The list whose canvas the parts belong to.
  ///   - scale: Pixels of a picture for each of the list's pixels, above 0. Reduced where the canvas
  ///     would have more pixels than a renderer draws.
  init(_ list: DisplayList, scale: Double, threads: Int?) {
    renderer = Renderer(threadCount: threads)
    self.list = list
    let side = max(Double(list.size.width), Double(list.size.height))
    let wanted = list.scale * scale
    let most = side > 0 ? Double(Renderer.largestSide) / side : wanted
    self.list.scale = min(wanted, most)
    self.list.items = []
  }

  /// The pixels that items draw on a ground, cropped to those that are not clear; nil where all are
  /// clear.
  func picture(
    of items: [DisplayItem], on ground: Color.Resolved = .transparent
  ) throws(RasterError) -> VectorImage? {
    try draw(items, on: ground)
    return part(differentFrom: nil)
  }

  /// The pixels that differ when `items` are drawn after `before`; nil where none does.
  func change(
    from before: [DisplayItem], to items: [DisplayItem], on ground: Color.Resolved
  ) throws(RasterError) -> VectorImage? {
    try draw(before, on: ground)
    let old = renderer.bitmap
    try draw(items, on: ground)
    return part(differentFrom: old)
  }

  private func draw(_ items: [DisplayItem], on ground: Color.Resolved) throws(RasterError) {
    list.items = items
    list.background = ground
    try renderer.render(list)
  }

  /// The smallest box of the pixels that differ from another bitmap's, or from clear ones, at its place.
  private func part(differentFrom old: Bitmap?) -> VectorImage? {
    let found = renderer.withPixels { pixels, width, height, stride -> (PixelRect, Bitmap)? in
      let clear = [UInt32](repeating: 0, count: width)
      guard let box = Self.box(pixels, width, height, stride, old, clear) else { return nil }
      var part: [UInt32] = []
      part.reserveCapacity(box.width * box.height)
      for row in box.y..<box.y + box.height {
        let start = row * stride + box.x
        part.append(contentsOf: pixels[start..<start + box.width])
      }
      return (box, Bitmap(width: box.width, height: box.height, pixels: part))
    }
    guard let (box, bitmap) = found else { return nil }
    let point = 1 / list.scale
    return VectorImage(
      bitmap: bitmap,
      transform: CGAffineTransform(
        a: point, b: 0, c: 0, d: point, tx: Double(box.x) * point, ty: Double(box.y) * point))
  }

  /// Compares rows as bytes: most of them are equal, and then no pixel is read.
  private static func box(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int,
    _ old: Bitmap?, _ clear: [UInt32]
  ) -> PixelRect? {
    (old?.pixels ?? clear).withUnsafeBufferPointer { known -> PixelRect? in
      guard let pixels = pixels.baseAddress, let known = known.baseAddress else { return nil }
      var (left, right) = (width, -1)
      var (top, bottom) = (height, -1)
      for row in 0..<height {
        let new = pixels + row * stride
        let other = known + (old == nil ? 0 : row * width)
        func differs(_ from: Int, _ to: Int) -> Bool {
          from < to && memcmp(new + from, other + from, (to - from) * 4) != 0
        }
        guard differs(0, width) else { continue }
        top = min(top, row)
        bottom = row
        if differs(0, left) {
          left = (0..<left).first { new[$0] != other[$0] } ?? left
        }
        if differs(right + 1, width) {
          right = (right + 1..<width).last { new[$0] != other[$0] } ?? right
        }
      }
      guard left <= right else { return nil }
      return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}

extension Color.Resolved {
  static let transparent = Color.Resolved(
    linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
}
