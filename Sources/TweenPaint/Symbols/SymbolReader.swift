import Foundation
import TweenGeometry

/// Reads a drawing of the table.
///
/// A drawing is a list of parts between semicolons. A part begins with its role: B body, D detail,
/// K detail area, H hole, S line, F area, M solid, E clearing. Behind that may stand the layer, 2 or 3, and
/// then, in any order, `*` and a multiple of the line's width, `^` and the step at which a variable
/// value shows it, `#` and the letter of a colour, `~` and the letter of the colour that it has in
/// the filled form alone. Then a form follows with its numbers:
///
///     c x y r                circle
///     e x y rx ry [degrees]  ellipse
///     r x y width height r   rectangle with round corners
///     l x y ...              line; of one point: a dot
///     n r x y ...            line with corners rounded by radius r
///     g r x y ...            polygon with corners rounded by radius r
///     a x y r from to        arc, in degrees from +x towards +y
///     p ...                  path data as in SVG
///
/// U and a name use the drawing of another symbol: x y and, if given, factors for width and height
/// (one for both if it stands alone) and degrees. It is turned around the centre, scaled from the
/// corner of the grid, and moved.
struct SymbolReader {
  /// A mistake in the table.
  struct Failure: Error {
    var symbol: String
    var part: String
  }

  /// The largest depth of symbols that use others.
  private static let depthLimit = 4

  /// The parts of the symbol `name` of the table; nil where the table has no such name.
  static func parts(of name: String) throws(Failure) -> [SymbolPart]? {
    try parts(of: name, depth: 0)
  }

  private static func parts(of name: String, depth: Int) throws(Failure) -> [SymbolPart]? {
    guard let drawing = SymbolTable.drawing(of: name) else { return nil }
    var parts: [SymbolPart] = []
    for text in drawing.split(separator: ";") {
      let words = text.split(whereSeparator: \.isWhitespace)
      let failure = Failure(symbol: name, part: String(text))
      guard let first = words.first, words.count > 1, let style = PartStyle(first) else {
        throw failure
      }
      if let role = style.role {
        guard let form = form(words.dropFirst()) else { throw failure }
        parts.append(
          SymbolPart(
            role: role, layer: style.layer, filledColor: style.filledColor, width: style.width,
            isOpen: form.isOpen, path: form.path))
      } else {
        guard depth < depthLimit, let transform = transform(words.dropFirst(2)),
          let used = try Self.parts(of: String(words[1]), depth: depth + 1)
        else { throw failure }
        parts += used.map { style.applied(to: $0.applying(transform)) }
      }
    }
    return parts
  }

  /// The path of a form, as it is written behind a part's role; nil for a syntax error.
  static func path(_ form: String) -> Path? { Self.form(form.split(separator: " ")[...])?.path }

  private static func numbers(_ words: ArraySlice<Substring>) -> [Double]? {
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers : nil
  }

