/// The files of which a program is compiled, and the source of its name.
struct ProgramSources: Equatable {
  struct Source: Equatable {
    /// The path as in the command line, for messages.
    var given: String
    /// Absolute, without links.
    var file: File
    var text: String
  }

  /// The files, or the folder, of the command line. Absolute, without links.
  var places: [File]
  /// By path: a folder's files come in the same order everywhere.
  var sources: [Source]
  /// The program's name: its file's without the extension, or its folder's.
  var name: String
  /// Whether there are statements outside of all declarations, as in a script.
  var isScript: Bool
  /// The folder of its pictures, catalogs, fonts and string tables, if any.
  var resources: File

  /// - Parameter paths: Swift files, or one folder with some.
  init(_ paths: [String]) throws(CommandFailure) {
    let given: [String]
    if paths.count == 1, File(paths[0]).isFolder {
      given = Self.swiftFiles(in: File(paths[0])).map(\.path)
      if given.isEmpty {
        throw CommandFailure("there is no Swift file in \(paths[0])", ExitCode.noInput)
      }
    } else {
      given = paths
    }
    var sources: [Source] = []
    for path in given {
      let source = try Self.source(path)
      // A file may be named twice, or by two links.
      if !sources.contains(where: { $0.file == source.file }) { sources.append(source) }
    }
    self.sources = sources
    places = given == paths ? sources.map(\.file) : [File(paths[0]).real ?? File(paths[0])]
    let scans = sources.map { SourceScan($0.text) }
    let main = scans.firstIndex(where: \.hasMainAttribute)
    let script = scans.indices.first { index in
      scans[index].callsMain && (sources.count == 1 || sources[index].file.name == "main.swift")
    }
    guard let entry = main ?? script else {
      let what = sources.count == 1 ? sources[0].given : "\(paths.joined(separator: ", "))"
      throw CommandFailure(
        "\(what) has no @main; expected it before the type that starts the program, its App",
        ExitCode.data)
    }
    isScript = main == nil
    let isFolder = File(paths[0]).isFolder
    // A folder may be named as "." or by a link.
    let named = isFolder ? File(paths[0]).real ?? File(paths[0]) : sources[entry].file
    name = isFolder ? named.name : named.stem
    let beside = isFolder ? named : sources[entry].file.folder
    let own = beside / "\(name).assets"
    resources = own.isFolder ? own : beside
  }

  private static func source(_ path: String) throws(CommandFailure) -> Source {
    let file = File(path)
    guard let real = file.real else {
      throw CommandFailure("\(path) does not exist", ExitCode.noInput)
    }
    if real.isFolder {
      throw CommandFailure(
        "\(path) is a folder; expected a Swift file beside the others", ExitCode.data)
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try real.bytes()
    } catch {
      throw CommandFailure("can't read \(path): \(error.reasonText)", ExitCode.file)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // A script is run by its name, which needs no extension.
    guard path.hasSuffix(".swift") || text.hasPrefix("#!") else {
      throw CommandFailure(
        "\(path) is not a Swift file: its name must end in .swift", ExitCode.data)
    }
    return Source(given: path, file: real, text: text)
  }

  private static func swiftFiles(in folder: File) -> [File] {
    folder.names.filter { !$0.hasPrefix(".") }.flatMap { name -> [File] in
      let file = folder / name
      // A link may lead to a folder above.
      if file.isFolder { return file.isLink ? [] : swiftFiles(in: file) }
      return name.hasSuffix(".swift") ? [file] : []
    }.sorted()
  }

  /// The name of its module: letters, digits and underscores, and different from the engine's
  /// modules.
  func module(besides others: Set<String>) -> String {
    var module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    if module.first?.isNumber ?? true { module = "_" + module }
    return others.contains(module) ? module + "_" : module
  }

  /// Catalogs whose names become members: of assets and of strings.
  var catalogs: [File] {
    resources.names.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings") }
      .map { resources / $0 }
  }
}

extension FileFailure {
  /// The system's message for the cause.
  var reasonText: String { String(description.split(separator: ": ", maxSplits: 1).last ?? "") }
}
