/// The forms of a film, by the ending of its file's name.
package enum FilmForm: String, CaseIterable, Sendable {
  case mp4, mov, mkv, webm, gif, png, y4m, rgba

  /// The form for a file name's ending; nil for another ending, and for none.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.dropFirst().lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// Whether this program writes it by itself, without `ffmpeg`.
  package var isOwn: Bool { encoders.isEmpty }

  /// The encoders of `ffmpeg` for the form, the default first.
  package var encoders: [FilmEncoder] {
    switch self {
    case .mp4: [.h264, .h265, .av1]
    case .mov: [.h264, .h265, .prores]
    case .mkv: [.h264, .h265, .av1, .vp9, .ffv1]
    case .webm: [.vp9, .av1]
    case .gif, .png, .y4m, .rgba: []
    }
  }

  /// The form's name in `ffmpeg`.
  var muxer: String {
    switch self {
    case .mkv: "matroska"
    case .png: "apng"
    case .y4m: "yuv4mpegpipe"
    case .rgba: "rawvideo"
    default: rawValue
    }
  }

  /// Whether a pipe can carry it: its beginning is complete before its end is known.
  package var fitsPipe: Bool {
    switch self {
    case .mkv, .webm, .y4m, .rgba: true
    case .mp4, .mov, .gif, .png: false
    }
  }
}

/// Encoders of `ffmpeg`.
package enum FilmEncoder: String, CaseIterable, Sendable {
  case h264, h265, av1, vp9, prores, ffv1

  /// The range of `--quality`: the encoder's constant rate factor, of which a lower one is better and
  /// larger; nil where the encoder has no such setting.
  package var qualities: ClosedRange<Int>? {
    switch self {
    case .h264, .h265: 0...51
    case .av1, .vp9: 0...63
    case .prores, .ffv1: nil
    }
  }

  var usualQuality: Int {
    switch self {
    case .h264: 18
    case .h265: 20
    case .av1: 26
    case .vp9: 24
    case .prores, .ffv1: 0
    }
  }

  package var isLosslessAlways: Bool { self == .ffv1 }
  package var hasLossless: Bool { [.h264, .vp9, .ffv1].contains(self) }
  package var hasAlpha: Bool { [.vp9, .prores, .ffv1].contains(self) }

  /// The library of the encoder in `ffmpeg`.
  func name(isLossless: Bool) -> String {
    switch self {
    case .h264: isLossless ? "libx264rgb" : "libx264"
    case .h265: "libx265"
    case .av1: "libsvtav1"
    case .vp9: "libvpx-vp9"
    case .prores: "prores_ks"
    case .ffv1: "ffv1"
    }
  }
}
