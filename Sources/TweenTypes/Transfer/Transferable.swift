import Foundation

/// A type whose values can be converted to data or files and back, for the clipboard, drag and drop, or
/// sharing.
///
///     struct Note: Codable, Transferable {
///       var text: String
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: UTType(exportedAs: "com.example.note"))
///         ProxyRepresentation(exporting: \.text)
///       }
///     }
///
/// Representations are written in the order of preference: the first that fits is used.
public protocol Transferable: SendableMetatype {
  /// The combined type of the representations.
  associatedtype Representation: TransferRepresentation

  /// The ways in which values are exported and imported, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  static var entries: [TransferEntry<Self>] {
    (transferRepresentation._entries as? [TransferEntry<Self>]) ?? []
  }

  // MARK: Types

  /// Returns the types that values can be exported as, without duplicates, the best first. Conditions
  /// are assumed to be true.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    distinct(entries.filter { $0.visibility.includes(at: visibility) }.compactMap(\.exportedType))
  }

  /// Returns the types that this value can be exported as, without duplicates, the best first.
  ///
  /// - Parameter visibility: The receiver. Representations with a smaller visibility are omitted.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    Self.distinct(
      Self.entries.filter { $0.visibility.includes(at: visibility) && $0.condition(self) }
        .compactMap(\.exportedType))
  }

  /// Returns the types that values can be imported from, without duplicates, the best first.
  public static func importedContentTypes() -> [UTType] {
    distinct(entries.compactMap(\.importedType))
  }

  /// Returns the types that values of this type can be imported from, without duplicates, the best
  /// first.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  private static func distinct(_ types: [UTType]) -> [UTType] {
    var seen: Set<UTType> = []
    return types.filter { seen.insert($0).inserted }
  }

  // MARK: Exporting

  /// The suggested name for a file of this value; nil where no representation suggests one.
  public var suggestedFilename: String? {
    for entry in Self.entries where entry.exportedType != nil && entry.condition(self) {
      if let name = entry.fileName(self) { return name }
    }
    return nil
  }

  /// Returns the value as data, by the first representation whose type conforms to `contentType`.
  ///
  /// - Parameter contentType: The requested type; nil: the first representation is used.
  /// - Throws: `TransferError.noExport` where no representation fits, and errors of the representation.
  public func exported(as contentType: UTType?) async throws -> Data {
    try await byFirst(contentType) { try await $0.data(self) }
  }

  /// Writes the value to a file in a folder, and returns the file's URL.
  ///
  /// The file has the suggested name, otherwise the name of the representation's file, otherwise the
  /// name of its type. A number is added if the name is taken.
  ///
  /// - Throws: The errors of `exported(as:)`, and errors of writing.
  public func export(
    to destinationDirectory: URL, contentType: UTType?
  ) async throws -> URL {
    try await byFirst(contentType) { try await file(by: $0, to: destinationDirectory) }
  }

  private func file(by entry: TransferEntry<Self>, to folder: URL) async throws -> URL {
    let type = entry.exportedType ?? .data
    switch entry.conversion {
    case .file(let export, _):
      guard let export else { throw TransferError.noExport(type) }
      let sent = try await export(self)
      let place = TransferFile.free(
        entry.fileName(self).map(type.filename) ?? sent.file.lastPathComponent, in: folder)
      try FileManager.default.copyItem(at: sent.file, to: place)
      return place
    case .data:
      let data = try await entry.data(self)
      let name = entry.fileName(self) ?? type.localizedDescription ?? "data"
      let place = TransferFile.free(type.filename(name), in: folder)
      try data.write(to: place, options: .atomic)
      return place
    }
  }

  /// Passes the value to a closure as a temporary file, which is deleted when the closure returns.
  ///
  /// - Throws: The errors of `export(to:contentType:)`, and errors of the closure.
  public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try TransferFile.makeFolder()
    defer { TransferFile.remove(folder) }
    return try await fileHandler(try await export(to: folder, contentType: contentType))
  }

  /// Returns the result of the first entry whose type and condition fit. Entries that throw
  /// `UnfitTransfer` are skipped.
  private func byFirst<Result>(
    _ contentType: UTType?, _ export: (TransferEntry<Self>) async throws -> Result
  ) async throws -> Result {
    for entry in Self.entries where entry.condition(self) {
      guard let type = entry.exportedType, contentType.map(type.conforms) ?? true
      else { continue }
      do {
        return try await export(entry)
      } catch is UnfitTransfer {
        continue
      }
    }
    throw TransferError.noExport(contentType)
  }

  // MARK: Importing

  /// Creates a value from data, by the first representation that imports the type.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - contentType: The type of the data; nil: the type of the first importing representation.
  /// - Throws: `TransferError.noImport` where no representation fits, and errors of the representation.
  public init(importing data: Data, contentType: UTType?) async throws {
    let entry = try Self.importingEntry(contentType)
    switch entry.conversion {
    case .data(_, let take):
      guard let take else { throw TransferError.noImport(contentType) }
      self = try await take(data)
    case .file(_, let take):
      guard let take else { throw TransferError.noImport(contentType) }
      let folder = try TransferFile.makeFolder()
      defer { TransferFile.remove(folder) }
      let type = contentType ?? entry.importedType ?? .data
      let file = folder.appendingPathComponent(type.filename("data"))
      try data.write(to: file)
      self = try await take(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }

  /// Creates a value from a file, by the first representation that imports the type. A file
  /// representation receives the original file, which is not moved.
  ///
  /// - Parameters:
  ///   - file: The location of the file.
  ///   - contentType: The type of the file; nil: the type of its filename extension.
  /// - Throws: `TransferError.noImport` where no representation fits, and errors of reading and of the
  ///   representation.
  public init(importing file: URL, contentType: UTType?) async throws {
    let type = contentType ?? UTType(filenameExtension: file.pathExtension)
    let entry = try Self.importingEntry(type)
    switch entry.conversion {
    case .data(_, let take):
      guard let take else { throw TransferError.noImport(type) }
      self = try await take(try Data(contentsOf: file))
    case .file(_, let take):
      guard let take else { throw TransferError.noImport(type) }
      self = try await take(ReceivedTransferredFile(file: file, isOriginalFile: true))
    }
  }

  private static func importingEntry(_ contentType: UTType?) throws -> TransferEntry<Self> {
    for entry in entries {
      guard let type = entry.importedType else { continue }
      if contentType?.conforms(to: type) ?? true { return entry }
    }
    throw TransferError.noImport(contentType)
  }
}
