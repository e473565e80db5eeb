import Foundation
import PackagePlugin

/// Builds a program of the package and runs it with a command of its own command line:
/// `swift package inbetween strip strip.png --at 0,0.2,0.4`.
@main struct InbetweenPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let call = try Call(arguments)
    if call.wantsHelp { return print(Call.usage) }
    guard !call.arguments.isEmpty else { throw Failure("no command; \(Call.usage)") }
    let product = try Self.product(call.product, of: context.package)
    let program = try build(product)
    let process = Process()
    process.executableURL = program
    process.arguments = call.arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The standard input of a plugin belongs to SwiftPM.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw Failure("\(product) was ended by signal \(process.terminationStatus)")
    }
    guard process.terminationStatus == 0 else {
      throw Failure("\(product) ended with exit code \(process.terminationStatus)")
    }
  }

  /// The executable product to run: the named one, or the only one of the package.
  private static func product(_ name: String?, of package: Package) throws -> String {
    let names = package.products(ofType: ExecutableProduct.self).map(\.name).sorted()
    let list = names.joined(separator: ", ")
    if let name {
      guard names.contains(name) else {
        throw Failure("the package has no executable product \(name); it has: \(list)")
      }
      return name
    }
    guard let only = names.first else {
      throw Failure("the package \(package.displayName) has no executable product")
    }
    guard names.count == 1 else {
      throw Failure("the package has several executable products; --product names one of: \(list)")
    }
    return only
  }

  /// The program's file, after a build in the configuration that `swift package` was given.
  private func build(_ product: String) throws -> URL {
    var parameters = PackageManager.BuildParameters(configuration: .inherit)
    parameters.echoLogs = true
    let result = try packageManager.build(.product(product), parameters: parameters)
    guard result.succeeded else { throw Failure("\(product) does not build") }
    let programs = result.builtArtifacts.filter { $0.kind == .executable }
    guard let program = programs.first(where: { $0.url.lastPathComponent == product }) else {
      throw Failure("the build of \(product) reports no program")
    }
    return program.url
  }
}

/// The command line of the plugin.
private struct Call {
  static let usage = """
    usage: swift package --allow-writing-to-package-directory inbetween [--product NAME] \
    COMMAND...

    Builds the package's program and runs it with a command, without a window:

      swift package --allow-writing-to-package-directory inbetween frames out --count 60
      swift package --allow-writing-to-package-directory inbetween strip strip.png --at 0,0.2,0.4
      swift package --allow-writing-to-package-directory inbetween video film.mp4 --duration 2s
      swift package --allow-writing-to-package-directory inbetween previews previews

    'inbetween help' lists all commands of the program, 'inbetween frames --help' the options of one.
    Paths are relative to the package's folder.

      --product NAME    The executable product. Default: the only one of the package.

    'swift package -c release --allow-writing-to-package-directory inbetween ...' makes a release build,
    which draws faster. 'previews' needs a debug build, which is the default.
    """

  var product: String?
  var wantsHelp = false
  /// The program's arguments.
  var arguments: [String] = []

  /// Options of the plugin come before the program's command.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.first, option.hasPrefix("-") {
      rest.removeFirst()
      switch option {
      case "-h", "--help": wantsHelp = true
      case "--product":
        guard let name = rest.popFirst() else { throw Failure("--product needs a name") }
        product = name
      default:
        throw Failure("unknown option \(option); options of the program come after its command")
      }
    }
    self.arguments = Array(rest)
  }
}

/// One sentence, which SwiftPM prints.
private struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
