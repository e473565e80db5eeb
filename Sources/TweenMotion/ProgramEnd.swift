import Foundation

/// The end of a program whose author has made it impossible to go on.
package enum ProgramEnd {
  /// The exit code of the process: an internal error of the program, `EX_SOFTWARE` in sysexits.h.
  package static let exitCode: Int32 = 70

  /// Writes the reason to standard error, in a full sentence, and ends the process. A failed
  /// precondition of a release build writes nothing.
  package static func stop(_ sentence: @autoclosure () -> String) -> Never {
    FileHandle.standardError.write(Data("error: \(sentence())\n".utf8))
    exit(exitCode)
  }

  /// The same where a condition doesn't hold.
  @inline(__always)
  package static func unless(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { stop(sentence()) }
  }
}
