import Foundation
import Synchronization
import TweenStage

/// The replies of a server. A thread that watches the server can answer the running call in its place.
final class AgentReplies: Sendable {
  private let pending = Mutex<JSONValue?>(nil)
  private let write: @Sendable (String) throws -> Void

  /// - Parameter write: Writes a line with its line break.
  init(write: @escaping @Sendable (String) throws -> Void) { self.write = write }

  /// Notes that a call runs.
  func begin(_ call: JSONValue) { pending.withLock { $0 = call } }

  /// Writes a message. If it answers the running call, the call is over.
  func send(_ message: JSONValue) throws {
    try pending.withLock { call in
      call = nil
      try write(message.text + "\n")
    }
  }

  /// Answers the running call, if there is one, with a sentence as an error. During the writing of a reply it
  /// has no effect, so that the process ends although its client does not read.
  func abandon(_ sentence: String) {
    _ = pending.withLockIfAvailable { call in
      guard let id = call else { return }
      call = nil
      // The process ends: there is no place to report that the client is gone.
      try? write(
        AgentMessage.reply(to: id, AgentMessage.content(of: [sentence], isError: true)).text + "\n")
    }
  }
}

/// The forms of JSON-RPC messages.
enum AgentMessage {
  /// The error codes of JSON-RPC 2.0.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
  }

  static func reply(to id: JSONValue, _ result: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  static func error(_ code: Code, _ sentence: String, id: JSONValue = .null) -> JSONValue {
    .object([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .object([
        "code": .number(Double(code.rawValue), whole: nil), "message": .string(sentence),
      ]),
    ])
  }

  /// The result of a tool call.
  ///
  /// - Parameter pictures: The bytes of PNG files.
  static func content(
    of texts: [String], pictures: [[UInt8]] = [], isError: Bool
  ) -> JSONValue {
    let blocks =
      texts.map { JSONValue.object(["type": .string("text"), "text": .string($0)]) }
      + pictures.map { png in
        .object([
          "type": .string("image"), "mimeType": .string("image/png"),
          "data": .string(Data(png).base64EncodedString()),
        ])
      }
    return .object(["content": .array(blocks), "isError": .bool(isError)])
  }
}
