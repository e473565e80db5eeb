import Glibc

/// The files that scripts/install installs: the command, and an engine for each compiler's version.
///
///     PREFIX/bin/inbetween
///     PREFIX/lib/inbetween/files                  the files of the installation, a path a line
///     PREFIX/lib/inbetween/swift-6.3.1/           an Engine
struct Installation: Equatable {
  var prefix: File

  init(prefix: File) { self.prefix = prefix }

  /// The installation that the running command is part of.
  static var current: Installation {
    let program = File("/proc/self/exe").real ?? File("/usr/bin/inbetween")
    return Installation(prefix: program.folder.folder)
  }

  var command: File { prefix / "bin" / "inbetween" }
  var folder: File { prefix / "lib" / "inbetween" }

  /// All installed engines, by version.
  var engines: [Engine] {
    // Folders with these endings are incomplete or old.
    folder.names.filter {
      $0.hasPrefix("swift-") && !$0.hasSuffix(".new") && !$0.hasSuffix(".old")
    }.compactMap { Engine(folder: folder / $0) }
  }

  /// The files of the installation outside of its folder, the command first; nil where the list is
  /// missing or damaged.
  ///
  /// A line each, below the prefix, then `end` and their number: a truncated list must not name a
  /// folder above the installation's.
  var files: [File]? {
    guard let text = (folder / "files").text else { return nil }
    var lines = text.split(separator: "\n").map(String.init)
    guard let last = lines.popLast(), last == "end \(lines.count)",
      lines.allSatisfy({ line in
        !line.hasPrefix("/") && !line.split(separator: "/").contains("..")
      })
    else { return nil }
    return lines.map { prefix / $0 }
  }

  /// Whether a package manager installed it and must remove it.
  var isPackage: Bool { (folder / "package").exists }

  /// The engine for a compiler.
  func engine(for toolchain: Toolchain) throws(CommandFailure) -> Engine {
    let engines = engines
    if let engine = engines.first(where: { $0.compiler == toolchain.version }) { return engine }
    let advice = "run scripts/install with that compiler in a clone of Inbetween"
    guard let other = engines.last else {
      throw CommandFailure(
        "there is no engine in \(folder); \(advice)", ExitCode.unavailable)
    }
    throw CommandFailure(
      "the engine is for \(other.compiler), and \(toolchain.compiler) is \(toolchain.version); "
        + advice, ExitCode.unavailable)
  }
}

/// The engine as a library for programs, with the modules for one version of the compiler, which
/// alone reads them.
struct Engine: Equatable {
  var folder: File
  /// The engine's own version.
  var version: String
  /// The version line of the compiler that it is for.
  var compiler: String
  /// An identifier that differs for every other engine.
  var identity: String

  /// nil where the folder has no engine, or an incomplete one.
  init?(folder: File) {
    guard let text = (folder / "engine").text else { return nil }
    var values: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    guard let version = values["version"], let compiler = values["compiler"],
      let identity = values["identity"], (folder / Self.library).exists
    else { return nil }
    self.folder = folder
    self.version = version
    self.compiler = compiler
    self.identity = identity
  }

  static let library = "libInbetweenEngine.so"

  /// Options of the compiler for a source that imports the engine's modules: a file of options, which
  /// packages made by `inbetween new` read as well. `scripts/install` writes it.
  var compilerOptions: String { "@\(folder / "compiler.options")" }

  /// The file of the linker's options.
  var linkerOptions: String { "@\(folder / "linker.options")" }
}
