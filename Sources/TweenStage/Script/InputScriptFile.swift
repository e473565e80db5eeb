import Foundation

/// The error of an input file that could not be read.
public struct InputFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file, as the caller gave it.
  public var path: String
  /// The system's error message, or that the file is too large; without a full stop.
  public var reason: String

  /// The error as one sentence: `cannot read tour.jsonl: No such file or directory.`.
  public var description: String { "cannot read \(path): \(reason)." }
}

/// Reads input files of limited size completely.
enum InputScriptFile {
  /// The largest file, 256 MiB: weeks of recorded input. A larger file is a wrong path, such as an endless
  /// device.
  static let mostBytes = 256 << 20

  static func read(_ path: String) throws(InputFileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw InputFileError(path: path, reason: Self.reason(errno)) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw InputFileError(path: path, reason: Self.reason(errno))
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= mostBytes else {
        throw InputFileError(path: path, reason: "it holds more than \(mostBytes >> 20) MiB")
      }
    }
  }

  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
