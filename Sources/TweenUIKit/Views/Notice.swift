import TweenViews

/// What a program hears where a name of UIKit's is there, and has no effect.
enum Notice {
  /// Says a full sentence once to the program's host. Not from threads other than the program's:
  /// there is nobody then who would know the program.
  static func say(_ sentence: String) {
    guard MainActorThread.isCurrent else { return }
    MainActor.assumeIsolated { RunningProgram.warn(sentence) }
  }
}
