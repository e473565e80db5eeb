import Foundation
import TestSupport
import Testing

@testable import InbetweenCommand

/// The built command compares commits of a git repository. The compiler is a script, and so are the programs:
/// their trace is the line `// shows` of the source.
@Suite("compare and bisect as processes") struct ComparisonProcessTests {
  private struct Place {
    let folder: TemporaryFolder
    /// Variables of the command's environment.
    var variables: [String: String] = [:]

    init() throws {
      folder = try TemporaryFolder()
      let built = Bundle.main.bundleURL.resolvingSymlinksInPath()
        .appendingPathComponent("InbetweenCommand")
      try (folder.file / "prefix" / "bin").makeFolder()
      try ExecutableFile.copy(built.path, to: command)
      try folder.write(
        "prefix/lib/inbetween/swift-6.3.1/engine",
        "version 0.1.0\ncompiler Swift version 6.3.1 (swift-6.3.1-RELEASE)\nidentity one\n")
      try folder.write("prefix/lib/inbetween/swift-6.3.1/\(Engine.library)")
      try folder.write("prefix/lib/inbetween/swift-6.3.1/modules/SwiftUI.swiftmodule")
      try (folder.file / "tools").makeFolder()
      try (folder.file / "tmp").makeFolder()
      try ExecutableFile.write(Self.compiler, to: (folder.file / "tools" / "swiftc").path)
      try ExecutableFile.write(Self.packageManager, to: (folder.file / "tools" / "swift").path)
      try (folder.file / "toys").makeFolder()
      _ = try git("init", "--quiet", "--initial-branch=main")
    }

    private static let compiler = """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)"; exit; fi
      while [ $# -gt 0 ]; do
        if [ "$1" = -o ]; then output=$2; fi
        source=$1
        shift
      done
      echo "$source" >>"$COUNT"
      if grep -q '^#error' "$source"; then echo "$source:1:1: error: planted"; exit 1; fi
      { echo '#!/bin/sh'; echo "shown='$(grep '^// shows' "$source")'"; cat <<'END'; } >"$output"
      case $1 in
        trace)
          case $shown in
            *crash*) kill -KILL $$ ;;
            *older*) echo "'trace' is not a subcommand; expected one of window" >&2; exit 64 ;;
            *waits*) : >"$COUNT.waits"; exec sleep 20 ;;
            *hangs*) trap '' INT TERM; while :; do sleep 0.1; done ;;
            *ends*) echo "planted reason"; exit "${shown##*ends }" ;;
          esac
          echo "$shown" | sed 's/, wrong//' >"$2"
          case $shown in *wrong*) echo '{"failed":"t.jsonl:1: at 1 s there is no \\"Add\\"."}' >>"$2" ;; esac ;;
        compare-traces)
          if cmp -s "$2" "$3"; then echo "agree: $*"; exit; fi
          case $* in *--list-frames*) echo 0,4 ;; *) echo "differ: $*" ;; esac
          exit 65 ;;
      esac
      END
      chmod +x "$output"

      """

    /// Builds `in/hello.swift` of a package, if the package beside it is there, and notes its engine.
    private static let packageManager = """
      #!/bin/sh
      folder=$(echo "$*" | sed 's/.*--package-path \\([^ ]*\\).*/\\1/')
      case "$*" in
        *show-executables*) echo toys ;;
        *--show-bin-path*) echo "$folder/.build/debug" ;;
        *)
          [ -e "$folder/../beside/Package.swift" ] || exit 1
          mkdir -p "$folder/.build/debug"
          echo "${INBETWEEN_ENGINE:-own}" >>"$COUNT.engines"
          exec "$(dirname "$0")/swiftc" -o "$folder/.build/debug/toys" "$folder/in/hello.swift" ;;
      esac

      """

    var command: String { (folder.file / "prefix" / "bin" / "inbetween").path }
    var buildCount: Int { (folder.file / "count").text?.split(separator: "\n").count ?? 0 }
    /// The temporary files and the working trees that are left.
    var leftovers: [String] {
      get throws {
        let trees = try git("worktree", "list", "--porcelain").output.split(separator: "\n")
          .filter { $0.hasPrefix("worktree ") }.map(String.init)
        return (folder.file / "tmp").names + trees.dropFirst()
      }
    }

