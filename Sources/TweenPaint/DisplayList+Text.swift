import Foundation
import TweenGeometry

// The text form of a display list, for people and for tests. One item a line, back to front:
//
//   canvas 400x300 @2 #FFFFFFFF
//   fill #FF3B30FF path M 0 0 L 10 0 L 10 10 Z
//   layer opacity 0.5 clip M 0 0 L 5 0 L 5 5 Z
//     glyphs "New Wedge" 13pt 9 glyphs #000000FF transform 1 0 0 1 20 35.5
//   end
//   layer blur 7 opaque 0 0 40 20 transform 1 0 0 1 20 20 opacity 0.5
//   end
//   layer shadow #00000055 4 0 2 opacity 0.5 blend multiply
//     image 20x10 in 0 0 40 20 nearest
//     mask
//       fill pattern 8x8 tiled padded pattern-transform 2 0 0 2 0 0 path M 0 0 L 5 0 L 5 5 Z
//     end
//   end
//   layer linear
//   end
//   layer color-matrix ( 1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0 )
//   end
//   layer projection 0.5 0 -0.0043301 0 1 0 25 0 1.433
//   end
//   fill even-odd linear 0 0 10 0 (#FF0000FF 0, #0000FFFF 1) opacity 0.5 path ...
//   fill #FF3B30FF stroke 2 path M 0 0 L 10 0
//   fill #FF3B30FF stroke 2 round-caps bevel-joins dash 6 5 phase 3 path M 0 0 L 10 0 L 10 10
//
// - Numbers are rounded to three digits after the point, trailing zeros dropped, no negative zero.
// - Colours are #RRGGBBAA: encoded sRGB, not premultiplied.
// - Omitted at their defaults: nonzero filling, antialiasing, opacity 1, identity
//   transforms, butt caps, miter joins, a miter limit of 10, dashes without a phase, perceptual
//   mixing, smooth sampling, normal blending, layers that mix encoded colours, and ids and versions,
//   which are bookkeeping.
// - A pen is `stroke WIDTH`, its caps, joins and `miter-limit`, and `dash LENGTHS phase LENGTH`; the
//   path behind it is the one along which it draws.
// - A colour matrix stands row by row; alpha thresholds are `alpha LOWEST to HIGHEST COLOUR`, and
//   backdrops `backdrop RADIUS` with their matrix.
// - Projections row by row, m11 to m33; the perspective's m13 and m23, which count per point, have
//   four more digits.
// - Paths: M x y, L x y, Q x1 y1 x y, C x1 y1 x2 y2 x y, Z, and A cx cy ux uy vx vy t0 sweep for
//   the points c + u cos t + v sin t.
// - The items in a layer are indented by two spaces. An `end` without a layer is not indented.
extension DisplayList: CustomStringConvertible {
  /// The list as text, one line for each item.
  public var description: String { text() }

  /// Returns the list as text.
  ///
  /// - Parameters:
  ///   - fractionDigits: The digits after the point to which numbers are rounded, 0...9.
  ///   - showsIdentity: Whether each line ends with the item's id and version.
  public func text(fractionDigits: Int = 3, showsIdentity: Bool = false) -> String {
    var writer = DisplayListWriter(fractionDigits: fractionDigits, showsIdentity: showsIdentity)
    writer.write(self)
    return writer.text
  }
}

extension DisplayItem: CustomStringConvertible {
  /// The item's line in the list's text form.
  public var description: String {
    let writer = DisplayListWriter(fractionDigits: 3, showsIdentity: false)
    return writer.words(of: self).joined(separator: " ")
  }
}

private struct DisplayListWriter {
  /// Numbers beyond this are written as Swift writes them.
  private static let roundingLimit = 1e9

  private let scale: Double
  private let digitCount: Int
  private let showsIdentity: Bool
  var text = ""

  init(fractionDigits: Int, showsIdentity: Bool) {
    digitCount = min(max(fractionDigits, 0), 9)
    self.showsIdentity = showsIdentity
    scale = (0..<digitCount).reduce(1) { power, _ in power * 10 }
  }

