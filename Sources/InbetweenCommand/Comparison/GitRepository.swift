import Glibc

/// The git repository that contains a package or a Swift file.
struct GitRepository: Equatable {
  /// A commit with its abbreviated hash and its title.
  struct Commit: Equatable {
    var hash: String
    /// The abbreviated hash and the title.
    var title: String
  }

  /// The folder of the working tree.
  var root: File
  /// The package's or the file's path in it; empty for the whole tree.
  var path: String

  /// - Parameters:
  ///   - place: A folder or a file in the repository.
  ///   - mayBeMissing: Whether the file may exist in other commits alone.
  init(_ place: File, mayBeMissing: Bool = false) throws(CommandFailure) {
    let missing = mayBeMissing ? place.folder.real.map { $0 / place.name } : nil
    guard let real = place.real ?? missing else {
      throw CommandFailure("\(place) does not exist", ExitCode.noInput)
    }
    // git sets these for hooks. Its commands for a second working tree would change the first one.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"] {
      unsetenv(name)
    }
    let folder = real.isFolder ? real : real.folder
    let outcome = try Self.git(["-C", folder.path, "rev-parse", "--show-toplevel"])
    guard outcome.end == .exit(0), let top = outcome.output.split(separator: "\n").first,
      let root = File(String(top)).real
    else {
      throw CommandFailure("\(place) is not in a git repository", ExitCode.data)
    }
    self.root = root
    path = String(real.path.dropFirst(root.path.count).drop { $0 == "/" })
  }

  private static func git(_ arguments: [String]) throws(CommandFailure) -> ChildProcess.Outcome {
    try ChildProcess(program: "git", arguments: arguments).run(keepsOutput: true)
  }

  /// Runs git in the working tree.
  func git(_ arguments: String...) throws(CommandFailure) -> ChildProcess.Outcome {
    // Hooks of the repository belong to its user's own work. Warnings and signatures would be read as commits.
    let settings = [
      "core.hooksPath=/dev/null", "core.warnAmbiguousRefs=false", "log.showSignature=false",
    ]
    return try Self.git(["-C", root.path] + settings.flatMap { ["-c", $0] } + arguments)
  }

  /// The commit with a name; nil if there is none.
  func commit(_ name: String) throws(CommandFailure) -> Commit? {
    if name.hasPrefix("-") { return nil }
    let outcome = try git("log", "-1", "--format=%H %h %s", "\(name)^{commit}", "--")
    guard outcome.end == .exit(0),
      let line = outcome.output.split(separator: "\n").first?.split(separator: " ", maxSplits: 1),
      line.count == 2
    else { return nil }
    return Commit(hash: String(line[0]), title: String(line[1]))
  }

  /// The commits after one commit up to another, oldest first, along first parents.
  func commits(from first: Commit, to last: Commit) throws(CommandFailure) -> [Commit] {
    let outcome = try git(
      "log", "--reverse", "--first-parent", "--ancestry-path", "--format=%H %h %s",
      "\(first.hash)..\(last.hash)", "--")
    guard outcome.end == .exit(0) else {
      throw CommandFailure(
        "git lists no commits: \(outcome.output.split(separator: "\n").first ?? "")", ExitCode.data)
    }
    return outcome.output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? Commit(hash: String(parts[0]), title: String(parts[1])) : nil
    }
  }

  /// Whether the manifest of the package, which names the engine's version, differs in two commits.
  func manifestDiffers(_ first: Commit, _ last: Commit) throws(CommandFailure) -> Bool {
    let folder = path.isEmpty ? "" : path + "/"
    let outcome = try git(
      "diff", "--quiet", first.hash, last.hash, "--", "\(folder)Package.swift",
      "\(folder)Package.resolved")
    return outcome.end != .exit(0)
  }
}
