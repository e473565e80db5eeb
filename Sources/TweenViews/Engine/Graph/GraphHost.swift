/// What the host of a program sets in its graph.
@MainActor package struct GraphHost {
  /// Makes what a window shows over its content. Set before anything is made.
  package var makeChrome: (@MainActor (GraphWindow) -> any WindowChrome)?
  /// Whether that is drawn; else it takes keys and presses all the same.
  package var showsChrome = false
  /// Takes a window out of sight.
  package var onMinimize: ((GraphWindow) -> Void)?
  /// Speaks a sentence.
  package var onAnnouncement: ((String) -> Void)?
  /// Receives each key and each typed text that nobody takes.
  package var onUnhandledInput: ((InputEvent, GraphWindow) -> Void)?
  /// Runs one turn of what waits on the main actor, and returns whether more waits. Set by the host
  /// whose thread that is; without, tasks go on between frames.
  package var runTasks: (() -> Bool)?
  /// Whether any wait. Set with that.
  package var hasTasks: (() -> Bool)?
}
