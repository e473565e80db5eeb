import Foundation

/// Opens URLs with the desktop's programs.
enum SystemOpener {
  /// The program that opens URLs on all desktops.
  static let program = "xdg-open"

  /// Starts the desktop's program for a URL, and returns whether it could be started.
  static func open(
    _ url: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    guard let path = path(of: program, in: environment["PATH"] ?? "") else {
      StandardError.write(
        "warning: \(url.absoluteString) is not opened: there is no \(program) in PATH "
          + "(Debian's package xdg-utils has it).")
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      return true
    } catch {
      StandardError.write(
        "warning: \(url.absoluteString) is not opened: \(path) cannot be started.")
      return false
    }
  }

  /// Returns the first executable file with a name in a list of folders.
  private static func path(of name: String, in folders: String) -> String? {
    folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
