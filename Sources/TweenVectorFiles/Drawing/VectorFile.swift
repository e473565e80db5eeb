import Foundation
import TweenPaint
import TweenRaster

/// A display list as the bytes of a vector file. The same list and options give the same bytes.
package enum VectorFile {
  /// An SVG file (W3C, "Scalable Vector Graphics (SVG) 1.1", with `mix-blend-mode` and `mask-type` of CSS).
  ///
  /// Text is written as outlines, each with its text as `aria-label`.
  ///
  /// - Throws: `RasterError` for a canvas that is negative, not finite or too large, and where a picture
  ///   cannot be encoded.
  package static func svg(
    _ list: DisplayList, options: VectorOptions = VectorOptions()
  ) throws -> (bytes: [UInt8], tally: VectorTally) {
    let canvas = SVGCanvas(size: try size(of: list))
    let traversal = VectorTraversal(list, canvas: canvas, options: options)
    try traversal.run()
    return (try canvas.file(), traversal.tally)
  }

  /// A PDF file of one page.
  ///
  /// - Throws: As `svg(_:options:)`.
  package static func pdf(
    _ list: DisplayList, options: VectorOptions = VectorOptions()
  ) throws -> (bytes: [UInt8], tally: VectorTally) {
    let document = PDFDocument()
    try document.addPage(list, options: options)
    return (try document.file(), document.tally)
  }

  /// The list's canvas in points, rounded to its own pixels.
  static func size(of list: DisplayList) throws(RasterError) -> CGSize {
    let (width, height) = (Double(list.size.width), Double(list.size.height))
    let pixels = [width * list.scale, height * list.scale].map { $0.rounded() }
    guard width >= 0, height >= 0, list.scale > 0, pixels.allSatisfy(\.isFinite) else {
      throw .canvasInvalid
    }
    let side = Double(Renderer.largestSide)
    guard pixels[0] <= side, pixels[1] <= side else {
      throw .canvasTooLarge(width: Int(min(pixels[0], 1e15)), height: Int(min(pixels[1], 1e15)))
    }
    return CGSize(width: pixels[0] / list.scale, height: pixels[1] / list.scale)
  }
}
