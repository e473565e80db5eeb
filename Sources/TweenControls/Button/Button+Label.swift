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

/// What a button says that has a role and no label of its own: the role's word, and for closing and
/// confirming its symbol too, which stands alone in toolbars.
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
  /// A button that says what its role is.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - action: What it does.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role) }
  }
}
