import TweenViews

extension Button where Label == TweenControls.Label<Text, Image> {
  // Titles: string, resource.
  /// A button with a symbol beside its title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(titleKey, systemImage: systemImage)
    }
  }

  // Titles: resource.
  /// A button with an image of the program's beside its title.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(titleKey, image: image)
    }
  }
}

/// The label of a button that has a role and no label of its own: the word for the role. `close`
/// and `confirm` have a symbol too, which toolbars show without the word.
public struct DefaultButtonLabel: View {
  private let role: ButtonRole

  init(_ role: ButtonRole) { self.role = role }

  /// The role's word, with its symbol where it has one.
  public var body: some View {
    switch role {
    case .destructive: Text(system: .delete)
    case .close: Label(system: .close, symbol: "xmark")
    case .confirm: Label(system: .done, symbol: "checkmark")
    default: Text(system: .cancel)
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button whose label is the word for its role.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, from which the label is made.
  ///   - action: The closure to call when the button is pressed.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role) }
  }
}
