import Foundation
import TweenGeometry

/// Makes the outline of a symbol from its parts at a width of lines.
struct SymbolComposer {
  /// In units of the grid.
  let lineWidth: Double

  private typealias Part = SymbolOutline.Part

  func outline(of name: SymbolName) throws(SymbolReader.Failure) -> SymbolOutline {
    let parts = try parts(of: name, .identity, lineWidth)
    var shape = Path()
    var cuts = Path()
    for part in parts {
      if part.isCutOut {
        cuts.addPath(part.path)
      } else {
        shape = shape.cutting(&cuts)
        shape.addPath(part.path)
      }
    }
    shape = shape.cutting(&cuts)
    return SymbolOutline(parts: parts, shape: shape)
  }

  private func parts(
    of name: SymbolName, _ transform: CGAffineTransform, _ width: Double
  ) throws(SymbolReader.Failure) -> [Part] {
    switch name {
    case .drawing, .characters:
      return compose(try Self.skeleton(of: name), transform, width)
    case .enclosed(let inner, let enclosure, let isFilled):
      return try enclose(inner, enclosure, isFilled: isFilled, transform, width)
    case .slashed(let inner):
      let slash = SymbolPart(line: "l 3.4 3.2 20.6 20.4").applying(transform)
      var parts = try parts(of: inner, transform, width)
      clear(&parts, Self.ink(of: slash, width + 2 * SymbolGrid.gap(lineWidth: width)))
      add(Self.ink(of: slash, width), SymbolLayer(), to: &parts)
      return parts
    case .badged(let inner, let badge):
      return try self.badge(inner, badge, transform, width)
    }
  }

  // MARK: Drawings

  /// The parts of a symbol without enclosure, slash and badge.
  private static func skeleton(of name: SymbolName) throws(SymbolReader.Failure) -> [SymbolPart] {
    switch name {
    case .drawing(let key, let isFilled):
      let parts = try SymbolReader.parts(of: key) ?? []
      return isFilled ? filled(parts) : parts
    case .characters(let text):
      let glyphs = try text.map { character throws(SymbolReader.Failure) in
        try SymbolReader.parts(of: "@\(character)") ?? []
      }
      return glyphs.count == 1 ? glyphs[0] : sideBySide(glyphs)
    case .enclosed, .slashed, .badged: return []
    }
  }

  /// The parts of the filled form. Parts on a body in the outlined form are cut out of it; a body
  /// behind another part comes to the front then.
  private static func filled(_ parts: [SymbolPart]) -> [SymbolPart] {
    var parts = parts.map(\.filled)
    let least = parts.filter(\.role.isInk).map(\.layer.level).min() ?? 0
    for index in parts.indices { parts[index].layer.level -= least }
    return parts
  }

  /// Digits, narrowed, with their middle on the grid's.
  private static func sideBySide(_ glyphs: [[SymbolPart]]) -> [SymbolPart] {
    let (narrowing, lowering, gap) = (0.8, 0.9, 2.0)
    let boxes = glyphs.map { parts in
      parts.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    }
    let total =
      boxes.reduce(0) { $0 + $1.width * narrowing } + gap * Double(max(glyphs.count - 1, 0))
    var x = SymbolGrid.center.x - total / 2
    var row: [SymbolPart] = []
    for (parts, box) in zip(glyphs, boxes) {
      let transform = CGAffineTransform(
        a: narrowing, b: 0, c: 0, d: lowering, tx: x - box.minX * narrowing,
        ty: SymbolGrid.center.y * (1 - lowering))
      row += parts.map { $0.applying(transform) }
      x += box.width * narrowing + gap
    }
    return row
  }

