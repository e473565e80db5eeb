/// Writes a new program from a template: a package with tests, or one file.
struct NewProgram: Equatable {
  /// The package's folder, or the file.
  var path: String
  var isFile = false
  /// The engine for builds without an installed one: a URL or a path.
  var package = "../inbetween"

  /// - Parameter arguments: the arguments after `new`.
  init(_ arguments: [String]) throws(CommandFailure) {
    var path: String?
    var package: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.first ?? "" {
      case "--file" where parts.count == 1: isFile = true
      case "--package":
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw .usage("--package needs the URL or the path of Inbetween")
        }
        package = value
      case let option where option.hasPrefix("-"): throw .usage("unknown option \(option)")
      default:
        guard path == nil else { throw .usage("found \(argument) after the name") }
        path = argument
      }
    }
    guard let path, !path.isEmpty else { throw .usage("new needs a name") }
    self.path = path
    if let package {
      if isFile { throw .usage("--package is for packages, and --file is for one file") }
      self.package = package
    }
    if isFile, !path.hasSuffix(".swift") {
      throw .usage("\(path) is not a Swift file's name; expected NAME.swift")
    }
    guard Self.isName(isFile ? File(path).stem : name) else {
      throw .usage(
        "\(name) is not a valid name; expected letters, digits, - and _, with a letter first")
    }
  }

  var name: String { File(path).name }

  /// The name as a type's: MyToy of my-toy.
  var type: String {
    (isFile ? File(path).stem : name).split(whereSeparator: { $0 == "-" || $0 == "_" })
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func isName(_ name: String) -> Bool {
    guard name.first?.isLetter == true else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }

  /// The values that replace placeholders in the template's texts, and in the names of its files.
  private var values: [(placeholder: String, value: String)] {
    let isURL = package.contains("://") || package.hasPrefix("git@")
    let quoted = package.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let last = package.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? ""
    let identity = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    return [
      ("__NAME__", isFile ? File(path).stem : name),
      ("__MODULE__", name.replacing("-", with: "_")), ("__TYPE__", type),
      (
        "__INBETWEEN__",
        isURL ? ".package(url: \"\(quoted)\", branch: \"main\")" : ".package(path: \"\(quoted)\")"
      ),
      ("package: \"inbetween\"", "package: \"\(identity)\""),
    ]
  }

  private func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing($1.placeholder, with: $1.value) }
  }

  /// Writes it, from the template of an engine.
  func write(from engine: Engine) throws(CommandFailure) {
    let target = File(path)
    guard !target.exists else {
      throw CommandFailure("\(path) exists already", ExitCode.file)
    }
    do throws(FileFailure) {
      if isFile {
        try target.write(filled(try (engine.folder / "template" / "File.swift").contents()))
        // The first line makes it a script.
        target.makeExecutable()
        return
      }
      try copy(engine.folder / "template" / "Package", to: target)
    } catch {
      throw error.asCommandFailure
    }
  }

  private func copy(_ source: File, to target: File) throws(FileFailure) {
    try target.makeFolder()
    for name in source.names {
      let from = source / name
      let place = target / filled(name)
      if from.isFolder {
        try copy(from, to: place)
      } else if name.hasSuffix(".png") {
        try place.write(try from.bytes())
      } else {
        try place.write(filled(try from.contents()))
      }
    }
  }
}
