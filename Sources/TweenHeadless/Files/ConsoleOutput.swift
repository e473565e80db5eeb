import Foundation

/// Lines for a person or a program that reads them: standard output or standard error.
package struct ConsoleOutput: Sendable {
  package let file: Int32
  private let name: String
  private let files: any FileSystem

  package static let standardOutput = ConsoleOutput(
    file: STDOUT_FILENO, name: "standard output", files: SystemFiles())
  package static let standardError = ConsoleOutput(
    file: STDERR_FILENO, name: "standard error", files: SystemFiles())

  package init(file: Int32, name: String, files: any FileSystem) {
    self.file = file
    self.name = name
    self.files = files
  }

  /// Whether the output is a terminal.
  package var isTerminal: Bool { isatty(file) == 1 }

  /// Writes at once. A reader that is gone is an error (EPIPE), provided that the program ignores
  /// SIGPIPE.
  package func write(_ text: String) throws(FileError) {
    try AtomicFile.writeAll(Array(text.utf8), to: file, path: name, on: files)
  }
}
