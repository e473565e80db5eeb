/// Tests commits of a bisection in one working tree.
struct CommitTest {
  let run: ComparedRun
  let worktree: Worktree
  let folder: File
  /// Builds the program of a package or a file.
  let build: (File) throws(CommandFailure) -> File
  /// The commit with which the others are compared.
  private(set) var good = GitRepository.Commit(hash: "", title: "")
  /// Whether a commit is bad if an expectation fails, instead of if a frame differs.
  private(set) var comparesExpectations = false
  /// The number of builds.
  private(set) var buildCount = 0
  /// The reason for the last commit that could not be tested.
  private(set) var reason = ""
  /// The reasons why commits do not run, by their hashes.
  private var faults: [String: String] = [:]

  init(
    run: ComparedRun, worktree: Worktree, folder: File,
    build: @escaping (File) throws(CommandFailure) -> File
  ) {
    self.run = run
    self.worktree = worktree
    self.folder = folder
    self.build = build
  }

  private func trace(of commit: GitRepository.Commit) -> File { folder / "\(commit.hash).trace" }

  /// Tests the good and the bad commit. Throws an error if they do not differ.
  mutating func begin(
    good: GitRepository.Commit, bad: GitRepository.Commit
  ) throws(CommandFailure) {
    self.good = good
    let first = try program(good)
    if let fault = try first.trace(to: trace(of: good), run) { throw first.failure(fault) }
    comparesExpectations = hasExpectations && !run.comparesFrames
    if comparesExpectations, let sentence = Self.failures(trace(of: good)).first {
      throw CommandFailure(
        "\(good.title) is not good: \(sentence); --frames compares frames instead", ExitCode.data)
    }
    switch try verdict(of: bad) {
    case .bad: break
    case .untestable: throw CommandFailure(reason, ExitCode.data)
    case .good:
      throw CommandFailure(
        comparesExpectations
          ? "\(bad.title) is not bad: all expectations hold; --frames compares frames instead"
          : "\(bad.title) is not bad: it has the frames of \(good.title)", ExitCode.data)
    }
  }

  /// Whether the recording has lines with expectations.
  private var hasExpectations: Bool {
    guard let path = run.recording, let text = File(path).text else { return false }
    return text.split(separator: "\n").contains { line in
      !line.drop { $0 == " " }.hasPrefix("#")
        && ["\"expect\"", "\"absent\"", "\"hash\""].contains { line.contains("\($0):") }
    }
  }

  private static func failures(_ trace: File) -> [String] {
    let start = "{\"failed\":"
    return (trace.text ?? "").split(separator: "\n").filter { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count).dropLast()) }
  }

  /// Builds and runs a commit, and compares it with the good one.
  mutating func verdict(
    of commit: GitRepository.Commit
  ) throws(CommandFailure) -> BisectionSearch.Verdict {
    let program: ComparedProgram
    do throws(CommandFailure) {
      program = try self.program(commit)
    } catch {
      // A commit without a program, or one that does not compile; every other error ends the search.
      guard [ExitCode.data, ExitCode.noInput, ExitCode.software].contains(error.status) else {
        throw error
      }
      reason = "\(commit.title): \(error.sentence)"
      return .untestable
    }
    let trace = trace(of: commit)
    if let fault = try program.trace(to: trace, run) {
      reason = program.words(of: fault)
      guard case .run(_, _, let status) = fault, status != ExitCode.usage else {
        return .untestable
      }
      // Every commit would fail on a full disk or without a font.
      guard !ExitCode.ofEnvironment.contains(status) else {
        var failure = program.failure(fault)
        failure.sentence += ", for a reason outside the commit; the search stops"
        throw failure
      }
      // The good commit runs: a crash is a difference.
      faults[commit.hash] = reason
      return .bad
    }
    if comparesExpectations { return Self.failures(trace).isEmpty ? .good : .bad }
    let isEqual = try program.compare(self.trace(of: good), trace, [], keepsOutput: true).isEqual
    return isEqual ? .good : .bad
  }

  private mutating func program(
    _ commit: GitRepository.Commit
  ) throws(CommandFailure) -> ComparedProgram {
    let source = try worktree.checkOut(commit)
    buildCount += 1
    return ComparedProgram(file: try build(source), name: commit.title, limit: run.limit)
  }

  /// Prints the differences of the last good and the first bad commit.
  mutating func report(
    _ last: GitRepository.Commit, _ bad: GitRepository.Commit
  ) throws(CommandFailure) {
    if let fault = faults[bad.hash] {
      let files = [run.html, run.json].compactMap(\.self)
      let note =
        files.isEmpty ? "" : " There is no comparison for \(files.joined(separator: " and "))."
      Console.write("It does not run: \(fault).\(note)\n")
      return
    }
    let traces = (a: trace(of: last), b: trace(of: bad))
    var program = try self.program(run.html == nil ? bad : last)
    if run.html != nil {
      let frames = try program.compare(
        traces.a, traces.b, ["--list-frames"], keepsOutput: true
      ).output.prefix { $0 != "\n" }
      if !frames.isEmpty {
        try program.drawFrames(String(frames), to: folder / "a.pictures", run)
        program = try self.program(bad)
        try program.drawFrames(String(frames), to: folder / "b.pictures", run)
      }
    }
    let arguments = run.reportArguments(named: (last.title, bad.title), in: folder)
    _ = try program.compare(traces.a, traces.b, arguments)
  }
}
