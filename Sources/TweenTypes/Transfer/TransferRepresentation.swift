import Foundation

/// A way, or several, in which values go out and come in: those below, and what is made of them in
/// `body`.
public protocol TransferRepresentation<Item>: Sendable {
  /// What it transfers.
  associatedtype Item: Transferable
  /// What it is made of; Never where it is a way of its own.
  associatedtype Body: TransferRepresentation

  /// The representations that it is made of, the best first.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Its ways one by one. Not for programs: they have a `body`.
  var _entries: [TransferEntry<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  /// Those of its body.
  public var _entries: [TransferEntry<Item>] { body._entries }
}

extension TransferRepresentation where Body == Never {
  /// There is none.
  public var body: Never {
    preconditionFailure("\(Self.self) is a way of its own and has no body.")
  }
}

/// One way of transferring values. Made by representations; programs name none.
public struct TransferEntry<Item: Transferable>: Sendable {
  typealias Export<Sent> = @Sendable (Item) async throws -> Sent
  typealias Import<Received> = @Sendable (Received) async throws -> Item

  enum Way: Sendable {
    case data(Export<Data>?, Import<Data>?)
    case file(Export<SentTransferredFile>?, Import<ReceivedTransferredFile>?)
  }

  /// nil: it exports nothing.
  var exportedType: UTType?
  /// nil: it takes nothing.
  var importedType: UTType?
  var way: Way
  var visibility = TransferRepresentationVisibility.all
  var condition: @Sendable (Item) -> Bool = { _ in true }
  var fileName: @Sendable (Item) -> String? = { _ in nil }

  init(exportedType: UTType?, importedType: UTType?, way: Way) {
    self.exportedType = exportedType
    self.importedType = importedType
    self.way = way
  }

  /// What an item is as data: a file's content where it goes out as a file.
  func data(_ item: Item) async throws -> Data {
    switch way {
    case .data(let export?, _): return try await export(item)
    case .file(let export?, _): return try Data(contentsOf: try await export(item).file)
    case .data(nil, _), .file(nil, _): throw TransferError.noExport(exportedType)
    }
  }
}

/// Who may see an item on its way.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private var reach: Int

  /// All programs.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// Programs of one maker.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// Programs of one group.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// This program alone.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Whether what reaches so far is there for who stands at `level`.
  func isSeen(at level: TransferRepresentationVisibility) -> Bool { reach >= level.reach }
}

// MARK: Modifiers

extension TransferRepresentation {
  /// The same for those alone who may see it.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.visibility = visibility }
  }

  /// The same, exported where the condition holds for a value.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { entry in
      let inner = entry.condition
      entry.condition = { inner($0) && condition($0) }
    }
  }

  /// The same, with a name for a file of it. The ending of its type is added where it is not there.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.fileName = { _ in fileName } }
  }

  /// The same, with a name for a file of a value; nil: none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ChangedRepresentation(base: self) { $0.fileName = fileName }
  }
}

/// A representation whose every way is changed.
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
