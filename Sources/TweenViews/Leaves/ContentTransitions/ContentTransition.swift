import Foundation
import TweenMotion

/// The way in which one view's content, such as a text, changes in an animated change.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbol(ReplaceSymbolEffect.Way, rate: Double)
  }

  let kind: Kind

  /// The new content replaces the old content at once.
  public static let identity = ContentTransition(kind: .identity)

  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Values that both contents have, such as colours, positions and the size of an unchanged text, are
  /// animated. Everything else fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition in which unchanged characters keep their column. New characters push out the old
  /// ones: from below when counting up, from above when counting down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Returns a transition like `numericText(countsDown:)` that counts down if `value`, the number that the
  /// text shows, decreases.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

private enum AddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The transition for content changes of views; `interpolate` by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content that is changing is drawn as one picture, so that opacities around the view apply to
  /// the whole. False by default.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how the contents of this view, and of views in it, change in animated changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
