/// A test of a program by recordings: `inbetween test tour.jsonl hello.swift`.
struct RecordingTest: Equatable {
  /// Files whose names end in .jsonl, in the order of the command line; those of a folder by their bytes.
  var recordings: [String]
  /// Swift files, or one folder.
  var sources: [String]

  /// - Parameter paths: Recordings, folders of recordings, and a program, in any order. Without a program
  ///   it is the package in the current folder. Without a recording a program's folder of Swift files has
  ///   them.
  init(_ paths: [String]) throws(CommandFailure) {
    recordings = []
    sources = []
    for path in paths {
      let file = File(path)
      guard file.exists else { throw CommandFailure("\(path) does not exist", ExitCode.noInput) }
      if !file.isFolder {
        if Self.isRecording(path) { recordings.append(path) } else { sources.append(path) }
      } else if (file / "Package.swift").exists || file.hasFile(ending: ".swift") {
        sources.append(path)
      } else {
        let found = Self.recordings(in: file)
        if found.isEmpty {
          throw CommandFailure(
            "the folder \(path) has no program and no recording; expected files that end in .swift or "
              + ".jsonl", ExitCode.noInput)
        }
        recordings += found
      }
    }
    if recordings.isEmpty, sources.count == 1, !(File(sources[0]) / "Package.swift").exists {
      recordings = Self.recordings(in: File(sources[0]))
    }
    if recordings.isEmpty {
      throw .usage("test needs a recording, a file whose name ends in .jsonl, or a folder of them")
    }
    if sources.isEmpty {
      guard File("Package.swift").exists else {
        throw .usage("test needs the program of \(recordings[0]): a Swift file or a folder")
      }
      sources = ["."]
    }
    if sources.count > 1, let folder = sources.first(where: { File($0).isFolder }) {
      throw .usage(
        "test found the programs \(sources.joined(separator: " and ")); expected \(folder) alone")
    }
  }

  static func isRecording(_ path: String) -> Bool { path.hasSuffix(".jsonl") }

  /// Whether a path is a folder of recordings without a package.
  static func isFolder(_ path: String) -> Bool {
    let folder = File(path)
    return folder.isFolder && !(folder / "Package.swift").exists && !recordings(in: folder).isEmpty
  }

  /// The recordings in a folder and its subfolders, without hidden ones.
  static func recordings(in folder: File) -> [String] {
    folder.names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let file = folder / name
      // A link may lead to a folder above.
      if file.isFolder { return file.isLink ? [] : recordings(in: file) }
      return isRecording(name) ? [file.path] : []
    }
  }
}

extension File {
  /// Whether a folder has a file with an ending, at any depth, in folders that are not hidden.
  fileprivate func hasFile(ending: String) -> Bool {
    names.contains { name in
      let file = self / name
      if name.hasPrefix(".") { return false }
      if file.isFolder { return !file.isLink && file.hasFile(ending: ending) }
      return name.hasSuffix(ending)
    }
  }
}
