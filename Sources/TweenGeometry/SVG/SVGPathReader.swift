import Foundation
import TweenMath

/// A reader of SVG path data.
struct SVGPathReader {
  private var scanner: SVGPathScanner
  private var path = Path()
  /// The current point, from which relative commands count. It is stored separately, because the path's
  /// arcs end with a rounding error.
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the previous curve, which a smooth curve reflects.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  private init(_ text: String) { scanner = SVGPathScanner(text) }

  static func path(_ text: String) throws -> Path {
    var reader = SVGPathReader(text)
    try reader.read()
    return reader.path
  }

  private mutating func read() throws {
    scanner.skipSpace()
    var isFirst = true
    while !scanner.isAtEnd {
      let before = scanner
      let letter = scanner.letter()
      guard let letter, isFirst ? Self.isMove(letter) : Self.isCommand(letter) else {
        throw before.error(isFirst ? "a move, M or m" : "a command")
      }
      isFirst = false
      let name = letter & ~0x20
      try read(name, isRelative: letter != name)
      scanner.skipSpace()
    }
  }

  private static func isMove(_ letter: UInt8) -> Bool { letter & ~0x20 == UInt8(ascii: "M") }

  private static func isCommand(_ letter: UInt8) -> Bool {
    "MLHVCSQTAZ".utf8.contains(letter & ~0x20)
  }

  private mutating func read(_ name: UInt8, isRelative: Bool) throws {
    if name == UInt8(ascii: "Z") {
      path.closeSubpath()
      pen = start
      return forgetControls()
    }
    scanner.skipSpace()
    var name = name
    repeat {
      try readOne(name, isRelative ? pen : .zero)
      // Further points of a move are lines.
      if name == UInt8(ascii: "M") { name = UInt8(ascii: "L") }
    } while try scanner.continues()
  }

  /// Reads one set of numbers, relative to `origin`.
  private mutating func readOne(_ name: UInt8, _ origin: CGPoint) throws {
    switch name {
    case UInt8(ascii: "M"):
      pen = try point(origin)
      start = pen
      path.move(to: pen)
      forgetControls()
    case UInt8(ascii: "L"): addLine(to: try point(origin))
    case UInt8(ascii: "H"): addLine(to: CGPoint(x: try number(from: origin.x), y: pen.y))
    case UInt8(ascii: "V"): addLine(to: CGPoint(x: pen.x, y: try number(from: origin.y)))
    case UInt8(ascii: "C"):
      let control = try separatedPoint(origin)
      addCurve(control, try separatedPoint(origin), try point(origin))
    case UInt8(ascii: "S"):
      let control = try mirrored(cubicControl)
      addCurve(control, try separatedPoint(origin), try point(origin))
    case UInt8(ascii: "Q"): addQuadCurve(try separatedPoint(origin), try point(origin))
    case UInt8(ascii: "T"): addQuadCurve(try mirrored(quadControl), try point(origin))
    default: try readArc(origin)
    }
  }

  private mutating func number(from origin: Double) throws -> Double {
    let before = scanner
    let sum = origin + (try scanner.number())
    guard sum.isFinite else { throw before.error("a position within the range of numbers") }
    return sum
  }

  private mutating func point(_ origin: CGPoint) throws -> CGPoint {
    let x = try number(from: origin.x)
    scanner.skipSeparator()
    return CGPoint(x: x, y: try number(from: origin.y))
  }

  private mutating func separatedPoint(_ origin: CGPoint) throws -> CGPoint {
    let point = try point(origin)
    scanner.skipSeparator()
    return point
  }

  private func mirrored(_ control: CGPoint?) throws -> CGPoint {
    guard let control else { return pen }
    let mirrored = CGPoint(x: 2 * pen.x - control.x, y: 2 * pen.y - control.y)
    guard mirrored.isFinite else {
      throw scanner.error("a curve within the range of numbers")
    }
    return mirrored
  }

  private mutating func forgetControls() { (cubicControl, quadControl) = (nil, nil) }

  private mutating func addLine(to end: CGPoint) {
    path.addLine(to: end)
    pen = end
    forgetControls()
  }

  private mutating func addCurve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    (pen, cubicControl, quadControl) = (end, control2, nil)
  }

  private mutating func addQuadCurve(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    (pen, cubicControl, quadControl) = (end, nil, control)
  }

  private mutating func readArc(_ origin: CGPoint) throws {
    let width = try scanner.number()
    scanner.skipSeparator()
    let height = try scanner.number()
    scanner.skipSeparator()
    let turn = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isForward = try scanner.flag()
    scanner.skipSeparator()
    let end = try point(origin)
    defer {
      pen = end
      forgetControls()
    }
    if end == pen { return }
    let arc = Arc(
      from: pen, to: end, radii: CGSize(width: abs(width), height: abs(height)),
      turn: turn * (.pi / 180), isLarge: isLarge, isForward: isForward)
    guard let arc, path.continueSubpath() else { return path.addLine(to: end) }
    path.append(arc)
  }
}

extension Arc {
  /// Creates an arc from SVG's parameters: both ends, the half axes, and the angle of the first axis in
  /// radians (SVG 1.1, F.6). Axes that are too short are scaled by a common factor. nil where an axis
  /// has no length or a number is too large; a straight line replaces the arc then.
  fileprivate init?(
    from: CGPoint, to: CGPoint, radii: CGSize, turn: Double, isLarge: Bool, isForward: Bool
  ) {
    let (sine, cosine) = Elementary.sincos(turn)
    // Half of the distance back, in the plane in which the ellipse is the unit circle.
    let (x, y) = ((from.x - to.x) / 2, (from.y - to.y) / 2)
    let p = SIMD2((cosine * x + sine * y) / radii.width, (cosine * y - sine * x) / radii.height)
    let square = p.dot(p)
    guard square > 0, square.isFinite, radii.width > 0, radii.height > 0 else { return nil }
    let factor = max(1, square.squareRoot())
    let half = p / factor
    // The centre is perpendicular to the middle of the chord, on one of the two sides.
    let rest = max(0, 1 / half.dot(half) - 1).squareRoot()
    let center = half.quarterTurned * (isLarge == isForward ? rest : -rest)
    let (first, last) = (half - center, -half - center)
    let (u, v) = (
      SIMD2(cosine, sine) * (radii.width * factor), SIMD2(-sine, cosine) * (radii.height * factor)
    )
    var sweep = Elementary.atan2(first.cross(last), first.dot(last))
    if isForward, sweep < 0 { sweep += 2 * .pi }
    if !isForward, sweep > 0 { sweep -= 2 * .pi }
    let middle = u * center.x + v * center.y
    self.init(
      centerX: (from.x + to.x) / 2 + middle.x, centerY: (from.y + to.y) / 2 + middle.y,
      ux: u.x, uy: u.y, vx: v.x, vy: v.y, start: Elementary.atan2(first.y, first.x), sweep: sweep)
    guard isFinite else { return nil }
  }
}
