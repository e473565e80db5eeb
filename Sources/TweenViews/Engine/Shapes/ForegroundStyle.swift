import TweenMotion
import TweenPaint

/// The style `foregroundStyle` set, or the primary colour.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground in force where it is used.
  public init() {}
  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundLevels.resolvedPaint(level: 0, in: environment)
  }
}

/// The foreground at a lower level of prominence.
///
/// Levels count from the style that is in force where the view is: inside
/// `foregroundStyle(.red)`, `secondary` is a fainter red. Where no style was set they are the colours
/// that the system gives to words: `secondary` is the same as `Color.secondary`. Levels of levels add
/// up: the second of the second is the third.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The foreground itself, the same as `ForegroundStyle`.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second style that `foregroundStyle` set; where it set one, that at half its opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third style that `foregroundStyle` set; where it set fewer, the last of them fainter: the
  /// foreground at a quarter of its opacity, where it is the only style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The last style that `foregroundStyle` set, fainter: the foreground at 18 percent of its
  /// opacity, where it is the only style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The same, fainter still: a tenth of its opacity, where the foreground is the only style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolvedPaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundLevels.resolvedPaint(level: level, in: environment)
  }
}

/// What one `foregroundStyle` set: a style for each of the first levels, over what it replaced.
///
/// A style is resolved where it was set, so that `foregroundStyle(.secondary)` means the second
/// level of the foreground outside.
package final class ForegroundLevels: Equatable, Sendable {
  /// Primary first; at least one.
  let styles: [AnyShapeStyle]
  let outer: ForegroundLevels?
  /// Whether a container set it for the words in it: controls there keep the colours of their own.
  package let isOfContainer: Bool
  /// One that was found to be equal; nil for the first of its like.
  // Compared on the main actor only, where environments are.
  private nonisolated(unsafe) var equal: ForegroundLevels?

  init(_ styles: [AnyShapeStyle], over outer: ForegroundLevels?, isOfContainer: Bool = false) {
    self.styles = styles
    self.outer = outer
    self.isOfContainer = isOfContainer
  }

  /// Opacity of each level, where no style was set for it.
  static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

  /// The colours of the levels where no style was set at all.
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

  /// Those of a whole tree are made anew where something around it changes. The outer ones are
  /// compared before what is inside them, which is not to compare them all again.
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

  /// Each points to another that pointed to none then, so that this comes to an end.
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

  /// Whether a program said what words have, which then holds for those of its buttons too.
  package var hasOwnForeground: Bool { foregroundLevels.map { !$0.isOfContainer } ?? false }
}

extension View {
  /// What text and unfilled shapes below are filled with. Lower levels are the same style, fainter.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundLevels([AnyShapeStyle(style)])
  }

  /// The foreground of the first two levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// The foreground of the first three levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// The colour of text and unfilled shapes below; nil: the one from above.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    foregroundLevels(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// What a container or a control gives to the words in it; nil: what is around. Buttons among them
  /// keep the colour they have.
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
