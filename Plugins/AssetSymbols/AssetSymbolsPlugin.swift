import Foundation
import PackagePlugin

/// Makes members of the names in a target's asset catalogs, `Color(.latte)`, `Image(.cup)`, and of
/// the strings in its string catalogs, `Text(.welcomeTitle)`.
@main struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let catalogs = Self.files(in: target.directoryURL) { $0.pathExtension == "xcassets" }
    let tables = Self.files(in: target.directoryURL) { $0.pathExtension == "xcstrings" }
    guard let example = catalogs.first ?? tables.first else { return [] }
    // Without a resource the target has no bundle that the members could name.
    guard module.sourceFiles.contains(where: { $0.type == .resource }) else {
      Diagnostics.warning(
        "The target \(target.name) names no resources, so its catalogs have no members; "
          + "expected resources: [.process(\"\(example.lastPathComponent)\")] in the manifest.")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets and strings of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path(percentEncoded: false)]
          + (catalogs + tables).map { $0.path(percentEncoded: false) },
        inputFiles: catalogs.flatMap(Self.lists) + tables, outputFiles: [output])
    ]
  }

  /// The lists of a catalog's sets and groups, a change of which is a change of names.
  private static func lists(in catalog: URL) -> [URL] {
    files(in: catalog) { $0.lastPathComponent == "Contents.json" }
  }

  /// The files and folders in a folder that match a condition, by path.
  private static func files(in folder: URL, where isWanted: (URL) -> Bool) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter(isWanted)
      .sorted { $0.path < $1.path }
  }
}
