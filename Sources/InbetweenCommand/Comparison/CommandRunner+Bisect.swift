import Glibc

extension CommandRunner {
  /// Finds the first commit whose frames differ from those of a good commit, and prints it.
  func bisect(_ bisection: Bisection) throws(CommandFailure) -> Int32 {
    guard let package = bisection.run.package else {
      throw .usage("bisect needs --package with a folder or a Swift file of a git repository")
    }
    let repository = try GitRepository(File(package))
    func commit(_ name: String) throws(CommandFailure) -> GitRepository.Commit {
      if let commit = try repository.commit(name) { return commit }
      throw CommandFailure("\(name) is not a commit of \(package)", ExitCode.noInput)
    }
    let (good, bad) = (try commit(bisection.good), try commit(bisection.bad))
    let commits = try repository.commits(from: good, to: bad)
    guard !commits.isEmpty else {
      throw CommandFailure(
        "\(good.title) is not before \(bad.title); expected the good commit first", ExitCode.data)
    }
    return try Interruption.watched { () throws(CommandFailure) in
      try withTemporaryFolder { folder throws(CommandFailure) in
        let worktree = try Worktree(of: repository, in: folder / "commits")
        defer { Interruption.ignored { worktree.remove() } }
        let usesInstalledEngine = try !repository.manifestDiffers(good, bad)
        var test = CommitTest(
          run: bisection.run, worktree: worktree, folder: folder,
          build: { source throws(CommandFailure) in
            let invocation = ProgramInvocation(
              sources: [source.path], arguments: [], options: bisection.run.options)
            return try file(of: invocation, usesInstalledEngine: usesInstalledEngine)
          })
        try test.begin(good: good, bad: bad)
        return try search(commits, &test)
      }
    }
  }

  private func search(
    _ commits: [GitRepository.Commit], _ test: inout CommitTest
  ) throws(CommandFailure) -> Int32 {
    var search = BisectionSearch(count: commits.count)
    var skipped: [Int: String] = [:]
    while let index = search.next {
      let left = search.bad - search.good - 1
      Console.write(
        "inbetween: \(left) \(left == 1 ? "commit" : "commits") left, testing "
          + "\(commits[index].title)\n", to: STDERR_FILENO)
      let verdict = try test.verdict(of: commits[index])
      search.note(verdict, of: index)
      if verdict == .untestable { skipped[index] = test.reason }
    }
    let bad = commits[search.bad]
    let last = search.good >= 0 ? commits[search.good] : test.good
    var text = "\(bad.title)\n\(test.comparesExpectations ? Self.failing : Self.differing)\n"
    for index in search.suspects {
      text += "possibly earlier, not tested: \(skipped[index] ?? commits[index].title)\n"
    }
    text += "\(test.buildCount) builds for \(commits.count) commits\n\n"
    Console.write(text)
    try test.report(last, bad)
    return ExitCode.done
  }

  private static let failing = "is the first commit in which an expectation fails."
  private static let differing = "is the first commit with other frames."
}