    func process(_ program: String, _ arguments: [String], in place: File) -> (Process, Pipe) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: place.path)
      process.environment = [
        "PATH": "\(folder.file / "tools"):/usr/bin:/bin", "HOME": folder.file.path,
        "INBETWEEN_CACHE": (folder.file / "cache").path, "COUNT": (folder.file / "count").path,
        "TMPDIR": (folder.file / "tmp").path, "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@example.org",
      ].merging(program == command ? variables : [:]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      return (process, pipe)
    }

    private func run(
      _ program: String, _ arguments: [String], in place: File
    ) throws -> (status: Int32, output: String) {
      let (process, pipe) = process(program, arguments, in: place)
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    func run(_ arguments: String...) throws -> (status: Int32, output: String) {
      try run(command, arguments, in: folder.file)
    }

    func git(_ arguments: String...) throws -> (status: Int32, output: String) {
      try run("/usr/bin/git", arguments, in: folder.file / "toys")
    }

    /// Commits a program that shows a line, in `toys/in/hello.swift`.
    func commit(_ shown: String, more: String = "", title: String) throws {
      try folder.write(
        "toys/in/hello.swift",
        "import SwiftUI\n// shows \(shown)\n@main struct Hello: App {}\n\(more)")
      _ = try git("add", ".")
      let outcome = try git("commit", "--quiet", "--allow-empty", "-m", title)
      try #require(outcome.status == 0, "\(outcome.output)")
    }
  }

  private func withPlace(_ body: (Place) throws -> Void) throws {
    let place = try Place()
    defer { place.folder.remove() }
    try body(place)
  }

  @Test("a bisection of 20 commits finds the planted change in at most log2 builds")
  func bisect() throws {
    try withPlace { place in
      for number in 0...20 {
        try place.commit(
          number < 13 ? "one" : "two", more: "// \(number)\n", title: "Change \(number)")
      }
      let (status, output) = try place.run(
        "bisect", "HEAD~20", "main", "--package", "toys/in/hello.swift", "--for", "2")
      #expect(status == 0)
      let lines = output.split(separator: "\n").filter { !$0.hasPrefix("inbetween: ") }
      #expect(lines.first?.hasSuffix(" Change 13") == true, "\(output)")
      #expect(lines.dropFirst().first == "is the first commit with other frames.")
      #expect(lines.contains { $0.hasPrefix("differ: ") && $0.contains("Change 12") })
      // The two ends, and five for the commits between them.
      #expect(place.buildCount <= 2 + 5, "\(place.buildCount) builds")
      #expect(try place.leftovers.isEmpty)
      #expect(try place.git("status", "--porcelain").output.isEmpty)
    }
  }

