/// The reasons why there is no window. Each description is one sentence.
package enum WindowError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no display; the reason, as the end of a sentence.
  case noDisplay(String)
  /// The package was built without its trait `Window`.
  case unavailable
  /// SDL2 is absent or too old; the missing part.
  case noLibrary(String)
  /// A call of SDL failed; the action, and SDL's error message.
  case sdl(String)
  /// An error of a file that belongs to the window's run, in one sentence.
  case file(String)
  /// A replay cannot continue; the place and the reason, in one sentence.
  case diverged(String)
  /// The program cannot continue; the reason, in one sentence.
  case program(String)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      return
        "There is no display for a window (\(reason)); "
        + "the command frames writes frames to files without one."
    case .unavailable:
      return
        "This program was built without the trait Window, so it has no live window; "
        + "the command frames writes frames to files."
    case .noLibrary(let name):
      return
        "A live window needs SDL2, but \(name) is missing (on Debian: apt-get install "
        + "libsdl2-2.0-0); the command frames writes frames to files without it."
    case .sdl(let message):
      return "The window cannot be shown: \(message)."
    case .program(let sentence), .file(let sentence), .diverged(let sentence): return sentence
    }
  }
}
