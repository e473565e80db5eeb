import Foundation
import TweenDigest
import TweenPaint
import TweenRaster
import TweenStage
import TweenText
import TweenViews

/// Writes a program's frames as PNG files and a manifest.
///
/// Frames are numbered from the program's start; a dump that begins later replays the earlier frames
/// without drawing them. A file is either complete or absent. The manifest is written last, so that a
/// folder with a manifest is a complete dump. After an error the frames written so far stay.
///
/// One dump at a time writes to a folder; a second one throws an error that names the first. A dump
/// replaces an earlier one in its folder: frames that only the earlier one wrote are removed at the
/// end. Files that no dump wrote stay.
public struct FrameDump: Sendable {
  /// The film to which the frames of a dump belong.
  package struct Plan: Equatable, Sendable {
    /// The program's fingerprint, see `ProgramFingerprint`.
    package var fingerprint: String
    /// All frames of the film.
    package var frames: Range<Int>
    /// The number of equal parts of the film; nil for an undivided one.
    package var partCount: Int?
    /// Whether the manifest has the plan; the journal always has it.
    package var isListed = false
    /// Whether frames of an earlier run of the same plan stay.
    package var isResumed = false

    package init(fingerprint: String, frames: Range<Int>) {
      self.fingerprint = fingerprint
      self.frames = frames
    }
  }

  /// The frames, the folder and the form of a dump.
  public struct Options: Equatable, Sendable {
    /// The path of the folder, which is created if it does not exist.
    public var folder: String
    /// The name of the program in the manifest.
    public var program: String
    /// The frames to write, by number. Without any, only the manifest is written.
    ///
    /// - Precondition: the range has no number below 0, the first frame.
    public var frames: Range<Int> {
      didSet { Self.check(frames) }
    }
    /// Whether the frames are a part of a film whose other parts may lie in the folder: those stay
    /// then, and the manifest lists all. Parts of one film have the same program, font, seed, size,
    /// scale, frame rate and input; frames of any other dump are removed.
    public var isPart: Bool
    /// The film to which the frames belong, so that a later run can resume; nil: unknown, and no run
    /// can resume.
    package var plan: Plan?
    /// The number of drawing threads, at least 1; nil: one per core.
    public var threads: Int?
    /// Whether a line about each frame is written to `output`.
    public var isVerbose: Bool
    /// The form of the progress reports on standard error.
    public var progress: ProgressStyle

    /// Creates options; each parameter is the property of that name.
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

  /// Creates a dump that writes to the machine's disk.
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

  /// Returns the name of frame `index`'s file: `frame-000012.png`.
  public static func fileName(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
  }

  /// Runs `stage` and writes the frames.
  ///
  /// When it resumes an earlier run of its plan (`Options.plan`), frames that are done stay as they
  /// are; where all are done, nothing is written.
  ///
  /// - Returns: the manifest, with the frames of earlier parts.
  /// - Throws: `StageError.failed` when the program can't go on: the frames before stay, without a
  ///   manifest. `FileError` when something can't be written, `RasterError` when a frame can't be
  ///   drawn, `DumpPlanError` where it can't resume, and TweenText's error when the default font is
  ///   missing.
  @MainActor @discardableResult public func run(_ stage: Stage) throws -> FrameManifest {
    let fontHash = try TextEngine.shared.defaultFontHash
    // A program that can't begin makes no folder.
    let inputHash = Self.inputHash(stage)
    let first = stage.frame(0)
    try stage.requireNoFailure()
    try files.makeFolder(options.folder)
    let lock = try files.lock(options.folder, holder: options.program)
    defer { files.unlock(lock) }
    var folder = try DumpFolder(options.folder, on: files)
    if lock.file == nil {
      try progressOutput.write(
        "warning: the disk of \(options.folder) does not support locks; "
          + "do not run a second dump in this folder.\n"
      )
    } else {
      try folder.sweep()
    }
    var manifest = FrameManifest(
      program: options.program, fontHash: fontHash, seed: stage.configuration.seed,
      size: first.size, scale: first.scale, frameRate: stage.configuration.frameRate,
      inputHash: inputHash)
    if let plan = options.plan {
      manifest.plan = DumpPlan(
        manifest, fingerprint: plan.fingerprint, frames: plan.frames, partCount: plan.partCount)
    }
    return try run(stage, manifest, in: &folder)
  }

