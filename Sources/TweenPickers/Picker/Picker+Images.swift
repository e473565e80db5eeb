import TweenControls
import TweenMotion
import TweenViews

extension Picker where Label == TweenControls.Label<Text, Image> {
  /// A picker with a symbol beside its title, which is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(titleKey, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which is looked up in the string tables, with a label
  /// of your own for what is chosen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleKey, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }

  /// A picker with a symbol beside its title, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(title, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which is shown as it is, with a label of your own for
  /// what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(title, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }

  /// A picker with a symbol beside its title, which is looked up in the string tables, for several
  /// values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleKey, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which is looked up in the string tables, for several
  /// values at once and with a label of your own for what is chosen.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleKey, systemImage: systemImage), AnyView(currentValueLabel()))
  }

  /// A picker with a symbol beside its title, which is shown as it is, for several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(title, systemImage: systemImage), nil)
  }

  /// A picker with a symbol beside its title, which is shown as it is, for several values at once
  /// and with a label of your own for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(title, systemImage: systemImage), AnyView(currentValueLabel()))
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(titleKey, image: image), nil)
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables, with a label of your own for what is chosen.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleKey, image: image),
      AnyView(currentValueLabel()))
  }

  /// A picker with an image of the program's beside its title, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(title, image: image), nil)
  }

  /// A picker with an image of the program's beside its title, which is shown as it is, with a
  /// label of your own for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(title, image: image), AnyView(currentValueLabel())
    )
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables, for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleKey, image: image), nil)
  }

  /// A picker with an image of the program's beside its title, which is looked up in the string
  /// tables, for several values at once and with a label of your own for what is chosen.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleKey, image: image), AnyView(currentValueLabel()))
  }

  /// A picker with an image of the program's beside its title, which is shown as it is, for several
  /// values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), TweenControls.Label(title, image: image),
      nil)
  }

  /// A picker with an image of the program's beside its title, which is shown as it is, for several
  /// values at once and with a label of your own for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), TweenControls.Label(title, image: image),
      AnyView(currentValueLabel()))
  }
}
