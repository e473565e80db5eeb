import Foundation
import PackagePlugin

/// Gives files of a target that import Foundation alone what Apple's Foundation has beside the
/// toolchain's: `ObservableObject`, `@Published`, `@Observable`, `LocalizedStringResource`,
/// `URLSession` and more.
///
/// The one line that it adds to the target exports a module. What one file of a module exports, all
/// files of the module see, without an import of their own.
@main struct FoundationNamesPlugin: BuildToolPlugin {
  private static let overlay = "FoundationOverlay"

  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard target is SwiftSourceModuleTarget else { return [] }
    guard target.recursiveTargetDependencies.contains(where: { $0.name == Self.overlay }) else {
      Diagnostics.error(
        "The target \(target.name) uses the plugin FoundationNames and depends on no product that "
          + "has these names; expected dependencies: [.product(name: \"SwiftUI\", package: "
          + "\"inbetween\")] in the manifest.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "FoundationNames.swift")
    // The shell writes the line, so that no tool has to be built first.
    return [
      .buildCommand(
        displayName: "Adding the names of Foundation to \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", #"printf '%s\n' "$1" >"$0""#, output.path(percentEncoded: false),
          "@_exported import \(Self.overlay)",
        ],
        inputFiles: [], outputFiles: [output])
    ]
  }
}
