import Foundation
import TweenDigest

/// The folder of a dump, and the files of earlier dumps in it.
///
/// A dump takes these steps in this order, and may die between any two of them, by a power cut too:
/// names are on the disk when their folder has been synchronized (|); until then any of them may
/// still be in its earlier state.
///
///     begin     journal written  |  the list of our files outlives the dump
///               manifest removed |  it would vouch for frames that are about to be replaced
///     ...       frames written   |  so that it vouches only for existing frames; a line of the
///                                   journal follows each
///     end       manifest written    from here on the dump is complete
///               rest removed     |  our files that are not in the manifest
///               journal removed
///
/// Where a manifest and a journal exist together, the dump died at either end and the manifest is
/// valid; the journal then only lists our files. A dump that resumes an earlier one counts a frame as
/// done where the manifest or the journal has its file's hash (`done`).
struct DumpFolder {
  let path: String
  let files: any FileSystem
  /// The existing manifest and journal.
  private let manifest: FrameManifest?
  private let journal: DumpJournal?
  /// The manifest or the journal of an earlier dump; nil without one.
  private var earlier: FrameManifest? { manifest ?? journal?.manifest }
  /// The frames whose files are ours.
  private(set) var written: RangeSet<Int>
  /// The manifest's file; elsewhere if a link leads there.
  private let manifestFile: AtomicFile.Place

  /// Reads the files of earlier dumps.
  ///
  /// - Throws: when the manifest or the journal is a file that no dump wrote: it must not be
  ///   replaced.
  init(_ path: String, on files: any FileSystem) throws(FileError) {
    self.path = path
    self.files = files
    let manifestPath = path + "/" + FrameManifest.fileName
    manifestFile = try AtomicFile.place(of: manifestPath, on: files)
    manifest = try Self.read(manifestPath, manifestFile, on: files) {
      try? JSONDecoder().decode(FrameManifest.self, from: Data($0))
    }
    let journalPath = path + "/" + DumpJournal.fileName
    journal = try Self.read(
      journalPath, AtomicFile.place(of: journalPath, followsLinks: false, on: files), on: files,
      DumpJournal.init)
    written = journal?.written ?? RangeSet()
    for frame in earlier?.frames ?? [] { written.insert(contentsOf: frame.index..<frame.index + 1) }
  }

  /// nil where the file does not exist.
  ///
  /// - Parameter parse: Returns nil for content that no dump wrote.
  private static func read<Content>(
    _ path: String, _ place: AtomicFile.Place, on files: any FileSystem,
    _ parse: ([UInt8]) -> Content?
  ) throws(FileError) -> Content? {
    guard place.attributes != nil else { return nil }
    guard let content = parse(try bytes(of: place.path, calledAs: path, on: files)) else {
      throw FileError.foreign(path)
    }
    return content
  }

