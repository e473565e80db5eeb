import Foundation

/// Writes messages to the user who started the window's program.
enum StandardError {
  /// Writes one line. If standard error is closed, the line is lost.
  static func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(2, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
