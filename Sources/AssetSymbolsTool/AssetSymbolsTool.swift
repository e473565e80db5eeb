import Foundation
import TweenAssetNames

/// Writes the members of asset catalogs and string catalogs into a Swift file; the plugin
/// AssetSymbols runs it.
@main struct AssetSymbolsTool {
  /// Arguments: the file to write, then catalogs of both kinds.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      stop("usage: AssetSymbolsTool OUTPUT.swift CATALOG.xcassets... CATALOG.xcstrings...", 64)
    }
    let catalogs = arguments.dropFirst()
    let names = AssetNames(catalogs: catalogs.filter { !$0.hasSuffix(".xcstrings") })
    let strings: StringSymbols
    do throws(StringCatalog.Failure) {
      strings = StringSymbols(
        catalogs: try catalogs.filter { $0.hasSuffix(".xcstrings") }
          .map { path throws(StringCatalog.Failure) in try StringCatalog(path: path) })
    } catch {
      stop("error: \(error)", 65)
    }
    for warning in strings.warnings { write("warning: \(warning)") }
    do {
      let source = [names.source, strings.source].filter { !$0.isEmpty }.joined(separator: "\n")
      try Data(source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      stop("error: \(output) can't be written: \(error)", 74)
    }
  }

  private static func write(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  private static func stop(_ message: String, _ status: Int32) -> Never {
    write(message)
    exit(status)
  }
}
