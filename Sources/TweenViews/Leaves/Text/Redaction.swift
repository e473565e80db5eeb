import Foundation
import TweenMotion

/// Why content is not to be seen. Texts and images heed it and keep their size (Semantics 9).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// A bit for each reason: 1 is placeholder, 2 privacy, 4 invalidated.
  public let rawValue: Int

  /// The set with these bits. Others than the named ones are kept and hide nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet: what stands for it has its shape only.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may look: what is marked as sensitive is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is out of date. Texts and images are shown all the same.
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
  /// Why content below is not to be seen; empty: it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether what is around is a widget.
  package var isInWidget: Bool {
    get { self[IsInWidgetKey.self] }
    set { self[IsInWidgetKey.self] = newValue }
  }

  /// Whether a text is shown as bars of its size, an image as a block.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    // What is sensitive shows in a window's placeholder: only its own reason hides it there.
    if isPrivacySensitive, !isInWidget { return reasons.contains(.privacy) }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

/// How what is redacted is drawn.
enum RedactedLook {
  /// Of the foreground.
  static let opacity = 0.16
  /// Of bars and blocks, in points, where they are large enough.
  static let cornerRadius: CGFloat = 4
}

extension View {
  /// Adds a reason for which content below is not to be seen. Its layout stays.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Content below is to be seen, whatever is said around.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks content below as not for the eyes of others: `RedactionReasons.privacy` hides it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
