import Foundation
import Synchronization
import Glibc
import TestSupport
import Testing
import TweenCodecs
import TweenHeadless
import TweenPaint

@testable import Inbetween

// One after another: a process that one test starts would hold the files that another writes open for a
// moment, and what is open for writing is neither closed, as the watch reports it, nor can it be run.
@Suite(.serialized) struct LivePreviewTests {
  /// A folder that is gone with this object.
  private final class Folder {
    let path = NSTemporaryDirectory() + "live-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
      let file = path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try write(Array(text.utf8), to: file)
    }

    /// Whole or not at all, by a file that no process inherits: Foundation's own may be.
    func write(_ bytes: [UInt8], to file: String) throws {
      let hidden = path + "/.new"
      let descriptor = open(hidden, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      try #require(descriptor >= 0)
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
      try #require(count == bytes.count && rename(hidden, file) == 0)
    }
  }

  @Test func `a saved file is reported once, and what tools write is not`() throws {
    let folder = try Folder()
    try folder.write("Sources/a.swift", "1")
    try folder.write(".build/x", "1")
    let watch = try SourceWatch(roots: [.init(path: folder.path)])
    #expect(watch.watched == [folder.path, folder.path + "/Sources"])
    #expect(!watch.wait(timeout: 0))
    try folder.write("Sources/a.swift", "2")
    try folder.write("Sources/b.swift", "2")
    #expect(watch.wait(timeout: 60_000) && !watch.wait(timeout: 0))
    try folder.write(".build/x", "2")
    try folder.write("Sources/.hidden", "2")
    try folder.write("Sources/a.swift~", "2")
    #expect(!watch.wait(timeout: 50))
  }

  @Test func `folders that come later are watched too`() throws {
    let folder = try Folder()
    let watch = try SourceWatch(roots: [.init(path: folder.path)])
    try folder.write("Sources/New/a.swift", "1")
    #expect(watch.wait(timeout: 60_000))
    try folder.write("Sources/New/a.swift", "2")
    #expect(watch.wait(timeout: 60_000))
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/New")
    #expect(watch.wait(timeout: 60_000))
  }

