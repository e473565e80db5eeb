import TweenStage

/// How a film is encoded.
package struct FilmEncoding: Equatable, Sendable {
  package let form: FilmForm
  /// nil for forms that need no `ffmpeg`.
  package let encoder: FilmEncoder?
  package let quality: Int?
  /// Whether each frame decodes to exactly the drawn pixels.
  package let isExact: Bool
  package let hasAlpha: Bool

  /// Checks that the choices are compatible; nil is the form's default.
  ///
  /// - Throws: `FilmError.choice` with a sentence that names the possible choices.
  package init(
    form: FilmForm, encoder: FilmEncoder? = nil, quality: Int? = nil, isLossless: Bool = false,
    hasAlpha: Bool = false
  ) throws(FilmError) {
    self.form = form
    self.hasAlpha = hasAlpha
    if form.isOwn {
      if let encoder {
        throw .choice("\(encoder.rawValue) cannot write \(form.rawValue); omit --codec.")
      }
      if quality != nil { throw .choice("--quality does not apply to \(form.rawValue).") }
      guard form != .gif || !isLossless else {
        throw .choice(
          "a GIF has at most 256 colours a frame; use .png, .mkv or .rgba for --lossless.")
      }
      guard form != .y4m || !isLossless && !hasAlpha else {
        throw .choice("Y4M can be neither lossless nor have alpha; .rgba and .mkv with FFV1 can.")
      }
      self.encoder = nil
      self.quality = nil
      isExact = form == .png || form == .rgba
      return
    }
    let chosen = try Self.encoder(of: form, encoder, isLossless: isLossless, hasAlpha: hasAlpha)
    guard form.encoders.contains(chosen) else {
      let names = form.encoders.map(\.rawValue).joined(separator: ", ")
      throw .choice("\(form.rawValue) cannot hold \(chosen.rawValue); expected one of \(names).")
    }
    if hasAlpha, !chosen.hasAlpha {
      throw .choice(
        "\(chosen.rawValue) in \(form.rawValue) has no alpha; .webm, .mov, .mkv with FFV1, .png and .gif "
          + "have it.")
    }
    isExact = isLossless || chosen.isLosslessAlways
    if isLossless, !chosen.hasLossless {
      throw .choice("\(chosen.rawValue) has no lossless mode; h264, vp9 and ffv1 have one.")
    }
    if isExact, hasAlpha, chosen != .ffv1 {
      throw .choice("\(chosen.rawValue) with alpha is not lossless; .mkv with FFV1 and .png are.")
    }
    if let quality {
      guard let range = chosen.qualities, !isExact else {
        throw .choice(
          "--quality does not apply to \(isExact ? "a lossless film" : chosen.rawValue).")
      }
      guard range.contains(quality) else {
        throw .choice(
          "--quality is \(quality); expected \(range.lowerBound) (best) to \(range.upperBound) for "
            + "\(chosen.rawValue).")
      }
    }
    self.encoder = chosen
    self.quality = isExact ? nil : quality ?? (chosen.qualities == nil ? nil : chosen.usualQuality)
  }

  private static func encoder(
    of form: FilmForm, _ encoder: FilmEncoder?, isLossless: Bool, hasAlpha: Bool
  ) throws(FilmError) -> FilmEncoder {
    if let encoder { return encoder }
    let fitting = form.encoders.filter { encoder in
      (!isLossless || encoder.hasLossless) && (!hasAlpha || encoder.hasAlpha)
    }
    // FFV1 is the codec for archives; for films without alpha, players support H.264 best.
    if form == .mkv, isLossless { return .ffv1 }
    if let first = fitting.first { return first }
    throw .choice(
      "\(form.rawValue) has no \(hasAlpha ? "alpha" : "lossless form")"
        + "; \(hasAlpha ? ".webm, .mov, .mkv, .png and .gif have it" : ".mp4, .mkv, .webm and .png are")."
    )
  }

  /// The pixels that the encoder receives.
  var pixels: FilmPixels { hasAlpha ? .straight : .opaque }

  /// The arguments of `ffmpeg`: raw pixels in its input, the film in `output`.
  ///
  /// The same film for the same version of `ffmpeg`: the number of threads is fixed, since encoders
  /// divide a film by it, and nothing about the machine or the day is written.
  func arguments(width: Int, height: Int, rate: FrameRate, output: String) -> [String] {
    guard let encoder else { return [] }
    var arguments = [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format",
      hasAlpha ? "bgra" : "bgr0", "-video_size", "\(width)x\(height)", "-framerate",
      rate.description,
      "-i", "pipe:0", "-an", "-c:v", encoder.name(isLossless: isExact),
    ]
    var filters: [String] = []
    if !isExact {
      // Chroma has half the columns, and mostly half the rows.
      if pads(width: width, height: height) {
        filters.append("pad=ceil(iw/2)*2:ceil(ih/2)*2:color=black@\(hasAlpha ? 0 : 1)")
      }
      filters.append("scale=out_color_matrix=bt709:out_range=tv")
    }
    if !filters.isEmpty { arguments += ["-vf", filters.joined(separator: ",")] }
    arguments += options(of: encoder)
    if !isExact {
      arguments += [
        "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
        "iec61966-2-1",
      ]
    }
    if form == .mp4 || form == .mov { arguments += ["-movflags", "+faststart"] }
    return arguments + [
      "-threads", "4", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1", "-f",
      form.muxer, output,
    ]
  }

  /// Whether a film of that size gets another row or column: chroma has half of them. ProRes with
  /// alpha has full chroma.
  package func pads(width: Int, height: Int) -> Bool {
    guard !isExact, !form.isOwn, !(encoder == .prores && hasAlpha) else { return false }
    return width % 2 != 0 || height % 2 != 0
  }

  private func options(of encoder: FilmEncoder) -> [String] {
    let quality = quality.map { ["-crf", "\($0)"] } ?? []
    switch encoder {
    case .h264:
      return isExact
        ? ["-qp", "0", "-preset", "veryfast", "-pix_fmt", "bgr0"]
        : quality + ["-preset", "veryfast", "-pix_fmt", "yuv420p"]
    case .h265:
      let tag = form == .mkv ? [] : ["-tag:v", "hvc1"]
      return quality + [
        "-preset", "fast", "-pix_fmt", "yuv420p", "-x265-params", "log-level=error",
      ] + tag
    case .av1: return quality + ["-preset", "8", "-pix_fmt", "yuv420p"]
    case .vp9:
      let speed = ["-b:v", "0", "-row-mt", "1", "-deadline", "good", "-cpu-used", "4"]
      if isExact { return ["-lossless", "1", "-pix_fmt", "gbrp"] + speed }
      return quality + ["-pix_fmt", hasAlpha ? "yuva420p" : "yuv420p"] + speed
    case .prores:
      return hasAlpha
        ? ["-profile:v", "4444", "-pix_fmt", "yuva444p10le"]
        : ["-profile:v", "hq", "-pix_fmt", "yuv422p10le"]
    case .ffv1: return ["-level", "3", "-g", "1", "-pix_fmt", hasAlpha ? "bgra" : "bgr0"]
    }
  }
}

