import TweenPaint
import TweenStage

/// The replay and the recording of a window's run, and the writer of its pictures.
package struct WindowSession {
  /// A file that is written in complete lines.
  package struct File {
    /// The file's name in messages.
    package var name: String
    /// Appends lines.
    package var write: (String) throws -> Void
    /// Called once after the last line.
    package var close: () -> Void

    package init(
      name: String, write: @escaping (String) throws -> Void, close: @escaping () -> Void
    ) {
      self.name = name
      self.write = write
      self.close = close
    }
  }

  /// The program's name, the engine's version and the font, for recordings.
  package var source: InputRecorder.Source
  /// The input that the program receives before that of the pointer and the keys; nil: none.
  package var replay: InputScript?
  /// The file that records the run from its start; nil: none.
  package var recording: File?
  /// Whether the replay runs before there is a window, which first shows the replay's end. A press that
  /// meets no element then ends the program with `WindowError.diverged`.
  package var replaysAtOnce = false
  /// The connection to the process that started the program to reload it; nil: none.
  package var remote: WindowRemote?
  /// The server of a client that joins the program; nil: none.
  package var agent: (any WindowAgent)?
  /// Makes the file of a recording that a key begins.
  package var makeRecording: () throws -> File
  /// Writes a picture, and returns its file's name.
  package var writePicture: (Bitmap) throws -> String
  /// Returns the SHA-256 of a display list's pixels, for expectations of a replay.
  package var pixelHash: (DisplayList) throws -> String

  package init(
    source: InputRecorder.Source, makeRecording: @escaping () throws -> File,
    writePicture: @escaping (Bitmap) throws -> String,
    pixelHash: @escaping (DisplayList) throws -> String
  ) {
    self.source = source
    self.makeRecording = makeRecording
    self.writePicture = writePicture
    self.pixelHash = pixelHash
  }

  /// Whether the run is exact: all frames of the grid, which depend only on the program's input, seed and
  /// clock.
  package var isExact: Bool { replay != nil || recording != nil }
}
