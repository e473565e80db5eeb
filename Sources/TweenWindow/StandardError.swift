import Foundation

/// What a window tells the person who started it, beside its picture.
enum StandardError {
  /// Writes one line; where nobody listens it is lost.
  static func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(2, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
