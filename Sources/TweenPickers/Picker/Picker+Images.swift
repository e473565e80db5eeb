import TweenControls
import TweenMotion
import TweenViews

extension Picker where Label == TweenControls.Label<Text, Image> {
  // Titles: string, resource.
  /// A picker with a symbol beside its title, which is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(titleKey, systemImage: systemImage), nil)
  }

  // Titles: string, resource.
  /// A picker with a symbol beside its title, which is looked up in the string tables, and with a
  /// label of your own for the chosen option.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleKey, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }

  // Titles: string, resource.
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

  // Titles: string, resource.
  /// A picker with a symbol beside its title, which is looked up in the string tables, for several
  /// values at once, and with a label of your own for the chosen option.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleKey, systemImage: systemImage), AnyView(currentValueLabel()))
  }

  // Titles: string, resource.
  /// A picker with an image of the program's assets beside its title, which is looked up in the
  /// string tables.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), TweenControls.Label(titleKey, image: image), nil)
  }

  // Titles: string, resource.
  /// A picker with an image of the program's assets beside its title, which is looked up in the
  /// string tables, and with a label of your own for the chosen option.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content(), TweenControls.Label(titleKey, image: image),
      AnyView(currentValueLabel()))
  }

  // Titles: string, resource.
  /// A picker with an image of the program's assets beside its title, which is looked up in the
  /// string tables, for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleKey, image: image), nil)
  }

  // Titles: string, resource.
  /// A picker with an image of the program's assets beside its title, which is looked up in the
  /// string tables, for several values at once, and with a label of your own for the chosen option.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(),
      TweenControls.Label(titleKey, image: image), AnyView(currentValueLabel()))
  }
}
