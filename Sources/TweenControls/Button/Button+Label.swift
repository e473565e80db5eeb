import TweenViews

extension Button where Label == TweenControls.Label<Text, Image> {
  /// A button with a symbol beside its title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A button with a symbol beside its title, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      TweenControls.Label(title, systemImage: systemImage)
    }
  }

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
