import TweenOverlays
import TweenViews

// Keyboard settings of text fields under UIKit's names. There is no keyboard on the screen here.
extension View {
  /// Returns this view. The keyboard type has no effect: there is no keyboard on the screen.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Returns this view. The content type has no effect: fields are never filled in automatically.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Returns this view. The capitalization has no effect: typed text is not changed.
  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}

extension TextInputAutocapitalization {
  /// Converts UIKit's value: `.none` becomes `.never`. The result is never nil.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
