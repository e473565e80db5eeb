import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The bar of a stack of pages, as a name for its settings.
public struct NavigationBarItem: Hashable, Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As that of the page below; large at the root.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, in a row of its own that goes as the page is scrolled.
    case large
    /// As `large`: bars have no form of their own for it here.
    case inlineLarge
  }
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As that of the page below; large at the root.
  public static var automatic: Self { Self(mode: .automatic) }
  /// Large, in a row of its own that goes as the page is scrolled.
  public static var large: Self { Self(mode: .large) }
  /// As `large`: bars have no form of their own for it here.
  public static var inlineLarge: Self { Self(mode: .inlineLarge) }
  /// Small, in the middle of the bar.
  public static var inline: Self { Self(mode: .inline) }
}

// Texts are made on no actor and hold values alone.
private struct TitlePreference: @unchecked Sendable {
  let text: Text
}

extension View {
  /// Names the page that the view is part of.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let preference = TitlePreference(text: title)
    return pagePreference {
      $0.title = preference.text
      $0.renaming = nil
    }
    .windowTitle(title)
  }

  // Titles: string, resource.
  /// Names the page by a key that is looked up in the string tables.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page by a string that can be changed in the bar: a small title opens a menu with a button
  /// for that, and then a field stands in its place. Where `toolbarTitleMenu` has a menu of your own, put
  /// a `RenameButton` into it.
  ///
  /// - Parameter title: The name; written when editing ends.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(RenamableTitleModifier(title: title))
  }

  /// Shows a subtitle below the page's title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    let preference = TitlePreference(text: subtitle)
    return pagePreference { $0.subtitle = preference.text }
  }

  // Titles: string, resource.
  /// Shows a subtitle below the page's title, a text that is looked up in the string tables.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets how the page's title is shown.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    pagePreference { $0.titleMode = displayMode }
  }

  /// Sets how the page's title is shown.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    pagePreference { $0.titleMode = mode.mode }
  }

  /// Leaves the button that leads back out of the bar; the page can't be drawn off then either.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    pagePreference { $0.backHidden = hidesBackButton }
  }

  /// Hides the page's bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    pagePreference { $0.isBarHidden = hidden }
  }
}

// MARK: Early names

extension View {
  /// Names the page: `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  // Titles: string.
  /// Names the page: `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the page's title and how it is shown.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  // Titles: string.
  /// Sets the page's title, a text that is looked up in the string tables, and how it is shown.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts views at the beginning and at the end of the page's bar: `toolbar(content:)`.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views at the beginning of the page's bar: `toolbar(content:)`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the end of the page's bar: `toolbar(content:)`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
