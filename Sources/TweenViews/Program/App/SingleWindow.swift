import Foundation

/// A scene with one window at most. Opening the window again brings it to the front.
nonisolated public struct Window<Content: View>: Scene {
  let group: WindowGroup<Content>

  // Titles: string, resource.
  /// Creates a window whose title is looked up in the string tables, and which `openWindow` finds by `id`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleKey, id: id, content: content).once
  }

  /// Creates a window titled by a text; only its plain text is shown.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content).once
  }

  /// The group that opens the window.
  @MainActor public var body: some Scene { group }
}

/// The window with a program's settings. Ctrl-comma, `SettingsLink` and `openSettings` open it, as large as
/// its content.
nonisolated public struct Settings<Content: View>: Scene {
  let group: WindowGroup<Content>

  /// Creates the settings window with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    group = WindowGroup("Settings", content: content).settings
  }

  /// The group that opens the window.
  @MainActor public var body: some Scene { group }
}

/// A small window beside the others. Here it is a normal window that is not opened at the start.
nonisolated public struct UtilityWindow<Content: View>: Scene {
  let group: WindowGroup<Content>

  // Titles: string, resource.
  /// Creates a window whose title is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleKey, id: id, content: content).once.later
  }

  /// Creates a window titled by a text; only its plain text is shown.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content).once.later
  }

  /// The group that opens the window.
  @MainActor public var body: some Scene { group }
}
