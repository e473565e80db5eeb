import Foundation
import TestSupport
import Testing

@testable import Inbetween
@testable import TweenStage

/// `mcp` as a process over pipes.
@Suite(.serialized) struct AgentProcessTests {
  /// Runs a program of this build with lines on its standard input, and returns the lines that it prints.
  private func run(
    _ program: String, _ lines: [String], _ options: String...
  ) throws -> (status: Int32, lines: [JSONValue], errors: String) {
    let process = Process()
    process.executableURL =
      program.hasPrefix("/") ? URL(fileURLWithPath: program) : DelayProgramTests.path(of: program)
    process.arguments = ["mcp"] + options
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let texts = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return (
      process.terminationStatus, try texts.map { try AgentProbe.value($0) },
      String(decoding: words, as: UTF8.self)
    )
  }

  private func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private func text(_ reply: JSONValue) -> String {
    guard case .array(let blocks)? = reply["result"]?["content"] else { return "" }
    return blocks.compactMap { $0["text"]?.string }.joined(separator: "\n")
  }

  @Test func `a program serves its input to the end, and prints only messages`() throws {
    let outcome = try run(
      "Pantry6",
      [
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        call(1, "find", #"{"label":"Jar 3"}"#), call(2, "tap", #"{"label":"Jar 3"}"#),
        call(3, "screenshot"), call(4, "tap", #"{"label":"Jar 99"}"#),
      ], "--size", "320x300")
    #expect(outcome.status == 0)
    #expect(outcome.lines.compactMap { $0["id"] }.count == 5)
    #expect(outcome.lines[0]["result"]?["serverInfo"]?["name"] == .string("Pantry6"))
    #expect(text(outcome.lines[2]).contains("Time: 0.0167 s (frame 1)."))
    #expect(text(outcome.lines[3]).contains("320 by 300 pixels."))
    #expect(outcome.lines[4]["result"]?["isError"] == .bool(true))
    // The program's own words.
    #expect(outcome.errors.contains("chosen 3\n"))
  }

  @Test func `reload keeps the old program for errors, and continues with a new one`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/mcp-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/entry/bin", withIntermediateDirectories: true)
    let own = DelayProgramTests.path(of: "Pantry6").path
    try ExecutableFile.copy(own, to: folder + "/entry/bin/Pantry6")
    // The first build fails, the second has a program that is none, the third one is the program again.
    try ExecutableFile.write(
      """
      #!/bin/sh
      cd \(folder)
      echo x >>count
      case $(wc -l <count) in
      1) echo 'a.swift:1:2: error: no such thing' >&2; exit 1 ;;
      2) printf '#!/bin/sh\\necho error: no >&2; exit 3\\n' >bad; chmod +x bad; echo \(folder)/bad ;;
      *) cp entry/bin/Pantry6 next; echo \(folder)/next ;;
      esac
      """, to: folder + "/build.sh")
    let record = [folder + "/build.sh", "build", folder + "/a.swift"]
    try Data(record.map { $0 + "\0" }.joined().utf8)
      .write(to: URL(fileURLWithPath: folder + "/entry/rebuild"))
    let outcome = try run(
      folder + "/entry/bin/Pantry6",
      [
        call(1, "tap", #"{"label":"Jar 3"}"#), call(2, "advance", #"{"seconds":0.5}"#),
        call(3, "reload"), call(4, "reload"), call(5, "reload"),
        call(6, "find", #"{"label":"Jar 4"}"#), call(7, "goto", #"{"time":0}"#),
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    try #require(outcome.lines.count == 7, "\(outcome.lines)")
    #expect(text(outcome.lines[2]).contains("Errors:\na.swift:1:2: error: no such thing"))
    #expect(text(outcome.lines[3]).contains("ended with 3; the old program continues."))
    #expect(text(outcome.lines[4]).hasPrefix("Reloaded: the new program runs.\nTime: 0.5167 s"))
    #expect(outcome.lines[4]["id"] == .number(5, whole: 5))
    #expect(outcome.lines[4]["result"]?["isError"] == .bool(false))
    #expect(text(outcome.lines[6]).hasPrefix("2 events follow this moment"))
  }

  /// Connects to a Unix socket, and returns the connection; nil if there is none.
  private func connection(to path: String) -> FileHandle? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      close(file)
      return nil
    }
    return FileHandle(fileDescriptor: file, closeOnDealloc: true)
  }

  @Test func `an agent joins a window by its socket`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/mcp-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/socket"
    let window = try DumpProcess(
      "/usr/bin/env", "SDL_VIDEODRIVER=offscreen", "XDG_STATE_HOME=\(folder)",
      "SWIFT_BACKTRACE=enable=no", DelayProgramTests.path(of: "Pantry6").path, "--mcp", path)
    var found: FileHandle?
    for _ in 0..<1000 where found == nil {
      found = connection(to: path)
      usleep(20_000)
    }
    let client = try #require(found)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let calls = [
      call(1, "tap", #"{"label":"Jar 3"}"#), call(2, "advance", #"{"seconds":0.2}"#),
      call(3, "goto", #"{"time":0}"#), call(4, "screenshot"),
      call(5, "input", #"{"event":{"close":true}}"#),
    ]
    try client.write(contentsOf: Data(calls.map { $0 + "\n" }.joined().utf8))
    let data = try client.readToEnd() ?? Data()
    let replies = try String(decoding: data, as: UTF8.self).split(separator: "\n")
      .map { try AgentProbe.value(String($0)) }
    try #require(replies.count == 5)
    #expect(text(replies[0]).contains("the press meets \"Jar 3\""))
    #expect(replies[2]["result"]?["isError"] == .bool(true))
    #expect(text(replies[2]).contains("goto does not work in a window"))
    #expect(text(replies[3]).contains(" pixels."))
    #expect(text(replies[4]).contains("The program has ended: its last window was closed."))
    let outcome = window.outcome()
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("chosen 3\n"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test @MainActor func `a socket never replaces a file or a socket in use`() throws {
    let probe = try CommandLineProbe()
    let file = try probe.write("", to: "file")
    let refused = try probe.run("--mcp", file)
    #expect(refused.status == 74)
    #expect(
      refused.errors == "probe: cannot write \(file): a file is there; expected a free name.\n")
    let long = try probe.run("--mcp", probe.path(String(repeating: "a", count: 200)))
    #expect(long.status == 74 && long.errors.contains("the path of a socket has 1 to 107 bytes"))
    let missing = try probe.run("--mcp", probe.path("none/socket"))
    #expect(missing.status == 74 && missing.errors.contains("No such file or directory"))
    let path = probe.path("socket")
    // The window of the probe ends at once, and the socket's listener stays in this process.
    #expect(try probe.run("--mcp", path).status == 0)
    #expect(probe.sessions.last?.agent != nil)
    #expect(try probe.run("--mcp", path).errors.contains("another program uses this socket"))
  }

  @Test @MainActor func `record serves an agent too, and watch refuses the option`() throws {
    let probe = try CommandLineProbe()
    let (path, file) = (probe.path("socket"), probe.path("a.jsonl"))
    let missing = try probe.run("record", file, "--mcp", probe.path("none/socket"))
    #expect(missing.status == 74)
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try probe.run("record", file, "--mcp", path).status == 0)
    #expect(probe.sessions.last?.agent != nil)
    #expect(FileManager.default.fileExists(atPath: path))
    let both = try probe.run("--watch", "--mcp", path)
    #expect(both.status == 64)
    #expect(both.errors.contains("--watch and --mcp are both given; expected one of them."))
    #expect(try probe.run("watch", "--mcp", path).status == 64)
  }

  @Test func `the handover keeps all bytes of its state`() throws {
    var handles = AgentHandles()
    handles.update(
      [("main", .init(role: .window, label: "a", children: [.init(role: .text, label: "é\n\"")]))],
      run: 0)
    let handover = AgentHandover(
      version: "2025-03-26", call: .string("x\"y"), rest: [0, 10, 255, 123],
      time: .init(flicks: 705_600_001), script: "{}\n", recording: "/tmp/a b.jsonl",
      handles: handles)
    let path = try handover.write()
    let read = try #require(AgentHandover(path: path))
    #expect(read.version == "2025-03-26" && read.call == .string("x\"y"))
    #expect(read.rest == [0, 10, 255, 123] && read.time == handover.time)
    #expect(read.script == "{}\n" && read.recording == "/tmp/a b.jsonl")
    #expect(read.handles.saved == handles.saved && read.handles.windowNames == ["main"])
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(AgentHandover(path: path) == nil)
    // A file that no server wrote stays.
    for text in ["", "notes", "{}", #"{"version":"2025-03-26","script":""}"#] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      #expect(AgentHandover(path: path) == nil)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
    try FileManager.default.removeItem(atPath: path)
  }

  @Test func `options of the server pass to its successor without its own input`() {
    #expect(
      AgentRebuild.options(of: [
        "mcp", "--size", "10x20", "--input", "a.jsonl", "--count=3", "--resumed", "x", "--seed=7",
        "--open", "app://x", "--duration", "2s", "--reduce-motion",
      ]) == ["--size", "10x20", "--seed=7", "--reduce-motion"])
  }
}
