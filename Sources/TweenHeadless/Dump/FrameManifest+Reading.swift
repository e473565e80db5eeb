import Foundation
import TweenMotion
import TweenStage

/// Reads the manifest of an earlier dump. Files are removed because of a manifest, so that it must be
/// one of ours in every respect; unknown fields are ignored.
extension FrameManifest: Decodable {
  private enum Key: String, CodingKey {
    case inbetween, program, font, seed, size, scale, fps, input, plan, pixels, frames
  }

  /// Reads the file that ``text`` makes.
  ///
  /// Throws a `DecodingError` where any known field differs from a dump's: another version, frames
  /// out of order, a time that is not the frame's. Unknown fields are ignored.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func check(_ condition: Bool, _ key: Key) throws {
      if condition { return }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values,
        debugDescription: "\(key.rawValue) does not have the form that a dump writes.")
    }
    try check(values.decode(Int.self, forKey: .inbetween) == Self.version, .inbetween)
    try check(values.decode(String.self, forKey: .pixels) == Self.pixelFormat, .pixels)
    let size = try values.decode([Double].self, forKey: .size)
    try check(size.count == 2, .size)
    let rate =
      try (try? values.decode(Int.self, forKey: .fps)).map { FrameRate(numerator: $0) }
      ?? FrameRate(values.decode(String.self, forKey: .fps))
    guard let rate else {
      throw DecodingError.dataCorruptedError(
        forKey: .fps, in: values, debugDescription: "fps is not a frame rate.")
    }
    self.init(
      program: try values.decode(String.self, forKey: .program),
      fontHash: try values.decode(String.self, forKey: .font),
      seed: try values.decode(UInt64.self, forKey: .seed),
      size: CGSize(width: size[0], height: size[1]),
      scale: try values.decode(Double.self, forKey: .scale), frameRate: rate,
      inputHash: try values.decodeIfPresent(String.self, forKey: .input))
    plan = try values.decodeIfPresent(DumpPlan.self, forKey: .plan)
    for entry in try values.decode([Entry].self, forKey: .frames) {
      let frame = Self.frame(entry, rate: rate)
      try check(entry.frame > (frames.last?.index ?? -1) && frame != nil, .frames)
      if let frame { frames.append(frame) }
    }
  }

  /// The frame of an entry; nil where it differs from a dump's.
  private static func frame(_ entry: Entry, rate: FrameRate) -> Frame? {
    let time = rate.time(ofFrame: entry.frame)
    guard
      numbers.contains(entry.frame) && entry.file == FrameDump.fileName(entry.frame)
        && JSONText.number(entry.time) == time.secondsText && entry.size.count == 2
        && entry.size.allSatisfy({ $0 > 0 }) && isHash(entry.sha256)
        && entry.fileSha256.map(isHash) ?? true
    else { return nil }
    var frame = Frame(
      index: entry.frame, file: entry.file, time: time, width: entry.size[0],
      height: entry.size[1], hash: entry.sha256)
    frame.fileHash = entry.fileSha256
    return frame
  }

  /// The frame of a line of a ``FrameManifest``; nil for another line.
  static func frame(line: some Collection<UInt8>, rate: FrameRate) -> Frame? {
    (try? JSONDecoder().decode(Entry.self, from: Data(line))).flatMap { frame($0, rate: rate) }
  }

  private struct Entry: Decodable {
    var frame: Int
    var file: String
    var time: Double
    var size: [Int]
    var sha256: String
    var fileSha256: String?
  }

  static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
