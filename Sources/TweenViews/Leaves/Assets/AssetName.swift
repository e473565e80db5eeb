import Foundation

/// The name of an image or a colour in a program's resources, and its bundle.
struct AssetName: Hashable, Sendable {
  var name: String
  /// nil for the program's own bundle.
  var bundle: Bundle?

  /// The folders to search, in order: those of the bundle; for the program's own bundle also the resources
  /// of other targets beside it.
  var folders: [String] {
    Self.folders(of: bundle) + (bundle == nil || bundle === Bundle.main ? Self.otherFolders : [])
  }

  /// The folders of the bundle's own files, for messages.
  var searchedFoldersDescription: String { Self.folders(of: bundle).joined(separator: " or ") }

  /// A hint for messages when nothing is found among the program's own resources.
  var advice: String {
    bundle == nil
      ? " The manifest must list the target's files: resources: [.process(\"Assets.xcassets\")]."
      : ""
  }

  /// The folders with a bundle's resources, in order. Nil and the main bundle mean the program's own, since
  /// on Apple's systems a program's resources are in its main bundle.
  static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle !== Bundle.main else { return programFolders }
    return [bundle.resourcePath ?? bundle.bundlePath]
  }

  /// The program's folder, and the folder beside it that the package manager makes for its target's
  /// resources: PACKAGE_TARGET.resources, if the target has the program's name.
  private static let programFolders: [String] = {
    let main = Bundle.main
    let own = main.resourcePath ?? main.bundlePath
    let program = main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
    return withInner(
      [own] + resourceFolders.filter { $0.hasSuffix("_\(program).resources") })
  }()

  private static let otherFolders: [String] = {
    let own = Set(programFolders)
    return withInner(resourceFolders).filter { !own.contains($0) }
  }()

  /// The folders PACKAGE_TARGET.resources beside the program, by name.
  private static let resourceFolders: [String] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
  }()

  /// The folders, each followed by the folders in it that a manifest's `.copy` made.
  private static func withInner(_ folders: [String]) -> [String] {
    folders.flatMap { folder in
      let inner = ["Resources", "Preview Content"].map { folder + "/" + $0 }
      return [folder] + inner.filter { FileManager.default.fileExists(atPath: $0) }
    }
  }
}
