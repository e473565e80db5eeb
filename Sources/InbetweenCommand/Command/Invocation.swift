/// A parsed command line.
enum Invocation: Equatable {
  case help
  case version
  case program(ProgramInvocation)
  /// Compiles a program and prints its path.
  case build(ProgramInvocation)
  case new(NewProgram)
  /// Tests of a package.
  case test(folder: String, arguments: [String])
  /// A test of a program by recordings.
  case testRecordings(
    paths: [String], options: ProgramInvocation.Options, arguments: [String])
  /// The differences of two programs.
  case compare(Comparison)
  /// The first commit whose program differs.
  case bisect(Bisection)
  /// The motion laboratory.
  case laboratory([String])
  /// Lists the names in programs that the engine lacks.
  case check([String])
  case doctor
  case uninstall

  /// The command of `inbetween` itself that takes a program, and options before it.
  static let build = "build"
  /// The other commands of `inbetween` itself; all other names are commands of programs.
  static let ownCommands = [
    "new", "test", "compare", "bisect", "lab", "check", "doctor", "uninstall", "help",
  ]
  /// The own commands that take the options of programs before them.
  private static let commandsOfPrograms = ["test", "compare", "bisect"]

  /// - Parameters:
  ///   - arguments: The command line without the command's name.
  ///   - isFile: Whether a file or a folder exists at a path.
  init(_ arguments: [String], isFile: (String) -> Bool) throws(CommandFailure) {
    var rest = arguments[...]
    var options = ProgramInvocation.Options()
    var hasOptions = false
    while let option = rest.first, option.hasPrefix("-"), option != "-h", option != "--help",
      option != "--version"
    {
      rest.removeFirst()
      hasOptions = true
      try options.read(option, from: &rest)
    }
    guard let command = rest.first else {
      if hasOptions { throw .usage("no program is given") }
      self = .help
      return
    }
    let others = Array(rest.dropFirst())
    if hasOptions, Self.ownCommands.contains(command), !Self.commandsOfPrograms.contains(command) {
      throw .usage("\(command) takes no options before it; they are for programs")
    }
    switch command {
    case "-h", "--help": self = .help
    case "--version": self = .version
    case "help" where !isFile(command): self = .help
    case "doctor" where others.isEmpty: self = .doctor
    case "uninstall" where others.isEmpty: self = .uninstall
    case "doctor", "uninstall":
      throw .usage("\(command) takes no arguments, found \(others[0])")
    case "new": self = .new(try NewProgram(others))
    case "lab": self = .laboratory(others)
    case "check":
      guard !others.isEmpty else { throw .usage("check needs a file") }
      self = .check(others)
    case "test": self = try Self.test(others, options, hasOptions: hasOptions)
    case "compare": self = .compare(try Comparison(others, options: options))
    case "bisect": self = .bisect(try Bisection(others, options: options))
    default:
      let program = try ProgramInvocation(rest, options: options, isFile: isFile)
      guard program.arguments.first == Self.build else {
        self = .program(program)
        return
      }
      if program.arguments.count > 1 {
        throw .usage("build takes only a program, found \(program.arguments[1])")
      }
      self = .build(program)
    }
  }

  /// Recordings and Swift files make a test by recordings; a folder alone has the tests of a package.
  private static func test(
    _ arguments: [String], _ options: ProgramInvocation.Options, hasOptions: Bool
  ) throws(CommandFailure) -> Invocation {
    let paths = Array(arguments.prefix { !$0.hasPrefix("-") })
    let rest = Array(arguments.dropFirst(paths.count))
    if paths.count > 1 || paths.contains(where: { RecordingTest.isRecording($0) }) {
      return .testRecordings(paths: paths, options: options, arguments: rest)
    }
    if hasOptions { throw .usage("test takes options before it only with a recording") }
    return .test(folder: paths.first ?? ".", arguments: rest)
  }
}

