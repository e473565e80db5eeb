import Foundation

/// A type whose values can become data or files and come back from them, for a clipboard, a drop or a
/// share.
///
///     struct Note: Codable, Transferable {
///       var text: String
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: UTType(exportedAs: "com.example.note"))
///         ProxyRepresentation(exporting: \.text)
///       }
///     }
///
/// Representations stand in the order of preference: the first that fits is taken.
public protocol Transferable: SendableMetatype {
  /// The type of its representations together.
  associatedtype Representation: TransferRepresentation

  /// How values go out and come in, the best way first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  static var entries: [TransferEntry<Self>] {
    (transferRepresentation._entries as? [TransferEntry<Self>]) ?? []
  }

  // MARK: Types

  /// The types that values are exported as where all conditions hold, each once, the best first.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    distinct(entries.filter { $0.visibility.isSeen(at: visibility) }.compactMap(\.exportedType))
  }

  /// The types that this value is exported as, each once, the best first.
  ///
  /// - Parameter visibility: To whom: what fewer may see is left out.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    Self.distinct(
      Self.entries.filter { $0.visibility.isSeen(at: visibility) && $0.condition(self) }
        .compactMap(\.exportedType))
  }

  /// The types that values come from, each once, the best first.
  public static func importedContentTypes() -> [UTType] {
    distinct(entries.compactMap(\.importedType))
  }

  /// The types that values come from: those of the type.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  private static func distinct(_ types: [UTType]) -> [UTType] {
    var seen: Set<UTType> = []
    return types.filter { seen.insert($0).inserted }
  }

  // MARK: Going out

  /// The name for a file of it; nil where no representation suggests one.
  public var suggestedFilename: String? {
    for entry in Self.entries where entry.exportedType != nil && entry.condition(self) {
      if let name = entry.fileName(self) { return name }
    }
    return nil
  }

  /// The value as data: by the first representation whose type conforms to `contentType`.
  ///
  /// - Parameter contentType: nil: the first representation of all.
  /// - Throws: `TransferError.noExport` where none fits, and what the representation throws.
  public func exported(as contentType: UTType?) async throws -> Data {
    try await byFirst(contentType) { try await $0.data(self) }
  }

  /// Writes the value into a folder, and returns where the file is.
  ///
  /// It has the suggested name, or the file's that the representation gives, and else that of its
  /// type; a number follows where that is taken.
  ///
  /// - Throws: As `exported(as:)`, and what writing throws.
  public func export(
    to destinationDirectory: URL, contentType: UTType?
  ) async throws -> URL {
    try await byFirst(contentType) { try await file(by: $0, to: destinationDirectory) }
  }

  private func file(by entry: TransferEntry<Self>, to folder: URL) async throws -> URL {
    let type = entry.exportedType ?? .data
    switch entry.way {
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

  /// Hands the value over as a file, which is gone afterwards.
  ///
  /// - Throws: As `export(to:contentType:)`, and what the handler throws.
  public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try TransferFile.makeFolder()
    defer { TransferFile.remove(folder) }
    return try await fileHandler(try await export(to: folder, contentType: contentType))
  }

  /// What the first representation gives whose type fits, and which turns out to be one for this
  /// value.
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

  // MARK: Coming in

  /// The value that data hold: by the first representation that takes such.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - contentType: What the data are; nil: what the first representation takes.
  /// - Throws: `TransferError.noImport` where none fits, and what the representation throws.
  public init(importing data: Data, contentType: UTType?) async throws {
    let entry = try Self.importingEntry(contentType)
    switch entry.way {
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

  /// The value that a file holds: by the first representation that takes such. The file stays where
  /// it is; a representation that takes files has it itself.
  ///
  /// - Parameters:
  ///   - file: Where it is.
  ///   - contentType: What the file is; nil: what its name says.
  /// - Throws: As with data, and what reading throws.
  public init(importing file: URL, contentType: UTType?) async throws {
    let type = contentType ?? UTType(filenameExtension: file.pathExtension)
    let entry = try Self.importingEntry(type)
    switch entry.way {
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
