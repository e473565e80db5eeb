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

  /// A link with a title to a page that is shown while `selection` equals `tag`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      target: .view(destination()), label: Text(title),
      isActive: Self.isSelected(tag, selection))
  }

  /// A link with a title to a page that is shown while `selection` equals `tag`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      target: .view(destination), label: Text(title), isActive: Self.isSelected(tag, selection))
  }
}

extension View {
  /// Sets the title of the page, a text that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, a text that a resource names.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the subtitle below the page's title, a text that is shown as it is.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the subtitle below the page's title, a text that a resource names.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the title of the page, a text that is shown as it is: the earlier spelling of
  /// `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, a text that is shown as it is, and how it is displayed.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Adds a search field with tokens before its text to the bar of the page, with a prompt that is
  /// shown as it is.
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

  /// Adds a search field with tokens before its text to the bar of the page, with a prompt that a
  /// resource names.
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

  /// Adds a search field with tokens before its text to the bar of the page, with a prompt that is
  /// shown as it is, and sets or reads whether it is in use.
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

  /// Adds a search field with tokens before its text to the bar of the page, with a prompt that a
  /// resource names, and sets or reads whether it is in use.
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

  /// Adds a search field with tokens before its text and with suggested tokens to the bar of the
  /// page, with a prompt that is shown as it is.
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

  /// Adds a search field with tokens before its text and with suggested tokens to the bar of the
  /// page, with a prompt that a resource names.
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

  /// Adds a search field with tokens before its text and with suggested tokens to the bar of the
  /// page, with a prompt that is shown as it is, and sets or reads whether it is in use.
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

  /// Adds a search field with tokens before its text and with suggested tokens to the bar of the
  /// page, with a prompt that a resource names, and sets or reads whether it is in use.
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

  /// Adds a search field with editable tokens before its text to the bar of the page, with a prompt
  /// that is shown as it is.
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

  /// Adds a search field with editable tokens before its text to the bar of the page, with a prompt
  /// that a resource names.
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

  /// Adds a search field with editable tokens before its text to the bar of the page, with a prompt
  /// that is shown as it is, and sets or reads whether it is in use.
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

  /// Adds a search field with editable tokens before its text to the bar of the page, with a prompt
  /// that a resource names, and sets or reads whether it is in use.
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

  /// Adds a search field to the bar of the page, with a prompt that is shown as it is.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The place of the field.
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

  /// Adds a search field to the bar of the page, with a prompt that a resource names.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The place of the field.
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

  /// Adds a search field to the bar of the page, with a prompt that is shown as it is; a binding
  /// sets and reads whether the field is in use.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: The place of the field.
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

  /// Adds a search field to the bar of the page, with a prompt that a resource names; a binding
  /// sets and reads whether the field is in use.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: The place of the field.
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

  /// Adds a search field with suggestions to the bar of the page, with a prompt that is shown as it
  /// is.
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

  /// Adds a search field with suggestions to the bar of the page, with a prompt that a resource
  /// names.
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
  /// A tab with a value, with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(systemName: systemImage))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab with a value, with a title that a resource names, and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleResource), Image(systemName: systemImage))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab with a value, with a title that is shown as it is, and an image of the program's assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(image))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab with a value, with a title that a resource names, and an image of the program's assets.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleResource), Image(image))
    self.init(value: value, role: role, content: content(), label: label)
  }

  /// A tab with a value for an optional selection, with a title that is shown as it is, and a
  /// symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    let label = DefaultTabLabel(Text(title), Image(systemName: systemImage))
    self.init(value: .some(value), role: role, content: content(), label: label)
  }

  /// A tab with a value for an optional selection, with a title that a resource names, and a
  /// symbol.
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

  /// A tab with a title that is shown as it is, and an image of the program's assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(image))
    self.init(value: nil, role: role, content: content(), label: label)
  }

  /// A tab with a title that a resource names, and an image of the program's assets.
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
  /// Adds a badge to the tab's icon, with a text that is shown as it is.
  ///
  /// - Parameter label: The text; nil: no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Adds a badge to the tab's icon, with a text that a resource names.
  ///
  /// - Parameter labelResource: The text; nil: no badge.
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
  /// Tabs with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }

  /// Tabs with a title that a resource names.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content())
  }
}
