import Foundation
import Synchronization
import TweenMotion
import TweenViews

@testable import Inbetween
@testable import TweenStage

extension FuzzTarget {
  /// Lines of the Model Context Protocol, sent to a program with a counter, a field and a list. Each request
  /// gets one reply, which is one line of JSON.
  static let messages = FuzzTarget("messages", maxLength: 1 << 10) { bytes in
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 4)
    guard !lines.contains(where: { namesFile(Array($0)) }) else { return }
    guard
      let arguments = try ProgramArguments.parseAsRoot(["mcp", "--size", "160x200"])
        as? MCPArguments
    else { throw FuzzFault(description: "the arguments of mcp are of another command") }
    let replies = ReplyLines()
    var calls = 0.0
    let session = AgentSession(
      program: "fuzz", threads: 1,
      makePlan: { FramePlan(stage: arguments.stage, frames: arguments.frames, script: $0) },
      makeStage: { Stage(content: FuzzedProgram(), configuration: $0) },
      // Each look at this clock takes two seconds, so that a call runs few frames.
      seconds: {
        calls += 2
        return calls
      })
    let server = AgentServer(session, replies: AgentReplies { replies.add($0) })
    for line in lines {
      try server.receive(Array(line))
      for reply in replies.takeAll() {
        try FuzzFault.unless(
          reply.hasSuffix("\n") && reply.utf8.filter { $0 == 10 }.count == 1,
          "a reply is no line: \(reply)")
        try FuzzFault.unless(
          (try? JSONDecoder().decode(JSONValue.self, from: Data(reply.utf8))) != nil,
          "a reply is no JSON: \(reply)")
      }
    }
  }

  /// Whether a message has a member "path": tools would write there.
  private static func namesFile(_ line: [UInt8]) -> Bool {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else {
      return false
    }
    return namesFile(message)
  }

  private static func namesFile(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let values): values.contains(where: namesFile)
    case .object(let members): members["path"] != nil || members.values.contains(where: namesFile)
    default: false
    }
  }
}

/// The replies of a server.
private final class ReplyLines: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  func takeAll() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// The program that messages move.
private struct FuzzedProgram: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 4) {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      Button("Twin") {}
      Button("Twin") {}.accessibilityIdentifier("second")
      TextField("Name", text: $name)
      Circle().fill(.orange).frame(width: isOn ? 60 : 20, height: 20)
        .accessibilityLabel("Lamp")
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(height: 30) }
        }
      }
    }
  }
}
