/// The instructions that a client receives with `initialize`.
enum AgentInstructions {
  /// Returns the instructions for a program.
  ///
  /// - Parameter isLive: Whether the program runs in a window.
  static func text(_ program: String, isLive: Bool) -> String {
    isLive ? live(program) : alone(program)
  }

  private static func live(_ program: String) -> String {
    """
    This server has joined the program \(program), a SwiftUI program, in its window. Its clock follows the \
    system's: advance and settle wait, and every reply ends with the time of the present frame.

    tree lists all elements with handles such as e3 (windows: w1); find searches them. tap, type, drag, \
    scroll, environment and input send input, and return the elements that changed. To type into a field, tap \
    it first. screenshot draws the present frame, values has positions, opacities, curves and velocities.

    An error has isError and a sentence about what would have worked.
    """
  }

  private static func alone(_ program: String) -> String {
    """
    This server runs the program \(program), a SwiftUI program, without a window. The clock stands still \
    between calls: only advance, goto, settle, replay and tools that send input run frames, and every reply \
    ends with the time. The same input at the same time gives the same pixels.

    1. tree lists all elements with handles such as e3 (windows: w1); find searches them.
    2. tap, type, drag, scroll, resize, environment and input send input. Each runs the frame in which its \
    input happens and returns the elements that changed. An animation begins in that frame with its old value.
    3. advance runs some seconds, settle runs until nothing moves, goto goes to any moment, also back.
    4. screenshot draws a moment, strip several, values has positions, opacities, curves and velocities, \
    diff compares two moments.
    5. record writes the run as a file that replay and tests take; reload compiles the changed sources and \
    continues at the same moment.

    An error has isError and a sentence about what would have worked.
    """
  }
}
