/// The menu items that show and hide a window's sidebar. They add nothing to the menu
/// bar so far; the button in the window's bar does the same.
nonisolated public struct SidebarCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items that show, hide and arrange a window's toolbar. They add nothing to the
/// menu bar so far.
nonisolated public struct ToolbarCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items that find and replace in texts and check them. They add nothing to the
/// menu bar so far; texts are edited by their keys.
nonisolated public struct TextEditingCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items for fonts, colours and alignments of texts. They add nothing to the menu
/// bar so far.
nonisolated public struct TextFormattingCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items that show and hide a window's inspector. They add nothing to the menu
/// bar so far.
nonisolated public struct InspectorCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items that take pictures from cameras and scanners, which there are none of here: they
/// add nothing.
nonisolated public struct ImportFromDevicesCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}
