import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

/// A symbol in an environment: its outline, its size beside text, and its colours.
package struct ResolvedSymbol: Equatable, Sendable {
  /// How a part of the symbol is painted.
  enum Style: Equatable, Sendable {
    /// With the paint of what shows the symbol, at part of its opacity.
    case foreground(opacity: Double)
    case own(ResolvedPaintStyle)
  }

  /// What decides the outline.
  private struct Form: Hashable, Sendable {
    /// nil: the box that stands for unknown symbols.
    var name: String?
    var weight: Double
    var scale: SymbolScale
  }

  private let form: Form
  let outline: SymbolOutline
  /// For each of the outline's parts; nil: all of it in one paint.
  let styles: [Style]?
  /// The size of a unit of the symbols' grid, in points.
  private let unit: Double
  /// What the size has on each side of the outline, in points.
  private let room: Double
  private let isMirrored: Bool
  /// In points, up to whole pixels.
  package let size: CGSize
  /// How far the baseline of text lies below the top; where a symbol stands high above it, below
  /// its bottom.
  package let baseline: CGFloat

  /// Whether another symbol is drawn, whatever its size and colours.
  func isOther(than symbol: ResolvedSymbol) -> Bool { form.name != symbol.form.name }

  package static func == (left: ResolvedSymbol, right: ResolvedSymbol) -> Bool {
    left.form == right.form && left.unit == right.unit && left.size == right.size
      && left.isMirrored == right.isMirrored && left.styles == right.styles
  }
}

extension ResolvedSymbol {
  /// - Parameters:
  ///   - name: With variants. An unknown one is a box.
  ///   - set: That of a catalog that draws it; nil: it is one of this package's.
  ///   - value: How much of the symbol is shown, from 0 to 1; nil: all of it.
  ///   - font: Of the text the symbol stands beside.
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
    // Sizes that are none show nothing.
    let fontSize = font.size > 0 && font.size.isFinite ? font.size : 0
    unit = fontSize * SymbolGrid.unit * scale.factor
    // A set's drawings come with their own margins.
    room = set == nil ? fontSize * SymbolGrid.room * scale.factor : 0
    isMirrored =
      environment.layoutDirection == .rightToLeft && known != nil && set == nil
      && SymbolStore.isMirrored(name)
    styles = Self.styles(of: outline, value, mode, environment)
    let bounds = outline.bounds
    let (pixels, unit, room) = (Double(environment.displayScale), unit, room)
    // A length that is whole but for rounding stays so.
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
    // Cut-out parts have no paint of their own in one colour.
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
  /// The symbol over a rectangle, stretched where that has another size.
  ///
  /// - Parameters:
  ///   - transform: The rectangle's space to the canvas's points.
  ///   - paint: Fills what has no style of its own.
  ///   - pose: What effects do to the symbol.
  ///   - own: The paint of the part of that number in its own style.
  func contents(
    in rect: CGRect, transform: CGAffineTransform, paint: Paint, opacity: Double,
    pose: SymbolPose = SymbolPose(), own: (Int, ResolvedPaintStyle) -> Paint
  ) -> [DisplayItem.Content] {
    guard let place = place(in: rect), pose.opacity > 0 else { return [] }
    let transform = pose.isAtRest ? transform : pose.transform(in: rect).concatenating(transform)
    let opacity = opacity * pose.opacity
    var styles = styles
    // Lights tell parts apart where colours do not. What is cut out has no paint of its own.
    if styles == nil, pose.light != nil, !outline.parts.contains(where: \.isCutOut) {
      styles = outline.parts.map { _ in .foreground(opacity: 1) }
    }
    func fill(_ path: Path, _ paint: Paint, _ opacity: Double) -> DisplayItem.Content {
      .fill(
        DisplayItem.Fill(
          path: path.applying(place), paint: paint, opacity: opacity, transform: transform))
    }
    guard let styles else { return [fill(outline.shape, paint, opacity)] }
    // Parts that lie on others do not show them through when all of it is faint.
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

  /// The same with styles that do not animate.
  package func contents(
    in rect: CGRect, transform: CGAffineTransform, paint: Paint, opacity: Double
  ) -> [DisplayItem.Content] {
    contents(in: rect, transform: transform, paint: paint, opacity: opacity) {
      $1.paint(in: rect)
    }
  }

  /// The size of the drawing alone, in points.
  var sizeWithoutRoom: CGSize {
    CGSize(width: max(size.width - 2 * room, 0), height: max(size.height - 2 * room, 0))
  }

  /// The rectangle whose symbol reaches to the edges of `rect`: an image that is stretched has no room
  /// around its symbol.
  func rect(reaching rect: CGRect) -> CGRect {
    let inner = sizeWithoutRoom
    guard inner.width > 0, inner.height > 0 else { return rect }
    return rect.insetBy(
      dx: -room * rect.width / inner.width, dy: -room * rect.height / inner.height)
  }

  /// All of the symbol over a rectangle; empty where that has no area.
  func shape(in rect: CGRect) -> Path {
    place(in: rect).map { outline.shape.applying($0) } ?? Path()
  }

  /// From the grid to a rectangle of any size. Sizes are rounded up to pixels: what they are larger
  /// than the outline stays free around it.
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
  /// The symbol the image names, in an environment; nil where it is no symbol. An unknown one is a
  /// box, with a warning.
  func symbol(font: FontRequest, in environment: EnvironmentValues) -> ResolvedSymbol? {
    if case .named(let name) = source { return symbol(of: name, font: font, in: environment) }
    guard case .symbol(let name) = source else { return nil }
    if !SymbolStore.has(name) {
      environment.warn("There is no symbol named \"\(name)\". A box stands for it.")
    }
    return ResolvedSymbol(
      name: environment.symbolVariants.name(of: name, exists: SymbolStore.has),
      value: variableValue,
      font: font, mode: symbolMode ?? environment.symbolRenderingMode, in: environment)
  }

  /// The symbol of a catalog; nil where none has one of that name. A broken one is a box, with a
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
      environment.warn("The symbol \"\(name.name)\" is a box. \(sentence)")
      return ResolvedSymbol(name: "", value: nil, font: font, mode: nil, in: environment)
    case nil: return nil
    }
  }

  /// What the image itself says of a symbol's colours: its own are its original ones.
  private var symbolMode: SymbolRenderingMode? {
    ownSymbolMode ?? (ownRenderingMode == .original ? .multicolor : nil)
  }

  /// The symbol beside text in the environment's font.
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
  /// The font that symbols are measured by whatever that of the text beside them is: those in a bar of
  /// tabs. nil: that of text.
  package var barSymbolFont: Font? {
    get { self[BarSymbolFontKey.self] }
    set { self[BarSymbolFontKey.self] = newValue }
  }

  /// The font symbols are measured by: that of text.
  fileprivate var symbolFont: FontRequest {
    guard let barSymbolFont else { return TextResolver.font(in: self) }
    var values = self
    values.font = barSymbolFont
    return TextResolver.font(in: values)
  }
}
