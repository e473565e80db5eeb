import Foundation
import TweenMotion

/// Opens a window of the program; the environment's `openWindow`.
@MainActor @preconcurrency public struct OpenWindowAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens a window of the scene with an id. If the scene has one window only, and it is open, it comes to
  /// the front.
  public func callAsFunction(id: String) { anchor?.graph?.openWindow(id) }
  /// Opens the window for a value, or brings the open window with this value to the front.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    anchor?.graph?.openWindow(nil, value: value)
  }
  /// Opens the window for a value in the scene with an id, or brings the open window with this value to the
  /// front.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    anchor?.graph?.openWindow(id, value: value)
  }
}

/// Opens a window in place of the calling window, which comes back when the new one is closed; the
/// environment's `pushWindow`.
@MainActor @preconcurrency public struct PushWindowAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens a window of the scene with an id.
  public func callAsFunction(id: String) { open(id, nil) }
  /// Opens the window for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(nil, value) }
  /// Opens the window for a value in the scene with an id.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    open(id, value)
  }

  private func open(_ id: String?, _ value: AnyHashable?) {
    anchor?.graph?.openWindow(id, value: value, concealing: anchor?.window)
  }
}

/// Closes windows of the program; the environment's `dismissWindow`. The program ends with its last window.
@MainActor @preconcurrency public struct DismissWindowAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Closes the window of the view that read this action.
  public func callAsFunction() {
    if let window = anchor?.window { anchor?.graph?.close(window) }
  }
  /// Closes all windows of the scene with an id.
  public func callAsFunction(id: String) { anchor?.graph?.closeWindows(id, value: nil) }
  /// Closes all windows for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    anchor?.graph?.closeWindows(nil, value: value)
  }
  /// Closes the windows for a value in the scene with an id.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    anchor?.graph?.closeWindows(id, value: value)
  }
}

/// Opens the program's settings, or brings them to the front; the environment's `openSettings`.
@MainActor @preconcurrency public struct OpenSettingsAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens the settings. Without a `Settings` scene it only gives a warning.
  public func callAsFunction() { anchor?.graph?.openSettings() }
}

extension ViewGraph {
  /// Opens the program's settings, or brings them to the front.
  package func openSettings() {
    guard let settings = scenes.all.first(where: { $0.declaration.kind == .settings }) else {
      return warn("openSettings: the program has no Settings scene.")
    }
    showWindow(settings.key)
  }
}

/// The size of the rows in a sidebar.
public enum SidebarRowSize: Sendable, Hashable {
  /// A small, medium or large row.
  case small, medium, large
}

extension EnvironmentValues {
  /// The action that opens windows of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction(graphAnchor) }
  /// The action that opens a window of the program in place of the view's window.
  public var pushWindow: PushWindowAction { PushWindowAction(graphAnchor) }
  /// The action that closes windows of the program.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(graphAnchor) }
  /// The action that opens the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(graphAnchor) }
  /// Whether the user can have several windows of the program side by side: true in the live window, false
  /// in rendered frames. Programs can open several in both.
  public var supportsMultipleWindows: Bool { self[SupportsMultipleWindowsKey.self] }
  /// Whether the screen is being recorded or mirrored: always false, since the engine cannot detect it.
  public var isSceneCaptured: Bool { false }
  /// The size of the rows in sidebars; medium unless a view sets another.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
