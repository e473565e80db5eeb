import Foundation

/// The Contents.json of a set or a group of an asset catalog, as far as it matters here.
///
/// An entry that cannot be understood, such as one of a later version, is left out: it must not
/// spoil the others.
struct AssetContents: Decodable {
  /// A list that cannot be read.
  struct Failure: Error {
    var path: String
  }

  struct Properties: Decodable {
    var renderingIntent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  /// A file of an image set.
  struct ImageEntry: Decodable {
    var filename: String?
    var scale: String?
    /// Width and height in points, of an icon: "60x60"; nil where the entry has none.
    var size: String?
    /// How it is cut; nil: not, or in a way that can't be understood.
    var slicing: ImageSlicing?
    var variant: AssetVariant

    enum CodingKeys: String, CodingKey { case filename, scale, size, resizing }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try AssetContents.fileName(in: values, .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      size = try? values.decodeIfPresent(String.self, forKey: .size)
      slicing = try? values.decodeIfPresent(ImageSlicing.self, forKey: .resizing)
      variant = try AssetVariant(from: decoder)
    }

    /// Others are slips.
    private static let scales = 0.01...1000

    /// "2x" is 2; without a scale one file serves all screens.
    var pixelsPerPoint: Double {
      guard let scale, scale.hasSuffix("x"), let value = Double(scale.dropLast()),
        Self.scales.contains(value)
      else { return 1 }
      return value
    }
  }

  /// A file of a symbol set or of a data set.
  struct FileEntry: Decodable {
    var filename: String?
    /// What kind of data it says it holds.
    var typeIdentifier: String?
    var variant: AssetVariant

    enum CodingKeys: String, CodingKey {
      case filename
      case typeIdentifier = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try AssetContents.fileName(in: values, .filename)
      typeIdentifier = try? values.decodeIfPresent(String.self, forKey: .typeIdentifier)
      variant = try AssetVariant(from: decoder)
    }
  }

  /// A colour of a colour set.
  struct ColorEntry: Decodable {
    /// nil: a place that nobody has filled.
    var color: CatalogColor?
    var variant: AssetVariant

    enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      color = try values.decodeIfPresent(CatalogColor.self, forKey: .color)
      variant = try AssetVariant(from: decoder)
    }
  }

  /// The name of a file in the set itself: one that leads out of it spoils its entry.
  private static func fileName<Key: CodingKey>(
    in values: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> String? {
    guard let name = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
    if name.contains("/") || name == ".." {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values, debugDescription: "\(name) lies in another folder.")
    }
    return name
  }

  /// An entry of a list; nil where it cannot be understood.
  private struct Lenient<Entry: Decodable>: Decodable {
    var entry: Entry?

    init(from decoder: any Decoder) { entry = try? Entry(from: decoder) }
  }

  /// nil where there is no list, or none of its entries can be understood.
  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var symbols: [FileEntry]?
  var data: [FileEntry]?
  var properties: Properties?

  enum CodingKeys: String, CodingKey { case images, colors, symbols, data, properties }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func entries<Entry: Decodable>(_ key: CodingKeys, _: Entry.Type) throws -> [Entry]? {
      let list = try values.decodeIfPresent([Lenient<Entry>].self, forKey: key)
      let understood = list?.compactMap(\.entry)
      return understood?.isEmpty == true && list?.isEmpty == false ? nil : understood
    }
    images = try entries(.images, ImageEntry.self)
    colors = try entries(.colors, ColorEntry.self)
    symbols = try entries(.symbols, FileEntry.self)
    data = try entries(.data, FileEntry.self)
    properties = try? values.decodeIfPresent(Properties.self, forKey: .properties)
  }

  /// The list of the set or group in `folder`.
  init(in folder: String) throws(Failure) {
    let path = Self.path(in: folder)
    guard let data = FileManager.default.contents(atPath: path),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { throw Failure(path: path) }
    self = contents
  }

  /// Where the list of a set or group lies.
  static func path(in folder: String) -> String { folder + "/Contents.json" }
}
