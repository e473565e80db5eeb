import Glibc
import TweenDigest

/// Compiles the files of a program against an installed engine.
struct ProgramBuild {
  var sources: ProgramSources
  var options: ProgramInvocation.Options
  var engine: Engine
  var toolchain: Toolchain
  /// The installed command.
  var command: File

  /// The hash of the sources and of the compiler: two programs with one key are the same program.
  var key: String {
    var hash = SHA256()
    let fields =
      [
        engine.identity, engine.folder.path, toolchain.version, toolchain.compiler.path,
        sources.name, sources.resources.path,
      ] + commandLine + sources.sources.flatMap { [$0.file.path, $0.text] } + catalogLists
    for field in fields { hash.update(field: field) }
    return hash.hexadecimal
  }

  /// The command line that builds the program again.
  private var commandLine: [String] {
    [command.path, "--swift", languageMode] + (options.isOptimized ? ["-O"] : [])
      + [Invocation.build] + sources.places.map(\.path)
  }

  /// Writes that command line for the program, which rebuilds itself when its sources change.
  func writeRecord(to file: File) throws(CommandFailure) {
    do throws(FileFailure) {
      try file.write(commandLine.map { $0 + "\0" }.joined())
    } catch {
      throw error.asCommandFailure
    }
  }

  /// The texts from which the names of catalogs are made.
  private var catalogLists: [String] {
    func lists(in file: File) -> [String] {
      if file.isFolder {
        return file.isLink ? [] : [file.path] + file.names.flatMap { lists(in: file / $0) }
      }
      guard file.name == "Contents.json" || file.name.hasSuffix(".xcstrings") else { return [] }
      return [file.path, file.text ?? ""]
    }
    return sources.catalogs.flatMap { [$0.path] + lists(in: $0) }
  }

  /// Compiles into a folder, to a file with the program's name, with a link to its resources.
  func compile(into folder: File, moduleCache: File) throws(CommandFailure) {
    do throws(FileFailure) {
      try (folder / bundleName).link(to: sources.resources.path)
    } catch {
      throw error.asCommandFailure
    }
    let made = try generatedFiles(in: folder)
    let files = try sourceFiles(in: folder)
    var outcome = try run(files + made, folder, moduleCache)
    if Self.isFaultOfModuleCache(outcome) {
      // The compiler's module cache may be damaged like any file; an empty one makes the compiler
      // build the modules again.
      let fresh = folder / ".modules"
      outcome = try run(files + made, folder, fresh)
      try? fresh.remove()
      if outcome.end == .exit(0) { try? moduleCache.remove() }
    }
    for file in made { try? file.remove() }
    for file in files where file.folder == folder { try? file.remove() }
    var output = outcome.output
    for source in sources.sources {
      output = output.replacing(source.file.path, with: source.given)
    }
    if !output.isEmpty { Console.write(output, to: STDERR_FILENO) }
    guard outcome.end == .exit(0) else { throw failure(outcome) }
  }

  private func run(
    _ files: [File], _ folder: File, _ moduleCache: File
  ) throws(CommandFailure) -> ChildProcess.Outcome {
    var arguments = [
      "-module-name", sources.module(besides: otherModules), "-swift-version",
      languageMode,
      options.isOptimized ? "-O" : "-Onone", "-wmo", "-module-cache-path", moduleCache.path,
    ]
    if !sources.isScript { arguments.append("-parse-as-library") }
    arguments += [engine.compilerOptions, engine.linkerOptions]
    arguments += ["-o", (folder / sources.name).path] + files.map(\.path)
    let command = ChildProcess(
      program: toolchain.compiler.path, arguments: arguments, environment: toolchain.environment)
    if options.isVerbose {
      Console.write(
        ([command.program] + arguments).joined(separator: " ") + "\n", to: STDERR_FILENO)
    }
    return try command.run(keepsOutput: true)
  }

  private var languageMode: String { options.languageMode ?? "5" }

  /// The name that the package manager uses, and that the engine looks up.
  private var bundleName: String { "\(sources.name)_\(sources.name).resources" }

  private var otherModules: Set<String> {
    Set(((engine.folder / "modules").names + toolchain.runtime.names).map { File($0).stem })
  }

  /// A text as a Swift literal.
  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// The files, with copies of scripts: beside `@main` the compiler rejects `#!`, and a file needs
  /// the extension.
  private func sourceFiles(in folder: File) throws(CommandFailure) -> [File] {
    var files: [File] = []
    for source in sources.sources {
      let isSwift = source.file.name.hasSuffix(".swift")
      guard source.text.hasPrefix("#!"), !isSwift || !sources.isScript else {
        files.append(source.file)
        continue
      }
      // A different name, since the compiler warns of two paths with one name.
      let copy = folder / "inbetween-script-\(files.count).swift"
      let rest = source.text.drop { !$0.isNewline }.dropFirst()
      do throws(FileFailure) {
        try copy.write("#sourceLocation(file: \(Self.literal(source.file.path)), line: 2)\n\(rest)")
      } catch {
        throw error.asCommandFailure
      }
      files.append(copy)
    }
    return files
  }