  private func compose(
    _ skeleton: [SymbolPart], _ transform: CGAffineTransform, _ width: Double
  ) -> [Part] {
    var parts: [Part] = []
    var cuts = Path()
    for piece in skeleton {
      let piece = piece.applying(transform)
      let line = width * piece.width
      guard piece.role.isInk else {
        let margin = piece.role == .clearing ? SymbolGrid.gap(lineWidth: width) : 0
        cuts.addPath(Self.ink(of: piece, line + 2 * margin))
        continue
      }
      // Cuts are taken together: combining outlines takes long.
      clear(&parts, cuts)
      cuts = Path()
      add(Self.ink(of: piece, line), piece.layer, to: &parts)
    }
    clear(&parts, cuts)
    return parts
  }

  /// The area of a part, clockwise.
  private static func ink(of part: SymbolPart, _ width: Double) -> Path {
    switch part.role {
    case .body, .detail, .hole, .line, .cut: return part.path.strokedClockwise(width: width)
    case .area, .detailArea, .cutArea: return part.path.clockwise
    case .clearing where part.isOpen: return part.path.strokedClockwise(width: width)
    case .solid, .clearing:
      guard part.isOpen else { return part.path.grownClockwise(width: width) }
      var area = part.path.strokedClockwise(width: width)
      area.addPath(part.path.clockwise)
      return area
    }
  }

  private func clear(_ parts: inout [Part], _ area: Path) {
    guard !area.isEmpty else { return }
    for index in parts.indices { parts[index].path = parts[index].path.subtracting(area) }
  }

  private func add(_ area: Path, _ layer: SymbolLayer, to parts: inout [Part]) {
    if let index = parts.firstIndex(where: { $0.layer == layer && !$0.isCutOut }) {
      parts[index].path.addPath(area)
    } else {
      parts.append(Part(layer: layer, path: area, isCutOut: false))
    }
  }

  // MARK: Enclosures and badges

  private func enclose(
    _ inner: SymbolName, _ enclosure: SymbolEnclosure, isFilled: Bool,
    _ transform: CGAffineTransform, _ width: Double
  ) throws(SymbolReader.Failure) -> [Part] {
    let inside = try Self.fit(inner, enclosure).concatenating(transform)
    // Lines inside of others look heavier than alone.
    let glyph = try parts(of: inner, inside, width * 0.95)
    guard let frame = try SymbolReader.parts(of: enclosure.rawValue)?.first else {
      return glyph
    }
    var form = frame.applying(transform)
    form.role = isFilled ? .solid : .body
    var layer = SymbolLayer(level: 1)
    if isFilled { layer.color = try Self.color(of: inner) }
    let background = Part(layer: layer, path: Self.ink(of: form, width), isCutOut: false)
    return [background]
      + glyph.map { part in
        var part = part
        part.isCutOut = isFilled && !part.isCutOut
        // A form without a colour is cut out and shows the content behind.
        if isFilled { part.layer.color = layer.color == nil ? nil : .white }
        return part
      }
  }

  /// The colour of a filled form around a symbol. The signs for success and failure have their own; a
  /// symbol of one colour passes on that colour, except white, on which a white symbol would not
  /// show.
  private static func color(of name: SymbolName) throws(SymbolReader.Failure) -> SymbolColor? {
    guard case .drawing(let key, _) = name else { return nil }
    switch key {
    case "plus", "checkmark": return .green
    case "minus", "xmark": return .red
    case "exclamationmark": return .yellow
    default: return try ownColor(of: name)
    }
  }

  private static func ownColor(of name: SymbolName) throws(SymbolReader.Failure) -> SymbolColor? {
    let inks = try skeleton(of: name).filter(\.role.isInk)
    let colors = Set(inks.map(\.layer.color))
    guard colors.count == 1, let color = colors.first, color != .white else { return nil }
    return color
  }

