import TweenCodecs
import TweenPaint
import TweenStage

/// A film that is being written, frame by frame.
///
/// The file has its name when `finish` returns. After an error of any method the caller calls
/// `discard`.
final class FilmSession {
  private let options: Film.Options
  private let files: any FileSystem
  private let target: FilmTarget
  private let track: any FilmTrack
  private let writer: FilmWriter
  private var last: Bitmap?
  /// The numbers of the frames added so far.
  private(set) var outcome: Film.Outcome

  /// Begins a film with frames of one size.
  ///
  /// - Parameters:
  ///   - encoder: The path of `ffmpeg`, if the form needs it.
  ///   - target: Discarded if this throws.
  init(
    _ options: Film.Options, width: Int, height: Int, encoder: String?, to target: FilmTarget,
    on files: any FileSystem
  ) throws {
    self.options = options
    self.files = files
    self.target = target
    outcome = Film.Outcome(width: width, height: height)
    do {
      track = try Self.track(options, to: target, (width, height), encoder)
    } catch {
      target.discard()
      throw error
    }
    let encoding = options.encoding
    var hashed: [FilmPixels] = options.manifest == nil ? [] : [.drawn]
    if options.isVerified, encoding.isExact { hashed.append(encoding.pixels) }
    writer = FilmWriter(track, hashed: hashed)
  }

  /// Opens the film's file, and checks the paths of the film and of its manifest, before anything is
  /// drawn.
  static func target(
    for options: Film.Options, on files: any FileSystem
  ) throws -> FilmTarget {
    if let manifest = options.manifest {
      let place = try AtomicFile.place(of: manifest, on: files)
      if options.path != "-", try AtomicFile.place(of: options.path, on: files).path == place.path {
        throw FilmError.choice("the film and its manifest are one file, \(manifest).")
      }
      // A trial, to detect a missing or read-only folder now.
      do throws(FileError) {
        let (trial, file) = try AtomicFile.createTemporary(for: place, on: files)
        do throws(FileError) {
          try files.close(file, path: manifest)
          try files.remove(trial)
        } catch {
          try? files.remove(trial)
          throw error
        }
      } catch {
        throw FileError(path: manifest, code: error.code, reason: error.reason)
      }
    }
    return try FilmTarget(options.path, on: files)
  }

  /// The path of `ffmpeg`, if the form needs it; nil for other forms.
  ///
  /// Throws before anything is drawn where the film can't be written: without `ffmpeg`, or for a pipe
  /// that can't carry the form.
  static func encoder(for options: Film.Options) throws(FilmError) -> String? {
    let form = options.encoding.form
    if options.path == "-", !form.fitsPipe {
      throw .choice(
        "\(form.rawValue) can't be written to a pipe, because its beginning is written last; mkv, webm, y4m "
          + "and rgba can.")
    }
    let program = EncoderProcess.find("ffmpeg")
    if form == .png || form == .gif { try checkRate(options) }
    if options.isVerified, form != .rgba, !(program == nil && !form.isOwn) {
      for checker in ["ffmpeg", "ffprobe"] where EncoderProcess.find(checker) == nil {
        throw .noChecker(checker)
      }
    }
    guard !form.isOwn else { return nil }
    guard let program else { throw .noEncoder(form) }
    return program
  }

  /// An APNG and a GIF store the rate's two numbers in a limited number of bits.
  private static func checkRate(_ options: Film.Options) throws(FilmError) {
    let (rate, limit) = (options.rate, 1_000_000_000)
    guard rate.numerator <= limit, rate.denominator <= limit else {
      throw .choice(
        "\(options.encoding.form.rawValue) cannot hold the delays of --fps \(rate); expected numbers up to "
          + "\(limit).")
    }
  }

