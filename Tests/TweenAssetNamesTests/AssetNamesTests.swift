import Foundation
import Testing

@testable import TweenAssetNames

@Suite struct AssetNamesTests {
  /// A catalog in a folder that is gone with this object.
  private final class Catalog {
    let path = NSTemporaryDirectory() + "names-" + UUID().uuidString + ".xcassets"

    func add(_ folder: String, _ contents: String = "{}") throws {
      let place = path + "/" + folder
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try contents.write(toFile: place + "/Contents.json", atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(arguments: [
    ("latte", "latte"), ("Latte", "latte"), ("dark latte", "darkLatte"),
    ("dark-latte_2", "darkLatte_2"),
    ("AccentColor", "accent"), ("Color", "color"), ("URLBar", "urlBar"), ("ID", "id"),
    ("2nd", "_2nd"), ("default", "`default`"), ("%%", "_"), ("straße", "straße"),
  ])
  func `names become members`(_ name: String, _ member: String) {
    #expect(MemberName.member(name, ending: "color") == member)
  }

  @Test func `sets of all groups are found, and namespaces are kept`() throws {
    let catalog = Catalog()
    try catalog.add("latte.colorset", #"{"colors": []}"#)
    try catalog.add("Drinks/Cup.imageset", #"{"images": []}"#)
    try catalog.add("Brand", #"{"properties": {"provides-namespace": true}}"#)
    try catalog.add("Brand/Ground.colorset", #"{"colors": []}"#)
    try catalog.add("box.symbolset", #"{"symbols": []}"#)
    try catalog.add("AppIcon.appiconset/x.colorset", #"{"images": []}"#)
    try catalog.add("AppIcon.appiconset", #"{"images": []}"#)
    try FileManager.default.createSymbolicLink(
      atPath: catalog.path + "/round", withDestinationPath: catalog.path)
    let names = AssetNames(catalogs: [catalog.path])
    #expect(names.assets.map(\.name) == ["Brand/Ground", "Cup", "box", "latte"])
    #expect(
      names.source == """
        // Made of the target's catalogs by the plugin AssetSymbols, each time they change.
        import Foundation
        import SwiftUI

        extension ColorResource {
          /// "latte" of the asset catalogs.
          static let latte = ColorResource(name: "latte", bundle: .module)
          /// A group of the asset catalogs.
          enum Brand {
            /// "Brand/Ground" of the asset catalogs.
            static let ground = ColorResource(name: "Brand/Ground", bundle: .module)
          }
        }

        extension ImageResource {
          /// "Cup" of the asset catalogs.
          static let cup = ImageResource(name: "Cup", bundle: .module)
          /// "box" of the asset catalogs.
          static let box = ImageResource(name: "box", bundle: .module)
        }

        extension Color {
          /// The color `latte` of the asset catalogs.
          static var latte: Color { Color(ColorResource.latte) }
        }

        extension ShapeStyle where Self == Color {
          /// The color `latte` of the asset catalogs.
          static var latte: Color { Color(ColorResource.latte) }
        }

        """)
  }

  @Test func `colours of the system keep their names, and names come once`() throws {
    let catalog = Catalog()
    for name in ["red", "AccentColor", "dark latte", "darkLatte"] {
      try catalog.add("\(name).colorset", #"{"colors": []}"#)
    }
    let source = AssetNames(catalogs: [catalog.path]).source
    #expect(source.contains("static let red = ColorResource"))
    #expect(!source.contains("static var red") && !source.contains("static var accent"))
    #expect(source.components(separatedBy: "static let darkLatte ").count == 2)
    #expect(source.contains("// \"darkLatte\" is omitted: another member has its name."))
  }
}
