import Foundation

/// What an image or a colour of a program's resources is called, and where.
struct AssetName: Hashable, Sendable {
  var name: String
  /// nil: the program's own.
  var bundle: Bundle?

  /// The folders to look in, in order.
  var folders: [String] { Self.folders(of: bundle) }

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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
    let beside = names.filter { $0.hasSuffix("_\(program).resources") }.sorted()
    return [own] + beside.map { main.bundlePath + "/" + $0 }
  }()
}
