// Stand-ins until TweenRaster delivers its own.
import TweenPaint

struct PixelRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

struct FrameReport {
  var damageRects: [PixelRect] = []
}

final class Renderer {
  private(set) var bitmap = Bitmap(width: 0, height: 0)
  private var last: DisplayList?

  init(threadCount: Int? = nil) {}

  func render(_ list: DisplayList) throws -> FrameReport {
    if list == last { return FrameReport() }
    last = list
    let width = Int((list.size.width * list.scale).rounded())
    let height = Int((list.size.height * list.scale).rounded())
    bitmap = Bitmap(
      width: width, height: height, pixels: Array(repeating: 0xFFFF_FFFF, count: width * height))
    return FrameReport(damageRects: [PixelRect(x: 0, y: 0, width: width, height: height)])
  }
}
