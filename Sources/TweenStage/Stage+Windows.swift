import Foundation
import TweenPaint
import TweenViews

extension Stage {
  /// One window of the program, as it is now.
  @MainActor public struct Window: Identifiable {
    /// What scripts, recordings and hosts call it: the id of its scene, `"main"` for one without, or
    /// `"settings"`; a further window of a scene has a number after it, `"main-2"`. No two windows of a
    /// run share one, unless a scene has one window at most.
    nonisolated public let id: String
    let window: GraphWindow

    init(_ window: GraphWindow) {
      id = window.id
      self.window = window
    }

    /// Its title.
    public var title: String { window.title }
    /// Its size, in points.
    public var size: CGSize { window.configuration.size }
    /// What the current frame shows in it.
    public var displayList: DisplayList { window.displayList }
    /// The same as elements.
    public var tree: ViewGraph.Element { window.tree }
    /// The same, made by what has changed since it was last asked for.
    package var keptTree: ViewGraph.Element { window.keptTree }
    /// Nobody asks for that any more.
    package func stopKeepingTree() { window.stopKeepingTree() }
    /// Whether it is seen and used.
    public var phase: ScenePhase { window.phase }
    /// Keyboard shortcuts in force in it.
    public var shortcuts: [(keys: String, title: String)] { window.shortcuts }
    /// Where the caret of the text stands that is edited, in the window; nil while none is.
    package var caretRect: CGRect? { window.caretRect }
    /// Its title with the number that distinguishes it from others, or a name where the title is empty.
    package func numberedTitle(orElse name: String) -> String {
      window.numberedTitle(orElse: name)
    }
    /// The scene that it is a window of, as scripts call it.
    package var sceneName: String { window.scene?.key ?? id }
    /// The window that comes back when this one is closed; nil: none.
    package var concealed: String? { window.concealed?.id }
    /// The keys of what all programs have, and what they do.
    package var standardKeys: [(keys: String, title: String)] { window.chrome?.keys ?? [] }
    /// The user's settings of the system.
    package var userSettings: UserSettings { window.configuration.userSettings }
    /// The look of the pointer where it is in the window; nil: it is hidden.
    package var pointerStyle: PointerStyle? { window.pointerStyle }
    /// Whether it has made room for another.
    package var isHidden: Bool { window.isHidden }
    /// Between which sizes the user may have it; nil: any.
    package var limits: WindowLimits? { window.contentLimits }
  }

  /// The open windows, in the order they opened; none before frame 0, and once the program is over.
  public var windows: [Window] { graph.windows.map { Window($0) } }

  /// The open window that is called so; nil: there is none.
  public func window(_ id: String) -> Window? { windows.first { $0.id == id } }

  /// Whether the program is over, its last window closed.
  public var isEnded: Bool { graph.isEnded }

  /// The window that was used last.
  package var frontWindow: Window? { graph.front.map { Window($0) } }

  /// Has the host take the window out of sight that is called so.
  package func onMinimize(_ action: @escaping @MainActor (String) -> Void) {
    graph.host.onMinimize = { action($0.id) }
  }

  /// How often a window was brought forward.
  package var raises: Int { graph.windowList.raises }

  /// The window that the configuration names, while it is open.
  var window: GraphWindow? {
    guard let name = configuration.window else { return nil }
    return graph.windows.first { $0.id == name } ?? graph.windows.first { $0.scene?.key == name }
  }
}