  mutating func write(_ list: DisplayList) {
    text += "canvas \(number(Double(list.size.width)))x\(number(Double(list.size.height)))"
    text += " @\(number(list.scale)) \(list.background.drawnBytes)\n"
    var depth = 0
    for item in list.items {
      if item.content == .endLayer { depth = max(depth - 1, 0) }
      var words = words(of: item)
      if showsIdentity { words.append("id \(item.id) version \(item.version)") }
      text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
      if case .beginLayer = item.content { depth += 1 }
    }
  }

  func words(of item: DisplayItem) -> [String] {
    let words = words(of: item.content)
    return item.blend == .normal ? words : words + ["blend", "\(item.blend)"]
  }

  private func words(of content: DisplayItem.Content) -> [String] {
    switch content {
    case .fill(let fill):
      return ["fill"] + ruleWords(fill.rule, fill.isAntialiased) + paintWords(fill.paint)
        + opacityWords(fill.opacity) + transformWords(fill.transform) + strokeWords(fill.stroke)
        + ["path"] + pathWords(fill.path)
    case .glyphs(let glyphs):
      let run = glyphs.run
      let count = run.glyphs.count
      return ["glyphs", quoted(run.text), number(run.fontSize) + "pt"]
        + ["\(count) \(count == 1 ? "glyph" : "glyphs")"] + paintWords(glyphs.paint)
        + opacityWords(glyphs.opacity) + transformWords(glyphs.transform)
    case .image(let image):
      let rect = image.rect
      return ["image", "\(image.bitmap.width)x\(image.bitmap.height)", "in"]
        + numbers(rect) + samplingWords(image.sampling) + opacityWords(image.opacity)
        + transformWords(image.transform)
    case .beginLayer(let layer):
      let words =
        [layer.isMask ? "mask" : "layer"] + (layer.isOpaque ? ["opaque"] : [])
        + (layer.mixing == .linear ? ["linear"] : []) + effectWords(layer.effect)
        + opacityWords(layer.opacity)
      guard let clip = layer.clip else { return words }
      return words + ["clip"]
        + ruleWords(clip.rule, clip.isAntialiased) + transformWords(clip.transform)
        + pathWords(clip.path)
    case .endLayer:
      return ["end"]
    }
  }

  private func effectWords(_ effect: DisplayItem.LayerEffect?) -> [String] {
    switch effect {
    case .blur(let blur):
      let opaque = blur.opaqueRect.map {
        ["opaque"] + numbers($0)
      }
      return ["blur", number(blur.radius)] + (opaque ?? []) + transformWords(blur.transform)
    case .projection(let m):
      return ["projection"] + numbers(m.m11, m.m12) + [perspective(m.m13)]
        + numbers(m.m21, m.m22) + [perspective(m.m23)] + numbers(m.m31, m.m32, m.m33)
    case .colorMatrix(let matrix):
      return ["color-matrix"] + matrixWords(matrix)
    case .alphaThreshold(let range):
      return ["alpha", number(range.lowest), "to", number(range.highest), range.color.drawnBytes]
    case .shadow(let shadow):
      return [shadow.kind == .drop ? "shadow" : "inner-shadow", shadow.color.drawnBytes]
        + [number(shadow.radius)] + numbers(shadow.offset.width, shadow.offset.height)
        + (shadow.isAlone ? ["alone"] : []) + transformWords(shadow.transform)
    case .backdrop(let backdrop):
      return ["backdrop", number(backdrop.radius)]
        + (backdrop.colorMatrix == ColorMatrix()
          ? [] : ["color-matrix"] + matrixWords(backdrop.colorMatrix))
        + transformWords(backdrop.transform)
    case nil:
      return []
    }
  }

  private func matrixWords(_ matrix: ColorMatrix) -> [String] {
    ["("] + matrix.rows.joined().map { number(Double($0)) } + [")"]
  }

  private func samplingWords(_ sampling: Sampling) -> [String] {
    sampling == .smooth ? [] : ["\(sampling)"]
  }

