import Foundation
import TweenGeometry
import TweenPaint

/// Reads SVG drawings: the part of SVG that files of icons and symbols use.
///
/// Shapes, groups, `use`, maps, fills and strokes, opacity, the rules of what is inside,
/// `currentColor` (which is black where the file doesn't say another), gradients, clips and styles by
/// attribute, by `style` and by simple rules of a style element. What else there is, is left out and
/// named. A file's pixel is a point. Nothing in a file can trap.
public enum SVGDecoder {
  /// The largest file, in bytes.
  public static let largestFile = 16 << 20
  /// In points.
  public static let largestSide = 16_384.0
  /// The size where a file tells none.
  static let usualSize = CGSize(width: 300, height: 150)

  /// What a file draws.
  public struct Result: Equatable, Sendable {
    /// The drawing.
    public var picture: VectorPicture
    /// Names of what the file has and the drawing hasn't, in the order of the alphabet.
    public var leftOut: [String]
  }

  /// Whether bytes look like an SVG file: a tag `svg` is among the first of them.
  public static func isFile(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.contains("<svg") || head.contains("<svg:svg")
  }

  /// The drawing that `bytes` hold.
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

  /// The size that the file gives itself; what it doesn't say follows from its view box.
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
