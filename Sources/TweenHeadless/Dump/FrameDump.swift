import Foundation
import TweenPaint
import TweenRaster
import TweenStage
import TweenText
import TweenViews

/// Writes a program's frames as PNG files and a manifest.
///
/// Frames are numbered from the program's start; a dump that begins later replays the ones before
/// without drawing them. A file is either whole or absent; the manifest comes last, so that a folder
/// with a manifest is a complete dump. After an error the frames written so far stay.
public struct FrameDump: Sendable {
  public struct Options: Equatable, Sendable {
    /// Made when it isn't there.
    public var folder: String
    /// What the manifest calls the program.
    public var program: String
    /// The frames to write, by number.
    public var frames: Range<Int>
    /// Threads that draw, at least 1; nil: as many as the machine has.
    public var threads: Int?
    /// A line about each frame on `output`.
    public var isVerbose: Bool
    public var progress: ProgressStyle

    public init(
      folder: String, program: String, frames: Range<Int>, threads: Int? = nil,
      isVerbose: Bool = false, progress: ProgressStyle = .none
    ) {
      self.folder = folder
      self.program = program
      self.frames = frames
      self.threads = threads
      self.isVerbose = isVerbose
      self.progress = progress
    }
  }

  private let options: Options
  private let files: any FileSystem
  private let output: ConsoleOutput
  private let progressOutput: ConsoleOutput

  public init(_ options: Options) {
    self.init(options, files: SystemFiles())
  }

  package init(
    _ options: Options, files: any FileSystem, output: ConsoleOutput = .standardOutput,
    progressOutput: ConsoleOutput = .standardError
  ) {
    self.options = options
    self.files = files
    self.output = output
    self.progressOutput = progressOutput
  }

  /// The name of frame `index`'s file: `frame-000012.png`.
  public static func fileName(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
  }

  /// Runs `stage` and writes the frames.
  ///
  /// - Throws: `FileError` when something can't be written, `RasterError` when a frame can't be
  ///   drawn, and what TweenText says when the default font is missing.
  @MainActor @discardableResult public func run(_ stage: Stage) throws -> FrameManifest {
    let fontHash = try TextEngine.shared.defaultFontHash
    try files.makeFolder(options.folder)
    let manifestPath = options.folder + "/" + FrameManifest.fileName
    // An older dump's manifest would vouch for frames that are about to be replaced.
    try files.remove(manifestPath)
    let first = stage.frame(0)
    var manifest = FrameManifest(
      program: options.program, fontHash: fontHash, seed: stage.configuration.seed,
      size: first.size, scale: first.scale, frameRate: stage.configuration.frameRate)
    manifest.frames = try writeFrames(of: stage)
    try AtomicFile.write(Array(manifest.text.utf8), to: manifestPath, on: files)
    try files.synchronizeFolder(options.folder)
    return manifest
  }

  @MainActor private func writeFrames(of stage: Stage) throws -> [FrameManifest.Frame] {
    let renderer = Renderer(threadCount: options.threads)
    let writer = FrameWriter(folder: options.folder, files: files)
    var progress = ProgressReport(
      style: options.progress, frameCount: options.frames.count, output: progressOutput)
    do throws(any Error) {
      for index in options.frames {
        if writer.error != nil { break }
        let report = try renderer.render(stage.frame(index))
        let isFirst = index == options.frames.lowerBound
        let isUnchanged = report.damagedTiles == 0 && !isFirst
        writer.add(index: index, time: stage.time, bitmap: isUnchanged ? nil : renderer.bitmap)
        if options.isVerbose { try output.write(Self.line(index, stage, report)) }
        try progress.frameDone()
      }
    } catch {
      _ = try? writer.finish()
      try? progress.end()
      throw error
    }
    let frames = try writer.finish()
    try progress.end()
    return frames
  }

  @MainActor private static func line(
    _ index: Int, _ stage: Stage, _ frame: Renderer.FrameReport
  ) -> String {
    let work = stage.report
    let left = frame.unsupportedEffects
    let warning = left == 0 ? "" : ", warning: \(left) effects left out"
    return "frame \(index): \(stage.time.secondsText) s, tiles \(frame.damagedTiles), "
      + "skipped shapes \(frame.skippedItems), bodies \(work.bodyEvaluations), "
      + "layouts \(work.layoutCalls), animators \(work.animatorsMoved)\(warning)\n"
  }
}
