extension AssetNames {
  /// The Swift source text that declares a member for each set.
  public var source: String {
    var lines = [
      "// Made of the target's catalogs by the plugin AssetSymbols, each time they change.",
      "import Foundation", "import SwiftUI", "",
    ]
    for (kind, type) in [(Kind.color, "ColorResource"), (.image, "ImageResource")] {
      let own = assets.filter { $0.kind == kind }
      if own.isEmpty { continue }
      lines.append("extension \(type) {")
      lines += Self.members(of: Tree(own), type, depth: 1)
      lines += ["}", ""]
    }
    lines += colorMembers
    return lines.joined(separator: "\n") + (lines.last == "" ? "" : "\n")
  }

  /// Sets in their namespaces.
  private struct Tree {
    var assets: [Asset] = []
    var spaces: [(name: String, tree: Tree)] = []

    init(_ assets: [Asset]) { for asset in assets { add(asset, asset.spaces[...]) } }

    private mutating func add(_ asset: Asset, _ rest: ArraySlice<String>) {
      guard let first = rest.first else { return assets.append(asset) }
      let name = MemberName.space(first)
      if let index = spaces.firstIndex(where: { $0.name == name }) {
        spaces[index].tree.add(asset, rest.dropFirst())
      } else {
        var tree = Tree([])
        tree.add(asset, rest.dropFirst())
        spaces.append((name, tree))
      }
    }
  }

  private static func members(of tree: Tree, _ type: String, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines: [String] = []
    var known: Set<String> = []
    for asset in tree.assets {
      let name = SwiftLiteral.quoted(asset.name)
      let member = MemberName.member(asset.own, ending: asset.kind.ending)
      guard known.insert(member).inserted else {
        lines.append("\(indent)// \(name) is omitted: another member has its name.")
        continue
      }
      lines += [
        "\(indent)/// \(name) of the asset catalogs.",
        "\(indent)static let \(member) = \(type)(name: \(name), bundle: .module)",
      ]
    }
    for space in tree.spaces {
      guard known.insert(space.name).inserted else { continue }
      lines.append("\(indent)/// A group of the asset catalogs.")
      lines.append("\(indent)enum \(space.name) {")
      lines += members(of: space.tree, type, depth: depth + 1)
      lines.append("\(indent)}")
    }
    return lines
  }

  /// Members of colours and styles for the colours in no namespace, except those whose names these
  /// types already have.
  private var colorMembers: [String] {
    var known = Self.systemMembers
    let members = assets.filter { $0.kind == .color && $0.spaces.isEmpty }
      .map { MemberName.member($0.own, ending: "color") }
      .filter { known.insert($0).inserted }
    if members.isEmpty { return [] }
    var lines: [String] = []
    for head in ["extension Color {", "extension ShapeStyle where Self == Color {"] {
      lines.append(head)
      for member in members {
        lines.append("  /// The color `\(member.filter { $0 != "`" })` of the asset catalogs.")
        lines.append("  static var \(member): Color { Color(ColorResource.\(member)) }")
      }
      lines += ["}", ""]
    }
    return lines
  }

  /// The names of `Color`'s and the styles' own members.
  private static let systemMembers: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "quinary", "accent", "accentColor", "foreground", "background", "selection", "tint",
    "separator",
    "placeholder", "link", "fill", "image", "windowBackground",
  ]
}

extension AssetNames.Kind {
  /// The word that is omitted from names of this kind.
  fileprivate var ending: String {
    switch self {
    case .color: "color"
    case .image: "image"
    }
  }
}
