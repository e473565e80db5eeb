import Foundation
import Synchronization

/// The sets of the asset catalogs in a folder: folders such as NAME.imageset in folders
/// NAME.xcassets, each with a Contents.json that lists what is in it.
struct AssetCatalog: Sendable {
  /// The kind of a set, with the ending of its folder's name.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
    case data = "dataset"
    case icon = "appiconset"
  }

  /// Endings of folders with sets of other kinds, which are not searched.
  private static let otherSets: Set<String> = [
    "arimageset", "arobject", "arobjectgroup", "arreferenceimageset",
    "arresourcegroup", "brandassets", "complicationset", "cubetextureset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack",
    "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer",
    "sticker", "stickerpack", "stickersequence", "stickersiconset", "textureset",
  ]

  private struct Title: Hashable {
    var kind: Kind
    /// The name, with its namespaces as prefix.
    var name: String
  }

  /// The folder of each set.
  private let sets: [Title: String]

  private static let known = Mutex<[String: AssetCatalog]>([:])

  /// The catalogs in a folder, as they were at the first request: each folder is searched once in a
  /// process.
  static func shared(in folder: String) -> AssetCatalog {
    known.withLock { known in
      if let catalog = known[folder] { return catalog }
      let catalog = AssetCatalog(in: folder)
      known[folder] = catalog
      return catalog
    }
  }

  private init(in folder: String) {
    var sets: [Title: String] = [:]
    var visited: Set<String> = []
    for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
      Self.collect(folder + "/" + name, prefix: "", into: &sets, &visited)
    }
    self.sets = sets
  }

  /// The folder of a set; nil if there is no set of that name.
  func folder(of kind: Kind, named name: String) -> String? { sets[Title(kind: kind, name: name)] }

  private static func isOtherSet(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return name == "Contents.json" || otherSets.contains(String(name[dot...].dropFirst()))
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// - Parameter visited: The resolved paths of the folders already searched: links may form a cycle.
  private static func collect(
    _ folder: String, prefix: String, into sets: inout [Title: String],
    _ visited: inout Set<String>
  ) {
    let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard visited.insert(place).inserted else { return }
    for name in names(in: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if let kind = Kind.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) {
        let title = Title(kind: kind, name: prefix + name.dropLast(kind.rawValue.count + 1))
        // Of sets with the same name the first one is used, in the order of folder names.
        if sets[title] == nil { sets[title] = path }
      } else if !isOtherSet(name) {
        // A group needs no Contents.json, and may have a dot in its name.
        let isSpace = (try? AssetContents(in: path))?.properties?.providesNamespace == true
        collect(path, prefix: isSpace ? prefix + name + "/" : prefix, into: &sets, &visited)
      }
    }
  }
}
