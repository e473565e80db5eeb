// Stand-ins until TweenRaster delivers its own.
import TweenPaint

enum RasterError: Error { case none }

struct FrameReport {
  var damagedTiles = 0
  var skippedItems = 0
}

final class Renderer {
  private(set) var bitmap = Bitmap(width: 0, height: 0)
  private var last: DisplayList?
  init(threadCount: Int?) {}
  @discardableResult func render(_ list: DisplayList) throws(RasterError) -> FrameReport {
    defer { last = list }
    if last == list { return FrameReport() }
    let width = Int((list.size.width * list.scale).rounded(.up))
    let height = Int((list.size.height * list.scale).rounded(.up))
    bitmap = Bitmap(
      width: width, height: height,
      pixels: Array(repeating: 0xFFFF_FFFF, count: width * height))
    return FrameReport(damagedTiles: 1)
  }
}
