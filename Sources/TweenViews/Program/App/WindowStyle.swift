import Foundation
import TweenGeometry

/// How much a window may be resized.
public struct WindowResizability: Sendable, Equatable {
  let kind: SceneFacts.Resizability
  /// As the kind of scene has it: settings are as large as their content,
  /// others not smaller than its least size.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Between the least and the largest size of its content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// Not below the least size of its content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension Scene {
  /// The size the window opens with, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(content: self) { $0.defaultSize = size }
  }

  /// The same size, by its parts.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// How much the user may resize the window. A size that the host is given goes before it.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _ModifiedScene(content: self) { $0.resizability = resizability.kind }
  }

  /// The keys that open a window of the scene, or bring its only one forward: also in the menu bar.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    _ModifiedScene(content: self) { $0.shortcut = shortcut }
  }

  /// The same, by a key and the modifiers that are held with it.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// What surrounds the window's content. The window manager decides here: this does nothing.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }
}

/// What surrounds a window's content.
public protocol WindowStyle: Sendable {}

/// The style of windows of which nothing is said. The window manager decides here.
public struct DefaultWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of windows whose title bar is hidden. The window manager decides here.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of windows with a title bar. The window manager decides here.
public struct TitleBarWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of windows with nothing around their content. The window manager decides here.
public struct PlainWindowStyle: WindowStyle {
  /// The style; it has no settings.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As windows are of which nothing is said.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
  /// With nothing around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// Where the window opens. The window manager decides here: this does nothing.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Which news from outside open a new window. None does here: this does nothing.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Whether the window comes back when the program begins anew. None does here: this does nothing.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }
}

/// Whether a window opens when the program begins.
public struct SceneLaunchBehavior: Sendable, Equatable {
  private let kind: Int
  /// The first scene's does.
  public static let automatic = SceneLaunchBehavior(kind: 0)
  /// It does.
  public static let presented = SceneLaunchBehavior(kind: 1)
  /// It does not.
  public static let suppressed = SceneLaunchBehavior(kind: 2)
}

extension Scene {
  /// Whether the scene's window may be what the program begins with. One opens: the first that may.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _ModifiedScene(content: self) {
      if behavior == .suppressed { $0.opensAtStart = false }
      if behavior == .presented { $0.opensAtStart = true }
    }
  }

  /// How the window's toolbar looks. It looks as the toolbar of a view does: this does nothing.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Whether the window lies over those of other programs. The window manager decides here: this does
  /// nothing.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// What is done while the program is not used. Nothing runs then here: this does nothing.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }
}

/// Where a window lies among those of all programs.
public struct WindowLevel: Sendable, Equatable {
  private let kind: Int
  /// As the kind of scene has it.
  public static let automatic = WindowLevel(kind: 0)
  /// Among the others.
  public static let normal = WindowLevel(kind: 1)
  /// Over the others.
  public static let floating = WindowLevel(kind: 2)
  /// Below all, as the ground that windows lie on.
  public static let desktop = WindowLevel(kind: 3)
}

/// What a system may have a program do while it is not used.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String
}

extension BackgroundTask {
  /// A while in which the program may bring what it shows up to date.
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask(name: matching)
  }

  /// Transfers that went on without the program.
  public static func urlSession(_ matching: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask(name: matching)
  }
}

/// How a window's toolbar looks.
public protocol WindowToolbarStyle: Sendable {}

/// The style of toolbars of which nothing is said.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of toolbars below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// The style; it has no settings.
  public init() {}
}
/// The style of toolbars beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// The style, with or without the title.
  public init(showsTitle: Bool = true) {}
}
/// The style of low toolbars beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// The style, with or without the title.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As toolbars are of which nothing is said.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Beside the title, with or without that.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Low, beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  /// Low, beside the title, with or without that.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// Whether a window comes back when the program begins anew.
public struct SceneRestorationBehavior: Sendable, Equatable {
  private let kind: Int
  /// As the system has it.
  public static let automatic = SceneRestorationBehavior(kind: 0)
  /// It does not.
  public static let disabled = SceneRestorationBehavior(kind: 1)
}

extension View {
  /// Which news from outside this window takes, and which it would rather. All go to the window in
  /// front: this does nothing.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
