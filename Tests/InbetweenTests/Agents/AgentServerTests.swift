import Foundation
import Synchronization
import Testing
import TweenViews

@testable import Inbetween
@testable import TweenStage

/// The protocol, by lines in and out. Its specification is the expectation:
/// https://modelcontextprotocol.io/specification and https://www.jsonrpc.org/specification.
@Suite @MainActor struct AgentServerTests {
  private func code(_ reply: JSONValue) -> Double? {
    guard case .number(let code, _)? = reply["error"]?["code"] else { return nil }
    return code
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2031-01-01", "2025-06-18"), ("", "2025-06-18"),
  ])
  func `initialize answers with the client's version, or with the newest`(
    requested: String, expected: String
  ) throws {
    let probe = try AgentProbe(AgentExample())
    let reply = try probe.request(
      "initialize",
      #"{"protocolVersion":"\#(requested)","capabilities":{},"clientInfo":{"name":"a","version":"1"}}"#
    )
    let result = try #require(reply["result"])
    #expect(result["protocolVersion"] == .string(expected))
    #expect(result["serverInfo"]?["name"] == .string("probe"))
    #expect(result["capabilities"]?["tools"] != nil)
    #expect(try #require(result["instructions"]?.string).contains("tree"))
    #expect(reply["jsonrpc"] == .string("2.0"))
    #expect(reply["id"] == .number(1, whole: 1))
  }

  @Test func `notifications, blank lines and a client's replies get no reply`() throws {
    let probe = try AgentProbe(AgentExample())
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","method":"nothing"}"#, "", " \r", #"{"jsonrpc":"2.0","id":7,"result":{}}"#,
    ] {
      #expect(try probe.send(line).isEmpty, "\(line)")
    }
  }

  @Test(arguments: [
    ("{", -32700.0, "A line is not JSON"), ("\u{FF}nonsense", -32700, "A line is not JSON"),
    ("[]", -32600, "A batch is empty"), ("3", -32600, "A message is a number"),
    (#"{"id":1,"method":"ping"}"#, -32600, "\"jsonrpc\" is null; expected \"2.0\"."),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, "A message has no \"method\""),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600, "\"method\" is a number"),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "\"id\" is null"),
    (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, -32600, "\"id\" is a list"),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#, -32601, "There is no method"),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602, "\"params\" of ping"),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602, "no \"protocolVersion\""),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"a"}}"#, -32602,
      "\"cursor\" is given"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602, "has no \"name\""
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tab"}}"#, -32602,
      "Did you mean \"tap\"?"
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":[]}}"#,
      -32602, "\"arguments\" of tap is no object"
    ),
  ])
  func `a wrong message gets its code and a sentence`(
    line: String, expected: Double, sentence: String
  ) throws {
    let probe = try AgentProbe(AgentExample())
    let replies = try probe.send(line)
    try #require(replies.count == 1)
    let reply = try AgentProbe.value(replies[0])
    #expect(code(reply) == expected)
    #expect(try #require(reply["error"]?["message"]?.string).contains(sentence))
    #expect(reply["result"] == nil)
  }

  @Test func `a batch is answered before version 2025-06-18, and refused from then on`() throws {
    let probe = try AgentProbe(AgentExample())
    let batch =
      #"[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#
    let refused = try AgentProbe.value(try #require(try probe.send(batch).first))
    #expect(code(refused) == -32600)
    _ = try probe.request("initialize", #"{"protocolVersion":"2025-03-26"}"#)
    let replies = try probe.send(batch)
    #expect(
      replies == [
        #"[{"id":"a","jsonrpc":"2.0","result":{}},{"id":2,"jsonrpc":"2.0","result":{}}]"# + "\n"
      ])
  }

  @Test func `ids come back as they were`() throws {
    let probe = try AgentProbe(AgentExample())
    for id in ["0", "-7", "18446744073709551615", "\"\"", "\"a\\n\\\"b\"", "2.5"] {
      let replies = try probe.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
      #expect(replies == [#"{"id":\#(id),"jsonrpc":"2.0","result":{}}"# + "\n"])
    }
  }

  @Test func `every tool has a closed schema with a description of each argument`() throws {
    let probe = try AgentProbe(AgentExample())
    let reply = try probe.request("tools/list")
    guard case .array(let tools)? = reply["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "tree", "find", "tap", "type", "drag", "scroll", "resize", "environment", "input",
        "advance",
        "goto", "settle", "screenshot", "strip", "values", "diff", "record", "replay", "reload",
      ])
    for tool in tools {
      let schema = try #require(tool["inputSchema"])
      #expect(schema["type"] == .string("object"))
      #expect(schema["additionalProperties"] == .bool(false))
      let text = tool["description"]?.string
      #expect(text?.isEmpty == false)
      guard case .object(let properties)? = schema["properties"] else {
        Issue.record("no properties")
        continue
      }
      for (name, property) in properties {
        #expect(property["type"]?.string != nil, "\(name)")
        let text = property["description"]?.string
        #expect(text?.isEmpty == false, "\(name)")
      }
      if case .array(let required)? = schema["required"] {
        for name in required.compactMap(\.string) { #expect(properties[name] != nil) }
      }
    }
  }

  @Test func `equal sessions give equal bytes`() throws {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"tap","arguments":{"label":"Lamp"}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"advance","arguments":{"seconds":0.2}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"values","arguments":{"format":"json"}}}"#,
      #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"screenshot"}}"#,
      #"{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"diff","arguments":{"from":0}}}"#,
    ]
    let replies = try (0..<2).map { _ in
      let probe = try AgentProbe(AgentExample())
      return try lines.flatMap { try probe.send($0) }
    }
    #expect(replies[0] == replies[1])
    #expect(replies[0].count == lines.count)
  }

  @Test func `a call is answered by a watchdog only while it runs`() throws {
    nonisolated(unsafe) var lines: [String] = []
    let replies = AgentReplies { lines.append($0) }
    replies.abandon("Late.")
    #expect(lines.isEmpty)
    replies.begin(.string("x"))
    replies.abandon("Late.")
    replies.abandon("Later.")
    #expect(
      lines == [
        #"{"id":"x","jsonrpc":"2.0","result":{"content":[{"text":"Late.","type":"text"}],"isError":true}}"#
          + "\n"
      ])
  }

  /// A server that joined a stage, whose frames the test runs as a window's loop does.
  @MainActor private final class LiveProbe {
    let stage: Stage
    private let server: AgentServer
    private let lines = LineBox()

    private final class LineBox: Sendable {
      let lines = Mutex<[String]>([])
    }

    convenience init() { self.init(AgentExample()) }

    init<Content: View>(_ content: Content) {
      stage = Stage(
        content: content, configuration: Stage.Configuration(size: Stage.fallbackSize))
      let lines = lines
      server = AgentServer(
        AgentSession(program: "probe", threads: nil, joining: stage),
        replies: AgentReplies { text in lines.lines.withLock { $0.append(text) } })
      frame()
    }

    func frame() {
      stage.advance(
        to: stage.configuration.frameRate.time(ofFrame: (stage.frameIndex ?? -1) + 1))
    }

    func call(_ tool: String, _ arguments: String = "{}") throws {
      let line =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
      try server.receive(Array(line.utf8))
    }

    /// Lets the server work as between two frames, and returns its replies' first texts; nil if calls wait.
    func turn(halt: String? = nil) throws -> [(text: String, isError: Bool)]? {
      let isWaiting = try server.continueCalls(halt: halt)
      let texts = lines.lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
      if isWaiting { return texts.isEmpty ? nil : [] }
      return try texts.map { text in
        let result = try #require(try AgentProbe.value(text)["result"])
        guard case .array(let blocks)? = result["content"] else { return ("", false) }
        return (blocks.first?["text"]?.string ?? "", result["isError"] == .bool(true))
      }
    }
  }

  @Test func `calls in a window wait for its frames`() throws {
    let probe = LiveProbe()
    try probe.call("tap", #"{"label":"Add"}"#)
    #expect(try probe.turn() == nil)
    probe.frame()
    // The press is sent after a fresh frame, and happens in the next one.
    #expect(try probe.turn() == nil)
    probe.frame()
    let replies = try #require(try probe.turn())
    try #require(replies.count == 1)
    #expect(replies[0].text.contains("Count: 1") && !replies[0].isError)
  }

  private struct Pair: View {
    @State private var hasLeft = false
    @State private var hasRight = false

    var body: some View {
      VStack {
        Button("Left") { hasLeft = true }
        Button("Right") { hasRight = true }
        if hasLeft { Text("A") }
        if hasRight { Text("B") }
      }
    }
  }

  @Test func `handles in a window belong to the same elements after its time bar went back`() throws
  {
    let probe = LiveProbe(Pair())
    func tap(_ label: String) throws -> String {
      try probe.call("tap", #"{"label":"\#(label)"}"#)
      while try probe.turn() == nil { probe.frame() }
      // The elements of the call's end have handles now.
      try probe.call("tree")
      #expect(try probe.turn() == nil)
      probe.frame()
      return try #require(try probe.turn()?.first).text
    }
    _ = try tap("Left")
    #expect(try tap("Right").contains("e3 text \"A\""))
    probe.stage.branch(at: .zero)
    probe.frame()
    // The text is the next view after the start, as A was in the first run.
    #expect(try tap("Right").contains("e4 text \"B\""))
  }

  @Test func `calls in a window that stands still are answered without frames`() throws {
    let probe = LiveProbe()
    for tool in ["tree", "values", "screenshot"] {
      try probe.call(tool)
      let replies = try #require(try probe.turn(halt: "It stands."), "\(tool)")
      #expect(replies.count == 1 && !replies[0].isError, "\(replies)")
    }
    for (tool, arguments) in [
      ("tap", #"{"label":"Add"}"#), ("advance", #"{"seconds":1}"#), ("settle", "{}"),
    ] {
      try probe.call(tool, arguments)
      let replies = try #require(try probe.turn(halt: "It stands."), "\(tool)")
      try #require(replies.count == 1)
      #expect(replies[0].text == "It stands. \(tool) needs its frames." && replies[0].isError)
    }
    // Nothing was sent to the program.
    probe.frame()
    #expect(probe.stage.recording.events.isEmpty)
  }

  @Test func `a call whose frames end early gets an error, and the calls after it too`() throws {
    let probe = LiveProbe()
    try probe.call("advance", #"{"seconds":1}"#)
    try probe.call("find", #"{"text":"count"}"#)
    try probe.call("settle")
    #expect(try probe.turn() == nil)
    probe.frame()
    #expect(try probe.turn() == nil)
    let replies = try #require(try probe.turn(halt: "It has ended."))
    try #require(replies.count == 3)
    #expect(replies[0].text == "It has ended. Not all frames of advance have run.")
    #expect(replies.map(\.isError) == [true, false, true])
    #expect(replies[1].text.contains("Count: 0"))
  }

  @Test func `tools that can write a file are not read-only`() throws {
    let probe = try AgentProbe(AgentExample())
    guard case .array(let tools)? = try probe.request("tools/list")["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    let reading = tools.filter { $0["annotations"]?["readOnlyHint"] == .bool(true) }
    #expect(reading.compactMap { $0["name"]?.string } == ["tree", "find", "values"])
  }
}
