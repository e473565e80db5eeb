import Glibc

/// Writes the lines of messages. They have no time, so that two runs of one program write the same lines.
enum LogOutput {
  /// Whether the environment has `OS_ACTIVITY_MODE=disable`, with which Xcode's schemes silence a program.
  static let isSilent = getenv("OS_ACTIVITY_MODE").map { String(cString: $0) } == "disable"

  static func line(subsystem: String, category: String, _ type: OSLogType, _ text: String) -> String
  {
    let source = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    return "\(source)\(type.name): \(text)\n"
  }

  /// Writes a line in one call, so that lines of several threads stay whole. If standard error is closed,
  /// the line is lost.
  static func write(_ line: String) {
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
