import Foundation

/// A pipe with which one thread wakes another that waits in `poll`.
package struct WakePipe: Sendable {
  /// The file descriptor that is readable after a ring.
  package let readEnd: CInt
  private let writeEnd: CInt

  /// Creates the pipe; nil where the process has no free file descriptors.
  package init?() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  package func wake() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  package func drain() {
    var bytes: (UInt64, UInt64) = (0, 0)
    _ = withUnsafeMutableBytes(of: &bytes) { read(readEnd, $0.baseAddress, $0.count) }
  }

  package func close() {
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
  }
}
