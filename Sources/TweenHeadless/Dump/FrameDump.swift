import Foundation
import TweenDigest
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
///
/// One dump at a time writes to a folder; a second one throws an error that names the first. A dump
/// replaces an earlier one in its folder whole: frames that the earlier one wrote and this one
/// doesn't are removed at the end. Files that no dump wrote stay.
public struct FrameDump: Sendable {
  /// What a dump writes, where and how.
  public struct Options: Equatable, Sendable {
    /// Made when it isn't there.
    public var folder: String
    /// What the manifest calls the program.
    public var program: String
    /// The frames to write, by number. With none only the manifest is written.
    ///
    /// - Precondition: none of them is below 0, the first one.
    public var frames: Range<Int> {
      didSet { Self.check(frames) }
    }
    /// Whether they are a part of a film whose other parts may lie in the folder: those stay then,
    /// and the manifest lists all. Parts of one film have the same program, font, seed, size, scale,
    /// frame rate and input; what is left of any other dump goes.
    public var isPart: Bool
    /// Threads that draw, at least 1; nil: as many as the machine has.
    public var threads: Int?
    /// A line about each frame on `output`.
    public var isVerbose: Bool
    /// How it tells on the error output how far it is.
    public var progress: ProgressStyle

    /// Options; each parameter is the property of that name.
    public init(
      folder: String, program: String, frames: Range<Int>, isPart: Bool = false,
      threads: Int? = nil, isVerbose: Bool = false, progress: ProgressStyle = .none
    ) {
      self.folder = folder
      self.program = program
      self.frames = frames
      self.isPart = isPart
      self.threads = threads
      self.isVerbose = isVerbose
      self.progress = progress
      Self.check(frames)
    }

    private static func check(_ frames: Range<Int>) {
      precondition(
        frames.lowerBound >= 0, "Frames are numbered from 0 on, not from \(frames.lowerBound).")
    }
  }

  private let options: Options
  private let files: any FileSystem
  private let output: ConsoleOutput
  private let progressOutput: ConsoleOutput

  /// A dump that writes to the machine's disk.
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
  /// - Returns: the manifest, with the frames of earlier parts.
  /// - Throws: `StageError.failed` when the program can't go on: the frames before stay, without a
  ///   manifest. `FileError` when something can't be written, `RasterError` when a frame can't be
  ///   drawn, and what TweenText says when the default font is missing.
  @MainActor @discardableResult public func run(_ stage: Stage) throws -> FrameManifest {
    let fontHash = try TextEngine.shared.defaultFontHash
    // A program that can't begin leaves no folder.
    let inputHash = Self.inputHash(stage)
    let first = stage.frame(0)
    try stage.requireNoFailure()
    try files.makeFolder(options.folder)
    let lock = try files.lock(options.folder, holder: options.program)
    defer { files.unlock(lock) }
    var folder = try DumpFolder(options.folder, on: files)
    if lock.file == nil {
      try progressOutput.write(
        "warning: the disk of \(options.folder) has no locks; let no second dump write there.\n")
    } else {
      try folder.sweep()
    }
    var manifest = FrameManifest(
      program: options.program, fontHash: fontHash, seed: stage.configuration.seed,
      size: first.size, scale: first.scale, frameRate: stage.configuration.frameRate,
      inputHash: inputHash)
    let kept = try folder.begin(manifest, frames: options.frames, isPart: options.isPart)
    manifest.frames = try writeFrames(of: stage)
    let after = kept.firstIndex { $0.index >= options.frames.lowerBound } ?? kept.endIndex
    manifest.frames = kept[..<after] + manifest.frames + kept[after...]
    try folder.end(manifest)
    return manifest
  }

  /// Names the input that the stage was handed and what its configuration says of the system.
  @MainActor private static func inputHash(_ stage: Stage) -> String {
    let configuration = stage.configuration
    let insets = configuration.safeAreaInsets
    let numbers = [
      configuration.startDate?.timeIntervalSinceReferenceDate ?? 0, insets.top, insets.leading,
      insets.bottom, insets.trailing, configuration.keyboardHeight,
    ]
    let script = InputScript(
      header: InputScript.Header(colorScheme: configuration.colorScheme),
      events: stage.recording.events)
    var lines = [
      configuration.locale?.identifier ?? "", configuration.timeZone?.identifier ?? "",
      numbers.map { JSONText.number($0) }.joined(separator: " "), script.text,
    ]
    // Where all is usual they add nothing, so that hashes stay what they were.
    let usual = Stage.Configuration()
    if configuration.listsAnimateChanges { lines.append("lists animate changes") }
    if configuration.colorSchemeContrast != usual.colorSchemeContrast {
      lines.append("contrast \(configuration.colorSchemeContrast)")
    }
    if configuration.dynamicTypeSize != usual.dynamicTypeSize {
      lines.append("text size \(configuration.dynamicTypeSize)")
    }
    if configuration.layoutDirection != usual.layoutDirection {
      lines.append("direction \(configuration.layoutDirection)")
    }
    if configuration.userSettings != usual.userSettings {
      lines.append("user \(configuration.userSettings.members)")
    }
    if configuration.idiom != usual.idiom { lines.append("idiom \(configuration.idiom)") }
    if configuration.followsSizeClasses != usual.followsSizeClasses {
      lines.append("regular size classes")
    }
    let text = lines.joined(separator: "\n")
    return SHA256.hexadecimal(SHA256.digest(of: Array(text.utf8)))
  }

  @MainActor private func writeFrames(of stage: Stage) throws -> [FrameManifest.Frame] {
    let renderer = Renderer(threadCount: options.threads)
    let writer = FrameWriter(folder: options.folder, files: files)
    var progress = ProgressReport(
      style: options.progress, frameCount: options.frames.count, output: progressOutput)
    do throws(any Error) {
      for index in options.frames {
        if writer.error != nil { break }
        let list = stage.frame(index)
        try stage.requireNoFailure()
        let report = try renderer.render(list)
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
