import TweenMotion
import TweenViews

// MARK: A text

extension View {
  /// Adds a search field to the bar of the page.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The place of the field.
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
  /// Adds a search field to the bar of the page, with a prompt that is looked up in the string
  /// tables.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The place of the field.
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

  /// Adds a search field to the bar of the page; a binding sets and reads whether the field is in
  /// use.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: The place of the field.
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
  /// Adds a search field to the bar of the page, with a prompt that is looked up in the string
  /// tables; a binding sets and reads whether the field is in use.
  ///
  /// This view and the views inside it can read `isSearching` and `dismissSearch`.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether the field is in use.
  ///   - placement: The place of the field.
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
  /// Adds a search field with suggestions to the bar of the page.
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
  /// Adds a search field with suggestions to the bar of the page, with a prompt that is looked up
  /// in the string tables.
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
