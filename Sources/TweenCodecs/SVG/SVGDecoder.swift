import Foundation
import TweenGeometry
import TweenPaint

/// Reads SVG drawings: the part of SVG that files of icons and symbols use.
///
/// Supported are shapes, groups, `use`, transforms, fills and strokes, opacity, fill rules,
/// `currentColor` (which is black unless the file sets another), gradients, clips and styles by
/// attribute, by `style` and by simple rules of a style element. Everything else is omitted and
/// listed. A pixel of the file is a point. No file content can trap.
public enum SVGDecoder {
  /// The largest file that is read, in bytes.
  public static let largestFile = 16 << 20
  /// The largest side of a drawing, in points.
  public static let largestSide = 16_384.0
  /// The size of a file that declares none.
  static let usualSize = CGSize(width: 300, height: 150)

  /// The result of reading an SVG file.
  public struct Result: Equatable, Sendable {
    /// The drawing, as far as it is supported.
    public var picture: VectorPicture
    /// The names of the features in the file that the drawing omits, in alphabetical order.
    public var leftOut: [String]
  }

  /// Returns whether bytes look like an SVG file: a tag `svg` is among the first 4,096 of them.
  public static func isFile(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.contains("<svg") || head.contains("<svg:svg")
  }

  /// Returns the drawing in `bytes`. Throws `SVGFailure` for a file that cannot be read.
  public static func decode(_ bytes: [UInt8]) throws(SVGFailure) -> Result {
    guard bytes.count <= largestFile else {
      throw .fileTooLarge(byteCount: bytes.count, limit: largestFile)
    }
    let root = try SVGElement.root(of: bytes)
    let size = try size(of: root)
    var painter = SVGPainter(root, size: size)
    try painter.drawRoot()
    return Result(
      picture: VectorPicture(size: size, contents: painter.contents),
      leftOut: painter.leftOut.sorted())
  }

  /// The size that the file declares; a missing side follows from its view box.
  static func size(of root: SVGElement) throws(SVGFailure) -> CGSize {
    let box = SVGViewport.viewBox(of: root)
    let whole = box?.size ?? usualSize
    var width = SVGNumbers.length(root["width"], whole: whole.width)
    var height = SVGNumbers.length(root["height"], whole: whole.height)
    if let box {
      if width == nil { width = height.map { $0 * box.width / box.height } }
      if height == nil { height = width.map { $0 * box.height / box.width } }
    }
    let size = CGSize(width: width ?? whole.width, height: height ?? whole.height)
    guard size.width > 0, size.height > 0, size.width <= largestSide, size.height <= largestSide
    else { throw .badSize(width: size.width, height: size.height) }
    return size
  }
}
