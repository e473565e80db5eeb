/// The exit codes of our programs, after sysexits.h.
package enum ExitStatus {
  package static let done: Int32 = 0
  /// A wrong option or argument.
  package static let usage: Int32 = 64
  /// A file or a value with invalid content.
  package static let data: Int32 = 65
  /// A part of the machine is missing, such as a display or a font.
  package static let unavailable: Int32 = 69
  package static let software: Int32 = 70
  /// Reading or writing failed.
  package static let files: Int32 = 74
}
