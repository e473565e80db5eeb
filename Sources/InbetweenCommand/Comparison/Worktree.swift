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
    if repository.path.isEmpty { return folder }
    let source = folder / repository.path
    guard source.exists else {
      throw CommandFailure(
        "\(repository.path) does not exist in \(commit.title)", ExitCode.noInput)
    }
    return source
  }

  /// Removes the working tree, and its entry in the repository.
  func remove() {
    guard folder.exists else { return }
    _ = try? repository.git("worktree", "remove", "--force", folder.path)
    try? folder.remove()
    _ = try? repository.git("worktree", "prune")
  }
}
