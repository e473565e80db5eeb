import Foundation
import TweenHeadless
import TweenStage

/// Serves the tools of one session by the Model Context Protocol: JSON-RPC 2.0, one message a line.
///
/// The protocol's specification is at https://modelcontextprotocol.io/specification.
@MainActor final class AgentServer {
  /// The protocol's versions that the server speaks, the newest last.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]
  /// The version that has no more batches of messages.
  private static let versionWithoutBatches = "2025-06-18"

  private let session: AgentSession
  private let replies: AgentReplies
  private(set) var version: String
  private let decoder = JSONDecoder()

  /// Called before and after a call.
  var onCall: (Bool) -> Void = { _ in }
  /// Bytes of the input that are read and not handled.
  var rest: () -> [UInt8] = { [] }
  /// Replaces the server by a program, which answers the call. Returns the reason if that is impossible.
  var succeed: (String, AgentHandover) -> String = { program, _ in
    "\(program) cannot replace this server."
  }

  /// - Parameter version: The negotiated version, if an earlier server negotiated it.
  init(_ session: AgentSession, replies: AgentReplies, version: String? = nil) {
    self.session = session
    self.replies = replies
    self.version = version ?? Self.versions.last ?? ""
  }

  /// Ends the session of a program in a window.
  func leave() { session.leave() }

  // MARK: Messages

