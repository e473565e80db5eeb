import Foundation

/// Makes files that a test then executes.
///
/// Another process writes them. A process that a parallel test forks has all open files of this one until it
/// executes its own program, and a file that somebody has open for writing is not executed ("Text file
/// busy", ETXTBSY, execve(2)).
public enum ExecutableFile {
  /// Why there is no such file.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// Writes a script, over what is there. Its folder exists.
  public static func write(_ script: String, to path: String) throws {
    try run("/bin/sh", ["-c", "cat >\"$0\" && chmod 755 \"$0\"", path], input: Data(script.utf8))
  }

  /// Copies an executable file to where nothing is. The copy's folder exists.
  public static func copy(_ source: String, to path: String) throws {
    try run("/bin/cp", ["--", source, path], input: Data())
  }

  private static func run(_ tool: String, _ arguments: [String], input: Data) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    try pipe.fileHandleForReading.close()
    try pipe.fileHandleForWriting.write(contentsOf: input)
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(tool) \(arguments) ended with \(process.terminationStatus)")
    }
  }
}