  private func badge(
    _ inner: SymbolName, _ badge: SymbolBadge, _ transform: CGAffineTransform, _ width: Double
  ) throws(SymbolReader.Failure) -> [Part] {
    let form = try Self.form(of: badge).applying(transform)
    var parts = try parts(of: inner, transform, width)
    // The symbol under a badge moves to the second level.
    for index in parts.indices where parts[index].layer.level == 0 {
      parts[index].layer.level = 1
    }
    var around = form
    (around.role, around.isOpen) = (.clearing, false)
    clear(&parts, Self.ink(of: around, 2 * SymbolGrid.gap(lineWidth: width)))
    let area = Self.ink(of: form, 0)
    switch badge {
    case .dot:
      return parts + [Part(layer: SymbolLayer(color: .red), path: area, isCutOut: false)]
    case .symbol(let name):
      let circle = badge.circle
      let place = try Self.fit(
        name, CGPoint(x: circle.x, y: circle.y), radius: circle.radius, upTo: .infinity)
      return try parts + self.parts(of: name, place.concatenating(transform), width * 0.9)
    case .sign(let sign):
      return try parts + signed(sign, area, CGPoint(x: 18, y: 18), 2.7, transform, width)
    case .warning:
      let middle = CGPoint(x: 17.6, y: 18.9)
      return try parts + signed("exclamationmark", area, middle, 2.5, transform, width)
    }
  }

  /// The area under a badge, or the area that is kept free for it.
  private static func form(of badge: SymbolBadge) throws(SymbolReader.Failure) -> SymbolPart {
    let circle = badge.circle
    var form: SymbolPart
    if case .warning = badge {
      form = SymbolPart(line: "g 1.5 17.6 12.6 23.2 22.6 12 22.6")
    } else {
      form = SymbolPart(line: "c \(circle.x) \(circle.y) \(circle.radius)")
    }
    (form.role, form.isOpen) = (.area, false)
    return form
  }

  /// A sign cut out of an area.
  private func signed(
    _ sign: String, _ area: Path, _ middle: CGPoint, _ radius: Double,
    _ transform: CGAffineTransform, _ width: Double
  ) throws(SymbolReader.Failure) -> [Part] {
    let name = SymbolName.drawing(sign, isFilled: true)
    let place = try Self.fit(name, middle, radius: radius, upTo: .infinity)
    let color = try Self.color(of: name)
    let ground = Part(layer: SymbolLayer(level: 2, color: color), path: area, isCutOut: false)
    let glyph = try parts(of: name, place.concatenating(transform), width * 0.8)
    return [ground]
      + glyph.map { part in
        Part(
          layer: SymbolLayer(color: color == nil ? nil : .white), path: part.path, isCutOut: true)
      }
  }

  /// The transform of a symbol in an enclosure.
  private static func fit(
    _ inner: SymbolName, _ enclosure: SymbolEnclosure
  ) throws(SymbolReader.Failure) -> CGAffineTransform {
    let middle = CGPoint(x: enclosure.center.x, y: enclosure.center.y)
    if case .characters = inner {
      // All have one size, regardless of their form.
      return scaling(enclosure.radius / 5.5, SymbolGrid.center, to: middle)
    }
    return try fit(inner, middle, radius: enclosure.radius, upTo: 1)
  }

  /// The transform of a symbol that fills a circle, enlarged by no more than `limit`.
  private static func fit(
    _ name: SymbolName, _ middle: CGPoint, radius: Double, upTo limit: Double
  ) throws(SymbolReader.Failure) -> CGAffineTransform {
    let circle = try circle(around: name)
    return scaling(min(radius / circle.radius, limit), circle.center, to: middle)
  }

  private static func scaling(
    _ factor: Double, _ from: CGPoint, to point: CGPoint
  ) -> CGAffineTransform {
    CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: point.x - from.x * factor,
      ty: point.y - from.y * factor)
  }
}

extension SymbolComposer {
  /// A circle around a symbol at the regular weight: its place and size in an enclosure are the same
  /// at any weight.
  ///
  /// Its centre is halfway between those of the smallest circle and of the rectangle around the
  /// symbol. The centre of the circle alone would push a chevron to one side, that of the rectangle a
  /// triangle.
  private static func circle(
    around name: SymbolName
  ) throws(SymbolReader.Failure) -> (center: CGPoint, radius: Double) {
    var reach = Reach()
    try collectReach(of: name, &reach)
    guard let round = reach.roundCenter else { return (SymbolGrid.center, 10) }
    let box = reach.box
    let center = CGPoint(x: (round.x + box.midX) / 2, y: (round.y + box.midY) / 2)
    return (center, reach.radius(around: center))
  }

