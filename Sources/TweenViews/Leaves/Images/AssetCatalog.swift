import Foundation

/// The image sets of the asset catalogs in a folder: folders NAME.imageset in folders
/// NAME.xcassets, each with a Contents.json that lists its files.
struct AssetCatalog: Sendable {
  /// Where each image set lies, by its name, with the namespaces before it.
  private let sets: [String: String]

  /// Folders in folders that are looked through; a catalog nested deeper is a mistake or a loop.
  private static let depthLimit = 16

  init(in folder: String) {
    var sets: [String: String] = [:]
    for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
      Self.collect(folder + "/" + name, prefix: "", depth: 0, into: &sets)
    }
    self.sets = sets
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func collect(
    _ folder: String, prefix: String, depth: Int, into sets: inout [String: String]
  ) {
    guard depth < depthLimit else { return }
    for name in names(in: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".imageset") {
        let title = prefix + name.dropLast(".imageset".count)
        // The first of equals, in the order of names.
        if sets[title] == nil { sets[title] = path }
      } else if !name.contains(".") {
        // A group needs no Contents.json.
        let isSpace = (try? contents(of: path))?.properties?.providesNamespace == true
        collect(path, prefix: isSpace ? prefix + name + "/" : prefix, depth: depth + 1, into: &sets)
      }
    }
  }

  /// A list of files that cannot be read.
  struct Failure: Error {
    var path: String
  }

  /// The files of the image `name` for an appearance. Empty where there are none.
  func files(_ name: String, isDark: Bool) throws(Failure) -> [ImageFile] {
    guard let folder = sets[name] else { return [] }
    let contents = try Self.contents(of: folder)
    let entries = (contents.images ?? []).filter { $0.filename != nil }
    let mode: Image.TemplateRenderingMode? =
      switch contents.properties?.renderingIntent {
      case "template": .template
      case "original": .original
      default: nil
      }
    // First what fits the appearance best, then the device.
    let fits = entries.map { $0.rank(isDark: isDark) }
    guard let best = fits.compactMap({ $0 }).min() else { return [] }
    return zip(entries, fits).compactMap { entry, rank in
      guard rank == best, let name = entry.filename else { return nil }
      return ImageFile(path: folder + "/" + name, scale: entry.pixelsPerPoint, renderingMode: mode)
    }
  }

  private static func contents(of folder: String) throws(Failure) -> Contents {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { throw Failure(path: path) }
    return contents
  }

  /// Contents.json, as far as it matters here.
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var renderingIntent: String?
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case renderingIntent = "template-rendering-intent"
        case providesNamespace = "provides-namespace"
      }
    }

    struct Appearance: Decodable, Equatable {
      var appearance: String
      var value: String
    }

    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [Appearance]?

      /// "2x" is 2; without a scale one file serves all screens.
      var pixelsPerPoint: Double {
        guard let scale, scale.hasSuffix("x"), let value = Double(scale.dropLast()), value > 0,
          value.isFinite
        else { return 1 }
        return value
      }

      /// How well the entry fits, 0 best; nil: not at all.
      func rank(isDark: Bool) -> Int? {
        let luminosity = appearances?.first { $0.appearance == "luminosity" }?.value
        var rank = 0
        switch (luminosity, isDark) {
        case (nil, _): rank += 10
        case ("dark", true), ("light", false): break
        default: return nil
        }
        // Variants for a higher contrast are for those who ask for it.
        if appearances?.contains(where: { $0.appearance == "contrast" }) == true { return nil }
        switch idiom {
        case nil, "universal": break
        case "mac": rank += 1
        default: rank += 2
        }
        return rank
      }
    }

    var images: [Entry]?
    var properties: Properties?
  }
}
