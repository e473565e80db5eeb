import Foundation
import TweenGeometry

/// The paths of SVG's shapes.
enum SVGShapes {
  /// Thrown for a path that cannot be parsed.
  struct BadPath: Error {}

  /// The path of an element in its own space; nil for an element that is not a shape, empty for
  /// invalid numbers.
  ///
  /// - Parameter viewport: The size of 100 percent.
  static func path(of element: SVGElement, in viewport: CGSize) throws(BadPath) -> Path? {
    func x(_ name: String) -> Double? { SVGNumbers.length(element[name], whole: viewport.width) }
    func y(_ name: String) -> Double? { SVGNumbers.length(element[name], whole: viewport.height) }
    let diagonal = viewport.diagonal
    switch element.name {
    case "path":
      guard let data = element["d"], data != "none" else { return Path() }
      do { return try Path(svgPathData: data) } catch { throw BadPath() }
    case "rect":
      let rect = CGRect(
        x: x("x") ?? 0, y: y("y") ?? 0, width: x("width") ?? 0, height: y("height") ?? 0)
      guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
      let (rx, ry) = (x("rx").flatMap(positive), y("ry").flatMap(positive))
      guard rx ?? ry ?? 0 > 0, ry ?? rx ?? 0 > 0 else { return Path(rect) }
      let corner = CGSize(
        width: min(rx ?? ry ?? 0, rect.width / 2), height: min(ry ?? rx ?? 0, rect.height / 2))
      return roundedRect(rect, corner)
    case "circle":
      let radius = SVGNumbers.length(element["r"], whole: diagonal) ?? 0
      return ellipse(x("cx") ?? 0, y("cy") ?? 0, radius, radius)
    case "ellipse":
      let (rx, ry) = (x("rx"), y("ry"))
      return ellipse(x("cx") ?? 0, y("cy") ?? 0, rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: x("x1") ?? 0, y: y("y1") ?? 0))
      path.addLine(to: CGPoint(x: x("x2") ?? 0, y: y("y2") ?? 0))
      return path
    case "polyline", "polygon":
      guard let numbers = SVGNumbers.list(element["points"] ?? "") else { throw BadPath() }
      var path = Path()
      path.addLines(
        stride(from: 0, to: numbers.count - 1, by: 2).map {
          CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        })
      if element.name == "polygon", !path.isEmpty { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  private static func positive(_ value: Double) -> Double? { value >= 0 ? value : nil }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  /// Corners may be wider than high or reverse, up to half of each side.
  private static func roundedRect(_ rect: CGRect, _ corner: CGSize) -> Path {
    // Drawn with round corners, then stretched: otherwise half of the shorter side would limit both
    // radii.
    let stretch = corner.height / corner.width
    let round = CGRect(
      x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    return Path(roundedRect: round, cornerRadius: corner.width, style: .circular)
      .applying(CGAffineTransform(scaleX: 1, y: stretch))
  }
}

extension CGSize {
  /// The length of 100 percent for lengths that are neither horizontal nor vertical.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}
