import Foundation

/// What stands in a folder while its manifest doesn't: a hidden file, written before the first frame
/// and removed after the last step of a dump. A dump that dies leaves it to the next one.
struct DumpJournal: Equatable {
  static let fileName = ".inbetween.journal"

  /// How the frames are made, and those of an earlier dump that stay as they are.
  var manifest: FrameManifest
  /// Frames whose files are ours: of earlier dumps, and of the one under way whether it has come to
  /// them or not. Numbers, so that no journal can name another file.
  var written: RangeSet<Int>

  var text: String {
    let ranges = written.ranges.map { "[\($0.lowerBound), \($0.upperBound)]" }
    return "{\"inbetween\": \(FrameManifest.version), \"written\": "
      + "[\(ranges.joined(separator: ", "))], \"dump\":\n\(manifest.text)}\n"
  }
}

extension DumpJournal: Decodable {
  private enum Key: String, CodingKey {
    case inbetween, written, dump
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard try values.decode(Int.self, forKey: .inbetween) == FrameManifest.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .inbetween, in: values, debugDescription: "That is another version's journal.")
    }
    manifest = try values.decode(FrameManifest.self, forKey: .dump)
    written = RangeSet()
    for bounds in try values.decode([[Int]].self, forKey: .written) {
      guard bounds.count == 2, bounds[0] >= 0,
        bounds[0] < bounds[1]
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .written, in: values, debugDescription: "That is no range of frames.")
      }
      written.insert(contentsOf: bounds[0]..<bounds[1])
    }
  }
}