  /// The bundle of a program's resources, and the members for the names in its catalogs.
  private func generatedFiles(in folder: File) throws(CommandFailure) -> [File] {
    // With a second file the compiler would not accept the script's top-level statements.
    guard !sources.isScript else { return [] }
    let catalogs = sources.catalogs
    guard !catalogs.isEmpty || sources.sources.contains(where: { $0.text.contains(".module") })
    else { return [] }
    let bundle = folder / "inbetween-bundle.swift"
    do throws(FileFailure) {
      try bundle.write(
        """
        import Foundation

        extension Foundation.Bundle {
          static let module: Bundle = Bundle(
            path: Bundle.main.bundlePath + "/" + \(Self.literal(bundleName))) ?? .main
        }

        """)
    } catch {
      throw error.asCommandFailure
    }
    if catalogs.isEmpty { return [bundle] }
    let symbols = folder / "inbetween-symbols.swift"
    let outcome = try ChildProcess(
      program: (engine.folder / "AssetSymbolsTool").path,
      arguments: [symbols.path] + catalogs.map(\.path), environment: toolchain.environment
    ).run(keepsOutput: true)
    if !outcome.output.isEmpty { Console.write(outcome.output, to: STDERR_FILENO) }
    guard outcome.end == .exit(0) else {
      throw CommandFailure("the names of the catalogs could not be read", ExitCode.data)
    }
    return [bundle, symbols]
  }

  private static func isFaultOfModuleCache(_ outcome: ChildProcess.Outcome) -> Bool {
    if case .signal = outcome.end { return false }
    guard outcome.end != .exit(0) else { return false }
    return [".pcm", "module cache", "could not build C module", "missing required module"].contains
    {
      outcome.output.contains($0)
    }
  }

  private func failure(_ outcome: ChildProcess.Outcome) -> CommandFailure {
    let what = sources.sources.count == 1 ? sources.sources[0].given : sources.name
    if case .signal(let number) = outcome.end {
      return CommandFailure(
        "the compiler was ended by signal \(number) (\(String(cString: strsignal(number))))",
        ExitCode.software)
    }
    if outcome.output.contains("No space left on device") {
      return CommandFailure("the disk is full; \(what) was not compiled", ExitCode.file)
    }
    if outcome.output.contains("due to signal") {
      return CommandFailure("the compiler crashed on \(what)", ExitCode.software)
    }
    if !(engine.folder / "modules" / "SwiftUI.swiftmodule").exists {
      return CommandFailure(
        "the engine in \(engine.folder) is incomplete; run scripts/install", ExitCode.unavailable)
    }
    if let module = Self.missingModule(outcome.output) {
      return CommandFailure(
        "there is no module \(module); a program with dependencies must be a package: a folder with "
          + "a Package.swift", ExitCode.data)
    }
    if let (name, file) = declarationBeside(outcome.output) {
      return CommandFailure(
        "\(what) does not compile; \(name) is in \(file.name) beside it: pass both files, or the folder",
        ExitCode.data)
    }
    return CommandFailure("\(what) does not compile", ExitCode.data)
  }

  /// A name that the compiler does not find, and the file beside a program of one file that declares
  /// it.
  private func declarationBeside(_ output: String) -> (name: String, file: File)? {
    guard sources.sources.count == 1 else { return nil }
    let names = Self.missingNames(output)
    guard !names.isEmpty else { return nil }
    let folder = sources.sources[0].file.folder
    for other in folder.names where other.hasSuffix(".swift") {
      let file = folder / other
      guard file != sources.sources[0].file, let text = file.text else { continue }
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for (keyword, name) in zip(words, words.dropFirst())
      where Self.declarations.contains(String(keyword)) && names.contains(String(name)) {
        return (String(name), file)
      }
    }
    return nil
  }

  private static let declarations: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "func", "let", "var", "typealias",
  ]

  /// X of each of the compiler's "error: cannot find 'X' in scope", and of "cannot find type 'X'".
  static func missingNames(_ output: String) -> Set<String> {
    var names: Set<String> = []
    for line in output.split(separator: "\n") where line.contains("error: cannot find ") {
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      if parts.count > 2, parts[2].hasPrefix(" in scope") { names.insert(String(parts[1])) }
    }
    return names
  }

  /// X of the compiler's "error: no such module 'X'".
  static func missingModule(_ output: String) -> String? {
    guard let start = output.firstRange(of: "no such module '") else { return nil }
    return String(output[start.upperBound...].prefix { $0 != "'" })
  }
}
