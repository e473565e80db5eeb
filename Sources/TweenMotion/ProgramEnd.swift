import Foundation

/// Ends a program that cannot continue because of an error of its author.
package enum ProgramEnd {
  /// The exit code of the process: an internal error of the program, `EX_SOFTWARE` in sysexits.h.
  package static let exitCode: Int32 = 70

  /// Writes the reason to standard error, in a full sentence, and ends the process. A failed
  /// precondition of a release build writes nothing.
  package static func stop(_ sentence: @autoclosure () -> String) -> Never {
    FileHandle.standardError.write(Data("error: \(sentence())\n".utf8))
    exit(exitCode)
  }

  /// Ends the process in the same way where a condition is false.
  @inline(__always)
  package static func unless(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { stop(sentence()) }
  }
}
