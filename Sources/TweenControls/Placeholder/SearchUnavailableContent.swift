import TweenViews

/// The parts of the placeholder for a search without results.
public struct SearchUnavailableContent {
  /// The title of the placeholder, with a magnifying glass: no results, and the text that was
  /// searched for.
  @MainActor @preconcurrency
  public struct Label: View {
    let text: String?

    var title: Text {
      if let text { Text(system: .noResultsFor, text) } else { Text(system: .noResults) }
    }

    /// The title of the placeholder, with its symbol.
    public var body: some View {
      TweenControls.Label {
        title
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The description: a suggestion to check the spelling or search again.
  @MainActor @preconcurrency
  public struct Description: View {
    /// The sentence that suggests a check of the spelling.
    public var body: some View { Text(system: .checkSpelling) }
  }

  /// The actions of the placeholder, which are empty.
  @MainActor @preconcurrency
  public struct Actions: View {
    /// An empty view: the placeholder has no actions.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The placeholder for a search without results, without the search text.
  public static var search: Self { search(of: nil) }

  /// The placeholder for a search without results, with the text that was searched for unless it is
  /// empty or blank.
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
