import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A symbol in an environment: its outline, its size in relation to text, and its colours.
package struct ResolvedSymbol: Equatable, Sendable {
  /// The paint of a part of the symbol.
  enum Style: Equatable, Sendable {
    /// The paint of the node that shows the symbol, at a fraction of its opacity.
    case foreground(opacity: Double)
    case own(ResolvedPaintStyle)
  }

  /// The values that determine the outline.
  private struct Form: Hashable, Sendable {
    /// The name; nil for the box that replaces unknown symbols.
    var name: String?
    var weight: Double
    var scale: SymbolScale
  }

  private let form: Form
  let outline: SymbolOutline
  /// The style of each part of the outline; nil if the whole symbol has one paint.
  let styles: [Style]?
  /// The length of one unit of the symbols' grid, in points.
  private let unit: Double
  /// The room on each side of the outline, in points.
  private let room: Double
  private let isMirrored: Bool
  /// The size in points, rounded up to whole pixels.
  package let size: CGSize
  /// The distance from the top to the baseline of text. For a symbol that stands high above the baseline it
  /// is larger than the height.
  package let baseline: CGFloat

  /// Whether the symbol has another drawing, apart from size and colours.
  func isOther(than symbol: ResolvedSymbol) -> Bool { form.name != symbol.form.name }

  package static func == (left: ResolvedSymbol, right: ResolvedSymbol) -> Bool {
    left.form == right.form && left.unit == right.unit && left.size == right.size
      && left.isMirrored == right.isMirrored && left.styles == right.styles
  }
}

extension ResolvedSymbol {
  /// - Parameters:
  ///   - name: The name with its variants. An unknown name gives a box.
  ///   - set: The catalog's set that has the drawing; nil for a symbol of this package.
  ///   - value: The part of the symbol that is shown, from 0 to 1; nil for all of it.
  ///   - font: The font of the text beside the symbol.
  init(
    name: String, set: SymbolSet? = nil, value: Double?, font: FontRequest,
    mode: SymbolRenderingMode?, in environment: EnvironmentValues
  ) {
    let scale: SymbolScale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let known =
      set?.template.outline(weight: font.weight, scale: scale)
      ?? SymbolStore.shared.outline(of: name, weight: font.weight, scale: scale)
    let outline = known ?? SymbolStore.shared.box(weight: font.weight, scale: scale)
    form = Form(name: known == nil ? nil : set?.path ?? name, weight: font.weight, scale: scale)
    self.outline = outline
    // An invalid font size shows nothing.
    let fontSize = font.size > 0 && font.size.isFinite ? font.size : 0
    unit = fontSize * SymbolGrid.unit * scale.factor
    // The drawings of a set include their own margins.
    room = set == nil ? fontSize * SymbolGrid.room * scale.factor : 0
    isMirrored =
      environment.layoutDirection == .rightToLeft && known != nil && set == nil
      && SymbolStore.isMirrored(name)
    styles = Self.styles(of: outline, value, mode, environment)
    let bounds = outline.bounds
    let (pixels, unit, room) = (Double(environment.displayScale), unit, room)
    // Rounding errors must not add a pixel to a whole length.
    func wholePixels(_ length: CGFloat) -> Double {
      max(((Double(length) * unit + 2 * room) * pixels - 1e-6).rounded(.up) / pixels, 0)
    }
    size = CGSize(width: wholePixels(bounds.width), height: wholePixels(bounds.height))
    baseline =
      size.height / 2 + (SymbolGrid.baseline(scale: scale) - Double(bounds.midY)) * unit
  }

  /// The opacity of parts that a variable value hides.
  private static let hidden = 0.25

