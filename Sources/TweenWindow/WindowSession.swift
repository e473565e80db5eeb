import TweenPaint
import TweenStage

/// What a window's run is replayed from and recorded to, and where pictures of it go.
package struct WindowSession {
  /// A file that grows by whole lines.
  package struct File {
    /// As messages name it.
    package var name: String
    /// Appends lines.
    package var write: (String) throws -> Void
    /// Called once, when nothing more comes.
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
  /// What the program gets before the pointer and the keys do; nil: nothing.
  package var replay: InputScript?
  /// Where the run is recorded from its start; nil: nowhere.
  package var recording: File?
  /// Whether the replay is over before the window is there: what it shows at its end is the first to be
  /// seen. A press that meets nothing ends the program then, with `WindowError.diverged`.
  package var replaysAtOnce = false
  /// The process that started the program to show it again and again; nil: none.
  package var remote: WindowRemote?
  /// Makes the file of a recording that a key begins.
  package var makeRecording: () throws -> File
  /// Writes a picture, and returns its file's name.
  package var writePicture: (Bitmap) throws -> String
  /// The SHA-256 of a display list's pixels, for what a replay expects.
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

  /// Whether the program runs exactly: all frames of the grid, and nothing but its input, its seed and its
  /// clock decides what they show.
  package var isExact: Bool { replay != nil || recording != nil }
}
