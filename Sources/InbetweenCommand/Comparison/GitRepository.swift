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

  /// - Parameter place: A folder or a file in the repository.
  init(_ place: File) throws(CommandFailure) {
    guard let real = place.real else {
      throw CommandFailure("\(place) does not exist", ExitCode.noInput)
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
    // Hooks of the repository belong to its user's own work.
    try Self.git(["-C", root.path, "-c", "core.hooksPath=/dev/null"] + arguments)
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

/// A second working tree of a repository, in a folder for temporary files. It keeps the files of earlier
/// builds, so that the next commit compiles only the files that changed.
struct Worktree {
  let repository: GitRepository
  private let folder: File

  /// - Parameter parent: A folder for temporary files, which the caller removes after `remove`.
  init(of repository: GitRepository, in parent: File) throws(CommandFailure) {
    self.repository = repository
    // SwiftPM names a package for its folder.
    folder = parent / repository.root.name
    do throws(FileFailure) {
      try parent.makeFolder()
      // Packages that the manifest finds beside its own, as in .package(path: "../inbetween").
      let beside = repository.root.folder
      for name in beside.names where name != repository.root.name {
        let package = beside / name
        if (package / "Package.swift").exists { try (parent / name).link(to: package.path) }
      }
    } catch {
      throw error.asCommandFailure
    }
  }

  /// Checks out a commit.
  ///
  /// - Returns: the package or the file in it.
  func checkOut(_ commit: GitRepository.Commit) throws(CommandFailure) -> File {
    let outcome: ChildProcess.Outcome
    if folder.exists {
      outcome = try repository.git(
        "-C", folder.path, "checkout", "--quiet", "--force", "--detach", commit.hash)
    } else {
      outcome = try repository.git(
        "worktree", "add", "--quiet", "--detach", folder.path, commit.hash)
    }
    guard outcome.end == .exit(0) else {
      throw CommandFailure(
        "git does not check out \(commit.title): \(outcome.output.split(separator: "\n").last ?? "")",
        ExitCode.file)
    }
    return repository.path.isEmpty ? folder : folder / repository.path
  }

  /// Removes the working tree, and its entry in the repository.
  func remove() {
    guard folder.exists else { return }
    _ = try? repository.git("worktree", "remove", "--force", folder.path)
    try? folder.remove()
    _ = try? repository.git("worktree", "prune")
  }
}
