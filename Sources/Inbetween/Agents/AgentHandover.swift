import Foundation
import TweenHeadless
import TweenMotion
import TweenStage

/// The state that a server passes to the program that replaces it, in a file.
struct AgentHandover {
  /// The protocol's version.
  var version: String
  /// The id of the call that the new program answers, as JSON.
  var call: JSONValue
  /// Bytes of standard input that are read and not handled.
  var rest: [UInt8]
  /// The present moment.
  var time: StageTime
  /// The input of the run, as a recording.
  var script: String
  /// The file of a recording that runs.
  var recording: String?
  var handles: AgentHandles

  /// Writes the state into a new file that only the user can read, and returns its path.
  func write() throws -> String {
    let path = NSTemporaryDirectory() + "inbetween-mcp-\(UUID().uuidString).json"
    var members: [String: JSONValue] = [
      "version": .string(version), "call": call,
      "rest": .string(Data(rest).base64EncodedString()),
      "time": .number(time.seconds, whole: nil), "script": .string(script),
      "windows": .array(handles.windowNames.map { .string($0) }),
      "handles": .array(
        handles.saved.map {
          .array([
            .string($0.signature.window), .string($0.signature.path), .whole($0.signature.order),
            .string($0.words), .string($0.place),
          ])
        }),
    ]
    if let recording { members["recording"] = .string(recording) }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(file) }
    try AtomicFile.writeAll(
      Array(JSONValue.object(members).text.utf8), to: file, path: path, on: SystemFiles())
    return path
  }

}

extension AgentHandover {
  /// Reads the state and removes its file. Nil for a file that no server wrote; that file stays.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      case .object(let members)? = try? JSONDecoder().decode(JSONValue.self, from: data),
      case .string(let version)? = members["version"], let call = members["call"],
      case .string(let rest)? = members["rest"], let bytes = Data(base64Encoded: rest),
      case .number(let time, _)? = members["time"], case .string(let script)? = members["script"],
      case .array(let windows)? = members["windows"],
      case .array(let saved)? = members["handles"]
    else { return nil }
    (self.version, self.call, self.rest, self.script) = (version, call, Array(bytes), script)
    self.time = StageTime(seconds: time)
    if case .string(let path)? = members["recording"] { recording = path }
    handles = AgentHandles(
      saved: saved.compactMap { value in
        guard case .array(let parts) = value, parts.count == 5, case .string(let window) = parts[0],
          case .string(let path) = parts[1], case .number(let order, _) = parts[2],
          case .string(let words) = parts[3], case .string(let place) = parts[4]
        else { return nil }
        let signature = AgentHandles.Signature(window: window, path: path, order: Int(order))
        return AgentHandles.Saved(signature: signature, words: words, place: place)
      },
      windows: windows.compactMap { value in
        guard case .string(let name) = value else { return nil }
        return name
      })
    unlink(path)
  }
}