  private func patternWords(_ pattern: PatternPaint) -> [String] {
    let bitmap = pattern.bitmap
    return ["pattern", "\(bitmap.width)x\(bitmap.height)"]
      + (pattern.source == CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        ? [] : ["of"] + numbers(pattern.source))
      + ["\(pattern.horizontal)", "\(pattern.vertical)"] + samplingWords(pattern.sampling)
      + (pattern.opacity == 1 ? [] : ["pattern-opacity", number(pattern.opacity)])
      + (pattern.transform == .identity
        ? [] : ["pattern-transform"] + transformWords(pattern.transform).dropFirst())
  }

  private func perspective(_ value: CGFloat) -> String {
    DisplayListWriter(fractionDigits: digitCount + 4, showsIdentity: false).number(Double(value))
  }

  private func ruleWords(_ rule: FillRule, _ isAntialiased: Bool) -> [String] {
    (rule == .evenOdd ? ["even-odd"] : []) + (isAntialiased ? [] : ["aliased"])
  }

  private func strokeWords(_ style: StrokeStyle?) -> [String] {
    guard let style else { return [] }
    return ["stroke"] + numbers(style.lineWidth)
      + (style.lineCap == .butt ? [] : ["\(style.lineCap)-caps"])
      + (style.lineJoin == .miter ? [] : ["\(style.lineJoin)-joins"])
      + (style.miterLimit == 10 ? [] : ["miter-limit"] + numbers(style.miterLimit))
      + (style.dash.isEmpty ? [] : ["dash"] + style.dash.map { number(Double($0)) })
      + (style.dashPhase == 0 ? [] : ["phase"] + numbers(style.dashPhase))
  }

  private func opacityWords(_ opacity: Double) -> [String] {
    opacity == 1 ? [] : ["opacity", number(opacity)]
  }

  private func transformWords(_ t: CGAffineTransform) -> [String] {
    t == .identity ? [] : ["transform"] + numbers(t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  private func paintWords(_ paint: Paint) -> [String] {
    switch paint {
    case .solid(let color):
      return [color.drawnBytes]
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\($0.color.drawnBytes) \(number($0.location))" }
      return geometryWords(gradient.geometry) + ["(" + stops.joined(separator: ", ") + ")"]
        + (gradient.interpolation == .device ? ["device"] : [])
        + (gradient.transform == .identity
          ? [] : ["gradient-transform"] + transformWords(gradient.transform).dropFirst())
    case .pattern(let pattern):
      return patternWords(pattern)
    }
  }

  private func geometryWords(_ geometry: GradientPaint.Geometry) -> [String] {
    switch geometry {
    case .linear(let start, let end):
      return ["linear"] + numbers(start.x, start.y, end.x, end.y)
    case .radial(let center, let startRadius, let endRadius):
      return ["radial"] + numbers(center.x, center.y)
        + [number(startRadius), number(endRadius)]
    case .angular(let center, let startAngle, let endAngle):
      return ["angular"] + numbers(center.x, center.y) + [number(startAngle), number(endAngle)]
    }
  }

  private func pathWords(_ path: Path) -> [String] {
    var words: [String] = []
    var position = 0
    for verb in path.verbs {
      words.append(letter(of: verb))
      let end = min(position + verb.coordinateCount, path.coordinates.count)
      words += path.coordinates[position..<end].map(number)
      position = end
    }
    return words.isEmpty ? ["empty"] : words
  }

  private func letter(of verb: Path.Verb) -> String {
    switch verb {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .arc: "A"
    case .close: "Z"
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private func numbers(_ rect: CGRect) -> [String] {
    numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  private func numbers(_ values: CGFloat...) -> [String] { values.map { number(Double($0)) } }

  /// A number rounded to the writer's digits, half away from zero.
  private func number(_ value: Double) -> String {
    guard value.magnitude < Self.roundingLimit else { return "\(value)" }
    let scaled = Int((value.magnitude * scale).rounded())
    let whole = scaled / Int(scale)
    let fraction = scaled % Int(scale)
    var text = (value < 0 && scaled != 0 ? "-" : "") + "\(whole)"
    if fraction != 0 {
      var digits = "\(fraction)"
      digits = String(repeating: "0", count: digitCount - digits.count) + digits
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
