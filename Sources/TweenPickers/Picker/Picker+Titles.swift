import TweenMotion
import TweenViews

extension Picker where Label == Text {
  /// A picker with a title, which is looked up in the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), Text(titleKey), nil)
  }

  /// A picker with a title, which is looked up in the string tables, with a label of your own for
  /// what is chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), Text(titleKey), AnyView(currentValueLabel()))
  }

  /// A picker with a title, which is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), Text(title), nil)
  }

  /// A picker with a title, which is shown as it is, with a label of your own for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), Text(title), AnyView(currentValueLabel()))
  }

  /// A picker with a title, which is looked up in the string tables, for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleKey), nil)
  }

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

  /// A picker with a title, which is shown as it is, for several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), Text(title), nil)
  }

  /// A picker with a title, which is shown as it is, for several values at once and with a label of
  /// your own for what is chosen.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), Text(title), AnyView(currentValueLabel()))
  }
}
