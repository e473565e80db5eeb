/// An error that ends the command: a sentence, and an exit code of `sysexits.h`.
struct CommandFailure: Error, Equatable {
  var sentence: String
  var status: Int32

  init(_ sentence: String, _ status: Int32) {
    self.sentence = sentence
    self.status = status
  }

  static func usage(_ sentence: String) -> CommandFailure {
    CommandFailure("\(sentence); see inbetween --help", ExitCode.usage)
  }
}

/// Exit codes, after sysexits.h.
enum ExitCode {
  static let done: Int32 = 0
  /// An invalid command line.
  static let usage: Int32 = 64
  /// Sources that do not compile.
  static let data: Int32 = 65
  /// A file that does not exist.
  static let noInput: Int32 = 66
  /// No compiler, or no engine for it.
  static let unavailable: Int32 = 69
  /// An internal error of the command.
  static let software: Int32 = 70
  /// A file that can't be read or written.
  static let file: Int32 = 74

  /// The codes whose reason is the machine, and not the program: a full disk, no font.
  static let ofEnvironment = [unavailable, file]
}
