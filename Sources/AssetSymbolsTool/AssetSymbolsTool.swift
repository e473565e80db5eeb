import Foundation
import TweenAssetNames

/// Writes the members of asset catalogs into a Swift file; the plugin AssetSymbols runs it.
@main struct AssetSymbolsTool {
  /// Arguments: the file to write, then catalogs.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      FileHandle.standardError.write(
        Data("usage: AssetSymbolsTool OUTPUT.swift CATALOG.xcassets...\n".utf8))
      exit(64)
    }
    let names = AssetNames(catalogs: Array(arguments.dropFirst()))
    do {
      try Data(names.source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("error: \(output) can't be written: \(error)\n".utf8))
      exit(74)
    }
  }
}
