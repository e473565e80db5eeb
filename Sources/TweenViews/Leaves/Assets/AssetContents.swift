import Foundation

/// The parts of a set's or a group's Contents.json that the engine uses.
///
/// An entry that cannot be read, such as one of a later format version, is left out, so that the other
/// entries stay usable.
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
    /// The width and height of an icon in points: "60x60"; nil if the entry has none.
    var size: String?
    /// The image's slicing; nil if there is none, or it cannot be read.
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

    /// Scales outside of this range are mistakes.
    private static let scales = 0.01...1000

    /// 2 for "2x"; 1 without a scale, for a file that serves all screens.
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
    /// The kind of data that the entry declares.
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
    /// nil for an entry that has no colour yet.
    var color: CatalogColor?
    var variant: AssetVariant

    enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      color = try values.decodeIfPresent(CatalogColor.self, forKey: .color)
      variant = try AssetVariant(from: decoder)
    }
  }

  /// The name of a file in the set. A path out of the set's folder makes its entry unreadable.
  private static func fileName<Key: CodingKey>(
    in values: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> String? {
    guard let name = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
    if name.contains("/") || name == ".." {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values, debugDescription: "\(name) is in another folder.")
    }
    return name
  }

  /// An entry of a list; nil if it cannot be read.
  private struct Lenient<Entry: Decodable>: Decodable {
    var entry: Entry?

    init(from decoder: any Decoder) { entry = try? Entry(from: decoder) }
  }

  /// nil if there is no list, or none of its entries can be read.
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

  /// Reads the list of the set or group in `folder`.
  init(in folder: String) throws(Failure) {
    let path = Self.path(in: folder)
    guard let data = try? AssetFile.contents(atPath: path),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { throw Failure(path: path) }
    self = contents
  }

  /// The path of a set's or a group's list.
  static func path(in folder: String) -> String { folder + "/Contents.json" }
}
