import Foundation
import TweenDigest
import TweenStage

/// The properties that all parts of one film share, on any machine.
package struct DumpPlan: Equatable, Sendable {
  /// SHA-256, in hexadecimal, of everything that the frames depend on.
  package var hash: String
  /// All frames of the film, by number.
  package var frames: Range<Int>
  /// The number of equal parts of the film; nil where it was not divided, or into different parts.
  package var partCount: Int?

  /// A plan; nothing is checked.
  package init(hash: String, frames: Range<Int>, partCount: Int? = nil) {
    self.hash = hash
    self.frames = frames
    self.partCount = partCount
  }

  /// The plan of the frames of a manifest.
  ///
  /// - Parameters:
  ///   - manifest: how they are made; its frames and its plan are not read.
  ///   - fingerprint: the program's, see `ProgramFingerprint`.
  init(
    _ manifest: FrameManifest, fingerprint: String, frames: Range<Int>, partCount: Int?
  ) {
    var manifest = manifest
    manifest.frames = []
    manifest.plan = nil
    let text = "\(fingerprint)\n\(EngineVersion.text)\n\(manifest.text)"
    self.init(
      hash: SHA256.hexadecimal(SHA256.digest(of: Array(text.utf8))), frames: frames,
      partCount: partCount)
  }

  /// The frames of one part, where all parts' lengths differ by one at most.
  ///
  /// - Parameters:
  ///   - number: from 1 to `count`.
  ///   - count: the number of parts, at most some millions; with more parts than frames some are
  ///     empty.
  package static func part(_ number: Int, of count: Int, in frames: Range<Int>) -> Range<Int> {
    let bounds = [number - 1, number].map { frames.lowerBound + frames.count * $0 / count }
    return bounds[0]..<bounds[1]
  }

  /// The numbers of the parts that have some of the frames, where the film was divided into equal ones.
  func parts(with some: Range<Int>) -> ClosedRange<Int>? {
    guard let partCount else { return nil }
    let numbers = (1...partCount).filter { number in
      Self.part(number, of: partCount, in: frames).overlaps(some)
    }
    guard let first = numbers.first, let last = numbers.last else { return nil }
    return first...last
  }

  /// The plan in the syntax of a manifest.
  var text: String {
    let parts = partCount.map { ", \"parts\": \($0)" } ?? ""
    return "{\"sha256\": \"\(hash)\", \"frames\": [\(frames.lowerBound), \(frames.upperBound)]"
      + "\(parts)}"
  }
}

extension DumpPlan: Decodable {
  /// A larger number of parts is a typing error, or a foreign manifest.
  package static let maximumParts = 100_000
  /// Centuries of frames; the product with the number of parts does not overflow.
  private static let maximumFrames = 1 << 40

  private enum Key: String, CodingKey {
    case sha256, frames, parts
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let hash = try values.decode(String.self, forKey: .sha256)
    let bounds = try values.decode([Int].self, forKey: .frames)
    let parts = try values.decodeIfPresent(Int.self, forKey: .parts)
    guard FrameManifest.isHash(hash), bounds.count == 2, bounds[0] >= 0, bounds[0] <= bounds[1],
      bounds[1] <= Self.maximumFrames,
      parts.map({ (1...Self.maximumParts).contains($0) }) ?? true
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .frames, in: values, debugDescription: "That is not the plan of a dump.")
    }
    self.init(hash: hash, frames: bounds[0]..<bounds[1], partCount: parts)
  }
}

extension FrameManifest {
  /// The difference between the plans of two manifests, as `the seed (7 and 8)`; nil for equal plans.
  func difference(from other: FrameManifest) -> String? {
    func text(_ size: CGSize) -> String {
      "\(JSONText.number(size.width))x\(JSONText.number(size.height))"
    }
    func text(_ frames: Range<Int>) -> String { "\(frames.lowerBound) to \(frames.upperBound - 1)" }
    let values: [(name: String, own: String, other: String)] = [
      ("the program", program, other.program), ("the size", text(size), text(other.size)),
      ("the scale", JSONText.number(scale), JSONText.number(other.scale)),
      ("the seed", "\(seed)", "\(other.seed)"),
      ("the frame rate", "\(frameRate)", "\(other.frameRate)"),
    ]
    if let found = values.first(where: { $0.own != $0.other }) {
      return "\(found.name) (\(found.own) and \(found.other))"
    }
    if fontHash != other.fontHash { return "the font" }
    if inputHash != other.inputHash { return "the input or an option" }
    switch (plan, other.plan) {
    case (nil, nil): return nil
    case (let own?, let other?):
      if own.frames != other.frames {
        return "the frames of the film (\(text(own.frames)) and \(text(other.frames)))"
      }
      return own.hash == other.hash
        ? nil : "the program's build, its resources, the fonts or the engine's version"
    default: return "the plan, which one of them does not have"
    }
  }
}

/// The frames in the folder of a resumed dump belong to another plan.
package struct DumpPlanError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The folder.
  package var folder: String
  /// The difference; nil where the folder has no record of how the frames were made.
  package var difference: String?

  package var description: String {
    guard let difference else {
      return
        "cannot resume in \(folder): its dump is complete and has no plan, because it was made without "
        + "--shard and --resume; omit --resume to write it again."
    }
    return
      "cannot resume in \(folder): its frames are of another plan, which differs in \(difference); choose "
      + "another folder, or omit --resume to replace the frames."
  }
}
