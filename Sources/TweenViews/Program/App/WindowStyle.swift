import Foundation
import TweenGeometry

/// The limits within which the user can resize a window.
public struct WindowResizability: Sendable, Equatable {
  let kind: SceneDeclaration.Resizability
  /// The default of the kind of scene: settings are as large as their content, other windows not smaller
  /// than their content's minimum size.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The size can vary between the minimum and the maximum size of the content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// The size can grow from the minimum size of the content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension Scene {
  /// Sets the size in which the window opens, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(content: self) { $0.defaultSize = size }
  }

  /// Sets the size in which the window opens by its width and height, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the limits within which the user can resize the window. A size given to the host has precedence.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _ModifiedScene(content: self) { $0.resizability = resizability.kind }
  }

  /// Sets the shortcut that opens a window of the scene, or brings its only one to the front. The menu bar
  /// shows it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    _ModifiedScene(content: self) { $0.shortcut = shortcut }
  }

  /// Sets the scene's shortcut by a key and the modifier keys held with it.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the style of the window's frame. It has no effect: the window manager decides.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }
}

/// The style of the frame around a window's content.
public protocol WindowStyle: Sendable {}

/// The default window style. The window manager decides how it looks.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style; it has no settings.
  public init() {}
}
/// The style of windows without a title bar. It has no effect: the window manager decides.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style; it has no settings.
  public init() {}
}
/// The style of windows with a title bar. It has no effect: the window manager decides.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style; it has no settings.
  public init() {}
}
/// The style of windows without a frame. It has no effect: the window manager decides.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style; it has no settings.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default window style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// A window style without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// Sets where the window opens. It has no effect: the window manager decides.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Sets the external events that open a new window. It has no effect: no event does.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Sets whether the window is restored at the next start. It has no effect: no window is restored.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }
}

/// Whether a scene opens a window when the program starts.
public struct SceneLaunchBehavior: Sendable, Equatable {
  private let kind: Int
  /// The first scene opens its window.
  public static let automatic = SceneLaunchBehavior(kind: 0)
  /// The scene may open its window at the start.
  public static let presented = SceneLaunchBehavior(kind: 1)
  /// The scene does not open its window at the start.
  public static let suppressed = SceneLaunchBehavior(kind: 2)
}

extension Scene {
  /// Sets whether the scene may open the program's first window. One window opens: that of the first scene
  /// that may.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _ModifiedScene(content: self) {
      if behavior == .suppressed { $0.opensAtStart = false }
      if behavior == .presented { $0.opensAtStart = true }
    }
  }

  /// Sets the style of the window's toolbar. It has no effect: the toolbar looks as a view's toolbar does.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Sets whether the window lies above the windows of other programs. It has no effect: the window manager
  /// decides.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Sets an action that runs in the background. It has no effect: nothing runs in the background here.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }
}

/// The level of a window among the windows of all programs.
public struct WindowLevel: Sendable, Equatable {
  private let kind: Int
  /// The default level of the kind of scene.
  public static let automatic = WindowLevel(kind: 0)
  /// The level of normal windows.
  public static let normal = WindowLevel(kind: 1)
  /// A level above normal windows.
  public static let floating = WindowLevel(kind: 2)
  /// The level below all windows, that of the desktop's background.
  public static let desktop = WindowLevel(kind: 3)
}

/// A task that a system can have a program run in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
}

extension BackgroundTask {
  /// A task in which the program can refresh its content.
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask(name: matching)
  }

  /// A task that handles transfers finished in the background.
  public static func urlSession(_ matching: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask(name: matching)
  }
}

/// The style of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}

/// The default style of a window's toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style; it has no settings.
  public init() {}
}
/// The style of a toolbar below the window's title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style; it has no settings.
  public init() {}
}
/// The style of a toolbar beside the window's title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style, with or without the window's title.
  public init(showsTitle: Bool = true) {}
}
/// The style of a low toolbar beside the window's title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style, with or without the window's title.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style of a window's toolbar.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the window's title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the window's title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Returns the style of a toolbar in the title's row, with or without the title.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar beside the window's title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  /// Returns the style of a low toolbar in the title's row, with or without the title.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// Whether a window is restored when the program starts again.
public struct SceneRestorationBehavior: Sendable, Equatable {
  private let kind: Int
  /// The system's default behaviour.
  public static let automatic = SceneRestorationBehavior(kind: 0)
  /// The window is not restored.
  public static let disabled = SceneRestorationBehavior(kind: 1)
}

extension View {
  /// Sets the external events that this window prefers and accepts. It has no effect: all events go to the
  /// frontmost window.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
