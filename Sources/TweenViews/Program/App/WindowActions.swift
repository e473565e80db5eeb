import Foundation
import TweenMotion

// A stage shows one window, as a telephone does: `supportsMultipleWindows` is false, and what would
// open, close or replace another says so once and does nothing.

/// Opens a window of the program; here it says once that there is one window.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}

  /// Would open the window with an identifier.
  public func callAsFunction(id: String) { tell("with the id \"\(id)\"") }
  /// Would open the window of a value, or bring the one forward that has it.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    tell("for a value of type \(D.self)")
  }
  /// Would open the window with an identifier for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    tell("with the id \"\(id)\"")
  }

  private func tell(_ window: String) {
    RunningProgram.warn("A program has one window here: openWindow opens none \(window).")
  }
}

/// Closes a window of the program; here it says once that there is one window, which its user closes.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}

  /// Would close the window that asks.
  public func callAsFunction() { tell() }
  /// Would close the windows with an identifier.
  public func callAsFunction(id: String) { tell() }
  /// Would close the window of a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { tell() }
  /// Would close the window with an identifier and a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { tell() }

  private func tell() {
    RunningProgram.warn("A program has one window here: dismissWindow closes none.")
  }
}

/// Opens a program's settings; here it says once that there is one window.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated init() {}

  /// Would open the settings.
  public func callAsFunction() {
    RunningProgram.warn("A program has one window here: openSettings opens none.")
  }
}

/// Whether a window has the user's attention.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// It has the keys.
  case key
  /// It is in front, and the keys go elsewhere.
  case active
  /// Another one has it.
  case inactive
}

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Sendable, Hashable {
  /// Small, medium or large.
  case small, medium, large
}

extension EnvironmentValues {
  /// Opens windows of the program: there is one here, so none.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows of the program: there is one here, which stays.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the program's settings: there is one window here, so not.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether a program may have several windows: false.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the window looks as one that has the user's attention: true.
  public var appearsActive: Bool { true }
  /// Whether what is shown is recorded or shown elsewhere too: false, for nothing tells of it here.
  public var isSceneCaptured: Bool { false }
  /// Whether the window has the keys, as far as the program is told: it has.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
  /// How large rows of sidebars are to be: medium, until a view sets another.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