  @Test(
    "commits that do not build or lack the file are skipped, and named beside the first bad one")
  func skipped() throws {
    try withPlace { place in
      for number in 0...8 {
        try place.commit(
          number < 5 ? "one" : "two",
          more: number == 4 || number == 5 ? "#error\n" : "// \(number)\n",
          title: "Change \(number)")
      }
      let (status, output) = try place.run(
        "bisect", "HEAD~8", "HEAD", "--package", "toys/in/hello.swift")
      #expect(status == 0)
      #expect(output.contains(" Change 6\nis the first commit with other frames.\n"), "\(output)")
      for number in [4, 5] {
        #expect(
          output.contains("Change \(number): ") && output.contains("hello.swift does not compile"))
      }
      #expect(try place.leftovers.isEmpty)
    }
  }

  @Test("a crash is a difference, and an engine without traces is skipped")
  func crash() throws {
    try withPlace { place in
      for (number, shown) in ["one", "one", "older", "crash", "crash", "two"].enumerated() {
        try place.commit(shown, more: "// \(number)\n", title: "Change \(number)")
      }
      let (status, output) = try place.run(
        "bisect", "HEAD~5", "HEAD", "--package", "toys/in/hello.swift")
      #expect(status == 0)
      #expect(output.contains(" Change 3\nis the first commit with other frames.\n"), "\(output)")
      #expect(output.contains("Change 2 has a version of the engine without the command trace"))
      #expect(output.hasSuffix("Change 3 crashed by signal 9.\n"))
      #expect(output.contains("\nIt does not run: "))
    }
  }

  @Test("a program that hangs ends at its limit: bad for bisect, an error for compare")
  func hang() throws {
    try withPlace { place in
      for (number, shown) in ["one", "one", "hangs", "hangs"].enumerated() {
        try place.commit(shown, more: "// \(number)\n", title: "Change \(number)")
      }
      let path = "toys/in/hello.swift"
      let (status, output) = try place.run(
        "bisect", "HEAD~3", "HEAD", "--package", path, "--timeout", "1", "--json", "x.json")
      #expect(status == 0)
      #expect(output.contains(" Change 2\nis the first commit with other frames.\n"), "\(output)")
      #expect(
        output.hasSuffix(
          "Change 2 was ended after 1 s; --timeout SECONDS sets another limit. There is no comparison "
            + "for x.json.\n"))
      let compared = try place.run("compare", "\(path)@HEAD~3", path, "--timeout=1")
      #expect(compared.status == 70, "\(compared.output)")
      #expect(compared.output.contains("\(path) was ended after 1 s; --timeout SECONDS sets"))
      #expect(try place.leftovers.isEmpty)
    }
  }

  @Test(
    "a full disk or a missing font stops bisect, and an option that a commit lacks skips it",
    arguments: [69, 74, 64, 65])
  func environment(_ code: Int32) throws {
    try withPlace { place in
      for (number, shown) in ["one", "one", "ends \(code)", "two"].enumerated() {
        try place.commit(shown, more: "// \(number)\n", title: "Change \(number)")
      }
      let (status, output) = try place.run(
        "bisect", "HEAD~3", "HEAD", "--package", "toys/in/hello.swift")
      switch code {
      case 64:
        #expect(status == 0 && output.contains(" Change 3\nis the first commit"), "\(output)")
        #expect(output.contains("possibly earlier, not tested: "))
      case 65: #expect(status == 0 && output.contains(" Change 2\nis the first commit"))
      default:
        #expect(status == code, "\(output)")
        #expect(output.contains("planted reason"))
        #expect(
          output.contains(
            "Change 2 ended with exit code \(code), for a reason outside the commit; the search stops"
          ))
      }
      #expect(try place.leftovers.isEmpty)
    }
  }

  @Test("after a signal no further program starts", arguments: [SIGINT, SIGTERM])
  func signalBetween(_ number: Int32) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = (folder.file / "made").path
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      // Tests that run in the background ignore SIGINT.
      signal(number, SIG_DFL)
      _ = try Interruption.watched { () throws(CommandFailure) in
        raise(number)
        return try ChildProcess(program: "touch", arguments: [path]).run()
      }
    }
    #expect(!File(path).exists)
  }

  @Test("a limit ends a program and not its output, whoever holds that open")
  func limit() throws {
    let start = ContinuousClock.now
    let late = try ChildProcess(
      program: "sh", arguments: ["-c", "echo early; sleep 30 & sleep 30"], limit: 1
    ).run(keepsOutput: true)
    #expect(late == ChildProcess.Outcome(end: .timeLimit, output: "early\n"))
    let silent = try ChildProcess(program: "sleep", arguments: ["30"], limit: 1).run()
    #expect(silent.end == .timeLimit)
    let quick = try ChildProcess(program: "sh", arguments: ["-c", "exit 3"], limit: 30).run()
    #expect(quick.end == .exit(3))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("a recording with expectations is the criterion, unless frames are requested")
  func expectations() throws {
    try withPlace { place in
      let take = try place.folder.write("take.jsonl", #"{"at":1,"expect":"Add"}"# + "\n").path
      for (number, shown) in ["one", "two", "two", "two, wrong", "two, wrong"].enumerated() {
        try place.commit(shown, more: "// \(number)\n", title: "Change \(number)")
      }
      let arguments = ["HEAD~4", "HEAD", "--package", "toys/in/hello.swift"]
      let found = try place.run(
        "bisect", arguments[0], arguments[1], take, arguments[2], arguments[3])
      #expect(
        found.output.contains(" Change 3\nis the first commit in which an expectation fails.\n"),
        "\(found.output)")
      let frames = try place.run(
        "bisect", arguments[0], arguments[1], take, arguments[2], arguments[3], "--frames")
      #expect(frames.output.contains(" Change 1\nis the first commit with other frames.\n"))
      // Ends that do not differ, and ends in the wrong order, are sentences.
      let equal = try place.run("bisect", "HEAD~4", "HEAD~2", take, arguments[2], arguments[3])
      #expect(equal.status == 65 && equal.output.contains("is not bad: all expectations hold"))
      let wrong = try place.run("bisect", "HEAD", "HEAD~4", take, arguments[2], arguments[3])
      #expect(wrong.status == 65 && wrong.output.contains("expected the good commit first"))
      let failing = try place.run("bisect", "HEAD~1", "HEAD", take, arguments[2], arguments[3])
      #expect(failing.status == 65 && failing.output.contains("is not good: \"t.jsonl:1: at 1 s"))
      #expect(try place.leftovers.isEmpty)
    }
  }

  @Test("compare takes files, commits of a path, and commits of a package")
  func compare() throws {
    try withPlace { place in
      try place.commit("one", title: "First")
      try place.commit("two", title: "Second")
      try place.folder.write(
        "other.swift", "import SwiftUI\n// shows two\n@main struct Other: App {}\n")
      let path = "toys/in/hello.swift"
      let equal = try place.run("compare", path, "other.swift")
      #expect(equal.status == 0 && equal.output.contains("--name-a=\(path) --name-b=other.swift"))
      let commits = try place.run("compare", "\(path)@HEAD~1", path)
      #expect(commits.status == 65 && commits.output.contains("differ: "), "\(commits.output)")
      #expect(commits.output.contains(" First --name-b=\(path)"))
      let package = try place.run("compare", "HEAD~1", "HEAD", "--package", path)
      #expect(package.status == 65 && package.output.contains(" First --name-b="))
      // A file that only earlier commits have.
      _ = try place.git("mv", "in/hello.swift", "in/moved.swift")
      _ = try place.git("commit", "--quiet", "-m", "Moved")
      let moved = try place.run("compare", "\(path)@HEAD~1", "toys/in/moved.swift@HEAD")
      #expect(moved.status == 0, "\(moved.output)")
      _ = try place.git("mv", "in/moved.swift", "in/hello.swift")
      for (arguments, status, words) in [
        (["none.swift", path], 66, "none.swift does not exist"),
        (["\(path)@none", path], 66, "none is not a commit of \(path)"),
        (["\(path)@", path], 64, "\(path)@ names no commit; expected PATH@COMMIT"),
        (["toys/in/gone.swift@HEAD", path], 66, "in/gone.swift does not exist in "),
        (["nowhere/gone.swift@HEAD", path], 66, "nowhere/gone.swift does not exist"),
        (["other.swift@HEAD", path], 65, "other.swift is not in a git repository"),
        (
          ["none", "HEAD", "--package", path], 66, "none is not a commit of \(path), and not a file"
        ),
        (["/bin/true", path], 65, "/bin/true wrote no trace; expected a program of Inbetween"),
      ] as [([String], Int32, String)] {
        let (process, pipe) = place.process(
          place.command, ["compare"] + arguments, in: place.folder.file)
        try process.run()
        let output = String(
          decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status && output.contains(words), "\(output)")
      }
      #expect(try place.leftovers.isEmpty)
    }
  }

  @Test(
    "a signal ends the running program, and no working tree is left", arguments: [SIGINT, SIGTERM])
  func signals(_ number: Int32) throws {
    try withPlace { place in
      try place.commit("one", title: "First")
      try place.commit("waits", title: "Second")
      let (process, pipe) = place.process(
        place.command, ["compare", "HEAD~1", "HEAD", "--package", "toys/in/hello.swift"],
        in: place.folder.file)
      // Tests that run in the background ignore SIGINT, and their processes would too.
      let old = signal(number, SIG_DFL)
      try process.run()
      _ = old.map { signal(number, $0) }
      let waits = place.folder.file / "count.waits"
      for _ in 0..<1000 where !waits.exists { usleep(10_000) }
      #expect(waits.exists)
      kill(process.processIdentifier, number)
      _ = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
      #expect(try place.leftovers.isEmpty)
    }
  }
}
