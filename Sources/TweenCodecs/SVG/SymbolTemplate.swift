import Foundation
import Synchronization
import TweenGeometry
import TweenPaint

/// A symbol from a template: an SVG file with a group for each weight and size, such as "Regular-M",
/// and lines that mark the baseline, the height of capitals and the margins.
package final class SymbolTemplate: Sendable {
  /// A drawing of one weight and size, on the grid of symbols.
  private struct Variant: Sendable {
    var layers: [Layer]
    var paths: [Path]
    /// The range from margin to margin; nil: as wide as the drawing.
    var span: ClosedRange<Double>?
  }

  /// The way in which an area is shown.
  fileprivate struct Layer: Equatable, Sendable {
    var layer: SymbolLayer
    /// Whether the earlier drawing is removed in this area.
    var clearsBehind = false
    /// Whether the area itself is not drawn.
    var isErased = false
  }

  private struct Key: Hashable, Sendable {
    var weight: Int
    var scale: SymbolScale
  }

  private static let weights: [(name: String, weight: Int)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]
  private static let scales: [(name: String, scale: SymbolScale)] = [
    ("S", .small), ("M", .medium), ("L", .large),
  ]

  private let variants: [Key: Variant]
  private let outlines = Mutex<[OutlineKey: SymbolOutline]>([:])

  private struct OutlineKey: Hashable {
    var weight: UInt64
    var scale: SymbolScale
  }

  /// The largest number of kept outlines: a program that animates weights would accumulate them
  /// without end.
  private static let maximumOutlines = 256

  /// Reads a template.
  package init(_ bytes: [UInt8]) throws(SVGFailure) {
    guard bytes.count <= SVGDecoder.largestFile else {
      throw .fileTooLarge(byteCount: bytes.count, limit: SVGDecoder.largestFile)
    }
    let root = try SVGElement.root(of: bytes)
    var reader = TemplateReader(root)
    reader.read(root, .identity)
    var variants: [Key: Variant] = [:]
    for (scaleName, scale) in Self.scales {
      for (weightName, weight) in Self.weights {
        let name = "\(weightName)-\(scaleName)"
        guard let group = reader.groups[name] else { continue }
        guard let baseline = reader.lines["Baseline-\(scaleName)"]?.midY,
          let capline = reader.lines["Capline-\(scaleName)"]?.midY, baseline > capline
        else {
          throw .broken("It has no lines Baseline-\(scaleName) and Capline-\(scaleName).")
        }
        let parts = Self.inSteps(reader.parts(of: group.element, group.transform))
        let margins = ["left", "right"].compactMap { reader.lines["\($0)-margin-\(name)"]?.midX }
        let place = Self.place(baseline: baseline, capHeight: baseline - capline, scale)
        let span = margins.sorted().map { CGPoint(x: $0, y: 0).applying(place).x }
        variants[Key(weight: weight, scale: scale)] = Variant(
          layers: parts.map(\.layer), paths: parts.map { $0.path.applying(place) },
          span: span.count == 2 ? span[0]...span[1] : nil)
      }
    }
    guard !variants.isEmpty else {
      throw .broken("It is not a symbol template: it has no group with a name such as Regular-M.")
    }
    self.variants = variants
  }

  /// The layers of a variable value are its steps, in the order of their thresholds.
  private static func inSteps(
    _ parts: [(layer: Layer, path: Path)]
  ) -> [(layer: Layer, path: Path)] {
    let thresholds = Set(parts.compactMap(\.layer.layer.threshold)).sorted()
    return parts.map { part in
      var part = part
      if let threshold = part.layer.layer.threshold,
        let place = thresholds.firstIndex(of: threshold)
      {
        part.layer.layer.step = place + 1
      }
      return part
    }
  }

  /// From the template to the grid, on which capitals are 14.4 units high at medium size.
  private static func place(
    baseline: Double, capHeight: Double, _ scale: SymbolScale
  ) -> CGAffineTransform {
    let unit = 2 * SymbolGrid.centerHeight / SymbolGrid.unit / capHeight / scale.factor
    return CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: 0, ty: SymbolGrid.baseline(scale: scale) - baseline * unit)
  }

  /// The symbol in a weight of 100...900 and a size. A weight that the template lacks is interpolated
  /// point by point between its neighbours, where their drawings match; otherwise the nearest is
  /// used.
  package func outline(weight: Double, scale: SymbolScale) -> SymbolOutline {
    let weight = weight.isNaN ? 400 : min(max(weight, 100), 900)
    let key = OutlineKey(weight: weight.bitPattern, scale: scale)
    if let known = outlines.withLock({ $0[key] }) { return known }
    let outline = make(weight, scale)
    outlines.withLock { outlines in
      if outlines.count >= Self.maximumOutlines { outlines.removeAll() }
      outlines[key] = outline
    }
    return outline
  }

  private func make(_ weight: Double, _ scale: SymbolScale) -> SymbolOutline {
    // A missing size is replaced by another one.
    let sizes = [scale] + [.small, .medium, .large].filter { $0 != scale }
    for size in sizes {
      let known = Self.weights.map(\.weight).filter {
        variants[Key(weight: $0, scale: size)] != nil
      }
      guard let first = known.first, let last = known.last else { continue }
      let lower = known.last { Double($0) <= weight } ?? first
      let upper = known.first { Double($0) >= weight } ?? last
      let share = lower == upper ? 0 : (weight - Double(lower)) / Double(upper - lower)
      guard let start = variants[Key(weight: lower, scale: size)],
        let end = variants[Key(weight: upper, scale: size)]
      else { continue }
      if share > 0, let mixed = Self.mixed(start, end, share) { return Self.outline(of: mixed) }
      return Self.outline(of: share < 0.5 ? start : end)
    }
    return SymbolOutline(parts: [], shape: Path())
  }

  private static func outline(of variant: Variant) -> SymbolOutline {
    var parts: [SymbolOutline.Part] = []
    for (layer, path) in zip(variant.layers, variant.paths) {
      if layer.clearsBehind {
        for index in parts.indices { parts[index].path = parts[index].path.subtracting(path) }
      }
      if layer.isErased { continue }
      parts.append(SymbolOutline.Part(layer: layer.layer, path: path, isCutOut: false))
    }
    var shape = Path()
    for part in parts { shape.addPath(part.path) }
    return SymbolOutline(parts: parts, shape: shape, span: variant.span)
  }

  /// nil where the drawings are of different kinds.
  private static func mixed(_ start: Variant, _ end: Variant, _ share: Double) -> Variant? {
    guard start.layers == end.layers else { return nil }
    var paths: [Path] = []
    for (one, other) in zip(start.paths, end.paths) {
      guard let path = one.mixed(with: other, share) else { return nil }
      paths.append(path)
    }
    var span: ClosedRange<Double>?
    if let from = start.span, let to = end.span {
      func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
      let (low, high) = (
        between(from.lowerBound, to.lowerBound), between(from.upperBound, to.upperBound)
      )
      span = min(low, high)...max(low, high)
    }
    return Variant(layers: start.layers, paths: paths, span: span)
  }
}

