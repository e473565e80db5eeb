/// Why there is no window, each in one sentence.
package enum WindowError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing to open a window on; the reason, as the end of a sentence.
  case noDisplay(String)
  /// The package was built without its trait `Window`.
  case unavailable
  /// There is no SDL2 to open a window with, or one that is too old: what of it is not there.
  case noLibrary(String)
  /// SDL refused; what was asked of it and its own words.
  case sdl(String)
  /// A file that belongs to the window's run: what is wrong with it, in one sentence.
  case file(String)
  /// A replay can't go on: where and why, in one sentence.
  case diverged(String)
  /// The program can't go on: why, in one sentence.
  case program(String)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      return
        "There is no display to open a window on (\(reason)); "
        + "the command frames writes frames to files without one."
    case .unavailable:
      return
        "This program was built without the trait Window, so it has no live window; "
        + "the command frames writes frames to files."
    case .noLibrary(let name):
      return
        "A live window needs SDL2, of which \(name) is not here (on Debian: apt-get install "
        + "libsdl2-2.0-0); the command frames writes frames to files without it."
    case .sdl(let message):
      return "The window cannot be shown: \(message)."
    case .program(let sentence), .file(let sentence), .diverged(let sentence): return sentence
    }
  }
}
