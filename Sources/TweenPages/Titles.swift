// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenControls
import TweenGeometry
import TweenLists
import TweenMotion
import TweenPaint
import TweenViews

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to a value, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }

  /// A link to a value, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleResource))
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page of its own, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// A link to a page of its own, with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(titleResource))
  }

  /// A link to a page of its own, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// A link with a title to a page that is shown while `isActive` is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(title), isActive: isActive)
  }

  /// A link with a title to a page that is shown while `isActive` is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .view(destination), label: Text(title), isActive: isActive)
  }

  /// A link with a title to a page that is shown while `selection` is `tag`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      target: .view(destination()), label: Text(title),
      isActive: Self.isSelected(tag, selection))
  }

  /// A link with a title to a page that is shown while `selection` is `tag`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      target: .view(destination), label: Text(title), isActive: Self.isSelected(tag, selection))
  }
}

extension View {
  /// Names the page by a text that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the page by a text that a resource names.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Shows a subtitle below the page's title, a text that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Shows a subtitle below the page's title, a text that a resource names.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Names the page: `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the page's title, a text that is shown as it is, and how it is shown.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words as
  /// they are.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words that
  /// a resource names.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words as
  /// they are.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words that
  /// a resource names.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words as
  /// they are; it suggests others.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,

    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() },
          suggestions: tokenRows(suggestedTokens, into: tokens, token))))
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words that
  /// a resource names; it suggests others.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,

    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() },
          suggestions: tokenRows(suggestedTokens, into: tokens, token))))
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words as
  /// they are; it suggests others.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() },
          suggestions: tokenRows(suggestedTokens, into: tokens, token))))
  }

  /// Puts a search field into the bar of the page, with tokens before what is typed, in words that
  /// a resource names; it suggests others.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() },
          suggestions: tokenRows(suggestedTokens, into: tokens, token))))
  }

  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed, in words as they are.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          tokens: AnyView(ForEach(editableTokens) { TokenChip(content: token($0)) }),
          clearTokens: { editableTokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed, in words that a resource names.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          tokens: AnyView(ForEach(editableTokens) { TokenChip(content: token($0)) }),
          clearTokens: { editableTokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed, in words as they are.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
          tokens: AnyView(ForEach(editableTokens) { TokenChip(content: token($0)) }),
          clearTokens: { editableTokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed, in words that a resource names.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
          tokens: AnyView(ForEach(editableTokens) { TokenChip(content: token($0)) }),
          clearTokens: { editableTokens.wrappedValue = C() })))
  }

  /// Puts a search field into the bar of the page, in words as they are.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt))))
  }

  /// Puts a search field into the bar of the page, in words that a resource names.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt))))
  }

  /// Puts a search field into the bar of the page, in words as they are; a binding reads and writes
  /// whether it is in use.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))))
  }

  /// Puts a search field into the bar of the page, in words that a resource names; a binding reads
  /// and writes whether it is in use.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))))
  }

  /// Puts a search field into the bar of the page, in words as they are, with suggestions.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use searchSuggestions(_:) beside searchable.")
  nonisolated public func searchable<S: StringProtocol, V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          suggestions: AnyView(suggestions()))))
  }

  /// Puts a search field into the bar of the page, in words that a resource names, with
  /// suggestions.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use searchSuggestions(_:) beside searchable.")
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          suggestions: AnyView(suggestions()))))
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab that stands for a value, with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(systemName: systemImage))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab that stands for a value, with a title that a resource names, and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleResource), Image(systemName: systemImage))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab that stands for a value, with a title that is shown as it is, and an image of the
  /// program's own.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(image))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab that stands for a value, with a title that a resource names, and an image of the
  /// program's own.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleResource), Image(image))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab that stands for a value of which the selection may be none, with a title that is shown
  /// as it is, and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    let label = DefaultTabLabel(Text(title), Image(systemName: systemImage))
    self.init(value: .some(value), role: role, content: content(), label: label)
  }

  /// A tab that stands for a value of which the selection may be none, with a title that a resource
  /// names, and a symbol.
  @_disfavoredOverload
  nonisolated public init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    let label = DefaultTabLabel(Text(titleResource), Image(systemName: systemImage))
    self.init(value: .some(value), role: role, content: content(), label: label)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(systemName: systemImage))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// A tab with a title that a resource names, and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleResource), Image(systemName: systemImage))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// A tab with a title that is shown as it is, and an image of the program's own.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(image))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// A tab with a title that a resource names, and an image of the program's own.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleResource), Image(image))
    self.init(value: nil, role: role, content: content(), label: label)
  }
}

extension TabContent {
  /// A text at the tab's icon, shown as it is.
  ///
  /// - Parameter label: The text; nil for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// A text at the tab's icon, which a resource names.
  ///
  /// - Parameter labelResource: The text; nil for none.
  @_disfavoredOverload
  nonisolated public func badge(_ labelResource: LocalizedStringResource?) -> some TabContent<
    TabValue
  > {
    badge(labelResource.map { Text($0) })
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Tabs under a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }

  /// Tabs under a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content())
  }
}
