import Foundation
import TweenPaint
import TweenStage
import TweenText

/// Writes the frames of a program as one file.
///
/// The file gets its name when it is complete; until then, and after an error, an older file of that
/// name stays. Frames are numbered from the program's start; a film that begins later runs the
/// earlier frames without drawing them.
package struct Film: Sendable {
  package struct Options: Sendable {
    /// `-` is standard output.
    package var path: String
    /// The name of the program in a manifest.
    package var program: String
    package var encoding: FilmEncoding
    package var sampling = FilmSampling()
    /// Frames of the film a second. The program's own rate is its configuration's, `framesInOne` times
    /// as fast or more.
    package var rate: FrameRate
    /// The frames, by number.
    package var frames: Range<Int>
    /// Whether the film can end earlier: with the first frame from this one on in which nothing
    /// moves.
    package var settlesAfter: Int?
    /// The number of repetitions of the last frame.
    package var hold = 0
    /// Whether the film plays once; otherwise formats that can loop do so for ever.
    package var playsOnce = false
    /// Whether the frame behind the last is compared with the first.
    package var checksLoop = false
    /// Whether a signal that ends the process leaves a film of the frames so far, instead of none.
    package var keepsPart = false
    /// The path of the manifest; nil: none is written.
    package var manifest: String?
    /// Whether the finished file is decoded and compared.
    package var isVerified = false
    /// Threads that draw, at least 1; nil: as many as the machine has.
    package var threads: Int?
    package var progress: ProgressStyle = .none

    package init(
      path: String, program: String, encoding: FilmEncoding, rate: FrameRate, frames: Range<Int>
    ) {
      self.path = path
      self.program = program
      self.encoding = encoding
      self.rate = rate
      self.frames = frames
    }
  }

  /// The numbers of the written film.
  package struct Outcome: Equatable, Sendable {
    package var frameCount = 0
    package var width = 0
    package var height = 0
    /// Whether a signal ended it before its last frame.
    package var isPart = false
    /// Whether the frame behind the last equals the first; nil where they were not compared.
    package var closesLoop: Bool?
    /// The number of frames that the form can't show, since they follow one another too quickly.
    package var droppedCount = 0
    /// The result of checking the finished file; nil where it was not checked.
    package var verified: String?
  }

  private let options: Options
  private let files: any FileSystem
  private let progressOutput: ConsoleOutput

  package init(
    _ options: Options, files: any FileSystem = SystemFiles(),
    progressOutput: ConsoleOutput = .standardError
  ) {
    self.options = options
    self.files = files
    self.progressOutput = progressOutput
  }

  /// Runs `stage` and writes the film.
  ///
  /// - Throws: `FilmError`, `FileError`, `StageError.failed` when the program can't go on, `RasterError`
  ///   when a frame can't be drawn.
  @MainActor package func run(_ stage: Stage) throws -> Outcome {
    try options.sampling.check()
    let encoder = try FilmSession.encoder(for: options)
    let target = try FilmSession.target(for: options, on: files)
    let frames = FilmFrames(
      stage, sampling: options.sampling, hasAlpha: options.encoding.hasAlpha,
      threads: options.threads)
    let first: Bitmap
    do {
      first = try frames.frame(options.frames.lowerBound).bitmap
    } catch {
      target.discard()
      throw error
    }
    let session = try FilmSession(
      options, width: first.width, height: first.height, encoder: encoder, to: target, on: files)
    do {
      try add(first, frames, of: stage, to: session)
      let isPart = options.keepsPart && UnfinishedFiles.keptSignal != nil
      var closesLoop: Bool?
      if options.checksLoop, !isPart {
        let next = options.frames.lowerBound + session.outcome.frameCount
        closesLoop = try frames.frame(next).bitmap == first
      }
      var outcome = try session.finish {
        FrameManifest(
          program: options.program, fontHash: try TextEngine.shared.defaultFontHash,
          seed: stage.configuration.seed, size: stage.size, scale: stage.scale,
          frameRate: options.rate,
          inputHash: FrameDump.inputHash(stage, beside: choices(stage.configuration.frameRate)))
      }
      outcome.isPart = isPart
      outcome.closesLoop = closesLoop
      return outcome
    } catch {
      session.discard()
      throw error
    }
  }

  /// The options that change pixels beyond the input of `frames`; empty for default options.
  private func choices(_ grid: FrameRate) -> [String] {
    options.sampling.choices + (grid == options.rate ? [] : ["moments at \(grid)"])
  }

  /// Draws all frames.
  @MainActor private func add(
    _ first: Bitmap, _ frames: FilmFrames, of stage: Stage, to session: FilmSession
  ) throws {
    var progress = ProgressReport(
      style: options.progress, frameCount: options.settlesAfter == nil ? options.frames.count : 0,
      output: progressOutput)
    do {
      for index in options.frames {
        let (bitmap, isUnchanged) =
          index == options.frames.lowerBound ? (first, false) : try frames.frame(index)
        try session.add(bitmap, index: index, isUnchanged: isUnchanged)
        try progress.frameDone()
        if let after = options.settlesAfter, index >= after, stage.hasSettled { break }
        if options.keepsPart, UnfinishedFiles.keptSignal != nil { break }
      }
    } catch {
      try? progress.end()
      throw error
    }
    try progress.end()
  }
}
