import Foundation
import TweenCodecs
import TweenHeadless
import TweenPaint
import TweenStage
import TweenText
import TweenWindow

/// The files that a program's window reads and writes: recordings, and pictures that a key writes.
@MainActor enum WindowFiles {
  /// Returns the session of a window whose run is neither replayed nor recorded from its start.
  static func session(of program: String) -> WindowSession {
    let files = SystemFiles()
    return WindowSession(
      source: source(program),
      makeRecording: {
        file(
          try GrowingFile(GrowingFile.freeName(program, "jsonl", on: files), on: files))
      },
      writePicture: { bitmap in
        let name = try GrowingFile.freeName(program, "png", on: files)
        try AtomicFile.write(PNGEncoder.encode(bitmap), to: name, on: files)
        return name
      },
      pixelHash: { try $0.pixelHash() })
  }

  /// Returns the session of a window with a replay, a recording or both.
  ///
  /// - Parameters:
  ///   - program: the program's name.
  ///   - recording: the file to which the run is recorded from its start.
  ///   - replay: the file whose input the program receives first.
  static func session(
    of program: String, recording: String? = nil, replay: String?
  ) throws -> WindowSession {
    let files = SystemFiles()
    var session = session(of: program)
    session.replay = try replay.map { try InputScript(contentsOf: $0) }
    session.recording = try recording.map { file(try GrowingFile($0, on: files)) }
    return session
  }

  /// Returns whether a path is a recording or picture that a key of a program's window writes into the
  /// current folder.
  nonisolated static func isWritten(_ path: String, by program: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    let folder = FileManager.default.currentDirectoryPath
    guard url.deletingLastPathComponent().path == folder,
      ["jsonl", "png"].contains(url.pathExtension)
    else { return false }
    let name = url.deletingPathExtension().lastPathComponent
    let number = name.dropFirst(program.count + 1)
    return name.hasPrefix(program + "-") && !number.isEmpty
      && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The program's name, the engine's version and the font.
  static func source(_ program: String) -> InputRecorder.Source {
    // A program without a font is still recorded.
    InputRecorder.Source(
      program: program, engine: EngineVersion.text, font: try? TextEngine.shared.defaultFontHash)
  }

  private static func file(_ file: GrowingFile) -> WindowSession.File {
    WindowSession.File(
      name: file.path, write: { try file.write($0) },
      close: {
        do {
          try file.close()
        } catch {
          FileHandle.standardError.write(Data("\(error)\n".utf8))
        }
      })
  }
}