  private static func bytes(
    of file: String, calledAs path: String, on files: any FileSystem
  ) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try files.read(file)
    } catch {
      throw FileError(
        path: path, code: error.code,
        reason: "it can't be read: \(error.reason ?? String(cString: strerror(error.code)))")
    }
  }

  // MARK: Going on

  /// The frames that earlier runs of a plan have written: those in `frames`, and others with lines in
  /// the journal. Each frame's file has the hash that was recorded for it.
  ///
  /// - Parameter wanted: how the frames are made, with the plan.
  /// - Throws: `DumpPlanError` where the folder has frames of another plan, `FileError` where a file
  ///   can't be read.
  func done(_ wanted: FrameManifest, frames: Range<Int>) throws -> [FrameManifest.Frame] {
    // Where both exist, the journal belongs to the same dump or a later one.
    guard let found = journal?.manifest ?? manifest else { return [] }
    if let difference = found.difference(from: wanted) {
      let isSilent =
        found.plan == nil && found.difference(from: wanted.withoutPlan) == nil
      throw DumpPlanError(folder: path, difference: isSilent ? nil : difference)
    }
    var noted: [Int: FrameManifest.Frame] = [:]
    for manifest in [manifest, journal?.manifest] {
      guard let manifest, manifest.difference(from: wanted) == nil else { continue }
      for frame in manifest.frames where frames.contains(frame.index) { noted[frame.index] = frame }
    }
    for frame in journal?.added ?? [] { noted[frame.index] = frame }
    return try noted.values.sorted { $0.index < $1.index }.filter { try isProven($0) }
  }

  private func isProven(_ frame: FrameManifest.Frame) throws(FileError) -> Bool {
    let file = path + "/" + frame.file
    guard let hash = frame.fileHash, try files.kind(file, followsLinks: false).isRegular else {
      return false
    }
    let bytes = try Self.bytes(of: file, calledAs: file, on: files)
    return SHA256.hexadecimal(SHA256.digest(of: bytes)) == hash
  }

  /// The existing manifest, where nothing is left to do.
  ///
  /// - Parameter done: The result of `done` for the frames.
  func complete(
    _ done: [FrameManifest.Frame], frames: Range<Int>, isPart: Bool
  ) -> FrameManifest? {
    guard journal == nil, let manifest, done.map(\.index) == Array(frames),
      isPart || manifest.frames.count == frames.count
    else { return nil }
    return manifest
  }

  // MARK: Temporary files

  /// Removes temporary files of dead runs. We hold the folder's lock, so that temporary frames and
  /// manifests have no other owner; other temporary files are removed if their process is dead.
  func sweep() throws(FileError) {
    for name in try files.names(in: path) {
      guard let temporary = TemporaryName(name) else { continue }
      let isOfDump =
        Self.frameIndex(temporary.target) != nil || temporary.target == FrameManifest.fileName
        || temporary.target == DumpJournal.fileName
      guard isOfDump || temporary.isAbandoned else { continue }
      try removeRegular(name)
    }
  }

  private func removeRegular(_ name: String) throws(FileError) {
    let file = path + "/" + name
    if try files.kind(file, followsLinks: false).isRegular { try files.remove(file) }
  }

  /// The number of the frame whose file has this name; nil for other names.
  static func frameIndex(_ name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let index = Int(name.dropFirst(6).dropLast(4)), FrameDump.fileName(index) == name,
      FrameManifest.numbers.contains(index)
    else { return nil }
    return index
  }

  // MARK: Steps

  /// Writes the journal and removes the older manifest.
  ///
  /// - Parameters:
  ///   - manifest: how the frames will be made.
  ///   - isPart: whether frames of an earlier part of the same film stay.
  ///   - isListed: whether the manifest will have the plan; frames of an earlier dump stay then only if
  ///     that has the same plan.
  ///   - done: frames that stay, by number.
  /// - Returns: all frames that stay, by number.
  mutating func begin(
    _ manifest: FrameManifest, frames: Range<Int>, isPart: Bool, isListed: Bool = false,
    done: [FrameManifest.Frame] = []
  ) throws(FileError) -> [FrameManifest.Frame] {
    var manifest = manifest
    var kept = done.filter { isPart || frames.contains($0.index) }
    if isPart, let earlier, earlier.isOfSameFilm(as: manifest),
      !isListed || earlier.plan?.hash == manifest.plan?.hash
    {
      let known = Set(kept.map(\.index))
      for frame in earlier.frames where !frames.contains(frame.index) {
        // Its hash is not computed again: each part would read all others. Dumps remove the manifest
        // before they change a file in it.
        if !known.contains(frame.index),
          try files.kind(path + "/" + frame.file, followsLinks: true).isRegular
        {
          kept.append(frame)
        }
      }
    }
    manifest.frames = kept.sorted { $0.index < $1.index }
    // A foreign file at a frame's path belongs to someone else until the frame replaces it: if this
    // dump dies before that, a later one must not remove it.
    var planned = RangeSet(frames)
    for name in try files.names(in: path) {
      if let index = Self.frameIndex(name), !written.contains(index) {
        planned.remove(contentsOf: index..<index + 1)
      }
    }
    written.formUnion(planned)
    try AtomicFile.write(
      Array(DumpJournal(manifest: manifest, written: written).text.utf8),
      to: path + "/" + DumpJournal.fileName, followsLinks: false, on: files)
    try synchronize()
    if manifestFile.attributes != nil {
      try files.remove(manifestFile.path)
      try synchronize()
    }
    return manifest.frames
  }

  /// Writes the manifest, and removes our files that are not in it.
  func end(_ manifest: FrameManifest) throws(FileError) {
    try synchronize()
    try AtomicFile.write(
      Array(manifest.text.utf8), to: path + "/" + FrameManifest.fileName, on: files)
    let listed = Set(manifest.frames.map(\.index))
    for name in try files.names(in: path) {
      guard let index = Self.frameIndex(name), written.contains(index), !listed.contains(index)
      else { continue }
      try removeRegular(name)
    }
    try synchronize()
    try files.remove(path + "/" + DumpJournal.fileName)
  }

  /// Waits until all changes of names are on the disk.
  private func synchronize() throws(FileError) {
    try files.synchronizeFolder(path)
    // A link may lead to a manifest in another folder.
    let folder = AtomicFile.folder(of: manifestFile.path)
    if folder != path + "/" { try files.synchronizeFolder(folder.isEmpty ? "." : folder) }
  }
}