  /// Handles a line, and writes the replies. Throws an error if a reply cannot be written.
  func receive(_ line: [UInt8]) throws {
    guard line.contains(where: { !Self.blanks.contains($0) }) else { return }
    guard let message = try? decoder.decode(JSONValue.self, from: Data(line)) else {
      return try replies.send(
        AgentMessage.error(
          .parseError,
          "A line is not JSON; expected one JSON-RPC message on one line, such as "
            + #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}."#))
    }
    if case .array(let messages) = message {
      return try receive(batch: messages)
    }
    if let reply = handle(message) { try replies.send(reply) }
  }

  private static let blanks = Set(" \t\r\n".utf8)

  private func receive(batch messages: [JSONValue]) throws {
    guard version != Self.versionWithoutBatches, !messages.isEmpty else {
      return try replies.send(
        AgentMessage.error(
          .invalidRequest,
          messages.isEmpty
            ? "A batch is empty; expected one message or more."
            : "Version \(version) of the protocol has no batches; expected one message a line."))
    }
    // In a window each call of a batch has a line of its own.
    let answers = messages.compactMap(handle)
    if !answers.isEmpty { try replies.send(.array(answers)) }
  }

  /// Handles a message and returns the reply; nil for notifications and replies of the client.
  private func handle(_ message: JSONValue) -> JSONValue? {
    guard case .object(let members) = message else {
      return AgentMessage.error(
        .invalidRequest, "A message is \(Self.kind(of: message)); expected an object.")
    }
    let id = members["id"]
    let answerable = id.map(Self.isID) ?? false
    func refuse(_ sentence: String) -> JSONValue {
      AgentMessage.error(.invalidRequest, sentence, id: answerable ? id ?? .null : .null)
    }
    guard members["jsonrpc"] == .string("2.0") else {
      return refuse("\"jsonrpc\" is \((members["jsonrpc"] ?? .null).text); expected \"2.0\".")
    }
    guard let name = members["method"] else {
      // The reply of a client, although the server sends no requests.
      guard members["result"] == nil, members["error"] == nil else { return nil }
      return refuse("A message has no \"method\"; expected one, such as \"tools/list\".")
    }
    guard case .string(let method) = name else {
      return refuse("\"method\" is \(Self.kind(of: name)); expected a text.")
    }
    guard let id else { return nil }
    guard answerable else {
      return refuse("\"id\" is \(Self.kind(of: id)); expected a text or a number.")
    }
    switch members["params"] ?? .null {
    case .object(let parameters): return reply(to: method, parameters, id)
    case .null: return reply(to: method, [:], id)
    default:
      return AgentMessage.error(
        .invalidParameters, "\"params\" of \(method) is no object; expected one.", id: id)
    }
  }

  private static func isID(_ value: JSONValue) -> Bool {
    switch value {
    case .string, .number: true
    default: false
    }
  }

  private static func kind(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  // MARK: Methods

  private func reply(
    to method: String, _ parameters: [String: JSONValue], _ id: JSONValue
  ) -> JSONValue? {
    switch method {
    case "initialize": return initialize(parameters, id)
    case "ping": return AgentMessage.reply(to: id, .object([:]))
    case "tools/list":
      guard (parameters["cursor"] ?? .null) == .null else {
        return AgentMessage.error(
          .invalidParameters, "\"cursor\" is given; expected none: one page has all tools.", id: id)
      }
      let tools = AgentTools.all.filter { !session.isLive || !$0.needsOwnClock }
      let list = JSONValue.array(tools.map { $0.listing })
      return AgentMessage.reply(to: id, .object(["tools": list]))
    case "tools/call": return call(parameters, id)
    default:
      return AgentMessage.error(
        .unknownMethod,
        "There is no method \(JSONText.string(method)); expected initialize, ping, tools/list or "
          + "tools/call.", id: id)
    }
  }

  private func initialize(_ parameters: [String: JSONValue], _ id: JSONValue) -> JSONValue {
    guard case .string(let requested)? = parameters["protocolVersion"] else {
      return AgentMessage.error(
        .invalidParameters,
        "initialize has no \"protocolVersion\"; expected a text, such as "
          + "\"\(Self.versions.last ?? "")\".", id: id)
    }
    version = Self.versions.contains(requested) ? requested : Self.versions.last ?? requested
    return AgentMessage.reply(
      to: id,
      .object([
        "protocolVersion": .string(version),
        "capabilities": .object(["tools": .object(["listChanged": .bool(false)])]),
        "serverInfo": .object([
          "name": .string(session.program), "version": .string(EngineVersion.text),
        ]),
        "instructions": .string(AgentInstructions.text(session.program, isLive: session.isLive)),
      ]))
  }

  private func call(_ parameters: [String: JSONValue], _ id: JSONValue) -> JSONValue? {
    func refuse(_ sentence: String) -> JSONValue {
      AgentMessage.error(.invalidParameters, sentence, id: id)
    }
    guard case .string(let name)? = parameters["name"] else {
      return refuse("tools/call has no \"name\"; expected a tool's name, such as \"tree\".")
    }
    let tool: any AgentTool.Type
    do throws(AgentFailure) {
      tool = try AgentTools.named(name)
    } catch {
      return refuse(error.description)
    }
    let arguments: [String: JSONValue]
    switch parameters["arguments"] ?? .null {
    case .object(let members): arguments = members
    case .null: arguments = [:]
    default: return refuse("\"arguments\" of \(name) is no object; expected one.")
    }
    guard !session.isLive else {
      liveCalls.append(LiveCall(id: id, tool: tool, arguments: arguments))
      return nil
    }
    replies.begin(id)
    onCall(true)
    defer { onCall(false) }
    var result = perform(tool, arguments)
    if let program = result.successor { result = .failure(takeOver(program, id)) }
    return answer(result, to: id)
  }

  // MARK: Calls in a window

  /// A call for a program in a window: it begins after a fresh frame, and ends when its frames have run.
  private struct LiveCall {
    var id: JSONValue
    var tool: any AgentTool.Type
    var arguments: [String: JSONValue]
    /// The frame that the window showed when the call came.
    var frame: Int?
    var result: AgentResult?
    var rest: (() throws -> String?)?
  }

  private var liveCalls: [LiveCall] = []

  /// Continues the calls for a program in a window, between two frames. Returns whether calls wait for a
  /// further frame.
  ///
  /// - Parameter halt: The reason why no further frame comes for now, as a sentence; nil: frames come. All
  ///   calls are then answered: tools that read have the present frame, the others get an error.
  func continueCalls(halt: String? = nil) throws -> Bool {
    while let call = liveCalls.first {
      guard let result = result(of: call, halt: halt) else { return true }
      liveCalls.removeFirst()
      try replies.send(answer(result, to: call.id))
    }
    return false
  }

  /// Returns the result of the first call; nil if it needs a further frame.
  private func result(of first: LiveCall, halt: String?) -> AgentResult? {
    var call = first
    if call.result == nil {
      let frame = session.stage.frameIndex ?? 0
      if let halt {
        guard call.tool.isReading else {
          return .failure("\(halt) \(call.tool.name) needs its frames.")
        }
      } else if let first = call.frame {
        guard frame > first || session.stage.isEnded else { return nil }
      } else {
        liveCalls[0].frame = frame
        return nil
      }
      call.result = perform(call.tool, call.arguments)
      call.rest = session.takeLiveRest()
    }
    guard var result = call.result, let rest = call.rest else { return call.result }
    do {
      if let text = try rest() {
        // The tool's text ends with a line break before the elements that changed.
        result.texts[0] += text
        return result
      }
    } catch {
      return .failure(AgentFailure(error).description)
    }
    if let halt { return .failure("\(halt) Not all frames of \(call.tool.name) have run.") }
    liveCalls[0] = call
    return nil
  }

  /// Returns the reply with a result, and the moment at its end.
  func answer(_ result: AgentResult, to id: JSONValue) -> JSONValue {
    AgentMessage.reply(
      to: id,
      AgentMessage.content(
        of: result.texts + session.takeWarnings() + [session.moment], pictures: result.pictures,
        isError: result.isError))
  }

  private func perform(
    _ tool: any AgentTool.Type, _ members: [String: JSONValue]
  ) -> AgentResult {
    var result: AgentResult
    do {
      try session.beginCall()
      if tool.needsOwnClock { try session.requireNoWindow(for: tool.name) }
      let arguments = try AgentArguments(members, for: tool.parameters, of: tool.name)
      result = try tool.run(arguments, in: session)
    } catch {
      result = .failure(AgentFailure(error).description)
    }
    do {
      try session.saveRecording()
    } catch {
      result.texts.append("The recording stopped. \(AgentFailure(error))")
      result.isError = true
      session.recording = nil
    }
    return result
  }

  /// Replaces the server by a program, and returns the reason if that is impossible.
  private func takeOver(_ program: String, _ id: JSONValue) -> String {
    _ = session.elements
    return succeed(
      program,
      AgentHandover(
        version: version, call: id, rest: rest(), time: session.stage.time,
        script: session.script.text, recording: session.recording, handles: session.handles))
  }
}
