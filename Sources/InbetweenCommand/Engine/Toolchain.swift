import Glibc
import TweenDigest

/// A Swift compiler and its runtime.
struct Toolchain: Equatable {
  /// The path of swiftc.
  var compiler: File
  /// The version line of `swiftc --version`: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  var version: String

  /// The folder of the runtime's libraries.
  var runtime: File { compiler.folder.folder / "lib" / "swift" / "linux" }

  /// The environment of programs that are linked with the runtime and are not in its expected place.
  var environment: [(name: String, value: String)] {
    let others = Environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? ""
    return [("LD_LIBRARY_PATH", runtime.path + others)]
  }

  /// The usual folders of toolchains, besides PATH.
  private static var usualFolders: [String] {
    let home = Environment["HOME"] ?? "/root"
    return [
      "/opt/swift/usr/bin", "/usr/local/swift/usr/bin", "/usr/libexec/swift/bin",
      "\(home)/.local/share/swiftly/bin", "\(home)/swift/usr/bin",
    ]
  }

  /// The first swiftc of PATH, or of a usual folder.
  static func find(memo: CompilerMemo) throws(CommandFailure) -> Toolchain {
    let folders = (Environment["PATH"] ?? "").split(separator: ":").map(String.init) + usualFolders
    guard let found = folders.map({ File($0) / "swiftc" }).first(where: \.isExecutable) else {
      throw CommandFailure(
        "found no Swift compiler; install Swift 6.3 or later from swift.org and put it on PATH",
        ExitCode.unavailable)
    }
    let compiler = found.real ?? found
    // Swiftly's proxies select a toolchain by the folder and its settings: one file, many compilers.
    if compiler.name == "swiftly" || compiler.folder.name == ".swiftly" {
      return try Toolchain(proxy: found)
    }
    if let version = memo.version(of: compiler) {
      return Toolchain(compiler: compiler.folder / "swiftc", version: version)
    }
    let version = try version(of: found)
    memo.keep(version, of: compiler)
    return Toolchain(compiler: compiler.folder / "swiftc", version: version)
  }

  private init(compiler: File, version: String) {
    self.compiler = compiler
    self.version = version
  }

  /// The toolchain that a proxy program, such as swiftly's, selects.
  private init(proxy: File) throws(CommandFailure) {
    let outcome = try ChildProcess(program: proxy.path, arguments: ["-print-target-info"])
      .run(keepsOutput: true)
    // "runtimeResourcePath": "/home/ada/.../usr/lib/swift"
    guard outcome.end == .exit(0),
      let line = outcome.output.split(separator: "\n").first(where: {
        $0.contains("\"runtimeResourcePath\"")
      }), let path = line.split(separator: "\"").dropFirst(2).first(where: { $0.hasPrefix("/") })
    else {
      throw CommandFailure("\(proxy) reports no folder of its runtime", ExitCode.unavailable)
    }
    compiler = File(String(path)).folder.folder / "bin" / "swiftc"
    version = try Self.version(of: proxy)
  }

  private static func version(of compiler: File) throws(CommandFailure) -> String {
    let outcome = try ChildProcess(program: compiler.path, arguments: ["--version"])
      .run(keepsOutput: true)
    let line = outcome.output.split(separator: "\n").first { $0.contains("Swift version") }
    if let library = missingLibrary(outcome.output) {
      throw CommandFailure(
        "\(compiler) needs \(library), which is missing: apt-get install \(DebianPackage.of(library))",
        ExitCode.unavailable)
    }
    guard outcome.end == .exit(0), let line else {
      throw CommandFailure("\(compiler) --version prints no version", ExitCode.unavailable)
    }
    // The driver's version precedes that of the language.
    let text = String(line)
    guard let start = text.firstRange(of: "Swift version") else { return text }
    return String(text[start.lowerBound...])
  }
}

extension Toolchain {
  /// X of the loader's "error while loading shared libraries: X: cannot open ...".
  static func missingLibrary(_ output: String) -> String? {
    guard let start = output.firstRange(of: "error while loading shared libraries: ") else {
      return nil
    }
    return String(output[start.upperBound...].prefix { $0 != ":" })
  }
}

/// A cache of compilers' versions: starting one takes as long as starting most programs.
struct CompilerMemo {
  /// The file of the cache.
  var file: File

  private func key(of compiler: File) -> String? {
    compiler.status.map {
      "\($0.device) \($0.number) \($0.size) \($0.modified.0).\($0.modified.1) \(compiler)"
    }
  }

  /// The cached version of a compiler that has not changed; nil for others.
  func version(of compiler: File) -> String? {
    guard let key = key(of: compiler), let text = file.text else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last line is its hash: a damaged file is replaced by the compiler's answer.
    guard lines.count == 3, lines[0] == key[...],
      String(lines[2]) == Self.hash(key, String(lines[1]))
    else { return nil }
    return String(lines[1])
  }

  func keep(_ version: String, of compiler: File) {
    guard let key = key(of: compiler) else { return }
    let new = File("\(file).\(getpid())")
    // Without a writable cache the compiler is started each time.
    do throws(FileFailure) {
      try file.folder.makeFolder()
      try new.write("\(key)\n\(version)\n\(Self.hash(key, version))")
      try new.rename(to: file)
    } catch {
      try? new.remove()
    }
  }

  private static func hash(_ key: String, _ version: String) -> String {
    var hash = SHA256()
    hash.update(field: key)
    hash.update(field: version)
    return hash.hexadecimal
  }
}
