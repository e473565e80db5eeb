import Foundation
import TweenCombine

/// Values as data that functions of the program's make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// It is a way of its own.
  public typealias Body = Never

  /// Its one way.
  public let _entries: [TransferEntry<Item>]

  /// Both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: contentType, importedType: contentType, way: .data(exporting, importing))
    ]
  }

  /// Out alone.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _entries = [
      TransferEntry(
        exportedType: exportedContentType, importedType: nil, way: .data(exporting, nil))
    ]
  }

  /// In alone.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: nil, importedType: importedContentType, way: .data(nil, importing))
    ]
  }
}

/// Values as an encoder writes them, JSON's if nothing else is said.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & SendableMetatype,
  Decoder: TopLevelDecoder & SendableMetatype,
  Encoder.Output == Data, Decoder.Input == Data
{
  /// It is a way of its own.
  public typealias Body = Never

  /// Its one way.
  public let _entries: [TransferEntry<Item>]

  /// Both ways.
  ///
  /// - Parameters:
  ///   - itemType: What is transferred.
  ///   - contentType: What the data are.
  ///   - encoder: Made anew for each value.
  ///   - decoder: Made anew for each value.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType,
    encoder: @autoclosure @escaping @Sendable () -> Encoder,
    decoder: @autoclosure @escaping @Sendable () -> Decoder
  ) {
    _entries = [
      TransferEntry(
        exportedType: contentType, importedType: contentType,
        way: .data({ try encoder().encode($0) }, { try decoder().decode(Item.self, from: $0) }))
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Both ways, as JSON whose keys are sorted: equal values are equal data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: Self.sortingEncoder(),
      decoder: JSONDecoder())
  }

  private static func sortingEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

/// Values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// It is a way of its own.
  public typealias Body = Never

  /// Its one way.
  public let _entries: [TransferEntry<Item>]

  /// Both ways.
  ///
  /// - Parameters:
  ///   - contentType: What the files are.
  ///   - shouldAttemptToOpenInPlace: Whether the file itself is asked for, and no copy. A file that
  ///     is imported by its URL is always the file itself, data are always a copy.
  ///   - exporting: Makes a value's file.
  ///   - importing: Makes the value of a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: contentType, importedType: contentType, way: .file(exporting, importing))
    ]
  }

  /// Out alone.
  ///
  /// - Parameters:
  ///   - exportedContentType: What the files are.
  ///   - shouldAllowToOpenInPlace: Whether the receiver may have the file itself. Copies are made all
  ///     the same.
  ///   - exporting: Makes a value's file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _entries = [
      TransferEntry(
        exportedType: exportedContentType, importedType: nil, way: .file(exporting, nil))
    ]
  }

  /// In alone.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: nil, importedType: importedContentType, way: .file(nil, importing))
    ]
  }
}