  private static func track(
    _ options: Film.Options, to target: FilmTarget, _ size: (width: Int, height: Int),
    _ encoder: String?
  ) throws -> any FilmTrack {
    let encoding = options.encoding
    let rate = (numerator: options.rate.numerator, denominator: options.rate.denominator)
    let loops = options.playsOnce ? 1 : 0
    switch encoding.form {
    case .rgba: return RawFilm(target, pixels: encoding.pixels)
    case .y4m:
      return try Y4MFilm(target, width: size.width, height: size.height, rate: options.rate)
    case .png:
      guard let unit = FilmTimeUnit(numerator: rate.denominator, denominator: rate.numerator) else {
        throw FilmFormatError.unsupportedTime
      }
      return APNGFilm(
        try APNGWriter(
          width: size.width, height: size.height, isOpaque: !encoding.hasAlpha, timeUnit: unit,
          loopCount: loops, sink: target))
    case .gif:
      return GIFFilm(
        try GIFWriter(
          width: size.width, height: size.height, rate: rate, loops: loops,
          hasAlpha: encoding.hasAlpha, to: target))
    case .mp4, .mov, .mkv, .webm:
      guard let encoder else { throw FilmError.noEncoder(encoding.form) }
      let arguments = encoding.arguments(
        width: size.width, height: size.height, rate: options.rate,
        output: target.temporary.map { "file:" + $0 } ?? "pipe:1")
      let process = try EncoderProcess(
        encoder, arguments, output: target.temporary == nil ? .standardOutput : nil)
      return EncodedFilm(process, pixels: encoding.pixels)
    }
  }

  /// Adds the film's next frame.
  ///
  /// - Parameters:
  ///   - index: Its number, for messages.
  ///   - isUnchanged: Whether it equals the frame before it.
  func add(_ bitmap: Bitmap, index: Int, isUnchanged: Bool) throws {
    guard bitmap.width == outcome.width, bitmap.height == outcome.height else {
      throw FilmError.sizeChanges(
        frame: index, from: "\(outcome.width)x\(outcome.height)",
        to: "\(bitmap.width)x\(bitmap.height)")
    }
    writer.add(bitmap, isUnchanged: isUnchanged)
    if let error = writer.error { throw error }
    last = bitmap
    outcome.frameCount += 1
  }

  /// Adds the last frame again as often as the options require, and gives the film its name.
  ///
  /// - Parameter manifest: Makes the manifest without its frames; called where one is written.
  /// - Returns: the numbers of the film, except `closesLoop`.
  func finish(manifest: () throws -> FrameManifest) throws -> Film.Outcome {
    if let last {
      for _ in 0..<options.hold { writer.add(last, isUnchanged: true) }
      outcome.frameCount += options.hold
    }
    let hashes = try writer.finish()
    outcome.droppedCount = (track as? any FilmDropping)?.droppedCount ?? 0
    if options.isVerified {
      outcome.verified = try FilmCheck(encoding: options.encoding, rate: options.rate)
        .check(
          target.temporary ?? options.path, outcome, hashes[options.encoding.pixels] ?? [])
    }
    try target.finish()
    if let path = options.manifest {
      try write(manifest(), hashes[.drawn] ?? [], to: path)
    }
    return outcome
  }

  private func write(_ manifest: FrameManifest, _ hashes: [String], to path: String) throws {
    var manifest = manifest
    let name = options.path.split(separator: "/").last.map(String.init) ?? options.path
    manifest.frames = hashes.enumerated().map { index, hash in
      FrameManifest.Frame(
        index: options.frames.lowerBound + index, file: name,
        time: options.rate.time(ofFrame: options.frames.lowerBound + index), width: outcome.width,
        height: outcome.height, hash: hash)
    }
    try AtomicFile.write(Array(manifest.text.utf8), to: path, on: files)
  }

  /// Removes an incomplete film.
  func discard() {
    // The writer ends before the file is removed.
    writer.abandon()
    target.discard()
  }
}

/// A track that may omit frames.
protocol FilmDropping {
  var droppedCount: Int { get }
}
