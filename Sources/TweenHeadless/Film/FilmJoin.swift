import Dispatch
import Foundation
import Synchronization
import TweenCodecs
import TweenPaint
import TweenRaster

/// Makes a film of frames that dumps have written, as `Film` makes one of a program's.
///
/// Each picture is decoded and must have the hash in its manifest; otherwise there is no film.
package struct FilmJoin: Sendable {
  private let options: Film.Options
  private let parts: FilmParts
  private let files: any FileSystem
  private let progressOutput: ConsoleOutput

  /// - Parameter options: The path and the form of the film. Their sampling, their conditions for an
  ///   earlier end and their comparison beyond the end apply only to running programs, and are not
  ///   read.
  package init(
    _ options: Film.Options, _ parts: FilmParts, files: any FileSystem = SystemFiles(),
    progressOutput: ConsoleOutput = .standardError
  ) {
    self.options = options
    self.parts = parts
    self.files = files
    self.progressOutput = progressOutput
  }

  /// Reads the pictures and writes the film.
  ///
  /// - Throws: `JoinError`, `FileReadError`, `FilmError`, `FileError`.
  package func run() throws -> Film.Outcome {
    let encoder = try FilmSession.encoder(for: options)
    guard let first = parts.frames.first?.entry else { throw JoinError.noFrames([]) }
    let session = try FilmSession(
      options, width: first.width, height: first.height, encoder: encoder,
      to: FilmSession.target(for: options, on: files), on: files)
    do {
      try addPictures(to: session)
      return try session.finish {
        var manifest = parts.manifest
        manifest.plan = nil
        return manifest
      }
    } catch {
      session.discard()
      throw error
    }
  }

  private func addPictures(to session: FilmSession) throws {
    var progress = ProgressReport(
      style: options.progress, frameCount: parts.frames.count, output: progressOutput)
    // The number of pictures that are decoded at once: each takes a bitmap.
    let step = max(1, options.threads ?? ProcessInfo.processInfo.activeProcessorCount)
    var last: FrameManifest.Frame?
    do {
      for start in stride(from: 0, to: parts.frames.count, by: step) {
        let some = Array(parts.frames[start..<min(start + step, parts.frames.count)])
        for (frame, bitmap) in zip(some, try pictures(of: some)) {
          try session.add(
            bitmap, index: frame.entry.index, isUnchanged: frame.entry.hash == last?.hash)
          last = frame.entry
          try progress.frameDone()
        }
      }
    } catch {
      try? progress.end()
      throw error
    }
    try progress.end()
  }

  /// Decodes some pictures at once.
  private func pictures(of frames: [FilmParts.Frame]) throws -> [Bitmap] {
    let results = Mutex<[Int: Result<Bitmap, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: frames.count) { index in
      let result = Result { try picture(of: frames[index]) }
      results.withLock { $0[index] = result }
    }
    return try frames.indices.compactMap { index in
      try results.withLock { $0[index] }?.get()
    }
  }

  private func picture(of frame: FilmParts.Frame) throws -> Bitmap {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(frame.path)
    } catch {
      throw error.code == ENOENT
        ? JoinError.noPicture(frame.path) as any Error : FileReadError(error)
    }
    let bitmap: Bitmap
    do throws(ImageDecodingError) {
      // The size of any drawing, and no more than the declared size.
      let side = Renderer.largestSide
      let (width, height) = (min(frame.entry.width, side), min(frame.entry.height, side))
      bitmap = try ImageDecoder.decode(
        bytes, limits: ImageDecoder.Limits(side: side, pixelCount: width * height))
    } catch {
      throw JoinError.brokenPicture(frame.path, "\(error)")
    }
    guard bitmap.width == frame.entry.width, bitmap.height == frame.entry.height,
      bitmap.pixelHash == frame.entry.hash
    else { throw JoinError.otherPixels(frame.path) }
    return bitmap
  }
}
