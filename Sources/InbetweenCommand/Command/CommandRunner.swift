import Glibc

/// Runs a parsed command line.
struct CommandRunner {
  var installation = Installation.current
  var cache = ProgramCache.users

  /// - Returns: the exit code, unless a program replaces the command.
  func run(_ invocation: Invocation) throws(CommandFailure) -> Int32 {
    switch invocation {
    case .help: Console.write(Self.help)
    case .version: Console.write(versions)
    case .program(let program):
      try ChildProcess(program: try file(of: program).path, arguments: program.arguments)
        .replaceCommand()
    case .build(let program): Console.write("\(try file(of: program))\n")
    case .new(let program):
      try program.write(from: try engine().0)
      let next =
        program.isFile ? "inbetween \(program.path)" : "cd \(program.path); inbetween run ."
      Console.write("made \(program.path): \(next)\n")
    case .test(let folder, let arguments) where RecordingTest.isFolder(folder):
      try runTest([folder], ProgramInvocation.Options(), arguments)
    case .testRecordings(let paths, let options, let arguments):
      try runTest(paths, options, arguments)
    case .compare(let comparison): return try compare(comparison)
    case .bisect(let bisection): return try bisect(bisection)
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
          ("PATH", "\(toolchain.compiler.folder):\(Environment["PATH"] ?? "/usr/bin:/bin")"),
          ("LD_LIBRARY_PATH", toolchain.environment[0].value),
        ]
      ).replaceCommand()
    case .doctor: return Doctor(installation: installation, cache: cache).run()
    case .uninstall: try uninstall()
    }
    return ExitCode.done
  }

  /// Replaces the command by the program, which replays the recordings.
  private func runTest(
    _ paths: [String], _ options: ProgramInvocation.Options, _ arguments: [String]
  ) throws(CommandFailure) -> Never {
    let test = try RecordingTest(paths)
    let program = ProgramInvocation(sources: test.sources, arguments: [], options: options)
    try ChildProcess(
      program: try file(of: program).path,
      arguments: ["replay", "--strict"] + test.recordings + arguments
    ).replaceCommand()
  }

  private func engine() throws(CommandFailure) -> (Engine, Toolchain) {
    let toolchain = try Toolchain.find(memo: cache.memo)
    return (try installation.engine(for: toolchain), toolchain)
  }

  private func package(
    _ folder: File, _ options: ProgramInvocation.Options, usesInstalledEngine: Bool = true
  ) throws(CommandFailure) -> ProgramPackage {
    let toolchain = try Toolchain.find(memo: cache.memo)
    // A package may have an engine of its own.
    let engine = usesInstalledEngine ? try? installation.engine(for: toolchain) : nil
    return ProgramPackage(folder: folder, options: options, engine: engine, toolchain: toolchain)
  }

  /// The program of an invocation, compiled unless it is in the cache.
  ///
  /// - Parameter usesInstalledEngine: Whether a package uses the installed engine instead of building the
  ///   one of its manifest.
  func file(
    of invocation: ProgramInvocation, usesInstalledEngine: Bool = true
  ) throws(CommandFailure) -> File {
    let first = File(invocation.sources[0])
    if first.isFolder, (first / "Package.swift").exists {
      if invocation.options.languageMode != nil {
        throw .usage("--swift is for files; the manifest of \(first) sets the language mode")
      }
      return try package(
        first, invocation.options, usesInstalledEngine: usesInstalledEngine
      ).build()
    }
    if invocation.options.product != nil {
      throw .usage("--product names a program of a package, and \(first) is not a package")
    }
    // A file may be saved while it is compiled: the program is kept only under the sources that were
    // compiled.
    for _ in 0..<3 {
      // Errors in the files are reported before errors of the machine.
      let sources = try ProgramSources(invocation.sources)
      let (engine, toolchain) = try engine()
      let build = ProgramBuild(
        sources: sources, options: invocation.options, engine: engine, toolchain: toolchain,
        command: installation.command)
      let key = build.key
      for cache in [cache, ProgramCache.temporary(isMade: false)] {
        if let program = cache?.program(sources.name, key: key) { return program }
      }
      let cache = try writableCache()
      var after = build
      let program = try compile(build, in: cache) { () throws(CommandFailure) in
        after.sources = try ProgramSources(invocation.sources)
        return after.key == key
      }
      if let program { return program }
    }
    throw CommandFailure("\(first) changes while it is compiled", ExitCode.data)
  }

  /// The user's cache, or one for temporary files if that can't be written.
  private func writableCache() throws(CommandFailure) -> ProgramCache {
    do throws(FileFailure) {
      try cache.makeEntry().remove()
      return cache
    } catch {
      guard let other = ProgramCache.temporary(isMade: true) else { throw error.asCommandFailure }
      Console.write(
        "inbetween: \(error); programs are kept in \(other.folder)\n", to: STDERR_FILENO)
      return other
    }
  }

  /// - Parameter isCurrent: Whether the sources are unchanged since they were compiled.
  /// - Returns: the program; nil where the sources have changed.
  private func compile(
    _ build: ProgramBuild, in cache: ProgramCache, isCurrent: () throws(CommandFailure) -> Bool
  ) throws(CommandFailure) -> File? {
    let entry: File
    do throws(FileFailure) {
      entry = try cache.makeEntry()
    } catch {
      throw error.asCommandFailure
    }
    do throws(CommandFailure) {
      try build.compile(into: entry / "bin", moduleCache: cache.modules)
      try build.writeRecord(to: entry / ProgramCache.record)
      guard try isCurrent() else {
        try? entry.remove()
        return nil
      }
      do throws(FileFailure) {
        return try cache.keep(entry, name: build.sources.name, key: build.key)
      } catch {
        throw error.asCommandFailure
      }
    } catch {
      try? entry.remove()
      throw error
    }
  }

  private var versions: String {
    let engines = installation.engines.map { "engine \($0.version) for \($0.compiler)\n" }
    return engines.isEmpty ? "no engine in \(installation.folder)\n" : engines.joined()
  }

  private func uninstall() throws(CommandFailure) {
    guard !installation.isPackage else {
      throw CommandFailure(
        "this is a Debian package; remove it with apt-get remove inbetween", ExitCode.unavailable)
    }
    guard let files = installation.files else {
      throw CommandFailure(
        "\(installation.folder / "files"), the list of what to remove, is missing or damaged; "
          + "run scripts/install again", ExitCode.noInput)
    }
    do throws(FileFailure) {
      try cache.remove()
      try ProgramCache.temporary(isMade: false)?.remove()
      // The command and its list last, so that `uninstall` can be repeated after an error.
      let folder = installation.folder
      for name in folder.names where name != "files" { try (folder / name).remove() }
      for file in files.reversed() where !file.isFolder || file.isLink { try file.remove() }
      try folder.remove()
      // Removes empty folders, the innermost first.
      let folders = Set(files.map(\.folder) + [installation.folder.folder])
      for folder in folders.sorted().reversed() {
        var folder = folder
        while folder.path.hasPrefix(installation.prefix.path + "/"), rmdir(folder.path) == 0 {
          folder = folder.folder
        }
      }
    } catch {
      throw error.asCommandFailure
    }
    Console.write(
      "removed \(installation.command), its engine and its cache\n")
  }
}
