import Foundation

/// A pipe with which one thread wakes another that waits in `poll`.
package struct Bell: Sendable {
  /// The file descriptor that is readable after a ring.
  package let ear: CInt
  private let hand: CInt

  /// Creates the pipe; nil where the process has no free file descriptors.
  package init?() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    ear = ends[0]
    hand = ends[1]
  }

  package func ring() {
    var byte: UInt8 = 1
    _ = write(hand, &byte, 1)
  }

  package func silence() {
    var bytes: (UInt64, UInt64) = (0, 0)
    _ = withUnsafeMutableBytes(of: &bytes) { read(ear, $0.baseAddress, $0.count) }
  }

  package func close() {
    Glibc.close(ear)
    Glibc.close(hand)
  }
}
