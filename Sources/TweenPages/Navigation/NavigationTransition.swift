import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// How a page of a stack comes over the one below it, and goes: by `navigationTransition(_:)`.
public protocol NavigationTransition: Sendable {
  /// What it stands for. Made by the library.
  @MainActor @preconcurrency func _entrance() -> _NavigationEntrance
}

/// The page comes from the end of the reading direction.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The transition.
  nonisolated public init() {}

  @MainActor @preconcurrency public func _entrance() -> _NavigationEntrance {
    _NavigationEntrance(kind: .slide)
  }
}

/// The page grows out of a view of the page below, and goes back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  private let source: ZoomSourceKey

  fileprivate init(_ source: ZoomSourceKey) { self.source = source }

  @MainActor @preconcurrency public func _entrance() -> _NavigationEntrance {
    _NavigationEntrance(kind: .zoom(source))
  }
}

/// The page fades in where it is.
public struct CrossFadeNavigationTransition: NavigationTransition {
  /// The transition.
  nonisolated public init() {}

  @MainActor @preconcurrency public func _entrance() -> _NavigationEntrance {
    _NavigationEntrance(kind: .fade)
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The page comes from the end of the reading direction.
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// The page fades in where it is.
  nonisolated public static var crossFade: CrossFadeNavigationTransition {
    CrossFadeNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view that `matchedTransitionSource(id:in:)` names, and goes back into it.
  /// Where there is no such view it fades.
  ///
  /// - Parameters:
  ///   - sourceID: The view's name.
  ///   - namespace: In which the name counts.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(ZoomSourceKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  /// Says how the page that the view is part of comes and goes in its stack.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationTransitionModifier(style: style))
  }

  /// Names the view, so that a page may grow out of it: see `navigationTransition(_:)`.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: In which the name counts.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Names the view, so that a page may grow out of it, and says how it looks then.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: In which the name counts.
  ///   - configuration: Changes how the view looks at the beginning. Its shape counts; background and
  ///     shadow are without effect.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration())
    return modifier(
      ZoomSourceModifier(
        key: ZoomSourceKey(id: AnyHashable(id), namespace: namespace), radius: look._cornerRadius))
  }
}

private struct NavigationTransitionModifier<Style: NavigationTransition>: ViewModifier {
  let style: Style

  func body(content: Content) -> some View {
    let entrance = style._entrance()
    content.transformPreference(EntranceKey.self) { $0 = $0 ?? entrance }
  }
}

/// How a view looks that a page grows out of.
public protocol MatchedTransitionSourceConfiguration {
  /// How round its corners are, in points. Kept by the library.
  var _cornerRadius: CGFloat { get }
}

/// How a view looks of which nothing else is said.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{
  /// 0: the corners are square.
  public let _cornerRadius: CGFloat = 0

  nonisolated init() {}
}

/// How a view looks that something was said of.
struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  let _cornerRadius: CGFloat
}

extension MatchedTransitionSourceConfiguration {
  /// Colours what is behind the view. Without effect.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    ChangedSourceConfiguration(_cornerRadius: _cornerRadius)
  }

  /// Has the page begin with these corners.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    ChangedSourceConfiguration(_cornerRadius: max(shape.cornerSize.width, 0))
  }

  /// Has the view throw a shadow. Without effect.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - radius: How soft it is, in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    ChangedSourceConfiguration(_cornerRadius: _cornerRadius)
  }
}