  @Test func `the package of a program is that above it`() throws {
    let folder = try Folder()
    try folder.write("Package.swift", "")
    try folder.write(".build/debug.yaml", "")
    let file = folder.path + "/.build/x86_64/debug/hello"
    let package = try #require(ProgramPackage(executable: file))
    #expect(package.root == folder.path && package.product == "hello")
    #expect(
      package.buildCommand == [
        "swift", "build", "--package-path", folder.path, "--product", "hello", "--scratch-path",
        folder.path + "/.build",
      ])
    #expect(ProgramPackage(executable: "/nowhere/at/all/hello") == nil)
    #expect(ProgramPackage(executable: "/nowhere/at/all/hello", root: "/a")?.root == "/a")
  }

  @Test func `a program of files is built by the command line beside it`() throws {
    let folder = try Folder()
    func rebuild(_ sources: [String], resources: String) throws -> ProgramRebuild? {
      try folder.write("cache/key/bin/hello", "")
      try folder.write(
        "cache/key/rebuild",
        (["/usr/bin/inbetween", "--swift", "5", "build"] + sources).map { $0 + "\0" }.joined())
      let link = folder.path + "/cache/key/bin/hello_hello.resources"
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: resources)
      return ProgramRebuild(executable: folder.path + "/cache/key/bin/hello")
    }
    let place = folder.path + "/in"
    try folder.write("in/hello.swift", "")
    try folder.write("in/model.swift", "")
    try folder.write("in/A.xcassets/Contents.json", "{}")
    try folder.write("in/hello.assets/a.png", "")
    // Beside single files: those, the resources there, and catalogs.
    let files = try #require(
      try rebuild([place + "/hello.swift", place + "/model.swift"], resources: place))
    #expect(
      files.roots == [
        .init(path: place, names: ["hello.swift", "model.swift"]),
        .init(path: place + "/A.xcassets"),
      ])
    #expect(files.isOfFiles && !files.isOptimized && files.command.last == place + "/model.swift")
    // A folder of their own for resources.
    #expect(
      try rebuild([place + "/hello.swift"], resources: place + "/hello.assets")?.roots == [
        .init(path: place, names: ["hello.swift"]), .init(path: place + "/hello.assets"),
      ])
    // A folder of sources.
    #expect(try rebuild([place], resources: place)?.roots == [.init(path: place)])
    // One that was cut off is none.
    try folder.write("cache/key/rebuild", "/usr/bin/inbetween\0build")
    #expect(ProgramRebuild(executable: folder.path + "/cache/key/bin/hello") == nil)
  }

  @Test func `beside a single file others do not matter, nor what a compiler leaves there`() throws
  {
    let folder = try Folder()
    try folder.write("hello.swift", "1")
    let watch = try SourceWatch(roots: [.init(path: folder.path, names: ["hello.swift"])])
    try folder.write("other.swift", "1")
    try folder.write("hello-1.o", "1")
    try folder.write("TemporaryDirectory.1/hello.swift", "1")
    #expect(!watch.wait(timeout: 50) && watch.watched == [folder.path])
    try folder.write("hello.swift", "2")
    #expect(watch.wait(timeout: 60_000) && !watch.wait(timeout: 0))
    try folder.write("picture.PNG", "1")
    #expect(watch.wait(timeout: 60_000))
  }

  @Test func `a source is replaced by a link, and what the link leads to is watched`() throws {
    let folder = try Folder()
    try folder.write("hello.swift", "1")
    try folder.write("elsewhere/one.swift", "1")
    let (source, one) = (folder.path + "/hello.swift", folder.path + "/elsewhere/one.swift")
    let watch = try SourceWatch(roots: [.init(path: folder.path, names: ["hello.swift"])])
    try FileManager.default.removeItem(atPath: source)
    #expect(watch.wait(timeout: 60_000))
    #expect(symlink(one, source) == 0)
    #expect(watch.wait(timeout: 60_000))
    try folder.write("elsewhere/one.swift", "2")
    #expect(watch.wait(timeout: 60_000))
    try folder.write("elsewhere/other.swift", "2")
    #expect(!watch.wait(timeout: 50))
    try FileManager.default.removeItem(atPath: source)
    #expect(watch.wait(timeout: 60_000))
    #expect(link(one, source) == 0)
    #expect(watch.wait(timeout: 60_000))
  }

  @Test func `files that the program writes itself are left out`() throws {
    let folder = try Folder()
    let picture = folder.path + "/hello-1.png"
    let watch = try SourceWatch(roots: [.init(path: folder.path)]) { $0 == picture }
    try folder.write("hello-1.png", "1")
    #expect(!watch.wait(timeout: 50))
    try folder.write("other-1.png", "1")
    #expect(watch.wait(timeout: 60_000))
    let own = FileManager.default.currentDirectoryPath + "/"
    #expect(WindowFiles.isWritten(own + "hello-12.png", by: "hello"))
    #expect(WindowFiles.isWritten(own + "hello-1.jsonl", by: "hello"))
    for name in ["hello.png", "hello-.png", "hello-1.swift", "hello-a.png", "Sources/hello-1.png"] {
      #expect(!WindowFiles.isWritten(own + name, by: "hello"), "\(name)")
    }
  }

  @Test func `a command is ended by another thread, before it starts too`() {
    let stop = CommandRun.Stop()
    let statuses = Mutex<[Int32]>([])
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Self.unblockSignals()
      for _ in 0..<2 {
        let status = CommandRun.run(["sleep", "600"], endedBy: stop).status
        statuses.withLock { $0.append(status) }
      }
      done.signal()
    }
    usleep(50_000)
    stop.stop()
    done.wait()
    // SIGINT is ignored where the tests run in the background.
    let ends = statuses.withLock { $0 }
    #expect(ends.count == 2 && ends.allSatisfy { $0 == SIGINT || $0 == SIGTERM }, "\(ends)")
  }

  /// Commands have the mask of the thread that runs them, and a test's blocks signals.
  private static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  @Test func `a command that runs for too long is ended`() {
    let outcome = CommandRun.run(["sleep", "20"], atMost: 0.05)
    #expect(outcome.status != 0)
    #expect(outcome.complaint == "error: it did not end within 0.05 s.")
    let named = CommandRun.run(["sleep", "20"], atMost: 0.05, lateness: "too late.")
    #expect(named.complaint == "error: too late.")
    #expect(CommandRun.run(["true"], atMost: 20).status == 0)
  }

  @Test func `a broken build is told by the compiler's first error`() {
    func complaint(_ text: String) -> String {
      CommandRun.Outcome(status: 1, text: text).complaint
    }
    #expect(
      complaint("Building...\n/a/b/Hello.swift:3:5: error: cannot find 'x' in scope\n 3 | x\n")
        == "Hello.swift:3:5: error: cannot find 'x' in scope")
    // Each once, and no more of them than a window has room for.
    #expect(
      complaint("/a/A.swift:1:1: error: one\n  | `- error: one\n/a/B.swift:2:2: error: two\n")
        == "A.swift:1:1: error: one\nB.swift:2:2: error: two")
    let many = (1...10).map { "/a/A.swift:\($0):1: error: no\n" }.joined()
    #expect(complaint(many).hasSuffix("A.swift:8:1: error: no\nand 2 more"))
    #expect(complaint("error: no such module 'A/B'\n") == "error: no such module 'A/B'")
    #expect(complaint("killed\n\n") == "killed")
    #expect(complaint("") == "It ended with status 1 and without a message.")
    #expect(
      CommandRun.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
        == CommandRun.Outcome(status: 3, text: "out\nerr\n"))
    #expect(CommandRun.run(["/no/such/program"]).status == 127)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `with the program a build ends, and what the build has started`(signal: Int32) async throws {
    let folder = try Folder()
    let file = folder.path + "/numbers"
    await #expect(processExitsWith: .signal(signal)) {
      [file = file as String, signal = signal as Int32] in
      UnfinishedFiles.removedAtTheEnd {
        Thread.detachNewThread {
          Self.unblockSignals()
          _ = CommandRun.run([
            "sh", "-c", "sleep 60 & echo $$ $! >'\(file).new'; mv '\(file).new' '\(file)'; wait",
          ])
        }
        while !FileManager.default.fileExists(atPath: file) { usleep(1_000) }
        kill(getpid(), signal)
        while true { pause() }
      }
    }
    let numbers = try String(contentsOfFile: file, encoding: .utf8).split(
      whereSeparator: \.isWhitespace
    )
    .compactMap { Int32($0) }
    #expect(numbers.count == 2)
    // They are told to end before the program does, and take their time.
    func runs(_ number: Int32) -> Bool {
      let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      return stat.map { !$0.contains(") Z ") } ?? false
    }
    for _ in 0..<12_000 where numbers.contains(where: runs) { usleep(5_000) }
    #expect(!numbers.contains(where: runs))
  }

  @Test func `the options that say what is shown are handed on`() {
    #expect(
      ProgramRebuild.options(
        of: ["previews", "--live", "--only", "A", "--package", "/p", "--package=/q", "--at=1"],
        command: "previews", flag: "--live") == ["--only", "A", "--at=1"])
  }

  @Test @MainActor func `a picture stays under what is said of a broken build`() async throws {
    let folder = try Folder()
    // A program that draws a picture as wide as its number says.
    let picture = try PNGEncoder.encode(Bitmap(width: 3, height: 2))
    try folder.write(picture, to: folder.path + "/three.png")
    try folder.write("Package.swift", "")
    try ExecutableFile.write(
      "#!/bin/sh\nmkdir -p \"$2\" && cp \"\(folder.path)/three.png\" \"$2/a.png\"\n",
      to: folder.path + "/hello")
    var rebuild = try #require(ProgramRebuild(executable: folder.path + "/hello"))
    rebuild.command = [
      "sh", "-c",
      "grep -q good '\(folder.path)/a.swift' || { echo 'a.swift:1: error: bad'; exit 1; }",
    ]
    let previews = LivePreviews(rebuild: rebuild, options: [])
    previews.drawFirst(scale: 2)
    #expect(previews.complaint == nil)
    #expect(previews.size == CGSize(width: 1.5, height: 1))
    previews.begin(scale: 2)
    try folder.write("a.swift", "broken")
    for _ in 0..<3_000 where previews.complaint == nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(previews.complaint == "a.swift:1: error: bad" && previews.picture?.width == 3)
    try folder.write(PNGEncoder.encode(Bitmap(width: 4, height: 2)), to: folder.path + "/three.png")
    try folder.write("a.swift", "good")
    for _ in 0..<3_000 where previews.complaint != nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(previews.complaint == nil && previews.picture?.width == 4)
  }
}
