import Glibc

/// Does what a command line wants.
struct CommandRunner {
  var installation = Installation.current
  var cache = ProgramCache.users

  /// - Returns: the exit code, where the command is not replaced by a program.
  func run(_ invocation: Invocation) throws(CommandFailure) -> Int32 {
    switch invocation {
    case .help: Console.write(Self.help)
    case .version: Console.write(versions)
    case .program(let program): return try run(program)
    case .new(let program):
      try program.write(from: try engine().0)
      let next =
        program.isFile ? "inbetween \(program.path)" : "cd \(program.path); inbetween run ."
      Console.write("made \(program.path): \(next)\n")
    case .test(let folder, let arguments):
      let package = try package(File(folder), ProgramInvocation.Options())
      guard (package.folder / "Package.swift").exists else {
        throw CommandFailure("\(folder) has no Package.swift", ExitCode.noInput)
      }
      try package.test(arguments)
    case .laboratory(let arguments):
      let (engine, toolchain) = try engine()
      try ChildProcess(
        program: (engine.folder / "motion").path, arguments: arguments,
        environment: toolchain.environment
      ).replaceCommand()
    case .check(let paths):
      let (engine, toolchain) = try engine()
      try ChildProcess(
        program: (engine.folder / "compatibility").path, arguments: paths,
        environment: [
          ("INBETWEEN_ENGINE", engine.folder.path),
          ("PATH", "\(toolchain.compiler.folder):\(Environment["PATH"] ?? "/usr/bin:/bin")"),
          ("LD_LIBRARY_PATH", toolchain.environment[0].value),
        ]
      ).replaceCommand()
    case .doctor: return Doctor(installation: installation, cache: cache).run()
    case .uninstall: try uninstall()
    }
    return ExitCode.done
  }

  private func engine() throws(CommandFailure) -> (Engine, Toolchain) {
    let toolchain = try Toolchain.find(memo: cache.memo)
    return (try installation.engine(for: toolchain), toolchain)
  }

  private func package(
    _ folder: File, _ options: ProgramInvocation.Options
  ) throws(CommandFailure) -> ProgramPackage {
    let toolchain = try Toolchain.find(memo: cache.memo)
    // A package may have an engine of its own.
    let engine = try? installation.engine(for: toolchain)
    return ProgramPackage(folder: folder, options: options, engine: engine, toolchain: toolchain)
  }

  private func run(_ invocation: ProgramInvocation) throws(CommandFailure) -> Int32 {
    let first = File(invocation.sources[0])
    if first.isFolder, (first / "Package.swift").exists {
      try package(first, invocation.options).run(invocation.arguments)
    }
    if invocation.options.product != nil {
      throw .usage("--product names a program of a package, and \(first) is none")
    }
    // What is wrong with the files comes before what is wrong with the machine.
    let sources = try ProgramSources(invocation.sources)
    let (engine, toolchain) = try engine()
    let build = ProgramBuild(
      sources: sources, options: invocation.options, engine: engine, toolchain: toolchain)
    let key = build.key
    if let program = cache.program(sources.name, key: key) {
      try ChildProcess(program: program.path, arguments: invocation.arguments).replaceCommand()
    }
    let entry: File
    do throws(FileFailure) {
      entry = try cache.makeEntry()
    } catch {
      Console.write(
        "inbetween: \(error); the program is compiled for this run alone\n", to: STDERR_FILENO)
      return try runOnce(build, invocation.arguments)
    }
    let program: File
    do throws(CommandFailure) {
      try build.compile(into: entry, moduleCache: cache.modules)
      do throws(FileFailure) {
        program = try cache.keep(entry, name: sources.name, key: key)
      } catch {
        throw error.asCommandFailure
      }
    } catch {
      try? entry.remove()
      throw error
    }
    try ChildProcess(program: program.path, arguments: invocation.arguments).replaceCommand()
  }

  /// Compiles in a folder for temporary files, and removes it when the program has ended.
  private func runOnce(_ build: ProgramBuild, _ arguments: [String]) throws(CommandFailure) -> Int32
  {
    var template = Array("\(Environment["TMPDIR"] ?? "/tmp")/inbetween-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileFailure(
        "make", String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
      )
      .asCommandFailure
    }
    let folder = File(String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
    defer { try? folder.remove() }
    try build.compile(into: folder, moduleCache: folder / ".modules")
    // What a terminal sends goes to the program as well, which ends by it, and the command after it.
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_IGN) }
    let outcome = try ChildProcess(
      program: (folder / build.sources.name).path, arguments: arguments
    ).run()
    switch outcome.end {
    case .exit(let code): return code
    case .signal(let number): return 128 + number
    }
  }

  private var versions: String {
    let engines = installation.engines.map { "engine \($0.version) for \($0.compiler)\n" }
    return engines.isEmpty ? "no engine in \(installation.folder)\n" : engines.joined()
  }

  private func uninstall() throws(CommandFailure) {
    guard !installation.isPackage else {
      throw CommandFailure(
        "it came as a Debian package: apt-get remove inbetween takes it away", ExitCode.unavailable)
    }
    guard let files = installation.files else {
      throw CommandFailure(
        "\(installation.folder / "files") is not there, which lists what to remove",
        ExitCode.noInput)
    }
    do throws(FileFailure) {
      for file in files { try file.remove() }
      try installation.folder.remove()
      // Folders that hold nothing more, the innermost first.
      for folder in Set(files.map(\.folder) + [installation.folder.folder]).sorted().reversed() {
        var folder = folder
        while folder.path.hasPrefix(installation.prefix.path + "/"), rmdir(folder.path) == 0 {
          folder = folder.folder
        }
      }
      try cache.folder.remove()
    } catch {
      throw error.asCommandFailure
    }
    Console.write(
      "removed \(installation.prefix / "bin" / "inbetween"), its engine and its cache\n")
  }
}