  private static func styles(
    of outline: SymbolOutline, _ value: Double?, _ mode: SymbolRenderingMode?,
    _ environment: EnvironmentValues
  ) -> [Style]? {
    let levels = environment.foregroundLevels
    let isPalette = (levels?.styles.count ?? 0) > 1
    let kind = mode?.kind ?? (isPalette ? .palette : .monochrome)
    let value = outline.stepCount > 0 ? value.flatMap { $0.isNaN ? nil : $0 } : nil
    // In one colour, cut-out parts have no paint of their own.
    if kind == .monochrome, value == nil || outline.parts.contains(where: \.isCutOut) {
      return nil
    }
    let styles = outline.parts.map { part in
      let opacity = value.map { outline.shows(part, at: $0) ? 1 : hidden } ?? 1
      let level = min(part.layer.level, ForegroundLevels.opacities.count - 1)
      switch kind {
      case .monochrome: return Style.foreground(opacity: opacity)
      case .palette where isPalette && level > 0:
        let known = min(level, (levels?.styles.count ?? 1) - 1)
        let paint = ForegroundLevels.resolvedPaint(level: known, in: environment)
        return .own(paint.style.opacity(opacity))
      case .hierarchical, .palette:
        return .foreground(opacity: ForegroundLevels.opacities[level] * opacity)
      case .multicolor:
        guard let color = part.layer.color else { return .foreground(opacity: opacity) }
        let style = ResolvedPaintStyle.solid(color.color.resolve(in: environment))
        return .own(opacity == 1 ? style : style.opacity(opacity))
      }
    }
    return styles.allSatisfy { $0 == .foreground(opacity: 1) } ? nil : styles
  }
}

extension SymbolColor {
  fileprivate var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .cyan: .cyan
    case .gray: .gray
    case .white: .white
    }
  }
}

// MARK: - Drawing

extension ResolvedSymbol {
  /// The items of the symbol, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - transform: The transform from the rectangle's space to the canvas's points.
  ///   - paint: The paint of parts without a style of their own.
  ///   - pose: The pose that effects give the symbol.
  ///   - own: Returns the paint for a part's index and its own style.
  func contents(
    in rect: CGRect, transform: CGAffineTransform, paint: Paint, opacity: Double,
    pose: SymbolPose = SymbolPose(), own: (Int, ResolvedPaintStyle) -> Paint
  ) -> [DisplayItem.Content] {
    guard let place = place(in: rect), pose.opacity > 0 else { return [] }
    let transform = pose.isAtRest ? transform : pose.transform(in: rect).concatenating(transform)
    let opacity = opacity * pose.opacity
    var styles = styles
    // Lights also distinguish parts of the same colour. Cut-out parts have no paint of their own.
    if styles == nil, pose.light != nil, !outline.parts.contains(where: \.isCutOut) {
      styles = outline.parts.map { _ in .foreground(opacity: 1) }
    }
    func fill(_ path: Path, _ paint: Paint, _ opacity: Double) -> DisplayItem.Content {
      .fill(
        DisplayItem.Fill(
          path: path.applying(place), paint: paint, opacity: opacity, transform: transform))
    }
    guard let styles else { return [fill(outline.shape, paint, opacity)] }
    // With opacity, covered parts must not show through, so the parts are grouped.
    let isGroup = opacity < 1 && outline.parts.contains(where: \.isCutOut)
    let shared = isGroup ? 1 : opacity
    var contents: [DisplayItem.Content] = []
    for (index, (part, style)) in zip(outline.parts, styles).enumerated() {
      let lit = pose.share(of: part.layer) * shared
      guard lit > 0 || shared == 0 else { continue }
      switch style {
      case .foreground(let share): contents.append(fill(part.path, paint, share * lit))
      case .own(let style): contents.append(fill(part.path, own(index, style), lit))
      }
    }
    guard isGroup else { return contents }
    return [.beginLayer(DisplayItem.Layer(opacity: opacity))] + contents + [.endLayer]
  }

  /// The items of the symbol, with styles that do not animate.
  package func contents(
    in rect: CGRect, transform: CGAffineTransform, paint: Paint, opacity: Double
  ) -> [DisplayItem.Content] {
    contents(in: rect, transform: transform, paint: paint, opacity: opacity) {
      $1.paint(in: rect)
    }
  }

  /// The size of the drawing without room around it, in points.
  var sizeWithoutRoom: CGSize {
    CGSize(width: max(size.width - 2 * room, 0), height: max(size.height - 2 * room, 0))
  }

