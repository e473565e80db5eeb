import Foundation

/// What an image or a colour of a program's resources is called, and where.
struct AssetName: Hashable, Sendable {
  var name: String
  /// nil: the program's own.
  var bundle: Bundle?

  /// The folders to look in, in order: those of the bundle, of the program's own also the resources
  /// of other targets beside it.
  var folders: [String] {
    Self.folders(of: bundle) + (bundle == nil || bundle === Bundle.main ? Self.otherFolders : [])
  }

  /// Where the bundle's own files lie, for messages.
  var placesInWords: String { Self.folders(of: bundle).joined(separator: " or ") }

  /// What may be missing where nothing is found among the program's own.
  var advice: String {
    bundle == nil
      ? " The manifest names a target's files: resources: [.process(\"Assets.xcassets\")]." : ""
  }

  /// The folders in which resources of a bundle lie, in order; nil and the main one: the program's
  /// own, for a program's resources are in its main bundle elsewhere.
  static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle !== Bundle.main else { return programFolders }
    return [bundle.resourcePath ?? bundle.bundlePath]
  }

  /// The program's folder, and that of its target's resources as the package manager makes it
  /// beside the program: PACKAGE_TARGET.resources, where the target bears the program's name.
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

  /// The folders, each with what a manifest's `.copy` leaves as a folder of its own in it.
  private static func withInner(_ folders: [String]) -> [String] {
    folders.flatMap { folder in
      let inner = ["Resources", "Preview Content"].map { folder + "/" + $0 }
      return [folder] + inner.filter { FileManager.default.fileExists(atPath: $0) }
    }
  }
}
