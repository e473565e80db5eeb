import Foundation

/// How the running program is built anew when its sources were saved.
struct ProgramRebuild: Equatable, Sendable {
  /// Where its sources lie.
  var roots: [SourceWatch.Root]
  /// What builds it, with its arguments.
  var command: [String]
  /// The program's file.
  var executable: String
  /// Whether `inbetween` compiles it of files: the last line that the command prints is the file of the
  /// new program. Otherwise that replaces the former.
  var isOfFiles = false
  /// Whether it is compiled with -O.
  var isOptimized = false

  /// The running program's; nil where nothing builds it anew.
  static var ofThisProgram: ProgramRebuild? { ProgramRebuild(executable: ownFile) }

  /// The file of the running program.
  private static var ownFile: String {
    Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
  }

  /// The running program's, as the package in a folder where that is stated.
  init?(ofThisProgramIn package: String?) {
    self.init(executable: Self.ownFile, package: package)
  }

  /// Of a program; nil for one that lies in no package and was not compiled by `inbetween`.
  ///
  /// - Parameters:
  ///   - executable: The program's file.
  ///   - package: The folder of its package, where that is stated.
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

  /// The options of a command line that a new process of the program gets too: all but the command itself,
  /// its flag, and `--package` with its value.
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

  /// Of a program that `inbetween` compiled from files, by the record beside it: the command line that
  /// builds the program, each argument ended by a zero.
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

  /// A folder of sources is watched with all in it. Beside single files other things may lie, what the
  /// compiler writes among them: of their folder the files themselves and resources are watched.
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

  /// The catalogs of assets in a folder.
  private static func catalogs(in folder: String) -> [SourceWatch.Root] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted()
      .map { SourceWatch.Root(path: folder + "/" + $0) }
  }
}
