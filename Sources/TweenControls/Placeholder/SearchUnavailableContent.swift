import TweenViews

/// The parts of the view that says that a search found nothing.
public struct SearchUnavailableContent {
  /// That nothing was found, and for what, under a magnifying glass.
  @MainActor @preconcurrency
  public struct Label: View {
    let text: String?

    var title: Text {
      if let text { Text(system: .noResultsFor, text) } else { Text(system: .noResults) }
    }

    /// The title with its symbol.
    public var body: some View {
      TweenControls.Label {
        title
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What may help.
  @MainActor @preconcurrency
  public struct Description: View {
    /// The sentence.
    public var body: some View { Text(system: .checkSpelling) }
  }

  /// Nothing.
  @MainActor @preconcurrency
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: Self { search(of: nil) }

  /// Says that a search for a text found nothing; without the text where it is empty or blank.
  public static func search(text: String) -> Self {
    search(of: text.contains { !$0.isWhitespace } ? text : nil)
  }

  private static func search(of text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
