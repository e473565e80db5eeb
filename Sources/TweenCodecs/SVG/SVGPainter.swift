import Foundation
import TweenGeometry
import TweenPaint

/// Makes display items of an SVG file's elements.
struct SVGPainter {
  private(set) var contents: [DisplayItem.Content] = []
  private(set) var leftOut: Set<String> = []
  private let root: SVGElement
  private let size: CGSize
  private let elements: [String: SVGElement]
  private let sheet: SVGStyleSheet
  private var drawnCount = 0
  /// The areas of clips, each made once for a size of its surroundings.
  private var clipAreas: [ClipKey: ClipArea] = [:]

  /// The largest depth of `use` in `use`; a file may contain cycles.
  private static let deepestUse = 16
  /// The deepest nesting of elements, including those of `use`.
  private static let deepest = 256
  /// The largest number of drawn elements, counting repetitions: a few `use` can repeat them billions
  /// of times.
  static let maximumDrawn = 20_000

  private struct ClipKey: Hashable {
    var id: String
    var width: Double
    var height: Double
  }

  private struct ClipArea {
    var path: Path
    var rule: FillRule
  }

  /// The position of an element in the drawing.
  private struct Place {
    var transform: CGAffineTransform
    var style: SVGStyle
    /// The size of 100 percent.
    var viewport: CGSize
    var useDepth = 0
    /// The number of elements around, counting repetitions.
    var depth = 0
  }

  init(_ root: SVGElement, size: CGSize) {
    self.root = root
    self.size = size
    var elements: [String: SVGElement] = [:]
    var rules = ""
    root.forEach { element in
      if let id = element["id"], elements[id] == nil { elements[id] = element }
      if element.name == "style" { rules += element.text + "\n" }
    }
    self.elements = elements
    sheet = SVGStyleSheet(rules)
    if sheet.hasUnknown { leftOut.insert("style rules by more than a name") }
  }

  mutating func drawRoot() throws(SVGFailure) {
    let viewport = SVGViewport(root, in: CGRect(origin: .zero, size: size))
    let style = SVGStyle(root, in: SVGStyle(), sheet, diagonal: viewport.box.size.diagonal)
    let place = Place(
      transform: viewport.transform, style: style, viewport: viewport.box.size)
    try group(style, place) { (painter, place) throws(SVGFailure) in
      for child in painter.root.children { try painter.draw(child, place) }
    }
  }

  // MARK: Elements

  private mutating func draw(_ element: SVGElement, _ around: Place) throws(SVGFailure) {
    guard let kind = Self.kind(of: element) else {
      if Self.known.contains(element.name) { leftOut.insert(element.name) }
      return
    }
    drawnCount += 1
    guard drawnCount <= Self.maximumDrawn else { throw .tooMuch(limit: Self.maximumDrawn) }
    guard around.depth < Self.deepest else {
      leftOut.insert("elements more than \(Self.deepest) deep")
      return
    }
    var place = around
    place.depth += 1
    place.style = SVGStyle(element, in: around.style, sheet, diagonal: around.viewport.diagonal)
    leftOut.formUnion(place.style.leftOut)
    guard place.style.isDisplayed else { return }
    if let text = element["transform"] {
      // An element with a transform that cannot be parsed is not drawn, as in browsers one whose
      // transform cannot be inverted.
      guard let own = SVGNumbers.transform(text) else { return }
      place.transform = own.concatenating(place.transform)
    }
    switch kind {
    case .shape: try drawShape(element, place)
    case .group:
      try group(place.style, place) { (painter, place) throws(SVGFailure) in
        for child in element.children { try painter.draw(child, place) }
      }
    case .viewport:
      let room = room(of: element, in: place.viewport, whole: place.viewport)
      try drawViewport(element, in: room, place)
    case .use: try drawUse(element, place)
    }
  }

  private enum Kind {
    case shape, group, viewport, use
  }

  private static func kind(of element: SVGElement) -> Kind? {
    switch element.name {
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": .shape
    case "g", "a", "switch": .group
    case "svg": .viewport
    case "use": .use
    default: nil
    }
  }

