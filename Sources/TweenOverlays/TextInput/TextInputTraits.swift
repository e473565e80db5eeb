import TweenMotion
import TweenViews

/// What becomes capitals by itself on a keyboard on the screen. There is none here.
public struct TextInputAutocapitalization: Sendable {
  private enum Kind: Sendable { case never, words, sentences, characters }
  private let kind: Kind

  /// Nothing.
  public static var never: Self { Self(kind: .never) }
  /// The first letter of each word.
  public static var words: Self { Self(kind: .words) }
  /// The first letter of each sentence.
  public static var sentences: Self { Self(kind: .sentences) }
  /// All letters.
  public static var characters: Self { Self(kind: .characters) }
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether typed words are not corrected. They never are here, whatever it says.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether typed words are not corrected; nil: as usual.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// What becomes capitals in the fields in this view. Without effect: typing stays as it is.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Whether typed words are corrected in this view; they never are here.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Whether typed words are corrected in this view; they never are here.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}
