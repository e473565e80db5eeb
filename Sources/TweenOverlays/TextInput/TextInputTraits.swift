import TweenMotion
import TweenViews

/// The automatic capitalization by a screen keyboard, which this engine does not have.
public struct TextInputAutocapitalization: Sendable {
  private enum Kind: Sendable { case never, words, sentences, characters }
  private let kind: Kind

  /// Capitalizes no letters of the typed text.
  public static var never: Self { Self(kind: .never) }
  /// Capitalizes the first letter of each word.
  public static var words: Self { Self(kind: .words) }
  /// Capitalizes the first letter of each sentence.
  public static var sentences: Self { Self(kind: .sentences) }
  /// Capitalizes all letters of the typed text.
  public static var characters: Self { Self(kind: .characters) }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the correction of typed words is disabled. This engine never corrects words,
  /// independently of the value.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether the correction of typed words is disabled; nil: the default.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Accepted without effect: sets the automatic capitalization in the fields in this view. Typed
  /// text is never changed.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Disables the correction of typed words in this view. This engine never corrects words.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Disables the correction of typed words in this view. This engine never corrects words.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}
