import Foundation
import TweenHeadless
import TweenViews

extension App {
  /// Runs the program according to its command line: in a window, or as a dump of frames, a film strip and
  /// so on, then ends the process. `--help` lists the commands.
  public static func main() {
    // A reader that closes its pipe is an error to report; without this the signal would end the process.
    signal(SIGPIPE, SIG_IGN)
    exit(ProgramRunner(app: { Self() }, name: ProcessArguments.programName).run())
  }
}
