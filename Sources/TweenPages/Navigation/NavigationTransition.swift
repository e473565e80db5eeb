import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// The transition of a stack's page, which `navigationTransition(_:)` sets.
public protocol NavigationTransition: Sendable {
  /// Returns the entrance of the page. The library implements it.
  @MainActor @preconcurrency func _entrance() -> _NavigationEntrance
}

/// A transition in which the page slides in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition that slides the page in.
  nonisolated public init() {}

  @MainActor @preconcurrency public func _entrance() -> _NavigationEntrance {
    _NavigationEntrance(kind: .slide)
  }
}

/// A transition in which the page grows out of a view in the page below, and shrinks back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  private let source: ZoomSourceKey

  fileprivate init(_ source: ZoomSourceKey) { self.source = source }

  @MainActor @preconcurrency public func _entrance() -> _NavigationEntrance {
    _NavigationEntrance(kind: .zoom(source))
  }
}

/// A transition in which the page fades in at its place.
public struct CrossFadeNavigationTransition: NavigationTransition {
  /// Creates the transition that fades the page in.
  nonisolated public init() {}

  @MainActor @preconcurrency public func _entrance() -> _NavigationEntrance {
    _NavigationEntrance(kind: .fade)
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// A transition in which the page slides in from the trailing edge.
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A transition in which the page fades in at its place.
  nonisolated public static var crossFade: CrossFadeNavigationTransition {
    CrossFadeNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition in which the page grows out of the view that `matchedTransitionSource(id:in:)`
  /// marks, and shrinks back into it. If there is no such view the page fades.
  ///
  /// - Parameters:
  ///   - sourceID: The identity of the source view.
  ///   - namespace: The namespace of the identity.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(ZoomSourceKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  /// Sets the transition of the page that contains this view.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(NavigationTransitionModifier(style: style))
  }

  /// Marks this view as the source of a zoom transition: see `navigationTransition(_:)`.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - namespace: The namespace of the identity.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Marks this view as the source of a zoom transition, and sets its look at the beginning of the
  /// transition.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - namespace: The namespace of the identity.
  ///   - configuration: Returns a changed configuration. Only its shape has an effect; background
  ///     and shadow have none.
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

/// The look of the source view of a zoom transition.
public protocol MatchedTransitionSourceConfiguration {
  /// The corner radius, in points. The library implements it.
  var _cornerRadius: CGFloat { get }
}

/// The look of the source view of a zoom transition if nothing is configured.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{
  /// The corner radius 0: the corners are square.
  public let _cornerRadius: CGFloat = 0

  nonisolated init() {}
}

/// The look of the source view of a zoom transition with the configured shape.
struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  let _cornerRadius: CGFloat
}

extension MatchedTransitionSourceConfiguration {
  /// Accepted without effect: sets the background of the view.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    ChangedSourceConfiguration(_cornerRadius: _cornerRadius)
  }

  /// Sets the shape with which the page begins: its corner radius.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    ChangedSourceConfiguration(_cornerRadius: max(shape.cornerSize.width, 0))
  }

  /// Accepted without effect: adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The blur radius, in points.
  ///   - x: The offset to the right, in points.
  ///   - y: The downward offset, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    ChangedSourceConfiguration(_cornerRadius: _cornerRadius)
  }
}