  /// Points of a symbol's lines, and the width of ink around them.
  private static func collectReach(
    of name: SymbolName, _ reach: inout Reach
  ) throws(SymbolReader.Failure) {
    let regular = SymbolGrid.lineWidth(weight: 400, scale: .medium)
    switch name {
    case .drawing, .characters:
      for part in try skeleton(of: name) where part.role.isInk {
        let margin = part.role.isStroked ? regular * part.width / 2 : 0
        reach.add(part.path.samples, margin)
      }
    case .enclosed(_, let enclosure, _):
      guard let form = try SymbolReader.parts(of: enclosure.rawValue)?.first else {
        return
      }
      reach.add(form.path.samples, regular / 2)
    case .slashed(let inner):
      try collectReach(of: inner, &reach)
      reach.add([CGPoint(x: 3.4, y: 3.2), CGPoint(x: 20.6, y: 20.4)], regular / 2)
    case .badged(let inner, let badge):
      try collectReach(of: inner, &reach)
      let circle = badge.circle
      reach.add([CGPoint(x: circle.x, y: circle.y)], circle.radius)
    }
  }
}

/// Points of a symbol's lines, and the width of ink around each.
private struct Reach {
  private var points: [CGPoint] = []
  private var margins: [Double] = []

  mutating func add(_ new: [CGPoint], _ margin: Double) {
    points += new
    margins += new.map { _ in margin }
  }

  /// The smallest upright rectangle around the points.
  var box: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private func distance(_ index: Int, from center: CGPoint) -> Double {
    let (x, y) = (Double(points[index].x - center.x), Double(points[index].y - center.y))
    return (x * x + y * y).squareRoot() + margins[index]
  }

  func radius(around center: CGPoint) -> Double {
    points.indices.reduce(0) { max($0, distance($1, from: center)) }
  }

  /// The middle of the smallest circle around all; nil without points.
  ///
  /// Bădoiu and Clarkson, "Smaller core-sets for balls" (2003): steps towards the furthest point,
  /// each shorter. After 60 of them the radius is within 2 % of the least.
  var roundCenter: CGPoint? {
    guard !points.isEmpty else { return nil }
    var center = CGPoint(x: box.midX, y: box.midY)
    for step in 0..<60 {
      var (furthest, most) = (0, -1.0)
      for index in points.indices {
        let distance = distance(index, from: center)
        if distance > most { (furthest, most) = (index, distance) }
      }
      center.x += (points[furthest].x - center.x) / Double(step + 2)
      center.y += (points[furthest].y - center.y) / Double(step + 2)
    }
    return center
  }
}

extension Path {
  /// The path minus the area of `cuts`, which is consumed.
  fileprivate func cutting(_ cuts: inout Path) -> Path {
    defer { cuts = Path() }
    return cuts.isEmpty ? self : subtracting(cuts)
  }

  /// Points on the path, some on each curve.
  fileprivate var samples: [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let end), .line(let end):
        points.append(end)
        current = end
      case .quadCurve(let end, let control):
        for t in [0.25, 0.5, 0.75, 1] {
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          points.append(
            CGPoint(
              x: a * current.x + b * control.x + c * end.x,
              y: a * current.y + b * control.y + c * end.y))
        }
        current = end
      case .curve(let end, let control1, let control2):
        for t in [0.25, 0.5, 0.75, 1] {
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          points.append(
            CGPoint(
              x: a * current.x + b * control1.x + c * control2.x + d * end.x,
              y: a * current.y + b * control1.y + c * control2.y + d * end.y))
        }
        current = end
      case .closeSubpath: break
      }
    }
    return points
  }
}
