import Glibc
import Testing

@testable import InbetweenCommand

/// A folder for one test, which removes it.
struct TemporaryFolder {
  let file: File

  init() throws {
    var template = Array("\(Environment["TMPDIR"] ?? "/tmp")/inbetween-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFailure("make", "a folder for a test") }
    file = try #require(
      File(String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)).real)
  }

  func remove() { try? file.remove() }

  /// Writes a file, and the folders that it lies in.
  @discardableResult func write(_ path: String, _ text: String = "") throws -> File {
    let new = file / path
    try new.folder.makeFolder()
    try new.write(text)
    return new
  }
}