  /// - Parameter manifest: The way in which frames are made.
  @MainActor private func run(
    _ stage: Stage, _ manifest: FrameManifest, in folder: inout DumpFolder
  ) throws -> FrameManifest {
    var manifest = manifest
    var done: [FrameManifest.Frame] = []
    if options.plan?.isResumed == true {
      done = try folder.done(manifest, frames: options.frames)
      if let manifest = folder.complete(done, frames: options.frames, isPart: options.isPart) {
        return manifest
      }
    }
    let isListed = options.plan?.isListed ?? false
    let kept = try folder.begin(
      manifest, frames: options.frames, isPart: options.isPart, isListed: isListed, done: done)
    manifest.frames =
      try (kept + writeFrames(of: stage, besides: kept)).sorted { $0.index < $1.index }
    if !isListed { manifest = manifest.withoutPlan }
    try folder.end(manifest)
    return manifest
  }

  /// The hash of the stage's input and of the system's properties in its configuration.
  ///
  /// - Parameter choices: other options that change pixels, a line each.
  @MainActor static func inputHash(_ stage: Stage, beside choices: [String] = []) -> String {
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
    // Settings at their defaults add no line, so that existing hashes stay valid.
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
    if let window = configuration.window { lines.append("window \(window)") }
    if configuration.keyBindings != usual.keyBindings {
      lines.append("keys \(configuration.keyBindings)")
    }
    lines += choices
    let text = lines.joined(separator: "\n")
    return SHA256.hexadecimal(SHA256.digest(of: Array(text.utf8)))
  }

  /// - Parameter done: Frames that are not written.
  @MainActor private func writeFrames(
    of stage: Stage, besides done: [FrameManifest.Frame]
  ) throws -> [FrameManifest.Frame] {
    let known = Set(done.map(\.index))
    let frames = options.frames.filter { !known.contains($0) }
    try skip(to: frames.first ?? 0, stage)
    let renderer = Renderer(threadCount: options.threads)
    let lines = try DumpJournalLines(in: options.folder, on: files)
    let writer = FrameWriter(folder: options.folder, files: files, lines: lines)
    var progress = ProgressReport(
      style: options.progress, frameCount: frames.count, output: progressOutput)
    do throws(any Error) {
      for index in frames {
        if writer.error != nil { break }
        let list = stage.frame(index)
        try stage.requireNoFailure()
        let report = try renderer.render(list)
        // None of the frames between was drawn either.
        let isUnchanged = report.damagedTiles == 0 && index != frames.first
        writer.add(index: index, time: stage.time, bitmap: isUnchanged ? nil : renderer.bitmap)
        if options.isVerbose { try output.write(Self.line(index, stage, report)) }
        try progress.frameDone()
      }
    } catch {
      _ = try? writer.finish()
      try? lines.close()
      try? progress.end()
      throw error
    }
    do {
      let frames = try writer.finish()
      try lines.close()
      try progress.end()
      return frames
    } catch {
      try? lines.close()
      throw error
    }
  }

  /// Runs the frames before `first` without drawing them, and prints the time that it took in a verbose
  /// dump or with a progress bar.
  @MainActor private func skip(to first: Int, _ stage: Stage) throws {
    guard first > 1 else { return }
    let end = stage.configuration.frameRate.time(ofFrame: first)
    let start = ContinuousClock.now
    stage.advance(to: stage.configuration.frameRate.time(ofFrame: first - 1))
    try stage.requireNoFailure()
    guard options.isVerbose || options.progress == .bar else { return }
    let note = SkipNote(frameCount: first, time: end.seconds, duration: .now - start)
    try progressOutput.write("\(options.program): \(note)\n")
  }

  @MainActor private static func line(
    _ index: Int, _ stage: Stage, _ frame: Renderer.FrameReport
  ) -> String {
    let work = stage.report
    let left = frame.unsupportedEffects
    let warning = left == 0 ? "" : ", warning: \(left) effects omitted"
    return "frame \(index): \(stage.time.secondsText) s, tiles \(frame.damagedTiles), "
      + "skipped shapes \(frame.skippedItems), bodies \(work.bodyEvaluations), "
      + "layouts \(work.layoutCalls), animators \(work.animatorsMoved)\(warning)\n"
  }
}
