import TweenMotion
import TweenViews

// MARK: A text

extension View {
  /// Puts a search field into the bar of the page.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field; nil: "Search".
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: prompt)))
  }

  // Titles: string, resource.
  /// Puts a search field into the bar of the page, in the words of a string table.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt))))
  }

  /// Puts a search field into the bar of the page; a binding reads and writes whether it is in use.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field; nil: "Search".
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: prompt)))
  }

  // Titles: string, resource.
  /// Puts a search field into the bar of the page, in the words of a string table; a binding reads and writes whether it is in use.
  ///
  /// The view and what is in it read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: Where the field stands.
  ///   - prompt: The text of an empty field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))))
  }
}

// MARK: With suggestions, as it was first spelled

extension View {
  /// Puts a search field into the bar of the page, with suggestions.
  @available(*, deprecated, message: "Use searchSuggestions(_:) beside searchable.")
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions()))))
  }

  // Titles: string, resource.
  /// Puts a search field into the bar of the page, in the words of a string table, with suggestions.
  @available(*, deprecated, message: "Use searchSuggestions(_:) beside searchable.")
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(
        SearchSettings(
          text: text, placement: placement, prompt: Text(prompt),
          suggestions: AnyView(suggestions()))))
  }
}
