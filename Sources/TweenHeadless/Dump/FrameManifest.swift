import Foundation
import TweenMotion
import TweenStage

/// The description of a dump: how it was made, and each frame's time, size and pixel hash.
public struct FrameManifest: Equatable, Sendable {
  /// One frame of a dump, as listed in its manifest.
  public struct Frame: Equatable, Sendable {
    /// The frame's number, counted from the program's start.
    public var index: Int
    /// The file's name within the dump's folder.
    public var file: String
    /// The frame's moment on the stage's clock.
    public var time: StageTime
    /// The width of the picture, in pixels.
    public var width: Int
    /// The height of the picture, in pixels.
    public var height: Int
    /// The SHA-256 of the pixels, in hexadecimal; see `pixelFormat`.
    public var hash: String
    /// The SHA-256 of the file, in hexadecimal; nil in dumps without a plan. It proves that the file
    /// has not changed, without decoding it.
    package var fileHash: String?

    /// Creates an entry; the values are not checked.
    public init(
      index: Int, file: String, time: StageTime, width: Int, height: Int, hash: String
    ) {
      self.index = index
      self.file = file
      self.time = time
      self.width = width
      self.height = height
      self.hash = hash
    }
  }

  /// The version of the format that this program reads and writes.
  public static let version = 1
  /// The name of the manifest's file in a dump's folder.
  public static let fileName = "manifest.json"
  /// The possible numbers of frames: ranges end behind their last frame, so that it needs a
  /// successor.
  static let numbers = 0..<Int.max
  /// The pixel format from which the hashes are computed.
  public static let pixelFormat =
    "premultiplied sRGB, 4 bytes a pixel in the order blue, green, red, alpha, rows top down"

  /// The name of the dumped program.
  public var program: String
  /// The SHA-256 of the default font's file, in hexadecimal.
  public var fontHash: String
  /// The seed of the program's random generator.
  public var seed: UInt64
  /// The window's size in points, in the first frame.
  public var size: CGSize
  /// The number of device pixels per point, in the first frame.
  public var scale: Double
  /// The frame rate, which determines the frames' times.
  public var frameRate: FrameRate
  /// The SHA-256, in hexadecimal, of everything else that a frame depends on: the input and the
  /// system's properties in the configuration. nil in manifests of earlier versions, which did not
  /// record it.
  public var inputHash: String?
  /// The properties shared with the other parts of its film; nil in dumps that are neither a part nor
  /// resumable, and in dumps of earlier versions.
  package var plan: DumpPlan?
  /// The frames of the dump, by number.
  public var frames: [Frame]

  /// Creates a manifest; the values are not checked.
  public init(
    program: String, fontHash: String, seed: UInt64, size: CGSize, scale: Double,
    frameRate: FrameRate, inputHash: String? = nil, frames: [Frame] = []
  ) {
    self.program = program
    self.fontHash = fontHash
    self.seed = seed
    self.size = size
    self.scale = scale
    self.frameRate = frameRate
    self.inputHash = inputHash
    self.frames = frames
  }

  /// Returns whether frames of both can lie in one folder: same program, font, seed, size, scale,
  /// rate, input, and the same build of the program where both manifests have a plan.
  public func isOfSameFilm(as other: FrameManifest) -> Bool {
    var own = self
    own.frames = other.frames
    own.plan = other.plan
    if let hash = plan?.hash, let otherHash = other.plan?.hash, hash != otherHash { return false }
    return own == other && inputHash != nil
  }

  /// The manifest without its plan.
  var withoutPlan: FrameManifest {
    var manifest = self
    manifest.plan = nil
    for index in manifest.frames.indices { manifest.frames[index].fileHash = nil }
    return manifest
  }

  /// The text of the manifest's file, with one line for each frame.
  public var text: String {
    let rate =
      frameRate.denominator == 1
      ? "\(frameRate.numerator)" : JSONText.string(frameRate.description)
    let input = inputHash.map { "\n  \"input\": \(JSONText.string($0))," } ?? ""
    let plan = plan.map { "\n  \"plan\": \($0.text)," } ?? ""
    var text = """
      {
        "inbetween": \(Self.version),
        "program": \(JSONText.string(program)),
        "font": \(JSONText.string(fontHash)),
        "seed": \(seed),
        "size": [\(JSONText.number(size.width)), \(JSONText.number(size.height))],
        "scale": \(JSONText.number(scale)),
        "fps": \(rate),\(input)\(plan)
        "pixels": \(JSONText.string(Self.pixelFormat)),
        "frames": [

      """
    text += frames.map { "    " + $0.text }.joined(separator: ",\n")
    return text + "\n  ]\n}\n"
  }
}

extension FrameManifest.Frame {
  var text: String {
    "{\"frame\": \(index), \"file\": \(JSONText.string(file)), \"time\": \(time.secondsText), "
      + "\"size\": [\(width), \(height)], \"sha256\": \"\(hash)\""
      + (fileHash.map { ", \"fileSha256\": \"\($0)\"}" } ?? "}")
  }
}