/// Traverses a template.
private struct TemplateReader {
  private(set) var groups: [String: (element: SVGElement, transform: CGAffineTransform)] = [:]
  /// Guides by their names: the smallest rectangles around them.
  private(set) var lines: [String: CGRect] = [:]

  private let sheet: SVGStyleSheet

  private static let page = CGSize(width: 100, height: 100)

  init(_ root: SVGElement) {
    var rules = ""
    root.forEach { if $0.name == "style" { rules += $0.text + "\n" } }
    sheet = SVGStyleSheet(rules, hasColons: true)
  }

  mutating func read(_ element: SVGElement, _ around: CGAffineTransform) {
    let transform =
      element["transform"].flatMap(SVGNumbers.transform)?.concatenating(around) ?? around
    if let id = element["id"] {
      if element.name == "g" {
        if groups[id] == nil { groups[id] = (element, transform) }
      } else if lines[id] == nil, let path = try? SVGShapes.path(of: element, in: Self.page) {
        lines[id] = path.applying(transform).boundingRect
      }
    }
    for child in element.children { read(child, transform) }
  }

  /// The areas of a group, in the template's space.
  func parts(
    of group: SVGElement, _ transform: CGAffineTransform
  ) -> [(layer: SymbolTemplate.Layer, path: Path)] {
    var parts: [(layer: SymbolTemplate.Layer, path: Path)] = []
    for child in group.children {
      let own = child["transform"].flatMap(SVGNumbers.transform)?.concatenating(transform)
      if child.name == "g" {
        parts += self.parts(of: child, own ?? transform)
      } else if let path = try? SVGShapes.path(of: child, in: Self.page), !path.isEmpty {
        parts.append((layer(child.classes), path.applying(own ?? transform)))
      }
    }
    return parts
  }

