import Foundation
import TweenMotion

/// Reasons to hide content. Texts and images observe them and keep their size (Semantics 9).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason: 1 is placeholder, 2 privacy, 4 invalidated.
  public let rawValue: Int

  /// Creates a set from its bits. Unknown bits are kept and hide nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet: only its shape is shown.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Other people may be watching: content marked as sensitive is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date. Texts and images are shown regardless.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsInWidgetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The reasons to hide content in this view; empty to show it.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether the environment belongs to a widget.
  package var isInWidget: Bool {
    get { self[IsInWidgetKey.self] }
    set { self[IsInWidgetKey.self] = newValue }
  }

  /// Whether a text is shown as bars of its size, and an image as a block.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    // In a window, the placeholder reason does not hide sensitive content: only the privacy reason does.
    if isPrivacySensitive, !isInWidget { return reasons.contains(.privacy) }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

/// The look of redacted content.
enum RedactedLook {
  /// The opacity of the foreground style.
  static let opacity = 0.16
  /// The corner radius of bars and blocks in points, if they are large enough.
  static let cornerRadius: CGFloat = 4
}

extension View {
  /// Adds a reason to hide the content in this view. Its layout is kept.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content in this view, regardless of reasons set around it.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content in this view as sensitive: `RedactionReasons.privacy` hides it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
