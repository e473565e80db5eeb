import Foundation
import TweenStage

/// The folders of several dumps whose frames make one film.
///
/// Each has a manifest; its frames' files are not read here. All have the same plan, or none and
/// belong to one film; every frame from the first to the last is present, and every frame of the
/// plan.
package struct FilmParts: Sendable {
  /// A frame of the film, and the path of its file.
  struct Frame: Sendable {
    var entry: FrameManifest.Frame
    var folder: String

    var path: String { folder + "/" + entry.file }
  }

  /// The way in which the frames are made, without the frames.
  let manifest: FrameManifest
  /// By number, without a gap.
  let frames: [Frame]

  /// Frames of the film a second.
  package var rate: FrameRate { manifest.frameRate }
  /// The frames, by number.
  package var range: Range<Int> {
    let first = frames.first?.entry.index ?? 0
    return first..<first + frames.count
  }

  /// Reads and compares the manifests of some folders.
  ///
  /// - Parameters:
  ///   - folders: At least one; the order does not matter.
  ///   - program: The name of the program that all manifests must have; nil: any, if it is the same
  ///     in all.
  /// - Throws: `JoinError`, and `FileReadError` where a manifest can't be read.
  package init(
    _ folders: [String], program: String?, files: any FileSystem = SystemFiles()
  ) throws {
    var first: (folder: String, manifest: FrameManifest)?
    var frames: [Int: Frame] = [:]
    var partCounts: Set<Int?> = []
    for folder in folders {
      let manifest = try Self.manifest(in: folder, on: files)
      if let program, manifest.program != program {
        throw JoinError.otherProgram(folder, found: manifest.program, expected: program)
      }
      if let first, let difference = first.manifest.difference(from: manifest) {
        throw JoinError.otherPlan(first.folder, folder, difference)
      }
      first = first ?? (folder, manifest)
      partCounts.insert(manifest.plan?.partCount)
      for entry in manifest.frames {
        if let known = frames[entry.index], known.entry.isOther(than: entry) {
          throw JoinError.framesDiffer(entry.index, known.folder, folder)
        }
        frames[entry.index] = frames[entry.index] ?? Frame(entry: entry, folder: folder)
      }
    }
    guard var manifest = first?.manifest, let lowest = frames.keys.min(),
      let highest = frames.keys.max()
    else { throw JoinError.noFrames(folders) }
    manifest.frames = []
    // For parts of different divisions no number identifies one.
    if partCounts.count > 1 { manifest.plan?.partCount = nil }
    let range = manifest.plan?.frames ?? lowest..<highest + 1
    if let missing = Self.firstGap(in: frames, of: range) {
      throw JoinError.missing(missing, manifest.plan)
    }
    self.manifest = manifest
    self.frames = range.compactMap { frames[$0] }
  }

  private static func firstGap(in frames: [Int: Frame], of range: Range<Int>) -> Range<Int>? {
    guard let start = range.first(where: { frames[$0] == nil }) else { return nil }
    // A manifest may declare an enormous range.
    let next = frames.keys.filter { $0 > start }.min() ?? range.upperBound
    return start..<min(next, range.upperBound)
  }

  private static func manifest(
    in folder: String, on files: any FileSystem
  ) throws -> FrameManifest {
    let path = folder + "/" + FrameManifest.fileName
    do throws(FileError) {
      guard try files.kind(folder, followsLinks: true) == .folder else {
        let isThere = try files.kind(folder, followsLinks: true) != .absent
        throw FileError(path: folder, code: isThere ? ENOTDIR : ENOENT)
      }
      guard try files.kind(path, followsLinks: true) != .absent else {
        let journal = folder + "/" + DumpJournal.fileName
        let isBegun = try files.kind(journal, followsLinks: false).isRegular
        throw FileError(path: path, code: isBegun ? EINPROGRESS : ENODATA)
      }
      let bytes = try files.read(AtomicFile.place(of: path, on: files).path)
      guard let manifest = try? JSONDecoder().decode(FrameManifest.self, from: Data(bytes)) else {
        throw FileError(path: path, code: EILSEQ)
      }
      return manifest
    } catch {
      switch error.code {
      case EINPROGRESS: throw JoinError.unfinished(folder)
      case ENODATA: throw JoinError.noManifest(folder)
      case EILSEQ: throw JoinError.foreign(path)
      default: throw FileReadError(error)
      }
    }
  }
}

extension FrameManifest.Frame {
  /// Whether two entries of one number have other pixels.
  fileprivate func isOther(than other: Self) -> Bool {
    hash != other.hash || width != other.width || height != other.height
  }
}

/// The reason why parts make no film; each is a sentence.
package enum JoinError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A folder with an unfinished dump, which has no manifest.
  case unfinished(String)
  case noManifest(String)
  /// A manifest that no dump wrote.
  case foreign(String)
  case otherProgram(String, found: String, expected: String)
  /// Two folders, and their difference.
  case otherPlan(String, String, String)
  /// A frame that two folders have, with other pixels.
  case framesDiffer(Int, String, String)
  case missing(Range<Int>, DumpPlan?)
  case noFrames([String])
  /// A picture whose pixels differ from those in its manifest.
  case otherPixels(String)
  /// A picture that is missing.
  case noPicture(String)
  /// A picture that can't be decoded, and the reason.
  case brokenPicture(String, String)

  package var description: String {
    switch self {
    case .unfinished(let folder):
      return
        "the part in \(folder) is not complete; run its command again with --resume to continue it."
    case .noManifest(let folder):
      return "\(folder) has no \(FrameManifest.fileName); expected a folder that 'frames' wrote."
    case .foreign(let path):
      return "\(path) is not a manifest of frames; expected one that 'frames' wrote."
    case .otherProgram(let folder, let found, let expected):
      return "\(folder) has frames of '\(found)'; expected those of '\(expected)'."
    case .otherPlan(let one, let other, let difference):
      return "\(one) and \(other) have different plans; they differ in \(difference)."
    case .framesDiffer(let index, let one, let other):
      return "frame \(index) has other pixels in \(one) than in \(other)."
    case .missing(let frames, let plan): return Self.missing(frames, plan)
    case .noFrames(let folders):
      return "there is no frame in \(folders.joined(separator: ", "))."
    case .otherPixels(let path):
      return "\(path) does not have the pixels that its manifest lists; --resume writes it again."
    case .noPicture(let path):
      return "\(path), which its manifest lists, is missing; --resume writes it again."
    case .brokenPicture(let path, let reason): return "\(path) can't be decoded: \(reason)"
    }
  }

  private static func missing(_ frames: Range<Int>, _ plan: DumpPlan?) -> String {
    let what =
      frames.count == 1
      ? "frame \(frames.lowerBound) is missing"
      : "frames \(frames.lowerBound) to \(frames.upperBound - 1) are missing"
    guard let count = plan?.partCount, let parts = plan?.parts(with: frames) else {
      return "\(what)."
    }
    return parts.count == 1
      ? "\(what): --shard \(parts.lowerBound)/\(count) writes \(frames.count == 1 ? "it" : "them")."
      : "\(what): --shard \(parts.lowerBound)/\(count) to \(parts.upperBound)/\(count) write them."
  }
}
