/// What a window did until it was closed: counts for tests and for `--verbose`.
package struct WindowReport: Equatable, Sendable {
  /// Frames for which the program was moved on.
  package var framesAdvanced = 0
  /// Frames of which pixels were drawn anew and shown.
  package var framesPresented = 0
  /// Times the kept frame was shown again because the window system lost it.
  package var framesRepeated = 0
  /// The times of all frames; nil where nobody asked for them.
  package var frameTimes: FrameTimeLog.Summary?

  package init() {}
}
