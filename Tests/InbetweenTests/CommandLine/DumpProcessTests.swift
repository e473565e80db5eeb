import Foundation
import Testing

/// Dumps as whole processes: signals, two at once, names that are no text.
@Suite(.serialized) final class DumpProcessTests {
  static let program = "PlainTicks6"

  /// A folder of its own, removed with the test.
  let root: String

  init() throws {
    root = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted()
  }

  private func contents(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: root + "/" + name))
  }

  /// What stands in a folder, by name.
  private func files(_ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try names(folder) { files[name] = try contents(folder + "/" + name) }
    return files
  }

  @discardableResult private func dump(
    _ folder: String, _ options: String...
  ) throws -> DumpProcess.Outcome {
    try DumpProcess(
      Self.program, (["frames", root + "/" + folder] + options).map { Array($0.utf8) }
    ).outcome()
  }

  private func waitForFrame(_ index: Int, in folder: String) throws {
    let path = root + "/\(folder)/frame-00000\(index).png"
    for _ in 0..<3000 where !FileManager.default.fileExists(atPath: path) { usleep(10_000) }
    try #require(FileManager.default.fileExists(atPath: path))
  }

  private static let unshare = "/usr/bin/unshare"
  /// Whether a program can be started as the first process of a container.
  private static let hasContainers: Bool =
    FileManager.default.isExecutableFile(atPath: unshare)
    && (try? DumpProcess(unshare, "-pf", "/bin/true").outcome().status) == 0

  // The system drops a signal that such a process sends to itself and has no handler for.
  @Test(
    .enabled(if: hasContainers, "Making a container is forbidden here."),
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends a dump that is the first process of a container`(signal: Int32) throws {
    let process = try DumpProcess(
      Self.unshare, "-pf", "--kill-child", DelayProgramTests.path(of: Self.program).path, "frames",
      root + "/out", "--count", "1000000", "--size", "64x48")
    try waitForFrame(3, in: "out")
    let children = try String(
      contentsOfFile: "/proc/\(process.id)/task/\(process.id)/children", encoding: .utf8)
    let child = try #require(pid_t(children.split(separator: " ").first ?? ""))
    kill(child, signal)
    #expect(process.outcome().status == 128 + signal)
    #expect(try !names("out").contains(".inbetween.lock"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal in mid-dump leaves whole frames and their list, and the next dump cleans up`(
    signal: Int32
  ) throws {
    let process = try DumpProcess(
      Self.program, "frames", root + "/out", "--count", "1000000", "--size", "64x48")
    try waitForFrame(3, in: "out")
    kill(process.id, signal)
    #expect(process.outcome().status == 128 + signal)
    let left = try names("out")
    #expect(left.first == ".inbetween.journal" && left.count > 4)
    for name in left.dropFirst() {
      // What a PNG file ends with.
      #expect(name.hasPrefix("frame-"), "\(name)")
      #expect(try contents("out/" + name).suffix(8).prefix(4) == Data("IEND".utf8), "\(name)")
    }
    #expect(try dump("out", "--count", "2", "--size", "64x48").status == 0)
    #expect(try dump("fresh", "--count", "2", "--size", "64x48").status == 0)
    #expect(try files("out") == files("fresh"))
  }

  @Test func `killed at once, a dump leaves what the next one cleans up`() throws {
    for wait in [0, 50_000] as [UInt32] {
      let process = try DumpProcess(
        Self.program, "frames", root + "/out", "--count", "1000000", "--size", "640x480")
      try waitForFrame(1, in: "out")
      usleep(wait)
      kill(process.id, SIGKILL)
      #expect(process.outcome().status == 128 + SIGKILL)
    }
    #expect(try dump("out", "--count", "1", "--size", "64x48").status == 0)
    #expect(try names("out") == ["frame-000000.png", "manifest.json"])
  }

  @Test func `two dumps into one folder: one wins, the other names it`() throws {
    let holder = try DumpProcess(
      Self.program, "frames", root + "/out", "--count", "1000000", "--size", "64x48")
    try waitForFrame(0, in: "out")
    let second = try dump("out", "--count", "1")
    #expect(second.status == 74)
    #expect(
      second.errors == "\(Self.program): cannot write \(root)/out: process \(holder.id) "
        + "(\(Self.program)) writes frames there; wait for it or choose another folder.\n")
    kill(holder.id, SIGKILL)
    _ = holder.outcome()
    // The lock is gone with its holder.
    #expect(try dump("out", "--count", "1").status == 0)
  }

  @Test func `twelve times two at once: each folder holds one whole dump`() throws {
    try dump("first", "--count", "12", "--size", "64x48")
    try dump("second", "--count", "12", "--size", "48x64")
    let whole = [try files("first"), try files("second")]
    for trial in 0..<12 {
      let folder = "trial\(trial)"
      let processes = try ["64x48", "48x64"].map { size in
        try DumpProcess(
          Self.program, "frames", root + "/" + folder, "--count", "12", "--size", size)
      }
      let outcomes = processes.map { $0.outcome() }
      let winners = outcomes.indices.filter { outcomes[$0].status == 0 }
      // The second may come when the first is done, and replaces it then.
      #expect(!winners.isEmpty, "\(outcomes)")
      for loser in outcomes.indices where !winners.contains(loser) {
        #expect(outcomes[loser].status == 74)
        #expect(outcomes[loser].errors.contains("process \(processes[1 - loser].id) "))
      }
      let left = try files(folder)
      #expect(winners.contains { whole[$0] == left }, "trial \(trial)")
    }
  }

  @Test func `ten frames over sixty are ten, and parts add up to the whole dump`() throws {
    try dump("out", "--count", "60", "--size", "64x48")
    try dump("out", "--count", "10", "--size", "64x48")
    try dump("ten", "--count", "10", "--size", "64x48")
    #expect(try names("ten").count == 11)
    #expect(try files("out") == files("ten"))
    try dump("parts", "--count", "10", "--size", "64x48", "--from", "6")
    try dump("parts", "--count", "10", "--size", "64x48", "--to", "5")
    #expect(try files("parts") == files("ten"))
    // Another URL, another film.
    try dump("parts", "--size", "64x48", "--from", "2", "--to", "3", "--open", "app://a")
    #expect(try names("parts") == ["frame-000002.png", "frame-000003.png", "manifest.json"])
  }

  @Test func `strip refuses a pipe and a device, and does not wait`() throws {
    let (pipe, device) = (root + "/pipe", root + "/device")
    #expect(mkfifo(pipe, 0o600) == 0)
    var places = [(pipe, "a named pipe"), (root, "a folder")]
    // Only root can make a device, and some containers forbid even that. It is never the machine's.
    if mknod(device, S_IFCHR | 0o666, 0x103) == 0 { places.append((device, "a device")) }
    let before = try FileManager.default.contentsOfDirectory(atPath: root).sorted()
    for (path, phrase) in places {
      let outcome = try DumpProcess(Self.program, "strip", path, "--at", "0").outcome()
      #expect(outcome.status == 74)
      #expect(
        outcome.errors == "\(Self.program): cannot write \(path): it is \(phrase); "
          + "expected a regular file or none.\n")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root).sorted() == before)
    var status = stat()
    #expect(places.count == 2 || lstat(device, &status) == 0)
    #expect(places.count == 2 || status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `an argument that is no UTF-8 is refused before anything is made`() throws {
    let name = Array((root + "/f").utf8) + [0xFF, 0x6F]
    let lines: [[[UInt8]]] = [
      [Array("frames".utf8), name], [Array("strip".utf8), name, Array("--at=0".utf8)],
      [Array("frames".utf8), Array((root + "/out").utf8), Array("--input".utf8), name],
    ]
    for arguments in lines {
      let outcome = try DumpProcess(Self.program, arguments).outcome()
      #expect(outcome.status == 64)
      let place = arguments.count == 4 ? 4 : 2
      #expect(
        outcome.errors
          == "\(Self.program): argument \(place) is not UTF-8: found '\(root)/f\\xFFo'; "
          + "expected names and values in UTF-8.\n")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root).isEmpty)
  }

  @Test func `motion has the same rules`() throws {
    let pipe = root + "/plot.svg"
    #expect(mkfifo(pipe, 0o600) == 0)
    let plot = try DumpProcess("motion", "plot", "smooth", "-o", pipe).outcome()
    #expect(plot.status == 74 && plot.errors.contains("it is a named pipe; expected"))
    let text = try DumpProcess("motion", [[0x70, 0xFF]]).outcome()
    #expect(text.status == 64)
    #expect(
      text.errors
        == "motion: argument 1 is not UTF-8: found 'p\\xFF'; expected names and values in UTF-8.\n")
  }

  @Test func `a program called by bytes that are no text runs, and shows them`() throws {
    let name = Array("/x/ti".utf8) + [0xE9]
    let process = try DumpProcess(
      Self.program, name: name,
      ["frames", root + "/out", "--count", "1"].map { Array($0.utf8) })
    #expect(process.outcome().status == 0)
    let manifest = String(decoding: try contents("out/manifest.json"), as: UTF8.self)
    #expect(manifest.contains(#""program": "ti\\xE9""#))
  }
}
