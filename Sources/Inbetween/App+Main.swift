import Foundation
import TweenHeadless
import TweenViews

extension App {
  /// Runs the program as its command line says: a live window, a dump of frames or a film strip.
  /// `--help` tells the rest.
  public static func main() {
    // A reader that goes away is an error to report, not a death without a word.
    signal(SIGPIPE, SIG_IGN)
    exit(ProgramRunner(app: { Self() }, name: ProcessArguments.programName).run())
  }
}
