import Foundation
import Observation
import Synchronization
import TweenGeometry
import TweenMotion

/// The program that the running code belongs to, for code without access to a view.
package enum RunningProgram {
  /// The window's geometry, as a program reads it.
  package struct Window: Equatable, Sendable {
    /// The size in points.
    package var size = CGSize(width: 640, height: 480)
    /// The number of device pixels per point.
    package var scale = 1.0
    /// The insets in points; leading is the left.
    package var safeAreaInsets = EdgeInsets()
  }

  /// The window; without a running program, a default of 640 by 480 points. A body that reads it is
  /// evaluated again when the window's size changes.
  @MainActor package static var window: Window {
    guard let clock = StageClock.current else { return Window() }
    // The window of the view under evaluation, or else the front window.
    let window = ViewGraph.evaluatedNode?.window ?? clock.graph?.front
    window?.changes.read()
    guard
      let configuration = window?.configuration ?? clock.graph?.configuration ?? clock.initialWindow
    else {
      return Window()
    }
    return Window(
      size: configuration.size, scale: configuration.scale,
      safeAreaInsets: configuration.safeAreaInsets)
  }

  /// The environment at the top of the tree. Default values without a running program, and on
  /// threads other than its own.
  package static var environment: EnvironmentValues {
    guard MainActorThread.isCurrent, let clock = StageClock.current else {
      return EnvironmentValues()
    }
    // The main actor writes the variable before this code, which is on the main actor, reads it.
    nonisolated(unsafe) var environment = EnvironmentValues()
    MainActor.assumeIsolated {
      if let root = clock.graph?.front?.root {
        environment = root.environment
      } else if let configuration = clock.graph?.configuration ?? clock.initialWindow {
        configuration.setSurroundings(of: &environment)
      }
    }
    return environment
  }

  /// The modifier keys that are held, with Control replaced by Command; empty without a running
  /// program.
  @MainActor package static var heldModifiers: EventModifiers {
    var held = StageClock.current?.graph?.heldModifiers ?? []
    if held.remove(.control) != nil { held.insert(.command) }
    return held
  }

  /// Opens a URL by the system. Returns whether the system accepted it; false without a running
  /// program.
  @MainActor package static func open(_ url: URL) -> Bool {
    StageClock.current?.graph?.openOutside(url) ?? false
  }

  /// Removes the focus from the text editor that has it. Returns whether an editor had it.
  @MainActor package static func endEditing() -> Bool {
    guard let focus = StageClock.current?.graph?.front?.root?.focus,
      focus.focused?.value.editor != nil
    else { return false }
    focus.focus(nil)
    return true
  }

  private static let reported = Mutex<Set<String>>([])

  /// Reports `message`, a full sentence, once: to the program's host, or on standard error if there
  /// is no host yet.
  @MainActor package static func warn(_ message: String) {
    if let graph = StageClock.current?.graph { return graph.warn(message) }
    guard reported.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}

/// Notifies bodies that read the window of a change of its size.
@Observable final class WindowChanges {
  private var count = 0

  func read() { _ = count }
  func note() { count += 1 }
}