  private static let kinds = ["monochrome-", "hierarchical-", "multicolor-"]

  /// "monochrome-0 hierarchical-0:secondary multicolor-0:systemRedColor", and the declarations of the
  /// rules for these classes: "-sfsymbols-variable-threshold: 0.34", "-sfsymbols-clear-behind: true".
  private func layer(_ classes: [Substring]) -> SymbolTemplate.Layer {
    var result = SymbolTemplate.Layer(layer: Self.layer(classes))
    for name in classes where Self.kinds.contains(where: name.hasPrefix) {
      for (name, value) in sheet.declarations(ofClass: name) {
        switch name {
        case "-sfsymbols-variable-threshold":
          guard let number = Double(value), number.isFinite else { continue }
          result.layer.threshold = min(max(number, 0), 1)
        case "-sfsymbols-clear-behind": result.clearsBehind = value == "true"
        case "opacity": result.isErased = Double(value) == 0
        default: continue
        }
      }
    }
    // A layer that is only clear, without clearing, is shown by another rendering mode.
    if !result.clearsBehind { result.isErased = false }
    return result
  }

  private static func layer(_ classes: [Substring]) -> SymbolLayer {
    var layer = SymbolLayer()
    for name in classes {
      guard let colon = name.firstIndex(of: ":") else { continue }
      let value = name[name.index(after: colon)...]
      if name.hasPrefix("hierarchical-") {
        layer.level = ["primary", "secondary", "tertiary"].firstIndex(of: value) ?? 0
      } else if name.hasPrefix("multicolor-") {
        layer.color = color(value)
      }
    }
    return layer
  }

  /// The colour of symbols for a name of the template; nil: the primary style.
  private static func color(_ name: Substring) -> SymbolColor? {
    var name = name
    if name.hasPrefix("system") { name = name.dropFirst(6) }
    if name.hasSuffix("Color") { name = name.dropLast(5) }
    switch name.lowercased() {
    case "red", "pink": return .red
    case "orange": return .orange
    case "yellow": return .yellow
    case "green", "mint": return .green
    case "blue", "indigo", "purple": return .blue
    case "cyan", "teal": return .cyan
    case "gray", "brown": return .gray
    case "white": return .white
    default: return nil
    }
  }
}

extension Path {
  /// The interpolated path between this one and another with the same kinds of segments; nil where
  /// they differ.
  fileprivate func mixed(with other: Path, _ share: Double) -> Path? {
    var (own, others): ([Element], [Element]) = ([], [])
    forEach { own.append($0) }
    other.forEach { others.append($0) }
    guard own.count == others.count else { return nil }
    func between(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
    var path = Path()
    for pair in zip(own, others) {
      switch pair {
      case (.move(let a), .move(let b)): path.move(to: between(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: between(a, b))
      case (.quadCurve(let a, let a1), .quadCurve(let b, let b1)):
        path.addQuadCurve(to: between(a, b), control: between(a1, b1))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        path.addCurve(to: between(a, b), control1: between(a1, b1), control2: between(a2, b2))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
