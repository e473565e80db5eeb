import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

/// The colour or pattern of a fill or stroke.
struct Ink {
  /// A pattern and the colour that was set with it.
  struct Tiling {
    var pattern: CGPattern
    /// The colour of a pattern without own colours; nil for one with own colours.
    var color: CGColor?
    var alpha: CGFloat
  }

  enum Content {
    case color(CGColor)
    case pattern(Tiling)
  }

  var content: Content
  /// The colour space of components that are set without a space.
  var space: CGColorSpace

  /// Creates the ink of opaque black.
  init() { self.init(.black) }

  init(_ color: CGColor) {
    content = .color(color)
    space = color.colorSpace ?? CGColorSpaceCreateDeviceGray()
  }

  /// Creates the ink of a new colour space: opaque black, or clear in a pattern space.
  init(_ space: CGColorSpace) {
    let black = Array(repeating: CGFloat(0), count: space.numberOfComponents) + [1]
    content = .color(CGColor(colorSpace: space, components: black) ?? .clear)
    self.space = space
  }

  /// Returns the colour with the given components in this ink's space; this ink in a pattern space.
  func with(_ components: UnsafePointer<CGFloat>) -> Ink {
    let count = space.numberOfComponents + 1
    let numbers = Array(UnsafeBufferPointer(start: components, count: count))
    guard let color = CGColor(colorSpace: space, components: numbers) else { return self }
    return Ink(color)
  }

  /// Returns a pattern with the given components; this ink where its space does not fit the pattern.
  func with(_ pattern: CGPattern, _ components: UnsafePointer<CGFloat>) -> Ink {
    guard case .pattern(let base) = space.meaning else { return self }
    var result = self
    if pattern.isColored {
      result.content = .pattern(Tiling(pattern: pattern, color: nil, alpha: components.pointee))
    } else {
      guard let base else { return self }
      let numbers = Array(UnsafeBufferPointer(start: components, count: base.count + 1))
      guard let resolved = base.resolve(numbers) else { return self }
      result.content = .pattern(Tiling(pattern: pattern, color: CGColor(resolved), alpha: 1))
    }
    return result
  }
}

extension CGContext {
  /// Sets the colour space of fills, and the fill colour to black; to clear in a pattern space.
  public func setFillColorSpace(_ space: CGColorSpace) { if !isStencil { state.fill = Ink(space) } }
  /// Sets the colour space of strokes, and the stroke colour to black; to clear in a pattern space.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    if !isStencil { state.stroke = Ink(space) }
  }
  /// Sets the fill colour to components of the fill colour space, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if !isStencil { state.fill = state.fill.with(components) }
  }
  /// Sets the stroke colour to components of the stroke colour space, followed by alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if !isStencil { state.stroke = state.stroke.with(components) }
  }

  /// Sets the fill to a pattern. No effect where the fill colour space is not a pattern space, or has
  /// no base for a pattern without own colours.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: The alpha of a pattern with own colours; otherwise the components of its
  ///     colour in the base space, followed by alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if !isStencil { state.fill = state.fill.with(pattern, colorComponents) }
  }
  /// Sets the stroke to a pattern; see `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if !isStencil { state.stroke = state.stroke.with(pattern, colorComponents) }
  }
  /// Sets the displacement of patterns, in the context's initial user space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// The largest number of repetitions in one drawing; later rows are omitted. More repetitions would
  /// be smaller than pixels, and take minutes.
  private static let maximumRepetitions = 1 << 18

  /// Fills a path, in user space, with a pattern.
  func fill(_ path: Path, _ style: FillStyle, with tiling: Ink.Tiling) {
    let pattern = tiling.pattern
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toDevice = pattern.matrix.concatenating(phase).concatenating(base)
    guard toDevice.determinant != 0, toDevice.determinant.isFinite else { return }
    var graphics = drawing
    graphics.opacity *= Double(tiling.alpha)
    graphics.drawLayer { layer in
      layer.clip(to: path, style: style)
      let seen = layer.clipBoundingRect
      guard !seen.isNull else { return }
      let area = seen.applying(layer.transform).applying(toDevice.inverted())
      for origin in origins(of: pattern, in: area) {
        var cell = layer
        cell.transform = toDevice.translatedBy(x: origin.x, y: origin.y)
        cell.clip(to: Path(pattern.bounds))
        let context = CGContext(cell)
        if let color = tiling.color {
          (context.state.fill, context.state.stroke) = (Ink(color), Ink(color))
          context.isStencil = true
        }
        pattern.draw(into: context)
      }
    }
  }

  /// Returns the displacements of the repetitions that intersect an area of pattern space.
  private func origins(of pattern: CGPattern, in area: CGRect) -> [CGPoint] {
    func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
      // The limit keeps distant indices within the range of Int.
      let limit = 1e9
      let first = min(max((low / step).rounded(.down) + 1, -limit), limit)
      let last = min(max((high / step).rounded(.up) - 1, first - 1), limit)
      return Int(first)...max(Int(first) - 1, Int(last))
    }
    // A repetition intersects the area if its far edge lies beyond the area's near edge.
    let columns = range(
      area.minX - pattern.bounds.maxX, area.maxX - pattern.bounds.minX, pattern.step.width)
    let rows = range(
      area.minY - pattern.bounds.maxY, area.maxY - pattern.bounds.minY, pattern.step.height)
    var origins: [CGPoint] = []
    for row in rows {
      for column in columns {
        if origins.count == Self.maximumRepetitions { return origins }
        origins.append(
          CGPoint(
            x: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height))
      }
    }
    return origins
  }
}