  /// Elements that browsers draw or animate, and that are not supported here.
  private static let known: Set<String> = [
    "text", "image", "foreignObject", "script", "animate", "animateTransform", "animateMotion",
    "set", "video", "audio", "canvas", "iframe", "mesh", "hatch",
  ]

  private func room(of element: SVGElement, in viewport: CGSize, whole: CGSize) -> CGRect {
    CGRect(
      x: SVGNumbers.length(element["x"], whole: viewport.width) ?? 0,
      y: SVGNumbers.length(element["y"], whole: viewport.height) ?? 0,
      width: SVGNumbers.length(element["width"], whole: viewport.width) ?? whole.width,
      height: SVGNumbers.length(element["height"], whole: viewport.height) ?? whole.height)
  }

  private mutating func drawViewport(
    _ element: SVGElement, in room: CGRect, _ place: Place
  ) throws(SVGFailure) {
    guard room.size.width > 0, room.size.height > 0 else { return }
    let viewport = SVGViewport(element, in: room)
    var inner = place
    inner.viewport = viewport.box.size
    var layer = DisplayItem.Layer(opacity: place.style.opacity)
    if element["overflow"] != "visible" {
      layer.clip = DisplayItem.Clip(path: Path(room), transform: place.transform)
    }
    inner.transform = viewport.transform.concatenating(place.transform)
    try inLayer(layer) { (painter) throws(SVGFailure) in
      for child in element.children { try painter.draw(child, inner) }
    }
  }

  private mutating func drawUse(_ element: SVGElement, _ place: Place) throws(SVGFailure) {
    guard let link = element["href"] else { return }
    guard link.hasPrefix("#") else {
      leftOut.insert("other files")
      return
    }
    guard place.useDepth < Self.deepestUse, let used = elements[String(link.dropFirst())] else {
      return
    }
    var inner = place
    inner.useDepth += 1
    let room = room(of: element, in: place.viewport, whole: place.viewport)
    try group(place.style, inner) { (painter, inner) throws(SVGFailure) in
      if used.name == "symbol" || used.name == "svg" {
        var inner = inner
        inner.style = SVGStyle(
          used, in: inner.style, painter.sheet, diagonal: inner.viewport.diagonal)
        try painter.drawViewport(used, in: room, inner)
      } else {
        var inner = inner
        inner.transform = CGAffineTransform(translationX: room.minX, y: room.minY)
          .concatenating(inner.transform)
        try painter.draw(used, inner)
      }
    }
  }

  // MARK: Layers

  /// Draws the content of an element as one picture where its opacity or its clip requires it.
  private mutating func group(
    _ style: SVGStyle, _ place: Place, _ body: (inout SVGPainter, Place) throws(SVGFailure) -> Void
  ) throws(SVGFailure) {
    let clip = clip(style, place, bounds: nil)
    guard style.opacity < 1 || clip != nil else { return try body(&self, place) }
    try inLayer(DisplayItem.Layer(opacity: style.opacity, clip: clip)) {
      (painter) throws(SVGFailure) in
      try body(&painter, place)
    }
  }

  private mutating func inLayer(
    _ layer: DisplayItem.Layer, _ body: (inout SVGPainter) throws(SVGFailure) -> Void
  ) throws(SVGFailure) {
    let start = contents.count
    contents.append(.beginLayer(layer))
    try body(&self)
    if contents.count == start + 1 {
      contents.removeLast()
    } else {
      contents.append(.endLayer)
    }
  }

