import Foundation

/// The sources of the running program, and the command that builds it again.
struct ProgramRebuild: Equatable, Sendable {
  /// The folders of the sources.
  var roots: [SourceWatch.Root]
  /// The command that builds the program, with its arguments.
  var command: [String]
  /// The program's executable file.
  var executable: String
  /// Whether `inbetween` compiles the program from single files. The last line of the command's output is
  /// then the new program's file. Otherwise the new file replaces the old one.
  var isOfFiles = false
  /// Whether the program is compiled with -O.
  var isOptimized = false

  /// The rebuild of the running program; nil if no command can build it.
  static var ofThisProgram: ProgramRebuild? { ProgramRebuild(executable: ownFile) }

  /// The file of the running program.
  private static var ownFile: String {
    Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
  }

  /// Creates the rebuild of the running program, in the package of a folder if one is stated.
  init?(ofThisProgramIn package: String?) {
    self.init(executable: Self.ownFile, package: package)
  }

  /// Creates the rebuild of a program. Nil for a program that is in no package and that `inbetween` did not
  /// compile.
  ///
  /// - Parameters:
  ///   - executable: The program's file.
  ///   - package: The folder of its package, if it is stated.
  init?(executable: String, package: String? = nil) {
    if package == nil, let files = ProgramRebuild(record: executable) {
      self = files
    } else if let package = ProgramPackage(executable: executable, root: package) {
      self.init(
        roots: [SourceWatch.Root(path: package.root)], command: package.buildCommand,
        executable: executable)
    } else {
      return nil
    }
  }

  /// Returns the options of a command line that a new process of the program receives too: all except the
  /// command itself, its flag, and `--package` with its value.
  static func options(of texts: [String], command: String, flag: String) -> [String] {
    var options: [String] = []
    var isValue = false
    for text in texts.first == command ? texts[1...] : texts[...] {
      if isValue {
        isValue = false
      } else if text == "--package" {
        isValue = true
      } else if text != flag, !text.hasPrefix("--package=") {
        options.append(text)
      }
    }
    return options
  }

  init(roots: [SourceWatch.Root], command: [String], executable: String) {
    self.roots = roots
    self.command = command
    self.executable = executable
  }

  /// Creates the rebuild of a program that `inbetween` compiled from files, by the record beside the
  /// program: the command line that builds it, each argument ended by a zero byte.
  private init?(record executable: String) {
    let folder = (executable as NSString).deletingLastPathComponent
    let record = (folder as NSString).deletingLastPathComponent + "/rebuild"
    guard let text = try? String(contentsOfFile: record, encoding: .utf8), text.hasSuffix("\0")
    else { return nil }
    command = text.dropLast().split(separator: "\0", omittingEmptySubsequences: false)
      .map(String.init)
    guard let verb = command.firstIndex(of: "build"), verb > 0 else { return nil }
    self.executable = executable
    isOfFiles = true
    isOptimized = command[..<verb].contains("-O")
    let product = (executable as NSString).lastPathComponent
    let resources = folder + "/\(product)_\(product).resources"
    roots = Self.roots(
      of: command[(verb + 1)...],
      resources: (try? FileManager.default.destinationOfSymbolicLink(atPath: resources)))
  }

  /// Returns the watched folders. A folder of sources is watched completely. The folder of single files may
  /// contain other files, also the compiler's output; in it only the files themselves and resources are
  /// watched.
  private static func roots(of sources: ArraySlice<String>, resources: String?) -> [SourceWatch
    .Root]
  {
    var names: [String: Set<String>] = [:]
    var roots: [SourceWatch.Root] = []
    for source in sources {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: source, isDirectory: &isFolder), isFolder.boolValue
      {
        roots.append(SourceWatch.Root(path: source))
      } else {
        let path = source as NSString
        names[path.deletingLastPathComponent, default: []].insert(path.lastPathComponent)
      }
    }
    roots += names.sorted { $0.key < $1.key }.map {
      SourceWatch.Root(path: $0.key, names: $0.value)
    }
    guard let resources else { return roots }
    guard let beside = roots.first(where: { $0.path == resources }) else {
      return roots + [SourceWatch.Root(path: resources)]
    }
    return roots + (beside.names == nil ? [] : catalogs(in: resources))
  }

  /// The asset catalogs in a folder.
  private static func catalogs(in folder: String) -> [SourceWatch.Root] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted()
      .map { SourceWatch.Root(path: folder + "/" + $0) }
  }
}
