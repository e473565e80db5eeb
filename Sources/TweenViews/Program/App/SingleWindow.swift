import Foundation

/// A window that a program has once: asked for again, it comes forward.
nonisolated public struct Window<Content: View>: Scene {
  let group: WindowGroup<Content>

  // Titles: string, resource.
  /// A window whose title is looked up in the string tables, and which `openWindow` knows by `id`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleKey, id: id, content: content).once
  }

  /// A window whose title is formatted text; its words alone are shown.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content).once
  }

  /// The window.
  @MainActor public var body: some Scene { group }
}

/// The window with a program's settings: opened by ctrl-comma, by `SettingsLink` and by `openSettings`,
/// as large as its content.
nonisolated public struct Settings<Content: View>: Scene {
  let group: WindowGroup<Content>

  /// Settings with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    group = WindowGroup("Settings", content: content).settings
  }

  /// The window.
  @MainActor public var body: some Scene { group }
}

/// A small window beside the others. It is one as others are here, known by its `id`.
nonisolated public struct UtilityWindow<Content: View>: Scene {
  let group: WindowGroup<Content>

  // Titles: string, resource.
  /// A window whose title is looked up in the string tables.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(titleKey, id: id, content: content).once.later
  }

  /// A window whose title is formatted text; its words alone are shown.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content).once.later
  }

  /// The window.
  @MainActor public var body: some Scene { group }
}
