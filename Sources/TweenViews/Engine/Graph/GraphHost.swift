/// The settings of a graph that the program's host provides.
@MainActor package struct GraphHost {
  /// Creates the chrome that a window shows over its content. Set before the tree is built.
  package var makeChrome: (@MainActor (GraphWindow) -> any WindowChrome)?
  /// Whether the chrome is drawn. Otherwise it still handles keys and presses.
  package var showsChrome = false
  /// Minimizes a window.
  package var onMinimize: ((GraphWindow) -> Void)?
  /// Speaks a sentence.
  package var onAnnouncement: ((String) -> Void)?
  /// Receives each key and each typed text that no view handles.
  package var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)?
  /// Runs one turn of the jobs that wait on the main actor, and returns whether more wait. Set by
  /// the host that owns the thread. If nil, tasks run between frames.
  package var runTasks: (() -> Bool)?
  /// Returns whether any jobs wait. Set together with `runTasks`.
  package var hasTasks: (() -> Bool)?
}
