import Foundation
import Synchronization
import Testing
import TweenMotion
import TweenViews

@testable import Inbetween
@testable import TweenStage

/// Serves a program without a process, and returns the replies as JSON.
@MainActor final class AgentProbe {
  /// A reply of a tool.
  struct Reply {
    var texts: [String]
    /// The bytes of the pictures.
    var pictures: [[UInt8]]
    var isError: Bool

    /// The text before the moment.
    var text: String { texts.first ?? "" }
    /// The last text, with the moment.
    var moment: String { texts.last ?? "" }
  }

  let session: AgentSession
  let server: AgentServer
  /// A folder of its own, removed with the probe.
  let folder: String
  private let lines = LineBox()
  private var id = 0

  private final class LineBox: Sendable {
    let lines = Mutex<[String]>([])
  }

  init<Content: View>(
    _ content: @autoclosure @escaping @MainActor () -> Content, options: [String] = [],
    seconds: @escaping () -> Double = { 0 }
  ) throws {
    folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let parsed = try ProgramArguments.parseAsRoot(["mcp"] + options)
    let arguments = try #require(parsed as? MCPArguments)
    session = AgentSession(
      program: "probe",
      makePlan: { FramePlan(stage: arguments.stage, frames: arguments.frames, script: $0) },
      makeStage: { Stage(content: content(), configuration: $0) }, seconds: seconds)
    let lines = lines
    server = AgentServer(
      session, replies: AgentReplies { text in lines.lines.withLock { $0.append(text) } })
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Sends a line, and returns the lines of the reply.
  func send(_ line: String) throws -> [String] {
    try server.receive(Array(line.utf8))
    return lines.lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  /// Sends a request, and returns its only reply.
  func request(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    id += 1
    let replies = try send(
      #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    try #require(replies.count == 1)
    #expect(replies[0].hasSuffix("\n") && !replies[0].dropLast().contains("\n"))
    return try Self.value(replies[0])
  }

  nonisolated static func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// Calls a tool with arguments in JSON.
  @discardableResult func call(_ tool: String, _ arguments: String = "{}") throws -> Reply {
    let reply = try request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
    let result = try #require(reply["result"], "\(reply.text)")
    guard case .array(let blocks)? = result["content"] else {
      throw AgentFailure("no content")
    }
    var texts: [String] = []
    var pictures: [[UInt8]] = []
    for block in blocks {
      if let text = block["text"]?.string { texts.append(text) }
      if let data = block["data"]?.string {
        #expect(block["mimeType"] == .string("image/png"))
        pictures.append(Array(try #require(Data(base64Encoded: data))))
      }
    }
    return Reply(texts: texts, pictures: pictures, isError: result["isError"] == .bool(true))
  }
}

extension JSONValue {
  /// The member of an object; nil without one.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

/// A program with a counter, a field, a lamp and a list.
struct AgentExample: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = false
  @State private var isTurning = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 12) {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      Button("Twin") {}
      Button("Twin") {}.accessibilityIdentifier("second")
      TextField("Name", text: $name)
      Text("Scheme: \(colorScheme == .dark ? "dark" : "light")")
      Circle().fill(.orange).frame(width: isOn ? 60 : 20, height: 20)
        .accessibilityLabel("Lamp")
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
      Rectangle().frame(width: 20, height: 10).opacity(isTurning ? 0.2 : 1)
        .accessibilityLabel("Beacon")
        .onTapGesture {
          withAnimation(.linear(duration: 1).repeatForever()) { isTurning = true }
        }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 30) }
        }
      }
    }
    .padding()
  }
}
