import Foundation
import TweenPaint
import TweenViews

extension Stage {
  /// An open window of the program, with its current content.
  @MainActor public struct Window: Identifiable {
    /// The window's name in scripts, recordings and hosts: the id of its scene, `"main"` for a scene
    /// without an id, or `"settings"`. A further window of a scene has a number after it, as in `"main-2"`.
    /// Ids are unique in a run, except for scenes with at most one window, whose window can be opened
    /// again.
    nonisolated public let id: String
    let window: GraphWindow

    init(_ window: GraphWindow) {
      id = window.id
      self.window = window
    }

    /// The window's title; empty if the program sets none.
    public var title: String { window.title }
    /// The size of the window's content, in points.
    public var size: CGSize { window.configuration.size }
    /// The drawing of the current frame in this window.
    public var displayList: DisplayList { window.displayList }
    /// The content of the current frame as a tree of elements.
    public var tree: ViewGraph.Element { window.tree }
    /// The tree of elements. It is updated by the changes since the last access.
    package var keptTree: ViewGraph.Element { window.keptTree }
    /// Stops keeping the tree. The next access to `keptTree` builds it anew.
    package func stopKeepingTree() { window.stopKeepingTree() }
    /// The window's phase: active, inactive or in the background.
    public var phase: ScenePhase { window.phase }
    /// The keyboard shortcuts that act in this window now, with their titles.
    public var shortcuts: [(keys: String, title: String)] { window.shortcuts }
    /// The caret's rectangle in the window while a text is edited, in points; otherwise nil.
    package var caretRect: CGRect? { window.caretRect }
    /// Returns the title with the number that distinguishes the window, or `name` if the title is empty.
    package func numberedTitle(orElse name: String) -> String {
      window.numberedTitle(orElse: name)
    }
    /// The name of the window's scene in scripts.
    package var sceneName: String { window.scene?.key ?? id }
    /// The id of the hidden window that reappears when this window is closed; nil if there is none.
    package var concealed: String? { window.hiddenWindow?.id }
    /// The standard shortcuts that every program has, with their titles.
    package var standardKeys: [(keys: String, title: String)] { window.chrome?.keys ?? [] }
    /// The user's settings of the system.
    package var userSettings: UserSettings { window.configuration.userSettings }
    /// The pointer's style over the window; nil: the pointer is hidden.
    package var pointerStyle: PointerStyle? { window.pointerStyle }
    /// Whether the window is hidden behind a window that took its place.
    package var isHidden: Bool { window.isHidden }
    /// The smallest and the largest size of the content; nil: no limits.
    package var limits: WindowLimits? { window.contentLimits }
  }

  /// The open windows in the order of opening. Empty before frame 0, and after the program has ended.
  public var windows: [Window] { graph.windows.map { Window($0) } }

  /// Returns the open window with an id, or nil.
  public func window(_ id: String) -> Window? { windows.first { $0.id == id } }

  /// Whether the program has ended because its last window was closed.
  public var isEnded: Bool { graph.isEnded }

  /// The window that was used last.
  package var frontWindow: Window? { graph.front.map { Window($0) } }

  /// Sets the action with which the host minimizes the window with an id.
  package func onMinimize(_ action: @escaping @MainActor (String) -> Void) {
    graph.host.onMinimize = { action($0.id) }
  }

  /// The number of times that a window was brought to the front.
  package var raises: Int { graph.windowList.raises }

  /// The window that the configuration names, while it is open.
  var window: GraphWindow? {
    guard let name = configuration.window else { return nil }
    return graph.windows.first { $0.id == name } ?? graph.windows.first { $0.scene?.key == name }
  }
}
