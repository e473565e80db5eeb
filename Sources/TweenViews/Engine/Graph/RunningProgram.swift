import Foundation
import Observation
import Synchronization
import TweenGeometry
import TweenMotion

/// The program that the running code belongs to: what it may ask without a view at hand.
package enum RunningProgram {
  /// The window as a program sees it.
  package struct Window: Equatable, Sendable {
    /// In points.
    package var size = CGSize(width: 640, height: 480)
    /// Device pixels per point.
    package var scale = 1.0
    /// In points; leading is the left.
    package var safeAreaInsets = EdgeInsets()
  }

  /// The window; one of 640 by 480 points where no program runs. A body that asks is evaluated anew
  /// when the window's size changes.
  @MainActor package static var window: Window {
    guard let clock = StageClock.current else { return Window() }
    // That of the view that asks, else the one in use.
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

  /// What views find at the top of the tree. Usual values where no program runs, and on other
  /// threads than its own.
  package static var environment: EnvironmentValues {
    guard MainActorThread.isCurrent, let clock = StageClock.current else {
      return EnvironmentValues()
    }
    // The main actor writes it before this thread, which is the main actor's, reads on.
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

  /// The modifier keys that are held, the control key being the command key; none where no program
  /// runs.
  @MainActor package static var heldModifiers: EventModifiers {
    var held = StageClock.current?.graph?.heldModifiers ?? []
    if held.remove(.control) != nil { held.insert(.command) }
    return held
  }

  /// Has the system open a URL; whether it took it. Nothing is opened where no program runs.
  @MainActor package static func open(_ url: URL) -> Bool {
    StageClock.current?.graph?.openOutside(url) ?? false
  }

  /// Takes the focus of keys from the editor of text that has it; whether one had it.
  @MainActor package static func endEditing() -> Bool {
    guard let focus = StageClock.current?.graph?.front?.root?.focus,
      focus.focused?.value.editor != nil
    else { return false }
    focus.focus(nil)
    return true
  }

  private static let told = Mutex<Set<String>>([])

  /// Says `message`, a full sentence, once: to the program's host, or on standard error where there
  /// is none yet.
  @MainActor package static func warn(_ message: String) {
    if let graph = StageClock.current?.graph { return graph.warn(message) }
    guard told.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}

/// Tells bodies that asked for the window that it has another size now.
@Observable final class WindowChanges {
  private var count = 0

  func read() { _ = count }
  func note() { count += 1 }
}
