import Foundation
import TweenMotion

/// Opens a window of the program; the environment has it as `openWindow`.
@MainActor @preconcurrency public struct OpenWindowAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens a window of the scene with an identifier; of a scene with one window that comes forward.
  public func callAsFunction(id: String) { anchor?.graph?.openWindow(id) }
  /// Opens the window of a value, or brings the one forward that has it.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    anchor?.graph?.openWindow(nil, value: value)
  }
  /// Opens the window of a value in the scene with an identifier, or brings the one forward that has
  /// it.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    anchor?.graph?.openWindow(id, value: value)
  }
}

/// Opens a window in the place of the one that asks, which comes back when it is closed; the environment
/// has it as `pushWindow`.
@MainActor @preconcurrency public struct PushWindowAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { open(id, nil) }
  /// Opens the window of a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { open(nil, value) }
  /// Opens the window of a value in the scene with an identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    open(id, value)
  }

  private func open(_ id: String?, _ value: AnyHashable?) {
    anchor?.graph?.openWindow(id, value: value, concealing: anchor?.window)
  }
}

/// Closes windows of the program; the environment has it as `dismissWindow`. The last one to be closed
/// ends the program.
@MainActor @preconcurrency public struct DismissWindowAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Closes the window that asks.
  public func callAsFunction() {
    if let window = anchor?.window { anchor?.graph?.close(window) }
  }
  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) { anchor?.graph?.closeWindows(id, value: nil) }
  /// Closes the windows of a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    anchor?.graph?.closeWindows(nil, value: value)
  }
  /// Closes the windows of a value in the scene with an identifier.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    anchor?.graph?.closeWindows(id, value: value)
  }
}

/// Opens a program's settings, or brings them forward; the environment has it as `openSettings`.
@MainActor @preconcurrency public struct OpenSettingsAction {
  private let anchor: GraphAnchor?

  nonisolated init(_ anchor: GraphAnchor?) { self.anchor = anchor }

  /// Opens the settings.
  public func callAsFunction() { anchor?.graph?.openSettings() }
}

extension ViewGraph {
  /// Opens the program's settings, or brings them forward.
  package func openSettings() {
    guard let settings = scenes.all.first(where: { $0.facts.kind == .settings }) else {
      return warn("openSettings: the program has no Settings scene.")
    }
    showWindow(settings.key)
  }
}

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Sendable, Hashable {
  /// Small, medium or large.
  case small, medium, large
}

extension EnvironmentValues {
  /// Opens windows of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction(graphAnchor) }
  /// Opens windows of the program in the place of others.
  public var pushWindow: PushWindowAction { PushWindowAction(graphAnchor) }
  /// Closes windows of the program.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(graphAnchor) }
  /// Opens the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(graphAnchor) }
  /// Whether a user may have several windows of the program: true in a window, false in frames, where
  /// nobody could see them beside each other. Programs open several in both.
  public var supportsMultipleWindows: Bool { self[SupportsMultipleWindowsKey.self] }
  /// Whether what is shown is recorded or shown elsewhere too: false, for nothing tells of it here.
  public var isSceneCaptured: Bool { false }
  /// How large rows of sidebars are to be: medium, until a view sets another.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
