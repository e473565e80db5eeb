import TweenMotion
import TweenPaint

/// The style that `foregroundStyle(_:)` set, or else the primary label colour.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style of the current foreground.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundLevels.resolvedPaint(level: 0, in: environment)
  }
}

/// The foreground style at a lower level of prominence.
///
/// Levels count from the current foreground style: inside `foregroundStyle(.red)`, `secondary` is a
/// fainter red. Without a style set, the levels are the system's label colours: `secondary` is the
/// same as `Color.secondary`. Nested levels add up: the second level of the second level is the
/// third.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The foreground style itself, the same as `ForegroundStyle`.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second style of `foregroundStyle(_:_:)`; with only one style set, that style at half its
  /// opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third style of `foregroundStyle(_:_:_:)`. With fewer styles set, the last one fainter: a
  /// single style at a quarter of its opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The last style that `foregroundStyle` set, fainter: a single style at 18 percent of its opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The last style that `foregroundStyle` set, still fainter: a single style at a tenth of its
  /// opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundLevels.resolvedPaint(level: level, in: environment)
  }
}

/// The styles that one `foregroundStyle` set for the first levels, and the levels that they replaced.
///
/// A style is resolved with the foreground around its place, so that `foregroundStyle(.secondary)`
/// means the second level of the foreground outside.
package final class ForegroundLevels: Equatable, Sendable {
  /// The styles of the levels, the primary one first. There is at least one.
  let styles: [AnyShapeStyle]
  let outer: ForegroundLevels?
  /// Whether a container set the styles for its text. Controls in it then keep their own colours.
  package let isOfContainer: Bool
  /// An instance that was found equal; nil for the first of equal instances.
  // Used only on the main actor, where environments are compared.
  private nonisolated(unsafe) var equal: ForegroundLevels?

  init(_ styles: [AnyShapeStyle], over outer: ForegroundLevels?, isOfContainer: Bool = false) {
    self.styles = styles
    self.outer = outer
    self.isOfContainer = isOfContainer
  }

  /// The opacity of each level for which no style was set.
  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

  /// The colours of the levels where no style was set.
  private static let words = opacities.indices.map {
    Color(provider: SystemStyles.label(level: $0))
  }

  static func resolvedPaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    guard let levels = environment.foregroundLevels else {
      return words[level]._resolvedPaint(in: environment)
    }
    var outside = environment
    outside.foregroundLevels = levels.outer
    let known = min(level, levels.styles.count - 1)
    let style = levels.styles[known]
    if let inner = style.level(level - known) { return inner._resolvedPaint(in: outside) }
    return faded(style._resolvedPaint(in: outside), from: known, to: level)
  }

  private static func faded(
    _ paint: _ResolvedPaint, from known: Int, to level: Int
  ) -> _ResolvedPaint {
    level == known ? paint : paint.opacity(opacities[level] / opacities[known])
  }

  /// Compares styles. When something around a tree changes, all instances in it are made again. The
  /// outer ones are compared first; the result is stored, so that comparing the inner ones does not
  /// repeat it.
  package static func == (left: ForegroundLevels, right: ForegroundLevels) -> Bool {
    let (mine, other) = (left.firstOfItsLike, right.firstOfItsLike)
    if mine === other { return true }
    let isEqual =
      left.outer == right.outer && left.styles.count == right.styles.count
      && left.isOfContainer == right.isOfContainer
      && zip(left.styles, right.styles).allSatisfy { $0.isSame(as: $1) }
    if isEqual { mine.equal = other }
    return isEqual
  }

  /// The representative of the equal instances. An instance only ever refers to one that had no
  /// reference then, so that the chain ends.
  private var firstOfItsLike: ForegroundLevels {
    guard let equal else { return self }
    let first = equal.firstOfItsLike
    if first !== equal { self.equal = first }
    return first
  }
}

private enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: ForegroundLevels? { nil }
}

extension EnvironmentValues {
  package var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// Whether the program set a foreground style, which then applies to text in its buttons too.
  package var hasOwnForeground: Bool { foregroundLevels.map { !$0.isOfContainer } ?? false }
}

extension View {
  /// Sets the style of text and unfilled shapes in this view. Lower levels are the same style,
  /// fainter.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels([AnyShapeStyle(style)])
  }

  /// Sets the foreground styles of the first two levels in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the foreground styles of the first three levels in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the colour of text and unfilled shapes in this view; nil keeps the colour from outside.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foregroundLevels(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// Sets the style of text in a container or a control; nil keeps the style from outside. Buttons in
  /// it keep their own colours.
  nonisolated package func containerForeground<S: ShapeStyle>(_ style: S?) -> some View {
    foregroundLevels(style.map { [AnyShapeStyle($0)] } ?? [], isOfContainer: true)
  }

  nonisolated private func foregroundLevels(
    _ styles: [AnyShapeStyle], isOfContainer: Bool = false
  ) -> some View {
    transformEnvironment(\.foregroundLevels) { levels in
      if !styles.isEmpty {
        levels = ForegroundLevels(styles, over: levels, isOfContainer: isOfContainer)
      }
    }
  }
}
