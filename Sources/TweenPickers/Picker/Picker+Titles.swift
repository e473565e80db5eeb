import TweenMotion
import TweenViews

extension Picker where Label == Text {
  // Titles: string, resource.
  /// A picker with a title, which is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), Text(titleKey), nil)
  }

  // Titles: string, resource.
  /// A picker with a title, which is looked up in the string tables, with a label of your own for
  /// what is chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), Text(titleKey), AnyView(currentValueLabel()))
  }

  // Titles: string, resource.
  /// A picker with a title, which is looked up in the string tables, for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleKey), nil)
  }

  // Titles: string, resource.
  /// A picker with a title, which is looked up in the string tables, for several values at once and
  /// with a label of your own for what is chosen.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), Text(titleKey),
      AnyView(currentValueLabel()))
  }
}
