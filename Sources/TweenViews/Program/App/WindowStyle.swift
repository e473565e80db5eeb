import Foundation
import TweenGeometry

/// How much a window may be resized.
public struct WindowResizability: Sendable, Equatable {
  private let kind: Int
  /// As the kind of scene has it.
  public static let automatic = WindowResizability(kind: 0)
  /// Not at all: the window is as large as its content.
  public static let contentSize = WindowResizability(kind: 1)
  /// Not below the least size of its content.
  public static let contentMinSize = WindowResizability(kind: 2)
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

  /// How much the window may be resized. The window manager decides here: this does nothing.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _ModifiedScene(content: self) { _ in }
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

  /// Which news from outside open a new window. There is one here: this does nothing.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _ModifiedScene(content: self) { _ in }
  }

  /// Whether the window comes back when the program begins anew. None does here: this does nothing.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    _ModifiedScene(content: self) { _ in }
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
  /// Which news from outside this window takes, and which it would rather. There is one window here:
  /// this does nothing.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
