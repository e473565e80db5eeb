/// Counts of a window's work until it was closed, for tests and for `--verbose`.
package struct WindowReport: Equatable, Sendable {
  /// The number of frames that the program ran.
  package var framesAdvanced = 0
  /// The number of frames of which changed pixels were drawn and shown.
  package var framesPresented = 0
  /// The number of times that the kept frame was shown again because the window system lost it.
  package var framesRepeated = 0
  /// The statistics of all frames' durations; nil if they were not requested.
  package var frameTimes: FrameTimeLog.Summary?

  package init() {}
}
