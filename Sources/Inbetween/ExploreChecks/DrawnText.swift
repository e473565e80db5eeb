import TweenGeometry
import TweenMath
import TweenPaint

/// A line of text of a display list, in one colour, with the place in which it can be seen.
struct DrawnText {
  let run: GlyphRun
  /// The index of the item in the list.
  let index: Int
  /// The paint's colour, encoded, components in 0...255.
  let color: SIMD3<Double>
  /// The opacity of the paint and the item, in 0...1.
  let opacity: Double
  /// The product of the opacities of the layers around, in 0...1.
  let layerOpacity: Double
  /// The transform from the run's coordinates to the window's points.
  let transform: CGAffineTransform
  /// The rectangle around the part of the window in which the clips around let the text show, in points.
  let visible: CGRect

  /// The height of the font in the window, in points.
  var size: Double {
    let area = transform.a * transform.d - transform.b * transform.c
    return run.fontSize * area.magnitude.squareRoot()
  }

  /// A box around the capitals, in the run's coordinates: from the first glyph to half a letter after the
  /// origin of the last, from the height of capitals to below the baseline.
  var box: CGRect {
    let places = run.positions.map(\.x)
    guard let first = places.min(), let last = places.max() else { return .null }
    return CGRect(
      x: first, y: -0.72 * run.fontSize, width: last - first + 0.5 * run.fontSize,
      height: 0.9 * run.fontSize)
  }

  /// The middle of the visible part of the box, in points of the window; nil if no part is visible.
  var center: CGPoint? {
    let shown = box.applying(transform).intersection(visible)
    return shown.isNull || shown.isEmpty ? nil : CGPoint(x: shown.midX, y: shown.midY)
  }

  /// The text's colour over an opaque ground.
  func shown(over ground: SIMD3<Double>) -> SIMD3<Double> {
    let alpha = opacity * layerOpacity
    return color * alpha + ground * (1 - alpha)
  }
}

extension DrawnText {
  /// Returns the texts of a list whose colours follow from the list: those with a paint of one colour, outside
  /// of masks, masked layers, and layers with effects on their colours or their shape.
  static func texts(in list: DisplayList) -> [DrawnText] {
    var reader = DrawnTextReader(window: CGRect(origin: .zero, size: list.size))
    for (index, item) in list.items.enumerated() { reader.add(item, at: index) }
    return reader.texts
  }

  /// Whether an item that the list draws after the text covers a point of the window.
  ///
  /// Clips and planes of layers are ignored, so an item can count as covering although it is clipped.
  func isCovered(at point: CGPoint, in list: DisplayList) -> Bool {
    list.items[(index + 1)...].contains { $0.covers(point) }
  }
}

/// Collects the texts of a display list, item by item.
private struct DrawnTextReader {
  private struct Open {
    var opacity: Double
    var visible: CGRect
    var isReadable: Bool
    var isMask = false
    /// The number of texts before the layer.
    var start: Int
  }

  private(set) var texts: [DrawnText] = []
  private var open: [Open]

  init(window: CGRect) {
    open = [Open(opacity: 1, visible: window, isReadable: true, start: 0)]
  }

  mutating func add(_ item: DisplayItem, at index: Int) {
    let around = open[open.count - 1]
    switch item.content {
    case .beginLayer(let layer): begin(layer, item.blend, in: around)
    case .endLayer: end()
    case .glyphs(let glyphs):
      guard around.isReadable, item.blend == .normal, case .solid(let color) = glyphs.paint else {
        return
      }
      let opacity = Self.clamped(Double(color.opacity)) * Self.clamped(glyphs.opacity)
      guard opacity * around.opacity > 0, glyphs.transform.isFinite, glyphs.run.fontSize.isFinite
      else { return }
      let bytes = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) * 255
      texts.append(
        DrawnText(
          run: glyphs.run, index: index,
          color: bytes.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)),
          opacity: opacity, layerOpacity: around.opacity, transform: glyphs.transform,
          visible: around.visible))
    case .fill, .image: break
    }
  }

  private mutating func begin(_ layer: DisplayItem.Layer, _ blend: BlendOperator, in around: Open) {
    var inner = around
    inner.start = texts.count
    inner.opacity *= Self.clamped(layer.opacity)
    inner.isMask = layer.isMask
    if layer.isMask || blend != .normal || layer.mixing == .linear { inner.isReadable = false }
    switch layer.effect {
    case nil, .backdrop: break
    case .shadow(let shadow): if shadow.isAlone { inner.isReadable = false }
    case .blur, .projection, .colorMatrix, .alphaThreshold: inner.isReadable = false
    }
    if let clip = layer.clip {
      inner.visible = inner.visible.intersection(clip.path.boundingRect.applying(clip.transform))
    }
    open.append(inner)
  }

  private mutating func end() {
    guard open.count > 1 else { return }
    let closed = open.removeLast()
    guard closed.isMask else { return }
    // The layer around is cut by the mask: the shown parts of its texts are unknown.
    let start = open[open.count - 1].start
    texts.removeSubrange(start...)
    open[open.count - 1].isReadable = false
  }

  private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    (a + b + c + d + tx + ty).isFinite
  }
}

extension DisplayItem {
  /// Whether this item hides the content behind it at a point of the window, at least by half.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    switch content {
    case .fill(let fill):
      guard fill.stroke == nil, fill.opacity >= 0.5, fill.transform.isInvertible else {
        return false
      }
      if case .solid(let color) = fill.paint, Double(color.opacity) * fill.opacity < 0.5 {
        return false
      }
      return fill.path.contains(
        point.applying(fill.transform.inverted()), eoFill: fill.rule == .evenOdd)
    case .image(let image):
      guard image.opacity >= 0.5, image.transform.isInvertible else { return false }
      return image.rect.standardized.contains(point.applying(image.transform.inverted()))
    case .beginLayer(let layer):
      guard case .backdrop = layer.effect, layer.opacity > 0 else { return false }
      guard let clip = layer.clip, clip.transform.isInvertible else { return true }
      return clip.path.contains(
        point.applying(clip.transform.inverted()), eoFill: clip.rule == .evenOdd)
    case .glyphs, .endLayer: return false
    }
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool { isFinite && a * d - b * c != 0 }
}
