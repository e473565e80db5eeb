import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The bar of a stack of pages; a namespace for the modes of its title.
public struct NavigationBarItem: Hashable, Sendable {
  /// The way in which the title of a page is displayed.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the page below; `large` at the root.
    case automatic
    /// A small title in the middle of the bar.
    case inline
    /// A large title in a row of its own, which scrolls with the page.
    case large
    /// The same as `large`: the bars of this engine have no inline form of a large title.
    case inlineLarge
  }
}

/// The way in which the title of a page is displayed.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// The mode of the page below; `large` at the root.
  public static var automatic: Self { Self(mode: .automatic) }
  /// A large title in a row of its own, which scrolls with the page.
  public static var large: Self { Self(mode: .large) }
  /// The same as `large`: the bars of this engine have no inline form of a large title.
  public static var inlineLarge: Self { Self(mode: .inlineLarge) }
  /// A small title in the middle of the bar.
  public static var inline: Self { Self(mode: .inline) }
}

// `Text` is created on any actor and contains only values.
private struct TitlePreference: @unchecked Sendable {
  let text: Text
}

extension View {
  /// Sets the title of the page that contains this view.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let preference = TitlePreference(text: title)
    return pagePreference {
      $0.title = preference.text
      $0.renaming = nil
    }
    .windowTitle(title)
  }

  // Titles: string, resource.
  /// Sets the title of the page, a text that is looked up in the string tables.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page to a string that the user can change in the bar: a small title
  /// opens a menu with a rename button, which replaces the title by a text field. If
  /// `toolbarTitleMenu` sets a menu of your own, add a `RenameButton` to it.
  ///
  /// - Parameter title: The title; written when editing ends.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(RenamableTitleModifier(title: title))
  }

  /// Sets the subtitle below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    let preference = TitlePreference(text: subtitle)
    return pagePreference { $0.subtitle = preference.text }
  }

  // Titles: string, resource.
  /// Sets the subtitle below the page's title, a text that is looked up in the string tables.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets how the title of the page is displayed.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    pagePreference { $0.titleMode = displayMode }
  }

  /// Sets how the title of the page is displayed.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    pagePreference { $0.titleMode = mode.mode }
  }

  /// Hides the back button of the page, and disables the swipe that goes back.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    pagePreference { $0.backHidden = hidesBackButton }
  }

  /// Hides the bar of the page that contains this view.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    pagePreference { $0.isBarHidden = hidden }
  }
}

// MARK: Early names

extension View {
  /// Sets the title of the page: the earlier spelling of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  // Titles: string.
  /// Sets the title of the page, a text that is looked up in the string tables: the earlier
  /// spelling of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page and how it is displayed.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  // Titles: string.
  /// Sets the title of the page, a text that is looked up in the string tables, and how it is
  /// displayed.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Adds views at the leading and the trailing end of the page's bar: the earlier form of
  /// `toolbar(content:)`.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views at the leading end of the page's bar: the earlier form of `toolbar(content:)`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views at the trailing end of the page's bar: the earlier form of `toolbar(content:)`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
