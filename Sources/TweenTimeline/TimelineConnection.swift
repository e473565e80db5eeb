import CTweenFork
import Foundation

/// One end of a connection between the program's process and a shadow process: lines of JSON, each with
/// bytes after it where it states how many.
final class TimelineConnection {
  let file: Int32
  private var input: [UInt8] = []
  private var start = 0
  /// Descriptors that came with what was received.
  private var files: [Int32] = []
  private var output: [Piece] = []
  private(set) var isOpen = true

  /// Bytes to send, and the descriptors that go with the first of them.
  private struct Piece {
    var bytes: ArraySlice<UInt8>
    var files: [Int32]
    /// Whether the descriptors are closed once they are sent.
    var closing: [Int32]
  }

  /// A longer line is no message.
  private static let longestLine = 1 << 20

  /// Takes the descriptor over.
  ///
  /// - Parameter waits: whether `receive` waits until something comes, and sending until it is sent.
  init(_ file: Int32, waits: Bool) {
    self.file = file
    if !waits { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) }
  }

  deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    Foundation.close(file)
    for file in files { Foundation.close(file) }
    for piece in output { for file in piece.closing { Foundation.close(file) } }
    files = []
    output = []
  }

  /// Whether something waits to be sent.
  var hasOutput: Bool { !output.isEmpty }

  /// Sends a message, now or as soon as there is room for it.
  ///
  /// - Parameter closing: those of the descriptors that are closed here once they are sent.
  func send(
    _ message: some Encodable, payload: [UInt8] = [], files: [Int32] = [], closing: [Int32] = []
  ) {
    guard isOpen, let line = try? JSONEncoder().encode(message) else {
      for file in closing { Foundation.close(file) }
      return
    }
    let bytes = Array(line) + [UInt8(ascii: "\n")] + payload
    output.append(Piece(bytes: bytes[...], files: files, closing: closing))
    flush()
  }

  /// Sends what there is room for.
  func flush() {
    while isOpen, let piece = output.first {
      let count = piece.bytes.withUnsafeBytes {
        ctf_send(file, $0.baseAddress, $0.count, piece.files, Int32(piece.files.count))
      }
      if count == -Int(EINTR) { continue }
      guard count != -Int(EAGAIN) else { return }
      // The other end is gone, which `receive` finds.
      guard count > 0 else { return }
      for file in piece.closing { Foundation.close(file) }
      output[0].files = []
      output[0].closing = []
      output[0].bytes.removeFirst(count)
      if output[0].bytes.isEmpty { output.removeFirst() }
    }
  }

  /// Reads what has come.
  ///
  /// - Returns: false at the connection's end.
  func receive() -> Bool {
    guard isOpen else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var came = [Int32](repeating: -1, count: Int(CTF_MOST_FILES))
    while true {
      var fileCount: Int32 = 0
      let count = chunk.withUnsafeMutableBytes {
        ctf_receive(file, $0.baseAddress, $0.count, &came, &fileCount)
      }
      if count == -Int(EINTR) { continue }
      if count == -Int(EAGAIN) { return true }
      guard count > 0 else { return false }
      files += came[..<Int(fileCount)]
      input.removeFirst(start)
      start = 0
      input += chunk[..<count]
      return input.count < Self.longestLine || message != nil
    }
  }

  /// The first line that was received, without its end.
  private var message: ArraySlice<UInt8>? {
    guard let end = input[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    return input[start..<end]
  }

  /// Takes the next message, once all of it has come.
  func take<Message: Decodable>(
    _ type: Message.Type, bytes: (Message) -> Int?
  ) throws -> (message: Message, payload: [UInt8])? {
    guard let line = message else { return nil }
    let message = try JSONDecoder().decode(type, from: Data(line))
    let end = line.endIndex + 1
    let count = max(0, bytes(message) ?? 0)
    guard input.count - end >= count else { return nil }
    let payload = Array(input[end..<end + count])
    start = end + count
    return (message, payload)
  }

  /// Takes so many of the descriptors that came, or none where there are fewer.
  func takeFiles(_ count: Int) -> [Int32] {
    guard files.count >= count else { return [] }
    defer { files.removeFirst(count) }
    return Array(files.prefix(count))
  }
}