  /// x y [factor | factorX factorY [degrees]]
  private static func transform(_ words: ArraySlice<Substring>) -> CGAffineTransform? {
    guard let numbers = numbers(words), (2...5).contains(numbers.count) else { return nil }
    let factorX = numbers.count > 2 ? numbers[2] : 1
    let factorY = numbers.count > 3 ? numbers[3] : factorX
    var transform = CGAffineTransform.identity
    if numbers.count > 4 {
      let center = SymbolGrid.center
      transform = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: Angle.degrees(numbers[4]).radians))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
    return transform.concatenating(
      CGAffineTransform(a: factorX, b: 0, c: 0, d: factorY, tx: numbers[0], ty: numbers[1]))
  }

  private static func form(_ words: ArraySlice<Substring>) -> (path: Path, isOpen: Bool)? {
    guard let kind = words.first else { return nil }
    if kind == "p" {
      let text = words.dropFirst().joined(separator: " ")
      guard let path = try? Path(svgPathData: text), !path.isEmpty else { return nil }
      return (path, !text.hasSuffix("Z"))
    }
    guard let n = numbers(words.dropFirst()) else { return nil }
    switch (kind, n.count) {
    case ("c", 3): return (ellipse(n[0], n[1], n[2], n[2]), false)
    case ("e", 4): return (ellipse(n[0], n[1], n[2], n[3]), false)
    case ("e", 5):
      let turn = CGAffineTransform(translationX: n[0], y: n[1]).rotated(by: n[4] * .pi / 180)
      return (ellipse(0, 0, n[2], n[3]).applying(turn), false)
    case ("r", 5):
      let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      return (Path(roundedRect: rect, cornerRadius: n[4], style: .circular), false)
    case ("l", 2...) where n.count % 2 == 0: return (line(points(n[...])), true)
    case ("n", 5...) where n.count % 2 == 1:
      return (roundedLine(points(n.dropFirst()), radius: n[0]), true)
    case ("g", 7...) where n.count % 2 == 1:
      return (polygon(points(n.dropFirst()), radius: n[0]), false)
    case ("a", 5):
      var path = Path()
      path.addRelativeArc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: .degrees(n[3]),
        delta: .degrees(n[4] - n[3]))
      return (path, true)
    default: return nil
    }
  }

  private static func points(_ numbers: ArraySlice<Double>) -> [CGPoint] {
    stride(from: numbers.startIndex, to: numbers.endIndex - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func line(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(points)
    // A move alone would draw nothing; a line without length is a dot.
    if points.count == 1 { path.addLine(to: points[0]) }
    return path
  }

  private static func roundedLine(_ points: [CGPoint], radius: Double) -> Path {
    var path = Path()
    path.move(to: points[0])
    for index in points.indices.dropFirst().dropLast() {
      path.addCorner(points[index], from: points[index - 1], to: points[index + 1], radius)
    }
    path.addLine(to: points[points.count - 1])
    return path
  }

  private static func polygon(_ points: [CGPoint], radius: Double) -> Path {
    let (first, last) = (points[0], points[points.count - 1])
    var path = Path()
    path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for index in points.indices {
      path.addCorner(
        points[index], from: index == 0 ? last : points[index - 1],
        to: index == points.count - 1 ? first : points[index + 1], radius)
    }
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// A line towards `corner` and an arc around it. The arc takes no more than half of either side.
  fileprivate mutating func addCorner(
    _ corner: CGPoint, from start: CGPoint, to end: CGPoint, _ radius: Double
  ) {
    let (ux, uy) = (start.x - corner.x, start.y - corner.y)
    let (vx, vy) = (end.x - corner.x, end.y - corner.y)
    let (u, v) = ((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
    guard u > 0, v > 0, radius > 0 else { return addLine(to: corner) }
    // The tangent of half the angle between the sides.
    let cosine = min(max((ux * vx + uy * vy) / (u * v), -1), 1)
    let tangent = ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
    let fitting = min(radius, min(u, v) / 2 * tangent)
    addArc(tangent1End: corner, tangent2End: end, radius: fitting)
  }
}

/// The word a part begins with.
private struct PartStyle {
  /// nil: another symbol's drawing is used.
  var role: SymbolPart.Role?
  var layer = SymbolLayer()
  var filledColor: SymbolColor?
  var width = 1.0

  init?(_ word: Substring) {
    let roles: [Character: SymbolPart.Role] = [
      "B": .body, "D": .detail, "K": .detailArea, "H": .hole, "S": .line, "F": .area, "M": .solid,
      "E": .clearing,
    ]
    guard let letter = word.first else { return nil }
    role = roles[letter]
    if role == nil, letter != "U" { return nil }
    var rest = word.dropFirst()
    if let digit = rest.first?.wholeNumberValue {
      layer.level = digit - 1
      rest = rest.dropFirst()
    }
    while let mark = rest.first {
      rest = rest.dropFirst()
      let value = rest.prefix { !"*^#~".contains($0) }
      rest = rest.dropFirst(value.count)
      switch mark {
      case "*":
        guard let number = Double(value) else { return nil }
        width = number
      case "^":
        guard let number = Int(value) else { return nil }
        layer.step = number
      case "#":
        guard let color = SymbolColor(rawValue: String(value)) else { return nil }
        layer.color = color
      case "~":
        guard let color = SymbolColor(rawValue: String(value)) else { return nil }
        filledColor = color
      default: return nil
      }
    }
  }

  /// A part of another symbol, with the modifications of the whole applied.
  func applied(to part: SymbolPart) -> SymbolPart {
    var part = part
    part.width *= width
    if layer.level > 0 { part.layer.level = layer.level }
    if layer.step > 0 { part.layer.step = layer.step }
    if layer.color != nil { part.layer.color = layer.color }
    if filledColor != nil { part.filledColor = filledColor }
    return part
  }
}
