import TweenControls
import TweenGeometry
import TweenLists
import TweenMotion
import TweenPaint
import TweenViews

/// A link to another page of the enclosing stack.
///
/// A link with a value appends the value to the stack's path;
/// `navigationDestination(for:destination:)` declares its page. A link with a destination shows
/// that page above its own page. In a row of a list the whole row is the link, with a chevron at
/// its end; elsewhere the link looks like a button. Outside a stack, and without a value, it is
/// disabled.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?)
    case view(Destination)
  }

  private let target: Target
  private let label: Label
  /// The program's binding for whether the page is shown; nil: the link stores that itself.
  private let isActive: Binding<Bool>?
  @State private var isOpen = false
  @State private var count = EvaluationCount()
  @Environment(\.navigationPlace) private var place
  @Environment(\.listLevel) private var listLevel
  @Environment(\.listValueTaker) private var listTaker
  @Environment(\.editMode) private var editMode

  nonisolated init(
    target: Target, label: Label, isActive: Binding<Bool>? = nil
  ) {
    self.target = target
    self.label = label
    self.isActive = isActive
  }
}

extension NavigationLink: View {
  /// The link, drawn as a button or as a row.
  public var body: some View {
    let link = Button {
      follow()
    } label: {
      if listLevel == nil {
        SlotContent(in: .row, label)
      } else {
        NavigationRow(place: place) { label }
          .background { LinkRowMark(place: place, isOpen: isOpenLocally, value: value) }
      }
    }
    .disabled(!canFollow)
    return link.modifier(TraitModifier<LinkValueTrait>(value: rowValue)).navigationRequest(
      active.wrappedValue && isLocal ? AnyHashable(true) : nil, count,
      withdraw: { active.wrappedValue = false }, content: { makeDestination() })
  }

  /// The value of the row in a list with a selection: the value of the link.
  private var rowValue: AnyHashable? {
    guard listTaker != nil, case .value(let value) = target else { return nil }
    return value
  }

  /// Whether the page of this link's own destination is shown.
  private var isOpenLocally: Bool { isLocal && active.wrappedValue }

  private var value: AnyHashable? {
    if case .value(let value) = target { return value }
    return nil
  }

  private var active: Binding<Bool> { isActive ?? $isOpen }

  private var isLocal: Bool {
    if case .view = target { return true }
    return false
  }

  private var canFollow: Bool {
    guard place != nil else { return false }
    if case .value(nil) = target { return false }
    return true
  }

  @MainActor private func follow() {
    // Links of rows are inactive while the rows are edited, however they are pressed.
    if listLevel != nil, editMode?.wrappedValue == .active { return }
    switch target {
    case .value(let value):
      guard let value, let place, listTaker?.take(value) != true else { return }
      place.model.push(value, from: place.page)
    case .view: active.wrappedValue = true
    }
  }

  @MainActor private func makeDestination() -> AnyView {
    if case .view(let destination) = target { return AnyView(destination) }
    return AnyView(EmptyView())
  }
}

/// The look of a link in a row of a list.
private struct NavigationRow<Label: View>: View {
  let place: NavigationPlace?
  @ViewBuilder let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasOwnForeground) private var hasOwnForeground
  @Environment(\.linkIndicatorVisibility) private var indicator

  var body: some View {
    HStack(spacing: 8) {
      HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
        .opacity(isEnabled ? 1 : 0.3)
      RowBadgeRoom()
      // A page that fills the column beside the list does not get a chevron.
      if indicator != .hidden, place.map({ $0.model.fillsNextColumn(from: $0.page) }) != true {
        Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color(provider: SystemStyles.tertiaryLabel))
          .accessibilityHidden(true)
      }
    }
    // The label keeps the primary colour instead of the colour of buttons.
    .containerForeground(hasOwnForeground ? nil : Color.primary)
  }
}

/// Reports to the row of a link that the link's page is shown, so that the row stays highlighted.
/// It is a view of its own, so that the links of a list are not evaluated again when pages come and
/// go.
private struct LinkRowMark: View {
  let place: NavigationPlace?
  let isOpen: Bool
  let value: AnyHashable?

  var body: some View {
    Color.clear.preference(
      key: ListRowFactsKey.self,
      value: ListRowFacts(isOpen: isOpen || isValueShown, isLink: true))
  }

  private var isValueShown: Bool {
    guard let place, let value else { return false }
    return place.model.shows(value, above: place.page)
  }
}

// MARK: Links to values

extension NavigationLink where Destination == Never {
  /// A link to a value.
  ///
  /// - Parameters:
  ///   - value: The value to append to the path; nil disables the link.
  ///   - label: The label of the link.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  // Titles: string, resource.
  /// A link to a value, with a title that is looked up in the string tables.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }
}

// MARK: Links to views

extension NavigationLink {
  /// A link to a page of its own.
  ///
  /// - Parameters:
  ///   - destination: Returns the page.
  ///   - label: The label of the link.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination()), label: label())
  }

  /// A link to a page of its own.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - label: The label of the link.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// A link to a page that is shown while `isActive` is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination()), label: label(), isActive: isActive)
  }

  /// A link to a page that is shown while `isActive` is true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination), label: label(), isActive: isActive)
  }

  /// A link to a page that is shown while `selection` equals `tag`. Going back sets `selection` to
  /// nil.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination()), label: label(), isActive: Self.isSelected(tag, selection))
  }

  /// A link to a page that is shown while `selection` equals `tag`. Going back sets `selection` to
  /// nil.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view(destination), label: label(), isActive: Self.isSelected(tag, selection))
  }

  nonisolated static func isSelected<V: Hashable>(
    _ tag: V, _ selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding {
      selection.wrappedValue == tag
    } set: { isSelected in
      if isSelected {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }

  /// Accepted without effect: every link in a column of a split view fills the next column.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  // Titles: string, resource.
  /// A link to a page of its own, with a title that is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  // Titles: string.
  /// A link to a page of its own, with a title that is looked up in the string tables.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  // Titles: string.
  /// A link with a title to a page that is shown while `isActive` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(titleKey), isActive: isActive)
  }

  // Titles: string.
  /// A link with a title to a page that is shown while `isActive` is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination), label: Text(titleKey), isActive: isActive)
  }

  // Titles: string.
  /// A link with a title to a page that is shown while `selection` equals `tag`.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      target: .view(destination()), label: Text(titleKey),
      isActive: Self.isSelected(tag, selection))
  }

  // Titles: string.
  /// A link with a title to a page that is shown while `selection` equals `tag`.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      target: .view(destination), label: Text(titleKey), isActive: Self.isSelected(tag, selection))
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether links in rows have a chevron.
  fileprivate var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether links in rows of lists in this view have a chevron at their end.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}
