/// The menu items that show and hide a window's sidebar. There is no menu bar yet, so that they add
/// nothing; the button in the window's bar does the same.
nonisolated public struct SidebarCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items that show, hide and arrange a window's toolbar. There is no menu bar yet, so that
/// they add nothing.
nonisolated public struct ToolbarCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items that find and replace in texts and check them. There is no menu bar yet, so that
/// they add nothing; texts are edited by their keys.
nonisolated public struct TextEditingCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items for fonts, colours and alignments of texts. There is no menu bar yet, so that they
/// add nothing.
nonisolated public struct TextFormattingCommands: Commands {
  /// The items; they have no settings.
  nonisolated public init() {}
  /// No items.
  public var body: EmptyCommands { EmptyCommands() }
}

/// The menu items that show and hide a window's inspector. There is no menu bar yet, so that they add
/// nothing.
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
