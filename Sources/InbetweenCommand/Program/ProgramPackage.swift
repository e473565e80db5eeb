import Glibc

/// A folder with a Package.swift: built by SwiftPM, and run by the same commands.
struct ProgramPackage {
  var folder: File
  var options: ProgramInvocation.Options
  var engine: Engine?
  var toolchain: Toolchain

  /// The variable `INBETWEEN_ENGINE`: a manifest that reads it uses the installed engine instead of
  /// building one.
  private var environment: [(name: String, value: String)] {
    engine.map { [("INBETWEEN_ENGINE", $0.folder.path)] } ?? []
  }

  private var swift: String { (toolchain.compiler.folder / "swift").path }

  /// Builds, and returns the program.
  func build() throws(CommandFailure) -> File {
    let product: String
    if let named = options.product { product = named } else { product = try theProgram() }
    var build = ["build", "--package-path", folder.path, "--product", product]
    if options.isOptimized { build += ["-c", "release"] }
    if !(folder / ".build").exists {
      let what =
        engine == nil
        ? "the package in \(folder), and the engine, which takes minutes" : "\(folder)"
      Console.write("inbetween: building \(what)\n", to: STDERR_FILENO)
    }
    let outcome = try swiftCommand(build).run(
      keepsOutput: !options.isVerbose, showsOnErrors: true)
    guard outcome.end == .exit(0) else {
      Console.write(outcome.output, to: STDERR_FILENO)
      throw CommandFailure("the package in \(folder) does not build", ExitCode.data)
    }
    let place = try swiftCommand(build + ["--show-bin-path"]).run(keepsOutput: true)
    guard let path = place.output.split(separator: "\n").last, place.end == .exit(0) else {
      throw CommandFailure("swift build reports no folder for \(product)", ExitCode.software)
    }
    return File(String(path)) / product
  }

  /// Runs the package's tests.
  func test(_ arguments: [String]) throws(CommandFailure) -> Never {
    try swiftCommand(["test", "--package-path", folder.path] + arguments).replaceCommand()
  }

  private func swiftCommand(_ arguments: [String]) -> ChildProcess {
    ChildProcess(program: swift, arguments: arguments, environment: environment)
  }

  /// The only program of the package, or the one with the package's name.
  private func theProgram() throws(CommandFailure) -> String {
    let outcome = try swiftCommand([
      "package", "--package-path", folder.path, "show-executables",
    ]).run(keepsOutput: true)
    guard outcome.end == .exit(0) else {
      Console.write(outcome.output, to: STDERR_FILENO)
      throw CommandFailure("\(folder / "Package.swift") is not a package manifest", ExitCode.data)
    }
    // Programs of the package's dependencies are listed with their packages in parentheses.
    let programs = outcome.output.split(separator: "\n").map(String.init)
      .filter { !$0.contains(" ") && !$0.contains(":") }
    if programs.count == 1 { return programs[0] }
    if let named = programs.first(where: { $0 == (folder.real ?? folder).name }) { return named }
    throw CommandFailure(
      programs.isEmpty
        ? "the package in \(folder) has no program"
        : "the package in \(folder) has the programs \(programs.joined(separator: ", ")); "
          + "expected --product with one of them", ExitCode.usage)
  }
}