  /// The area that remains after an element's clip.
  ///
  /// - Parameter bounds: The element's bounds, for clips in fractions of them.
  private mutating func clip(
    _ style: SVGStyle, _ place: Place, bounds: CGRect?
  ) -> DisplayItem.Clip? {
    guard let id = style.clipPath else { return nil }
    guard let element = elements[id], element.name == "clipPath" else {
      // A missing clip cuts nothing.
      return nil
    }
    let key = ClipKey(id: id, width: place.viewport.width, height: place.viewport.height)
    var area = clipAreas[key] ?? clipArea(element, place.viewport)
    clipAreas[key] = area
    var transform = place.transform
    if element["clipPathUnits"] == "objectBoundingBox" {
      guard let bounds else {
        leftOut.insert("a group's clip in shares of its size")
        return nil
      }
      transform = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY
      ).concatenating(transform)
    }
    if let own = element["transform"].flatMap(SVGNumbers.transform) {
      area.path = area.path.applying(own)
    }
    return DisplayItem.Clip(path: area.path, rule: area.rule, transform: transform)
  }

  /// The union of the shapes of a clip.
  private mutating func clipArea(_ element: SVGElement, _ viewport: CGSize) -> ClipArea {
    var areas: [ClipArea] = []
    let around = SVGStyle(element, in: SVGStyle(), sheet, diagonal: viewport.diagonal)
    for child in element.children.prefix(Self.maximumClipShapes) {
      var shape = child
      var transform = child["transform"].flatMap(SVGNumbers.transform) ?? .identity
      if child.name == "use", let link = child["href"], link.hasPrefix("#"),
        let used = elements[String(link.dropFirst())]
      {
        let room = room(of: child, in: viewport, whole: viewport)
        let own = used["transform"].flatMap(SVGNumbers.transform) ?? .identity
        transform = own.concatenating(CGAffineTransform(translationX: room.minX, y: room.minY))
          .concatenating(transform)
        shape = used
      }
      let style = SVGStyle(shape, in: around, sheet, diagonal: viewport.diagonal)
      guard style.isDisplayed, style.isVisible, let path = path(of: shape, viewport) else {
        continue
      }
      areas.append(ClipArea(path: path.applying(transform), rule: style.clipRule))
    }
    guard areas.count > 1 else { return areas.first ?? ClipArea(path: Path(), rule: .nonZero) }
    // Each path turns clockwise around its area, and so do all of them together.
    var whole = Path()
    for area in areas {
      whole.addPath(area.path.union(Path(), eoFill: area.rule == .evenOdd))
    }
    return ClipArea(path: whole, rule: .nonZero)
  }

  private static let maximumClipShapes = 256

  // MARK: Shapes

  private mutating func path(of element: SVGElement, _ viewport: CGSize) -> Path? {
    do throws(SVGShapes.BadPath) {
      return try SVGShapes.path(of: element, in: viewport)
    } catch {
      leftOut.insert("a path that can't be read")
      return nil
    }
  }

  private mutating func drawShape(_ element: SVGElement, _ place: Place) throws(SVGFailure) {
    guard place.style.isVisible, let path = path(of: element, place.viewport), !path.isEmpty else {
      return
    }
    let style = place.style
    let bounds = path.boundingRect
    var parts: [DisplayItem.Content] = []
    if element.name != "line", let paint = paint(style.fill, style.fillOpacity, bounds, place) {
      parts.append(
        .fill(
          DisplayItem.Fill(
            path: path, rule: style.fillRule, paint: paint, transform: place.transform)))
    }
    if style.pen.lineWidth > 0, let paint = paint(style.stroke, style.strokeOpacity, bounds, place)
    {
      parts.append(
        .fill(
          DisplayItem.Fill(
            path: path, stroke: style.pen, paint: paint, transform: place.transform)))
    }
    guard !parts.isEmpty else { return }
    let clip = clip(style, place, bounds: bounds)
    if clip == nil, style.opacity == 1 || parts.count == 1 {
      for part in parts {
        guard case .fill(var fill) = part else { continue }
        fill.opacity = style.opacity
        contents.append(.fill(fill))
      }
      return
    }
    contents.append(.beginLayer(DisplayItem.Layer(opacity: style.opacity, clip: clip)))
    contents += parts
    contents.append(.endLayer)
  }

  /// nil where nothing is painted.
  private mutating func paint(
    _ ink: SVGStyle.Ink, _ opacity: Double, _ bounds: CGRect, _ place: Place
  ) -> Paint? {
    switch ink {
    case .nothing: return nil
    case .color(let color): return .solid(color.faded(opacity))
    case .current: return .solid(place.style.color.faded(opacity))
    case .reference(let id, let fallback):
      let gradients = SVGGradients(elements: elements, sheet: sheet, viewport: place.viewport)
      guard let found = gradients.paint(id, over: bounds, place.style, opacity: opacity) else {
        return paint(fallback, opacity, bounds, place)
      }
      if let name = found.leftOut { leftOut.insert(name) }
      return found.paint
    }
  }
}
