import Glibc

/// The output of the process.
enum Console {
  static func write(_ text: String, to descriptor: Int32 = STDOUT_FILENO) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        // The output is closed; no message is possible.
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// The environment of the process.
enum Environment {
  /// The value of a variable; nil where it is not set or empty.
  static subscript(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
