import Foundation
import TweenCombine

/// A representation of values as data, which the program's closures create and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// This representation has no body of its own.
  public typealias Body = Never

  /// The single entry of this representation.
  public let _entries: [TransferEntry<Item>]

  /// Creates a representation that exports and imports values as a content type. Errors of the closures
  /// are passed on.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: contentType, importedType: contentType,
        conversion: .data(exporting, importing))
    ]
  }

  /// Creates a representation that only exports values as a content type.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _entries = [
      TransferEntry(
        exportedType: exportedContentType, importedType: nil, conversion: .data(exporting, nil))
    ]
  }

  /// Creates a representation that only imports values of a content type.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: nil, importedType: importedContentType, conversion: .data(nil, importing))
    ]
  }
}

/// A representation of values by an encoder and a decoder, JSON by default.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & SendableMetatype,
  Decoder: TopLevelDecoder & SendableMetatype,
  Encoder.Output == Data, Decoder.Input == Data
{
  /// This representation has no body of its own.
  public typealias Body = Never

  /// The single entry of this representation.
  public let _entries: [TransferEntry<Item>]

  /// Creates a representation that exports and imports values.
  ///
  /// - Parameters:
  ///   - itemType: The type of the transferred values.
  ///   - contentType: The type of the encoded data.
  ///   - encoder: An expression that is evaluated again for each value.
  ///   - decoder: An expression that is evaluated again for each value.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType,
    encoder: @autoclosure @escaping @Sendable () -> Encoder,
    decoder: @autoclosure @escaping @Sendable () -> Decoder
  ) {
    _entries = [
      TransferEntry(
        exportedType: contentType, importedType: contentType,
        conversion: .data(
          { try encoder().encode($0) }, { try decoder().decode(Item.self, from: $0) }))
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation as JSON with sorted keys, so that equal values give equal data.
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

/// A representation of values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// This representation has no body of its own.
  public typealias Body = Never

  /// The single entry of this representation.
  public let _entries: [TransferEntry<Item>]

  /// Creates a representation that exports and imports values as files.
  ///
  /// - Parameters:
  ///   - contentType: The type of the files.
  ///   - shouldAttemptToOpenInPlace: Whether the original file is requested instead of a copy. Without
  ///     effect: an import from a URL always passes the original file, and an import from data always
  ///     passes a copy.
  ///   - exporting: A closure that writes a value's file.
  ///   - importing: A closure that reads a value from a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: contentType, importedType: contentType,
        conversion: .file(exporting, importing))
    ]
  }

  /// Creates a representation that only exports values as files.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the files.
  ///   - shouldAllowToOpenInPlace: Whether the receiver can use the original file. Without effect: the
  ///     file is always copied.
  ///   - exporting: A closure that writes a value's file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _entries = [
      TransferEntry(
        exportedType: exportedContentType, importedType: nil, conversion: .file(exporting, nil))
    ]
  }

  /// Creates a representation that only imports values from files. `shouldAttemptToOpenInPlace` has no
  /// effect.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _entries = [
      TransferEntry(
        exportedType: nil, importedType: importedContentType, conversion: .file(nil, importing))
    ]
  }
}
