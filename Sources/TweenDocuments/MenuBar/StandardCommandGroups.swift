import TweenControls
import TweenMotion
import TweenOverlays
import TweenPages
import TweenViews

/// The menu item that shows and hides the first column of the front window's split view, with
/// ctrl-alt-S. It is disabled where there is no such column.
nonisolated public struct SidebarCommands: Commands {
  /// Creates the menu items, which have no settings.
  nonisolated public init() {}
  /// A menu item in the View menu.
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) { SidebarItem() }
  }
}

private struct SidebarItem: View {
  @FocusedValue(\.splitModel) private var model

  var body: some View {
    let switching = model?.sidebar
    Button(switching?.isHidden == true ? "Show Sidebar" : "Hide Sidebar") { switching?.toggle() }
      .keyboardShortcut("s", modifiers: [.command, .option])
      .disabled(switching == nil)
  }
}

/// The menu items that show, hide and arrange a window's toolbar. They are disabled, because windows
/// have no toolbars apart from the bars of their pages.
nonisolated public struct ToolbarCommands: Commands {
  /// Creates the menu items, which have no settings.
  nonisolated public init() {}
  /// Two menu items in the View menu.
  @MainActor public var body: some Commands {
    CommandGroup(after: .toolbar) {
      DisabledItems(titles: ["Hide Toolbar", "Customize Toolbar…"])
    }
  }
}

/// The menu items that change the letter case of the selected text.
nonisolated public struct TextEditingCommands: Commands {
  /// Creates the menu items, which have no settings.
  nonisolated public init() {}
  /// A submenu in the Edit menu.
  @MainActor public var body: some Commands {
    CommandGroup(after: .textEditing) { TransformationItems() }
  }
}

private struct TransformationItems: View {
  @Environment(\.graphAnchor) private var anchor

  var body: some View {
    Menu("Transformations") {
      item("Make Upper Case") { $0.uppercased() }
      item("Make Lower Case") { $0.lowercased() }
      item("Capitalize") { $0.capitalized }
    }
  }

  private func item(
    _ title: LocalizedStringKey, _ change: @escaping (String) -> String
  ) -> some View {
    Button(title) {
      guard let window = anchor?.window, let words = window.selectedText else { return }
      // By then the bar is hidden and the editor has the focus again.
      window.graph.send(.text(change(words)), to: window.id)
    }
  }
}

extension GraphWindow {
  /// The selected part of the text that is being edited; nil: none.
  fileprivate var selectedText: String? {
    for element in tree.all {
      guard let selection = element.details.editing?.selection, !selection.isEmpty,
        let scalars = element.value?.unicodeScalars, selection.upperBound <= scalars.count
      else { continue }
      return String(String.UnicodeScalarView(Array(scalars)[selection]))
    }
    return nil
  }
}

/// The menu items for fonts and alignments of text. They are disabled, because edited text has neither
/// here.
nonisolated public struct TextFormattingCommands: Commands {
  /// Creates the menu items, which have no settings.
  nonisolated public init() {}
  /// Two submenus in the Format menu.
  @MainActor public var body: some Commands {
    CommandGroup(after: .textFormatting) {
      Menu("Font") {
        DisabledItems(titles: ["Bold", "Italic", "Underline", "Bigger", "Smaller"])
      }
      Menu("Text") {
        DisabledItems(titles: ["Align Left", "Center", "Justify", "Align Right"])
      }
    }
  }
}

/// The menu item that shows and hides the inspector of the front window, with ctrl-alt-I. It is
/// disabled where no view has an inspector.
nonisolated public struct InspectorCommands: Commands {
  /// Creates the menu items, which have no settings.
  nonisolated public init() {}
  /// A menu item in the View menu.
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) { InspectorItem() }
  }
}

private struct InspectorItem: View {
  @FocusedBinding(\.inspectorPresentation) private var isPresented

  var body: some View {
    Button(isPresented == true ? "Hide Inspector" : "Show Inspector") {
      isPresented = isPresented.map { !$0 }
    }
    .keyboardShortcut("i", modifiers: [.command, .option])
    .disabled(isPresented == nil)
  }
}

/// The menu items that import images from cameras and scanners. They add nothing, because such devices
/// are not supported.
nonisolated public struct ImportFromDevicesCommands: Commands {
  /// Creates the menu items, which have no settings.
  nonisolated public init() {}
  /// An empty list of menu items.
  @MainActor public var body: EmptyCommands { EmptyCommands() }
}

/// Menu items without effect.
private struct DisabledItems: View {
  let titles: [String]

  var body: some View {
    ForEach(titles, id: \.self) { Button($0) {} }.disabled(true)
  }
}
