import Foundation
import TweenPaint
import TweenRaster

@testable import TweenVectorFiles

extension FuzzTarget {
  /// Display lists with any numbers: drawn alone, drawn over another list, written as text, SVG and PDF.
  static let list = FuzzTarget("list", maxLength: 512) { bytes in
    var reader = ListReader(source: ByteSource(bytes))
    let list = reader.list()
    let renderer = Renderer(threadCount: 1)
    try renderer.render(list)
    let fresh = renderer.bitmap
    let isPremultiplied = fresh.pixels.allSatisfy { pixel in
      let alpha = pixel >> 24
      return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
    }
    try FuzzFault.unless(isPremultiplied, "a colour is more than its alpha:\n\(list)")
    // From a shorter list and back, only tiles that changed are drawn.
    var shorter = list
    if !list.items.isEmpty { shorter.items.remove(at: list.items.count / 2) }
    try renderer.render(shorter)
    try renderer.render(list)
    try FuzzFault.unless(renderer.bitmap == fresh, "an incremental frame differs:\n\(list)")
    let text = list.description
    try FuzzFault.unless(
      text.split(separator: "\n", omittingEmptySubsequences: false).count > list.items.count,
      "the text has too few lines")
    let options = VectorOptions(pictureScale: 1, threads: 1)
    let svg = try VectorFile.svg(list, options: options).bytes
    try FuzzFault.unless(
      String(validating: svg, as: UTF8.self)?.hasSuffix("</svg>\n") == true,
      "the SVG file is not whole")
    _ = try VectorFile.pdf(list, options: options)
  }
}
