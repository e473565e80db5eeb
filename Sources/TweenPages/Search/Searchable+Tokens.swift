import TweenMotion
import TweenViews

// MARK: Tokens

extension View {
  /// Adds a search field with tokens before its text to the bar of the page.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: prompt,
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() })))
  }

  // Titles: string, resource.
  /// Adds a search field with tokens before its text to the bar of the page, with a prompt that is
  /// looked up in the string tables.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
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

  /// Adds a search field with tokens before its text to the bar of the page, and sets or reads
  /// whether it is in use.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: prompt,
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() })))
  }

  // Titles: string, resource.
  /// Adds a search field with tokens before its text to the bar of the page, with a prompt that is
  /// looked up in the string tables, and sets or reads whether it is in use.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
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
  /// page.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,

    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: prompt,
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() },
          suggestions: tokenRows(suggestedTokens, into: tokens, token))))
  }

  // Titles: string, resource.
  /// Adds a search field with tokens before its text and with suggested tokens to the bar of the
  /// page, with a prompt that is looked up in the string tables.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,

    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
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
  /// page, and sets or reads whether it is in use.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: prompt,
          tokens: tokenChips(tokens, token), clearTokens: { tokens.wrappedValue = C() },
          suggestions: tokenRows(suggestedTokens, into: tokens, token))))
  }

  // Titles: string, resource.
  /// Adds a search field with tokens before its text and with suggested tokens to the bar of the
  /// page, with a prompt that is looked up in the string tables, and sets or reads whether it is in
  /// use.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
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

  /// Adds a search field with editable tokens before its text to the bar of the page.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: prompt,
          tokens: AnyView(ForEach(editableTokens) { TokenChip(content: token($0)) }),
          clearTokens: { editableTokens.wrappedValue = C() })))
  }

  // Titles: string, resource.
  /// Adds a search field with editable tokens before its text to the bar of the page, with a prompt
  /// that is looked up in the string tables.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
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

  /// Adds a search field with editable tokens before its text to the bar of the page, and sets or
  /// reads whether it is in use.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: prompt,
          tokens: AnyView(ForEach(editableTokens) { TokenChip(content: token($0)) }),
          clearTokens: { editableTokens.wrappedValue = C() })))
  }

  // Titles: string, resource.
  /// Adds a search field with editable tokens before its text to the bar of the page, with a prompt
  /// that is looked up in the string tables, and sets or reads whether it is in use.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
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
}

/// Returns the views of a field's tokens.
func tokenChips<C: RandomAccessCollection, T: View>(
  _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
) -> AnyView where C.Element: Identifiable {
  AnyView(ForEach(tokens.wrappedValue) { TokenChip(content: token($0)) })
}

/// Returns the rows of a field's suggested tokens, each of which adds its token to the field.
func tokenRows<C, T: View>(
  _ suggested: Binding<C>, into tokens: Binding<C>, _ token: @escaping (C.Element) -> T
) -> AnyView
where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
  AnyView(
    ForEach(suggested.wrappedValue) { element in
      TokenRow(content: token(element)) { tokens.wrappedValue.append(element) }
    })
}
