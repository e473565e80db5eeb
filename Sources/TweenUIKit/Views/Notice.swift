import TweenViews

/// Warnings for names of UIKit that exist here without effect.
enum Notice {
  /// Reports a sentence to the program's host, once. Calls from threads other than the program's are
  /// ignored: only there is the running program identified.
  static func warn(_ sentence: String) {
    guard MainActorThread.isCurrent else { return }
    MainActor.assumeIsolated { RunningProgram.warn(sentence) }
  }
}
