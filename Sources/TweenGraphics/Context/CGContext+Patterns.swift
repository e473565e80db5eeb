import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

/// What is filled or drawn with.
struct Ink {
  /// A pattern with the numbers that were set with it.
  struct Tiling {
    var pattern: CGPattern
    /// Of a pattern without colours.
    var color: CGColor?
    var alpha: CGFloat
  }

  enum Content {
    case color(CGColor)
    case pattern(Tiling)
  }

  var content: Content
  /// What numbers without a space of their own mean.
  var space: CGColorSpace

  /// Opaque black.
  init() { self.init(.black) }

  init(_ color: CGColor) {
    content = .color(color)
    space = color.colorSpace ?? CGColorSpaceCreateDeviceGray()
  }

  /// Opaque black, or nothing in a space of patterns, until one is set.
  init(_ space: CGColorSpace) {
    let black = Array(repeating: CGFloat(0), count: space.numberOfComponents) + [1]
    content = .color(CGColor(colorSpace: space, components: black) ?? .clear)
    self.space = space
  }

  /// The colour of this ink's space; this ink where that has none.
  func with(_ components: UnsafePointer<CGFloat>) -> Ink {
    let count = space.numberOfComponents + 1
    let numbers = Array(UnsafeBufferPointer(start: components, count: count))
    guard let color = CGColor(colorSpace: space, components: numbers) else { return self }
    return Ink(color)
  }

  /// A pattern in this ink's space; this ink where that is not one for the pattern.
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
  /// What the numbers of fills mean. Fills are black then, and nothing in a space of patterns, until
  /// one is set.
  public func setFillColorSpace(_ space: CGColorSpace) { if !isStencil { state.fill = Ink(space) } }
  /// What the numbers of lines mean. Lines are black then, and nothing in a space of patterns, until
  /// one is set.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    if !isStencil { state.stroke = Ink(space) }
  }
  /// What shapes are filled with: numbers of the space of fills, and the alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if !isStencil { state.fill = state.fill.with(components) }
  }
  /// What lines are drawn with: numbers of the space of lines, and the alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if !isStencil { state.stroke = state.stroke.with(components) }
  }

  /// What shapes are filled with. Without effect while the space of fills is not one of patterns, and
  /// for a pattern without colours where that has no base.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: An alpha for a pattern with colours of its own, else the numbers of its
  ///     colour in the base of the space, and the alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if !isStencil { state.fill = state.fill.with(pattern, colorComponents) }
  }
  /// What lines are drawn with, as `setFillPattern(_:colorComponents:)` has it for fills.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    if !isStencil { state.stroke = state.stroke.with(pattern, colorComponents) }
  }
  /// How far patterns are moved, in the space in which the context began.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  /// More repetitions than this in one drawing are left out, from the last row on: they would be
  /// smaller than pixels, and take minutes.
  private static let mostRepetitions = 1 << 18

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

  /// By how much the repetitions that meet an area of pattern space are moved.
  private func origins(of pattern: CGPattern, in area: CGRect) -> [CGPoint] {
    func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> ClosedRange<Int> {
      // So that far away numbers stay an Int's.
      let limit = 1e9
      let first = min(max((low / step).rounded(.down) + 1, -limit), limit)
      let last = min(max((high / step).rounded(.up) - 1, first - 1), limit)
      return Int(first)...max(Int(first) - 1, Int(last))
    }
    // A repetition meets the area where its far edge lies behind the area's near one.
    let columns = range(
      area.minX - pattern.bounds.maxX, area.maxX - pattern.bounds.minX, pattern.step.width)
    let rows = range(
      area.minY - pattern.bounds.maxY, area.maxY - pattern.bounds.minY, pattern.step.height)
    var origins: [CGPoint] = []
    for row in rows {
      for column in columns {
        if origins.count == Self.mostRepetitions { return origins }
        origins.append(
          CGPoint(
            x: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height))
      }
    }
    return origins
  }
}
