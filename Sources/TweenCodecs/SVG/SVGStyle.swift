import Foundation
import TweenGeometry
import TweenPaint

/// The style of an element of an SVG file: inherited properties and its own.
struct SVGStyle {
  /// The paint of an area or a line.
  enum Ink: Equatable {
    case nothing
    case color(Color.Resolved)
    /// The colour of the property `color`.
    case current
    /// A gradient by its id, and the paint where that gradient is missing.
    indirect case reference(String, fallback: Ink)
  }

  // Inherited properties.
  var fill = Ink.color(.black)
  var stroke = Ink.nothing
  var pen = StrokeStyle(miterLimit: 4)
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var color = Color.Resolved.black
  var isVisible = true

  // The element's own opacity.
  var opacity = 1.0
  var clipPath: String?
  var isDisplayed = true
  var stopColor = Ink.color(.black)
  var stopOpacity = 1.0
  /// The names of unsupported effects.
  var leftOut: Set<String> = []

  init() {}

  /// The style of an element.
  ///
  /// - Parameters:
  ///   - parent: The style of the element around it.
  ///   - diagonal: The length of 100 percent.
  init(_ element: SVGElement, in parent: SVGStyle, _ sheet: SVGStyleSheet, diagonal: Double) {
    self = parent
    opacity = 1
    clipPath = nil
    isDisplayed = true
    stopColor = .color(.black)
    stopOpacity = 1
    leftOut = []
    let inline = element["style"].map { SVGStyleSheet.declarations($0) } ?? []
    let declared = sheet.declarations(for: element) + inline
    // An attribute has the lowest priority.
    for name in Self.names {
      let value = declared.last { $0.name == name }?.value ?? element[name]
      guard let value else { continue }
      take(name, value.trimmingCharacters(in: .whitespacesAndNewlines), diagonal)
    }
  }

  /// `color` comes first, since the others may refer to it.
  private static let names = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "fill-rule", "clip-rule",
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "visibility", "opacity", "clip-path", "display", "stop-color",
    "stop-opacity", "filter", "mask", "marker-start", "marker-mid", "marker-end", "mix-blend-mode",
  ]

  private mutating func take(_ name: String, _ value: String, _ diagonal: Double) {
    // An inherited value is already set.
    guard value != "inherit" else { return }
    switch name {
    case "color": if let new = SVGColor.color(value) { color = new }
    case "fill": if let ink = Self.ink(value) { fill = ink }
    case "stroke": if let ink = Self.ink(value) { stroke = ink }
    case "fill-opacity": fillOpacity = SVGNumbers.share(value) ?? fillOpacity
    case "stroke-opacity": strokeOpacity = SVGNumbers.share(value) ?? strokeOpacity
    case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .nonZero
    case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .nonZero
    case "visibility": isVisible = value == "visible"
    case "opacity": opacity = SVGNumbers.share(value) ?? 1
    case "clip-path": clipPath = Self.reference(value)?.id
    case "display": isDisplayed = value != "none"
    case "stop-color": if let ink = Self.ink(value) { stopColor = ink }
    case "stop-opacity": stopOpacity = SVGNumbers.share(value) ?? 1
    case "filter", "mask", "marker-start", "marker-mid", "marker-end":
      if value != "none" { leftOut.insert(name.hasPrefix("marker") ? "marker" : name) }
    case "mix-blend-mode": if value != "normal" { leftOut.insert(name) }
    default: takePen(name, value, diagonal)
    }
  }

  private mutating func takePen(_ name: String, _ value: String, _ diagonal: Double) {
    func length(_ text: String) -> Double? { SVGNumbers.length(text, whole: diagonal) }
    switch name {
    case "stroke-width": if let width = length(value), width >= 0 { pen.lineWidth = width }
    case "stroke-linecap":
      pen.lineCap = value == "round" ? .round : value == "square" ? .square : .butt
    case "stroke-linejoin":
      pen.lineJoin = value == "round" ? .round : value == "bevel" ? .bevel : .miter
    case "stroke-miterlimit":
      if let limit = Double(value), limit >= 1, limit.isFinite { pen.miterLimit = limit }
    case "stroke-dasharray":
      pen.dash = Self.dashes(value, diagonal)
    case "stroke-dashoffset": pen.dashPhase = length(value) ?? pen.dashPhase
    default: break
    }
  }

  /// A list of lengths; empty if one of them is invalid, or if there are too many.
  private static func dashes(_ value: String, _ diagonal: Double) -> [CGFloat] {
    let words = value.split { $0 == "," || $0.isWhitespace }
    var dashes: [CGFloat] = []
    for word in words {
      guard let length = SVGNumbers.length(String(word), whole: diagonal), length >= 0 else {
        return []
      }
      dashes.append(length)
    }
    guard dashes.count <= maximumDashes else { return [] }
    // An odd list is repeated once.
    return dashes.count % 2 == 1 ? dashes + dashes : dashes
  }

  private static let maximumDashes = 64

  /// nil for a value that is not supported.
  private static func ink(_ value: String) -> Ink? {
    if value == "none" { return Ink.nothing }
    if value.lowercased() == "currentcolor" { return .current }
    if let reference = reference(value) {
      return .reference(reference.id, fallback: ink(reference.rest) ?? Ink.nothing)
    }
    return SVGColor.color(value).map(Ink.color)
  }

  /// "url(#a) rest"
  private static func reference(_ value: String) -> (id: String, rest: String)? {
    guard value.hasPrefix("url("), let close = value.firstIndex(of: ")") else { return nil }
    let inside = value[value.index(value.startIndex, offsetBy: 4)..<close]
      .trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
    let rest = value[value.index(after: close)...].trimmingCharacters(in: .whitespaces)
    return (inside.hasPrefix("#") ? String(inside.dropFirst()) : "", rest)
  }
}

extension Color.Resolved {
  static var black: Self { Self(linearRed: 0, linearGreen: 0, linearBlue: 0) }

  /// The same colour with its opacity multiplied.
  func faded(_ opacity: Double) -> Color.Resolved {
    var color = self
    color.opacity *= Float(opacity)
    return color
  }
}
