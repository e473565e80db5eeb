import Foundation

/// One or more ways in which values are exported and imported. A representation either is built from
/// others in `body` or supplies its own entries.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred values.
  associatedtype Item: Transferable
  /// The type of `body`; Never for representations of this module.
  associatedtype Body: TransferRepresentation

  /// The representations that make up this one, the best first.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The single exports and imports. Programs implement `body` instead.
  var _entries: [TransferEntry<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  /// The entries of the body.
  public var _entries: [TransferEntry<Item>] { body._entries }
}

extension TransferRepresentation where Body == Never {
  /// Stops the program: there is no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive representation and has no body.")
  }
}

/// One way of exporting and importing values. Representations create entries; programs do not use this
/// type.
public struct TransferEntry<Item: Transferable>: Sendable {
  typealias Export<Sent> = @Sendable (Item) async throws -> Sent
  typealias Import<Received> = @Sendable (Received) async throws -> Item

  enum Conversion: Sendable {
    case data(Export<Data>?, Import<Data>?)
    case file(Export<SentTransferredFile>?, Import<ReceivedTransferredFile>?)
  }

  /// The type of the exported data; nil: the entry only imports.
  var exportedType: UTType?
  /// The type of the imported data; nil: the entry only exports.
  var importedType: UTType?
  var conversion: Conversion
  var visibility = TransferRepresentationVisibility.all
  var condition: @Sendable (Item) -> Bool = { _ in true }
  var fileName: @Sendable (Item) -> String? = { _ in nil }

  init(exportedType: UTType?, importedType: UTType?, conversion: Conversion) {
    self.exportedType = exportedType
    self.importedType = importedType
    self.conversion = conversion
  }

  /// Returns an item as data; for a file representation, the contents of its file.
  func data(_ item: Item) async throws -> Data {
    switch conversion {
    case .data(let export?, _): return try await export(item)
    case .file(let export?, _): return try Data(contentsOf: try await export(item).file)
    case .data(nil, _), .file(nil, _): throw TransferError.noExport(exportedType)
    }
  }
}

/// The programs that can read an exported value.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private var reach: Int

  /// All programs can read the value.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// Programs of the same developer can read the value.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// Programs of the same group can read the value.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// Only this program can read the value.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Returns whether an entry of this visibility is included for a receiver at `level`.
  func includes(at level: TransferRepresentationVisibility) -> Bool { reach >= level.reach }
}

// MARK: Modifiers

extension TransferRepresentation {
  /// Returns this representation, restricted to the programs of a visibility.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.visibility = visibility }
  }

  /// Returns this representation, exported only where the condition is true for a value. Conditions
  /// combine.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { entry in
      let inner = entry.condition
      entry.condition = { inner($0) && condition($0) }
    }
  }

  /// Returns this representation with a suggested file name. The extension of the type is added if it
  /// is missing.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.fileName = { _ in fileName } }
  }

  /// Returns this representation with a suggested file name that depends on the value; nil: none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.fileName = fileName }
  }
}

/// A representation with a change applied to each of its entries.
struct ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  typealias Item = Base.Item
  typealias Body = Never

  let base: Base
  let change: @Sendable (inout TransferEntry<Item>) -> Void

  var _entries: [TransferEntry<Item>] {
    base._entries.map { entry in
      var entry = entry
      change(&entry)
      return entry
    }
  }
}
