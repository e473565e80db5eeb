import Foundation

/// The record of a dump while its folder has no manifest: a hidden file, written before the first
/// frame and removed after the last step of a dump. A dump that dies leaves it to the next one.
///
/// The file has a head, which is written completely or not at all, and then a line for each frame, as
/// in a manifest, appended when the frame's file is complete and has its name. A killed process may
/// leave part of a line, and a power cut lines without their files: text after the last complete line
/// is ignored, and a frame counts only if its file has the hash in its line.
struct DumpJournal: Equatable {
  static let fileName = ".inbetween.journal"
  /// The end of the head. Line ends within JSON's strings are escaped.
  private static let headEnd = Array("\n}\n}\n".utf8)

  /// How the frames are made, and the frames of an earlier dump that stay.
  var manifest: FrameManifest
  /// The frames whose files are ours: those of earlier dumps, and all of the current one, written or
  /// not. Numbers, so that no journal can name another file.
  var written: RangeSet<Int>
  /// The frames that have been written since, in order; of two with one number the later one counts.
  var added: [FrameManifest.Frame] = []

  /// Reads a file; nil for a file that no dump wrote.
  init?(_ file: [UInt8]) {
    guard let end = file.firstRange(of: Self.headEnd)?.upperBound,
      let head = try? JSONDecoder().decode(DumpJournal.self, from: Data(file[..<end]))
    else { return nil }
    self = head
    var lines = file[end...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The text after the last line end is an incomplete line, or empty.
    lines.removeLast()
    for line in lines {
      guard let frame = FrameManifest.frame(line: line, rate: manifest.frameRate) else { break }
      added.append(frame)
    }
  }

  init(manifest: FrameManifest, written: RangeSet<Int>) {
    self.manifest = manifest
    self.written = written
  }

  /// The head.
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
        forKey: .inbetween, in: values, debugDescription: "The journal is of another version.")
    }
    manifest = try values.decode(FrameManifest.self, forKey: .dump)
    written = RangeSet()
    for bounds in try values.decode([[Int]].self, forKey: .written) {
      guard bounds.count == 2, bounds[0] >= 0,
        bounds[0] < bounds[1]
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .written, in: values, debugDescription: "That is not a range of frames.")
      }
      written.insert(contentsOf: bounds[0]..<bounds[1])
    }
  }
}

/// The lines that a dump adds to its journal.
final class DumpJournalLines: Sendable {
  private let path: String
  private let files: any FileSystem
  private let file: Int32

  /// Opens the journal of a folder.
  init(in folder: String, on files: any FileSystem) throws(FileError) {
    path = folder + "/" + DumpJournal.fileName
    self.files = files
    file = try files.openToAppend(path)
  }

  /// Adds a frame, whose file has its name.
  func add(_ frame: FrameManifest.Frame) throws(FileError) {
    try AtomicFile.writeAll(Array((frame.text + "\n").utf8), to: file, path: path, on: files)
  }

  func close() throws(FileError) { try files.close(file, path: path) }
}
