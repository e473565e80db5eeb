import Foundation
import TweenMotion

/// The values of an environment that select between the files of an image.
struct ImageTraits: Hashable, Sendable {
  /// The number of device pixels per point.
  var scale: Double
  var appearance: AssetAppearance
  var language: AssetLanguage

  init(_ environment: EnvironmentValues) {
    scale = Double(environment.displayScale)
    appearance = AssetAppearance(environment)
    language = AssetLanguage(environment)
  }
}

/// One file of an image.
struct ImageFile: Equatable, Sendable {
  var path: String
  /// The number of pixels per point.
  var scale: Double
  /// The catalog's rendering mode.
  var renderingMode: Image.TemplateRenderingMode?
  var slicing: ImageSlicing?
  /// Whether the picture is shown mirrored.
  var isMirrored = false

  /// The file to use for a screen's scale: the smallest one with enough pixels, else the one with the most;
  /// the first of equals.
  static func best(of files: [ImageFile], for scale: Double) -> ImageFile? {
    let enough = files.filter { $0.scale >= scale }
    return enough.min { $0.scale < $1.scale }
      ?? files.reduce(nil) { best, file in
        best.map { file.scale > $0.scale ? file : $0 } ?? file
      }
  }

  /// PDF is only recognized: such a file is not shown, and gives a warning.
  private static let kinds = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]

  /// The files of the image `name` that lie in `folder` itself, of the first kind that exists.
  static func loose(_ name: String, in folder: String) -> [ImageFile] {
    let ending = kinds.first { name.lowercased().hasSuffix("." + $0) }
    let stem = folder + "/" + (ending.map { String(name.dropLast($0.count + 1)) } ?? name)
    // A name with an extension keeps the spelling of that extension.
    for kind in ending.map({ [String(name.suffix($0.count))] }) ?? kinds {
      let files = [(1.0, ""), (2, "@2x"), (3, "@3x")].map { scale, mark in
        ImageFile(path: "\(stem)\(mark).\(kind)", scale: scale)
      }.filter { FileManager.default.fileExists(atPath: $0.path) }
      if !files.isEmpty { return files }
    }
    return []
  }
}

extension ImageFile {
  /// The files of the image `name` in the catalogs of a folder that match an environment; empty if there
  /// are none.
  static func ofCatalogs(
    _ name: String, in folder: String, for traits: ImageTraits
  ) throws(AssetContents.Failure) -> [ImageFile] {
    guard let set = AssetCatalog.shared(in: folder).folder(of: .image, named: name) else {
      return []
    }
    let contents = try AssetContents(in: set)
    let mode: Image.TemplateRenderingMode? =
      switch contents.properties?.renderingIntent {
      case "template": .template
      case "original": .original
      default: nil
      }
    let entries = (contents.images ?? []).filter { $0.filename != nil }
    return AssetVariant.best(
      of: entries, for: traits.appearance, language: traits.language, by: \.variant
    ).compactMap { entry in
      guard let name = entry.filename else { return nil }
      return ImageFile(
        path: set + "/" + name, scale: entry.pixelsPerPoint, renderingMode: mode,
        slicing: entry.slicing, isMirrored: entry.variant.isMirrored(for: traits.language))
    }
  }
}
