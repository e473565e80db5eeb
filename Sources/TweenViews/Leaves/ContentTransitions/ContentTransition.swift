import Foundation
import TweenMotion

/// How the content of one view, such as the characters of a text, changes in an animated change.
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

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)

  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// What both contents have in common glides: colours, places, and the size of a text that stays
  /// the same. All else fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Characters that stay keep their column; the others are pushed out by those that come, from
  /// below when counting up, from above when counting down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// As `numericText(countsDown:)`, counting down where `value`, the number that the text shows,
  /// becomes less.
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
  /// How the contents of views change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a content on its way is drawn as one picture, so that opacities from outside apply
  /// to the whole.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// How the contents of this view, and of views in it, change in animated changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
