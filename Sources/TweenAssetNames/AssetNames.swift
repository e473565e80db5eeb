import Foundation

/// The colour sets and image sets of asset catalogs, from which members for a program are made.
public struct AssetNames: Equatable, Sendable {
  /// The kind of a set in an asset catalog.
  public enum Kind: String, Sendable {
    /// A set of colours, `NAME.colorset`.
    case color = "colorset"
    /// A set of images or of symbols, `NAME.imageset` or `NAME.symbolset`.
    case image = "imageset"
  }

  /// One set of an asset catalog, with its place.
  public struct Asset: Equatable, Sendable {
    /// The kind of the set.
    public var kind: Kind
    /// The name by which a program loads the set: behind the names of groups that provide a
    /// namespace.
    public var name: String
    /// The names of the groups that provide a namespace, from outside in.
    public var spaces: [String]
    /// The set's own name, without its groups.
    public var own: String
  }

  /// The sets in the order of their names.
  public private(set) var assets: [Asset] = []

  /// Reads the sets of catalogs.
  ///
  /// - Parameter catalogs: The catalogs' folders; a missing one has no sets.
  public init(catalogs: [String]) {
    var visited: Set<String> = []
    for catalog in catalogs { collect(catalog, [], &visited) }
    assets.sort { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }

  /// - Parameter visited: The folders so far, since links may form a cycle.
  private mutating func collect(
    _ folder: String, _ spaces: [String], _ visited: inout Set<String>
  ) {
    let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard visited.insert(place).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let ending = (name as NSString).pathExtension
      if let kind = Kind(rawValue: ending == "symbolset" ? "imageset" : ending) {
        let own = String(name.dropLast(ending.count + 1))
        assets.append(
          Asset(
            kind: kind, name: (spaces + [own]).joined(separator: "/"), spaces: spaces, own: own))
      } else if ending.isEmpty || Self.isGroup(path) {
        collect(path, Self.isSpace(path) ? spaces + [name] : spaces, &visited)
      }
    }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  /// Whether a folder with a dot in its name is a group: a set of another kind lists files.
  private static func isGroup(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json"),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return object.keys.allSatisfy { $0 == "info" || $0 == "properties" }
  }

  private static func isSpace(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path + "/Contents.json") else {
      return false
    }
    return (try? JSONDecoder().decode(Contents.self, from: data))?
      .properties?.providesNamespace == true
  }
}
