import TweenMotion
import TweenViews

// MARK: Tokens

extension View {
  /// Puts a search field into the bar of the page, with tokens before what is typed.
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
  /// Puts a search field into the bar of the page, with tokens before what is typed, in the words of a string table.
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

  /// Puts a search field into the bar of the page, with tokens before what is typed.
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
  /// Puts a search field into the bar of the page, with tokens before what is typed, in the words of a string table.
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

  /// Puts a search field into the bar of the page, with tokens before what is typed; it suggests others.
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
  /// Puts a search field into the bar of the page, with tokens before what is typed, in the words of a string table; it suggests others.
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

  /// Puts a search field into the bar of the page, with tokens before what is typed; it suggests others.
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
  /// Puts a search field into the bar of the page, with tokens before what is typed, in the words of a string table; it suggests others.
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

  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed.
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
  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed, in the words of a string table.
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

  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed.
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
  /// Puts a search field into the bar of the page, with tokens that can be changed before what is
  /// typed, in the words of a string table.
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

/// The tokens of a field.
func tokenChips<C: RandomAccessCollection, T: View>(
  _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
) -> AnyView where C.Element: Identifiable {
  AnyView(ForEach(tokens.wrappedValue) { TokenChip(content: token($0)) })
}

/// The tokens that a field suggests, each of which goes into it.
func tokenRows<C, T: View>(
  _ suggested: Binding<C>, into tokens: Binding<C>, _ token: @escaping (C.Element) -> T
) -> AnyView
where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
  AnyView(
    ForEach(suggested.wrappedValue) { element in
      TokenRow(content: token(element)) { tokens.wrappedValue.append(element) }
    })
}
