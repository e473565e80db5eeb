import Glibc

extension CommandRunner {
  /// A program of a comparison, before it is built.
  private enum Side {
    case program(File)
    case sources(String)
    case commit(GitRepository, GitRepository.Commit)
  }

  /// Compares two programs.
  ///
  /// - Returns: 0 if all frames are equal, otherwise 65.
  func compare(_ comparison: Comparison) throws(CommandFailure) -> Int32 {
    try Interruption.watched { () throws(CommandFailure) in
      try withTemporaryFolder { folder throws(CommandFailure) in
        try compare(comparison, in: folder)
      }
    }
  }

  private func compare(_ comparison: Comparison, in folder: File) throws(CommandFailure) -> Int32 {
    let run = comparison.run
    let sides = (
      try side(comparison.a, run), try side(comparison.b, run)
    )
    var usesInstalledEngine = true
    if case .commit(let repository, let first) = sides.0, case .commit(_, let last) = sides.1 {
      usesInstalledEngine = try !repository.manifestDiffers(first, last)
    }
    var worktrees: [Worktree] = []
    defer { Interruption.ignored { for worktree in worktrees { worktree.remove() } } }
    func program(_ side: Side, _ name: String, _ place: File) throws(CommandFailure)
      -> ComparedProgram
    {
      switch side {
      case .program(let file): return ComparedProgram(file: file, name: name, limit: run.limit)
      case .sources(let path):
        let invocation = ProgramInvocation(sources: [path], arguments: [], options: run.options)
        return ComparedProgram(file: try file(of: invocation), name: name, limit: run.limit)
      case .commit(let repository, let commit):
        let worktree = try Worktree(of: repository, in: place)
        worktrees.append(worktree)
        let source = try worktree.checkOut(commit)
        Console.write("inbetween: building \(commit.title)\n", to: STDERR_FILENO)
        let invocation = ProgramInvocation(
          sources: [source.path], arguments: [], options: run.options)
        return ComparedProgram(
          file: try file(of: invocation, usesInstalledEngine: usesInstalledEngine),
          name: commit.title, limit: run.limit)
      }
    }
    let a = try program(sides.0, comparison.a, folder / "a")
    let b = try program(sides.1, comparison.b, folder / "b")
    let traces = (a: folder / "a.trace", b: folder / "b.trace")
    if let fault = try a.trace(to: traces.a, run) { throw a.failure(fault) }
    if let fault = try b.trace(to: traces.b, run) { throw b.failure(fault) }
    if run.html != nil {
      let frames = try listedFrames(b, traces)
      if !frames.isEmpty {
        try a.drawFrames(frames, to: folder / "a.pictures", run)
        try b.drawFrames(frames, to: folder / "b.pictures", run)
      }
    }
    let arguments = run.reportArguments(named: (a.name, b.name), in: folder)
    return try b.compare(traces.a, traces.b, arguments).isEqual ? ExitCode.done : ExitCode.data
  }

  /// The numbers of the frames with details, with commas; empty if no frame differs.
  func listedFrames(
    _ program: ComparedProgram, _ traces: (a: File, b: File)
  ) throws(CommandFailure) -> String {
    let list = try program.compare(traces.a, traces.b, ["--list-frames"], keepsOutput: true)
    return String(list.output.prefix { $0 != "\n" })
  }

  /// Finds a program: a commit of the package, a path, or `PATH@COMMIT`.
  private func side(_ text: String, _ run: ComparedRun) throws(CommandFailure) -> Side {
    if let package = run.package {
      let repository = try GitRepository(File(package))
      if let commit = try repository.commit(text) { return .commit(repository, commit) }
      guard File(text).exists else {
        throw CommandFailure(
          "\(text) is not a commit of \(package), and not a file", ExitCode.noInput)
      }
    }
    let file = File(text)
    if file.exists {
      return Self.isProgram(file) ? .program(file) : .sources(text)
    }
    if let at = text.lastIndex(of: "@"), at != text.startIndex {
      let place = File(String(text[..<at]))
      let name = String(text[text.index(after: at)...])
      guard !name.isEmpty else {
        throw .usage("\(text) names no commit; expected PATH@COMMIT")
      }
      let repository = try GitRepository(place, mayBeMissing: true)
      guard let commit = try repository.commit(name) else {
        throw CommandFailure("\(name) is not a commit of \(place)", ExitCode.noInput)
      }
      return .commit(repository, commit)
    }
    throw CommandFailure("\(text) does not exist", ExitCode.noInput)
  }

  /// Whether a file is a built program, and not a source.
  private static func isProgram(_ file: File) -> Bool {
    guard file.isExecutable, !file.path.hasSuffix(".swift") else { return false }
    guard let line = file.text?.prefix(while: { $0 != "\n" }), line.hasPrefix("#!") else {
      return true
    }
    return !line.contains("inbetween")
  }

  /// Calls `body` with a folder for temporary files, and removes it.
  func withTemporaryFolder<Value>(
    _ body: (File) throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    let folder: File
    do throws(FileFailure) {
      folder = try File.makeTemporaryFolder()
    } catch {
      throw error.asCommandFailure
    }
    defer { Interruption.ignored { try? folder.remove() } }
    return try body(folder)
  }
}