  /// The rectangle in which the symbol's drawing reaches the edges of `rect`, as needed for a stretched
  /// image.
  func rect(reaching rect: CGRect) -> CGRect {
    let inner = sizeWithoutRoom
    guard inner.width > 0, inner.height > 0 else { return rect }
    return rect.insetBy(
      dx: -room * rect.width / inner.width, dy: -room * rect.height / inner.height)
  }

  /// The outline of the whole symbol in a rectangle; empty if the rectangle has no area.
  func shape(in rect: CGRect) -> Path {
    place(in: rect).map { outline.shape.applying($0) } ?? Path()
  }

  /// The transform from the grid to a rectangle. Sizes are rounded up to pixels; the extra room stays
  /// around the outline.
  private func place(in rect: CGRect) -> CGAffineTransform? {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return nil }
    let scaleX = unit * Double(rect.width / size.width) * (isMirrored ? -1 : 1)
    let scaleY = unit * Double(rect.height / size.height)
    return CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: Double(rect.midX) - outline.bounds.midX * scaleX,
      ty: Double(rect.midY) - outline.bounds.midY * scaleY)
  }
}

// MARK: - From images

extension Image {
  /// The symbol that the image names, in an environment; nil if the image is not a symbol. An unknown name
  /// gives a box, with a warning.
  func symbol(font: FontRequest, in environment: EnvironmentValues) -> ResolvedSymbol? {
    if case .named(let name) = source { return symbol(of: name, font: font, in: environment) }
    guard case .symbol(let name) = source else { return nil }
    if !SymbolStore.has(name) {
      environment.warn("There is no symbol named \"\(name)\". A box is shown instead.")
    }
    return ResolvedSymbol(
      name: environment.symbolVariants.name(of: name, exists: SymbolStore.has),
      value: variableValue,
      font: font, mode: symbolMode ?? environment.symbolRenderingMode, in: environment)
  }

  /// The symbol of a catalog; nil if there is none of that name. An invalid one gives a box, with a
  /// warning.
  private func symbol(
    of name: AssetName, font: FontRequest, in environment: EnvironmentValues
  ) -> ResolvedSymbol? {
    guard SymbolSets.shared.has(name) else { return nil }
    var varied = name
    varied.name = environment.symbolVariants.name(of: name.name) {
      SymbolSets.shared.has(AssetName(name: $0, bundle: name.bundle))
    }
    switch SymbolSets.shared.find(varied) {
    case .symbol(let set):
      return ResolvedSymbol(
        name: varied.name, set: set, value: variableValue, font: font,
        mode: symbolMode ?? environment.symbolRenderingMode, in: environment)
    case .broken(let sentence):
      environment.warn("The symbol \"\(name.name)\" is shown as a box. \(sentence)")
      return ResolvedSymbol(name: "", value: nil, font: font, mode: nil, in: environment)
    case nil: return nil
    }
  }

  /// The rendering mode that the image itself sets; a symbol's original colours are multicolored.
  private var symbolMode: SymbolRenderingMode? {
    ownSymbolMode ?? (ownRenderingMode == .original ? .multicolor : nil)
  }

  /// The symbol in the environment's font.
  func symbol(in environment: EnvironmentValues) -> ResolvedSymbol? {
    switch source {
    case .symbol: break
    case .named(let name): guard SymbolSets.shared.has(name) else { return nil }
    case .bitmap: return nil
    }
    return symbol(font: environment.symbolFont, in: environment)
  }
}

private enum BarSymbolFontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font that sets the size of symbols in a tab bar, regardless of the text beside them; nil to use
  /// the text's font.
  package var barSymbolFont: Font? {
    get { self[BarSymbolFontKey.self] }
    set { self[BarSymbolFontKey.self] = newValue }
  }

  /// The font that sets the size of symbols.
  fileprivate var symbolFont: FontRequest {
    guard let barSymbolFont else { return TextResolver.font(in: self) }
    var values = self
    values.font = barSymbolFont
    return TextResolver.font(in: values)
  }
}