/// The reason why there is no film; each is a sentence.
package enum FilmError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Choices that are not compatible.
  case choice(String)
  /// `ffmpeg` is not installed.
  case noEncoder(FilmForm)
  /// `ffmpeg`, or the named program that belongs to it, is missing for checking a film.
  case noChecker(String)
  /// The error that `ffmpeg` reports, or how it ended.
  case encoder(String)
  /// A frame has another size than the first.
  case sizeChanges(frame: Int, from: String, to: String)
  /// The finished file decodes to another frame, or to another number of frames.
  case unlike(String)

  package var description: String {
    switch self {
    case .choice(let sentence): sentence
    case .noEncoder(let form):
      "ffmpeg, which writes \(form.rawValue), is missing (on Debian: apt-get install ffmpeg); .png "
        + "(APNG), .gif, .y4m and .rgba are written without it."
    case .noChecker(let program):
      "\(program), which --verify needs, is missing (on Debian: apt-get install ffmpeg)."
    case .encoder(let reason): "ffmpeg failed to write the film: \(reason)"
    case .sizeChanges(let frame, let from, let to):
      "frame \(frame) has \(to) pixels and those before it \(from); a film has one size."
    case .unlike(let sentence): "the film differs from the drawn frames: \(sentence)"
    }
  }
}
