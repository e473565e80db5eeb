/// The options of `compare` and `bisect`: the run of each program, and the output.
struct ComparedRun: Equatable {
  /// The input of both programs; nil: none.
  var recording: String?
  /// The duration of the run, as an option of programs; nil: to the recording's end.
  var duration: String?
  /// The package or the file of which commits are compared.
  var package: String?
  var json: String?
  var html: String?
  /// How the programs are built.
  var options: ProgramInvocation.Options
  /// The options of both programs: the arguments after `--`.
  var arguments: [String] = []
  /// Whether `bisect` compares frames although the recording has expectations.
  var comparesFrames = false

  /// The most seconds that each process of a program may run.
  var limit = 120

  /// The other arguments, in order.
  private(set) var operands: [String] = []

  /// - Parameter command: The name of the command, for messages.
  init(
    _ arguments: [String], of command: String, options: ProgramInvocation.Options
  ) throws(CommandFailure) {
    self.options = options
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        self.arguments = Array(rest)
        break
      }
      guard argument.hasPrefix("-") else {
        if !RecordingTest.isRecording(argument) {
          operands.append(argument)
        } else if let recording {
          throw .usage("\(command) found the recordings \(recording) and \(argument); expected one")
        } else {
          recording = argument
        }
        continue
      }
      try read(argument, from: &rest, of: command)
    }
    if let recording, !File(recording).exists {
      throw CommandFailure("\(recording) does not exist", ExitCode.noInput)
    }
    // Otherwise a search of minutes could not write its result.
    for file in [html, json].compactMap(\.self) where !File(file).folder.isFolder {
      throw CommandFailure("\(file) can't be written: there is no such folder", ExitCode.file)
    }
  }

  /// The two operands; with another number of them an error.
  fileprivate func pair(_ needed: String) throws(CommandFailure) -> (String, String) {
    guard operands.count == 2 else {
      throw .usage(
        "\(needed), found " + (operands.isEmpty ? "none" : operands.joined(separator: " ")))
    }
    return (operands[0], operands[1])
  }

  private mutating func read(
    _ argument: String, from rest: inout ArraySlice<String>, of command: String
  ) throws(CommandFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    func value(_ what: String) throws(CommandFailure) -> String {
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw .usage("\(parts[0]) needs \(what)")
      }
      return value
    }
    switch parts[0] {
    case "--package": package = try value("a folder or a Swift file of a git repository")
    case "--json": json = try value("a file")
    case "--html": html = try value("a file")
    case "--for":
      let time = try value("a duration, such as 2 or 500ms")
      duration = time.last?.isNumber == true ? time + "s" : time
    case "--timeout":
      let text = try value("a number of seconds")
      guard let seconds = Int(text), Self.limits.contains(seconds) else {
        throw .usage(
          "--timeout is \(text); expected whole seconds from 1 to \(Self.limits.upperBound)")
      }
      limit = seconds
    case "--frames" where command == "bisect" && parts.count == 1: comparesFrames = true
    default:
      throw .usage("unknown option \(argument) of \(command); options of the programs follow --")
    }
  }

  private static let limits = 1...86_400

  /// The arguments of a program's command `trace` for this run.
  var runArguments: [String] {
    (recording.map { ["--input", $0] } ?? []) + (duration.map { ["--duration", $0] } ?? [])
      + arguments
  }

  /// The arguments of `compare-traces` for the names and the output, after the traces.
  func reportArguments(
    named names: (a: String, b: String), in folder: File
  ) -> [String] {
    var arguments = ["--name-a=\(names.a)", "--name-b=\(names.b)"]
    if let json { arguments += ["--json", json] }
    if let html {
      arguments += [
        "--html", html, "--pictures-a", (folder / "a.pictures").path, "--pictures-b",
        (folder / "b.pictures").path,
      ]
    }
    return arguments
  }
}

/// Two programs to compare: `inbetween compare A B`.
struct Comparison: Equatable {
  var a: String
  var b: String
  var run: ComparedRun

  /// - Parameter arguments: the arguments after `compare`.
  init(_ arguments: [String], options: ProgramInvocation.Options) throws(CommandFailure) {
    run = try ComparedRun(arguments, of: "compare", options: options)
    (a, b) = try run.pair("compare needs two programs or commits")
  }
}

/// A search for the first commit that shows other frames: `inbetween bisect GOOD BAD`.
struct Bisection: Equatable {
  var good: String
  var bad: String
  var run: ComparedRun

  /// - Parameter arguments: the arguments after `bisect`.
  init(_ arguments: [String], options: ProgramInvocation.Options) throws(CommandFailure) {
    run = try ComparedRun(arguments, of: "bisect", options: options)
    (good, bad) = try run.pair("bisect needs a good and a bad commit")
  }
}
