import Foundation
import TweenMotion

/// What an image is called, and where.
struct ImageName: Equatable, Sendable {
  var name: String
  /// nil: the program's own.
  var bundle: Bundle?

  /// The folders to look in, in order.
  var folders: [String] {
    guard let bundle else { return Self.programFolders }
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

/// What of an environment decides between the files of one image.
struct ImageTraits: Hashable, Sendable {
  /// Device pixels per point.
  var scale: Double
  var isDark: Bool

  init(_ environment: EnvironmentValues) {
    scale = Double(environment.displayScale)
    isDark = environment.colorScheme == .dark
  }
}

/// One of the files of an image.
struct ImageFile: Equatable, Sendable {
  var path: String
  /// Pixels per point.
  var scale: Double
  /// What the catalog says.
  var renderingMode: Image.TemplateRenderingMode?

  /// Of files of different scales the one for a screen: the least that has pixels enough, else
  /// the one with the most. The first of equals.
  static func best(of files: [ImageFile], for scale: Double) -> ImageFile? {
    let enough = files.filter { $0.scale >= scale }
    return enough.min { $0.scale < $1.scale }
      ?? files.reduce(nil) { best, file in
        best.map { file.scale > $0.scale ? file : $0 } ?? file
      }
  }

  private static let kinds = ["png", "jpg", "jpeg"]

  /// The files of the image `name` that lie in `folder` itself: of the first kind that is there.
  static func loose(_ name: String, in folder: String) -> [ImageFile] {
    let ending = kinds.first { name.lowercased().hasSuffix("." + $0) }
    let stem = folder + "/" + (ending.map { String(name.dropLast($0.count + 1)) } ?? name)
    // A name that tells its kind keeps its own spelling of it.
    for kind in ending.map({ [String(name.suffix($0.count))] }) ?? kinds {
      let files = [(1.0, ""), (2, "@2x"), (3, "@3x")].map { scale, mark in
        ImageFile(path: "\(stem)\(mark).\(kind)", scale: scale)
      }.filter { FileManager.default.fileExists(atPath: $0.path) }
      if !files.isEmpty { return files }
    }
    return []
  }
}