/// A program to run, and its options.
struct ProgramInvocation: Equatable {
  struct Options: Equatable {
    /// The language mode; nil: 5, or the one in a package's manifest.
    var languageMode: String?
    var isOptimized = false
    var isVerbose = false
    /// The product of a package that has several programs.
    var product: String?

    mutating func read(_ option: String, from rest: inout ArraySlice<String>) throws(CommandFailure)
    {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      func value(_ what: String) throws(CommandFailure) -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw .usage("\(option) needs \(what)") }
        return next
      }
      switch parts[0] {
      case "--swift":
        let mode = try value("5 or 6")
        guard ["5", "6"].contains(mode) else {
          throw .usage("--swift is \(mode); expected 5 or 6")
        }
        languageMode = mode
      case "--product": product = try value("the name of a program")
      case "-O" where parts.count == 1: isOptimized = true
      case "--verbose" where parts.count == 1: isVerbose = true
      default: throw .usage("unknown option \(option)")
      }
    }
  }

  var options: Options
  /// Files, or one folder.
  var sources: [String]
  /// The arguments of the program: its own command first, except for `run`.
  var arguments: [String]

  init(sources: [String], arguments: [String], options: Options = Options()) {
    self.options = options
    self.sources = sources
    self.arguments = arguments
  }

  /// - Parameter rest: `COMMAND SOURCE... ARGUMENTS`, or `SOURCE... ARGUMENTS` for a window.
  init(
    _ rest: ArraySlice<String>, options: Options, isFile: (String) -> Bool
  ) throws(CommandFailure) {
    self.options = options
    var rest = rest
    var command: String?
    // A word before a Swift file is a command, even if a file has its name.
    let isBeforeSource = rest.dropFirst().first.map(Self.isSource) ?? false
    if let first = rest.first, !Self.isSource(first),
      !isFile(first) || Self.commands.contains(first) || isBeforeSource
    {
      command = first
      rest.removeFirst()
    }
    if let command, let first = rest.first, Self.commands.contains(command), !Self.isSource(first),
      !isFile(first), let source = rest.first(where: Self.isSource)
    {
      if let own = Self.ownOptions.first(where: { first == $0 || first.hasPrefix($0 + "=") }) {
        throw .usage(
          "\(own) must stand before the command: inbetween \(first) \(command) \(source)")
      }
      throw .usage(
        "the program must follow the command directly: inbetween \(command) \(source) \(first)")
    }
    guard let first = rest.first, !first.hasPrefix("-") else {
      if let command, rest.isEmpty, command.contains(where: { $0 == "/" || $0 == "." }) {
        throw CommandFailure("\(command) does not exist", ExitCode.noInput)
      }
      let what = command.map { "\($0) needs a program" } ?? "no program is given"
      throw .usage("\(what); expected a Swift file or a folder")
    }
    var sources = [String(first)]
    rest.removeFirst()
    // If there are two folders, the second is an argument.
    if Self.isSource(first) {
      while let next = rest.first, Self.isSource(next) {
        sources.append(next)
        rest.removeFirst()
      }
    }
    if let command, !isFile(first), !Self.commands.contains(command), !Self.isSource(first) {
      throw .usage("there is no command \(command), and no program \(first)")
    }
    self.sources = sources
    arguments = (command.flatMap { $0 == "run" ? nil : [$0] } ?? []) + rest
  }

  /// The commands of every program, `run` and `build`. A program of a later engine may have others.
  static let commands = [
    "run", Invocation.build, "window", "watch", "record", "replay", "frames", "video", "frame",
    "storyboard", "join", "strip",
    "tree", "explore", "mcp", "trace", "compare-traces", "widgets", "previews",
  ]

  /// The options of the command itself.
  private static let ownOptions = ["--swift", "--product", "-O", "--verbose"]

  private static func isSource(_ argument: String) -> Bool {
    argument.hasSuffix(".swift") && !argument.hasPrefix("-")
  }
}
