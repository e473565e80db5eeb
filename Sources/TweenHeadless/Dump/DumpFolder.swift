import Foundation

/// A folder that a dump writes to, and what earlier dumps left in it.
///
/// A dump goes through it in this order, and may die between any two steps, by a power cut too:
/// names are on the disk when their folder has been synchronized (|), and until then any of them may
/// be as it was.
///
///     begin     journal written  |  the list of what is ours outlives the dump
///               manifest removed |  it would vouch for frames that are about to be replaced
///     ...       frames written   |  so that it vouches for none that is not there
///     end       manifest written    from here on the dump is complete
///               rest removed     |  what is ours and not in the manifest
///               journal removed
///
/// Where a manifest and a journal stand side by side, the dump died at either end and the manifest
/// holds; the journal then only tells which files are ours.
struct DumpFolder {
  let path: String
  let files: any FileSystem
  /// What an earlier dump vouches for; nil without one.
  private let earlier: FrameManifest?
  /// Frames whose files are ours.
  private(set) var written: RangeSet<Int>
  /// The manifest's file; elsewhere when a link leads there.
  private let manifestFile: AtomicFile.Place

  /// Reads what earlier dumps left.
  ///
  /// - Throws: when a file stands in the place of the manifest or the journal that no dump wrote:
  ///   it isn't ours to replace.
  init(_ path: String, on files: any FileSystem) throws(FileError) {
    self.path = path
    self.files = files
    let manifestPath = path + "/" + FrameManifest.fileName
    manifestFile = try AtomicFile.place(of: manifestPath, on: files)
    let manifest = try Self.read(FrameManifest.self, manifestPath, manifestFile, on: files)
    let journalPath = path + "/" + DumpJournal.fileName
    let journal = try Self.read(
      DumpJournal.self, journalPath,
      AtomicFile.place(of: journalPath, followsLinks: false, on: files), on: files)
    earlier = manifest ?? journal?.manifest
    written = journal?.written ?? RangeSet()
    for frame in earlier?.frames ?? [] { written.insert(contentsOf: frame.index..<frame.index + 1) }
  }

  /// nil where there is no file.
  private static func read<Content: Decodable>(
    _ type: Content.Type, _ path: String, _ place: AtomicFile.Place, on files: any FileSystem
  ) throws(FileError) -> Content? {
    guard place.attributes != nil else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try files.read(place.path)
    } catch {
      throw FileError(
        path: path, code: error.code,
        reason: "it can't be read: \(error.reason ?? String(cString: strerror(error.code)))")
    }
    guard let content = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw FileError.foreign(path)
    }
    return content
  }

  // MARK: Temporary files

  /// Removes temporary files of runs that are dead. The folder's lock is ours, so that those of
  /// frames and manifests have no other owner; the rest is judged by its process.
  func sweep() throws(FileError) {
    for name in try files.names(in: path) {
      guard let temporary = TemporaryName(name) else { continue }
      let isOfDump =
        Self.frameIndex(temporary.target) != nil || temporary.target == FrameManifest.fileName
        || temporary.target == DumpJournal.fileName
      guard isOfDump || (kill(temporary.process, 0) != 0 && errno == ESRCH) else { continue }
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

  /// Notes what is about to happen and takes the older manifest away.
  ///
  /// - Parameters:
  ///   - manifest: how the frames will be made.
  ///   - isPart: whether frames of an earlier part of the same film stay.
  /// - Returns: the frames that stay.
  mutating func begin(
    _ manifest: FrameManifest, frames: Range<Int>, isPart: Bool
  ) throws(FileError) -> [FrameManifest.Frame] {
    var manifest = manifest
    if isPart, let earlier, earlier.isOfSameFilm(as: manifest) {
      for frame in earlier.frames where !frames.contains(frame.index) {
        // Its hash is not taken anew: each part would read all others. Dumps don't change a file
        // without taking back the manifest that lists it.
        if try files.kind(path + "/" + frame.file, followsLinks: true).isRegular {
          manifest.frames.append(frame)
        }
      }
    }
    // What stands in the way of a frame is somebody's until the frame replaces it: a dump that dies
    // before that must not have it removed later.
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

  /// Puts the manifest in place, and removes what is ours and not in it.
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

  /// Waits until all that was done to names is on the disk.
  private func synchronize() throws(FileError) {
    try files.synchronizeFolder(path)
    // A link may have led the manifest elsewhere.
    let folder = AtomicFile.folder(of: manifestFile.path)
    if folder != path + "/" { try files.synchronizeFolder(folder.isEmpty ? "." : folder) }
  }
}
