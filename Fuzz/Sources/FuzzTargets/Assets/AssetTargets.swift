import Foundation
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenViews

extension FuzzTarget {
  /// The lists of asset catalogues (`Contents.json`), beside two pictures that they may name.
  static let assets = FuzzTarget("assets", maxLength: 1 << 12) { bytes in
    let folder = FuzzFolder.shared
    let set = "A.xcassets/s.imageset"
    if !FileManager.default.fileExists(atPath: folder.path + "/\(set)/i.png") {
      for name in ["i.png", "i@2x.png"] { try folder.write(picture, to: "\(set)/\(name)") }
    }
    try folder.write(bytes, to: "\(set)/Contents.json")
    for (scheme, language) in [(ColorScheme.light, "en"), (.dark, "ar")] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      environment.locale = Locale(identifier: language)
      try check(set, in: folder.path, environment)
    }
  }

  private static func check(_ set: String, in folder: String, _ environment: EnvironmentValues)
    throws
  {
    guard let contents = try? AssetContents(in: "\(folder)/\(set)") else { return }
    let best = AssetVariant.best(
      of: contents.colors ?? [], for: AssetAppearance(environment), by: \.variant)
    for entry in best { _ = try? entry.color?.color().resolve(in: environment) }
    guard
      let files = try? ImageFile.ofCatalogs("s", in: folder, for: ImageTraits(environment)),
      let file = ImageFile.best(of: files, for: 2)
    else { return }
    try FuzzFault.unless(
      file.scale > 0 && file.scale.isFinite, "a picture of a catalogue has the scale \(file.scale)")
    var image = ResolvedImage(
      bitmap: Bitmap(width: 9, height: 7), scale: file.scale, sampling: .smooth,
      isAntialiased: true,
      isTemplate: false)
    image.resizing =
      file.slicing?.resizing(scale: file.scale)
      ?? Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
    let drawing = ImageDrawing(
      rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: .identity)
    try FuzzFault.unless(
      drawing.contents(of: image, opacity: 1).count < 1 << 16,
      "a picture is cut into too many parts")
  }

  private static let picture: [UInt8] =
    (try? PNGEncoder.encode(Bitmap(width: 9, height: 7))) ?? []

  /// Tables of texts. The first byte chooses the kind: a string catalogue, a `.strings` file or a
  /// `.stringsdict` file.
  static let strings = FuzzTarget("strings", maxLength: 1 << 12) { bytes in
    guard let kind = bytes.first else { return }
    let folder = FuzzFolder.shared
    let names = ["Fuzz.xcstrings", "T.strings", "T.stringsdict"]
    let name = names[Int(kind) % names.count]
    try folder.write(Array(bytes.dropFirst()), to: "Tables-\(name)/\(name)")
    let table =
      name == names[0]
      ? try? StringTable(catalog: "Fuzz", folder: "\(folder.path)/Tables-\(name)")
      : try? StringTable(name: "T", language: "pl", folder: "\(folder.path)/Tables-\(name)")
    if let table { try check(table) }
  }

  /// Reads the texts of a table for several numbers and devices.
  private static func check(_ table: StringTable) throws {
    for (language, entries) in table.entries.sorted(by: { $0.key < $1.key }) {
      for (_, entry) in entries.sorted(by: { $0.key < $1.key }) {
        for (device, number) in [(TableDevice.phone, 0), (.pad, 1), (.mac, 22)] {
          let amount: (Int) -> FormatNumber? = { $0 < 3 ? .signed(Int64($0 + number)) : nil }
          let parts = entry.parts(language: language, device: device, number: amount)
          try FuzzFault.unless(parts.count < 1 << 20, "a text has \(parts.count) parts")
          for case .argument(let place, let specifier) in parts.prefix(64) {
            let text = amount(place)?.text(specifier, locale: Locale(identifier: language))
            try FuzzFault.unless(
              text.map { $0.utf8.count < 1 << 16 } ?? true, "a number is too long by \(specifier)")
          }
        }
      }
    }
  }
}
