import TweenOverlays
import TweenViews

// What fields tell a keyboard, by UIKit's names. There is no keyboard on the screen here.
extension View {
  /// The keyboard for the fields in this view. Without effect: there is none on the screen.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What the fields in this view are for. Without effect: nothing is filled in by itself.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// What becomes capitals in the fields in this view. Without effect: typing stays as it is.
  @available(*, deprecated, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}

extension TextInputAutocapitalization {
  /// What UIKit calls so; nil never.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
