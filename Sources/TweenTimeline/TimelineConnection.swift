import CTweenFork
import Foundation

/// One end of a connection between the program's process and a shadow process. It transfers lines of JSON,
/// each followed by bytes if the line states their number.
final class TimelineConnection {
  let file: Int32
  private var input: [UInt8] = []
  private var start = 0
  /// The descriptors that came with the received bytes.
  private var files: [Int32] = []
  private var output: [Piece] = []
  private(set) var isOpen = true

  /// Bytes to send, and the descriptors that are sent with the first of them.
  private struct Piece {
    var bytes: ArraySlice<UInt8>
    var files: [Int32]
    /// The descriptors that are closed after sending.
    var closing: [Int32]
  }

  /// The longest line in bytes. A longer one is not a message.
  private static let longestLine = 1 << 20

  /// Takes ownership of the descriptor.
  ///
  /// - Parameter waits: whether `receive` waits for bytes, and sending waits for room.
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

  /// Whether bytes wait to be sent.
  var hasOutput: Bool { !output.isEmpty }

  /// Sends a message, now or when there is room.
  ///
  /// - Parameter closing: the descriptors that this process closes after sending.
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

  /// Sends as many bytes as there is room for.
  func flush() {
    while isOpen, let piece = output.first {
      let count = piece.bytes.withUnsafeBytes {
        ctf_send(file, $0.baseAddress, $0.count, piece.files, Int32(piece.files.count))
      }
      if count == -Int(EINTR) { continue }
      guard count != -Int(EAGAIN) else { return }
      // The other end is closed, which `receive` reports.
      guard count > 0 else { return }
      for file in piece.closing { Foundation.close(file) }
      output[0].files = []
      output[0].closing = []
      output[0].bytes.removeFirst(count)
      if output[0].bytes.isEmpty { output.removeFirst() }
    }
  }

  /// Reads the bytes that have arrived.
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

  /// Removes and returns the next message after all of it has arrived; nil before.
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

  /// Removes and returns some of the received descriptors; none if there are fewer.
  func takeFiles(_ count: Int) -> [Int32] {
    guard files.count >= count else { return [] }
    defer { files.removeFirst(count) }
    return Array(files.prefix(count))
  }
}
