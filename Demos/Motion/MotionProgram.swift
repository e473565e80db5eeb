import Foundation

/// The motion laboratory: samples, describes and draws animations, springs and curves that are
/// spelled as in Swift.
@main struct MotionProgram {
  static func main() {
    // A reader that goes away is an error to report, not a death without a word.
    signal(SIGPIPE, SIG_IGN)
    exit(MotionRunner().run())
  }
}
