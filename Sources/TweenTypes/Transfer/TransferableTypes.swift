import Foundation

// Transferable types of Swift and Foundation.

extension String: Transferable {
  /// Text in UTF-8. Text in UTF-16, and plain text of unspecified encoding as UTF-8, can be imported
  /// too.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text($0, .utf8, .utf8PlainText)
    }
    DataRepresentation(importedContentType: .utf16ExternalPlainText) {
      // Without a byte order mark, the text is big-endian.
      let isMarked = $0.starts(with: [0xFF, 0xFE]) || $0.starts(with: [0xFE, 0xFF])
      return try text($0, isMarked ? .utf16 : .utf16BigEndian, .utf16ExternalPlainText)
    }
    DataRepresentation(importedContentType: .utf16PlainText) {
      let isMarked = $0.starts(with: [0xFF, 0xFE]) || $0.starts(with: [0xFE, 0xFF])
      return try text($0, isMarked ? .utf16 : .utf16LittleEndian, .utf16PlainText)
    }
    DataRepresentation(importedContentType: .plainText) { try text($0, .utf8, .plainText) }
  }

  private static func text(
    _ data: Data, _ encoding: String.Encoding, _ type: UTType
  ) throws -> String {
    guard let text = String(data: data, encoding: encoding) else {
      throw TransferError.unreadable(type)
    }
    return text
  }
}

extension Data: Transferable {
  /// The bytes of the data, unchanged.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The text of the URL, as a file URL where it is one.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      $0.dataRepresentation
    } importing: {
      try url($0, .fileURL)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      $0.dataRepresentation
    } importing: {
      try url($0, .url)
    }
  }

  private static func url(_ data: Data, _ type: UTType) throws -> URL {
    guard let text = String(data: data, encoding: .utf8), !text.isEmpty,
      let url = URL(string: text), type != .fileURL || url.isFileURL
    else { throw TransferError.unreadable(type) }
    return url
  }
}

extension AttributedString: Transferable {
  /// The characters as plain text, without attributes: Foundation on Linux cannot encode attributes,
  /// and rich text is not supported.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}

extension Never: Transferable {
  /// No representation, since there is no value.
  public static var transferRepresentation: TupleTransferRepresentation<Never, Void> {
    TupleTransferRepresentation<Never, Void>(entries: [])
  }
}

extension Never: TransferRepresentation {
  /// The type has no items.
  public typealias Item = Never
  /// The type has no body.
  public typealias Body = Never

  /// An empty list of entries.
  public var _entries: [TransferEntry<Never>] { [] }
}
