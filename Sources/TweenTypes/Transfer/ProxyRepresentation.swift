import Foundation

/// Values by way of another type's: its representations, in their order.
///
/// Two types that are each other's proxies have no end.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// It is a way of its own.
  public typealias Body = Never

  private let export: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let take: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Both ways.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    export = exporting
    take = importing
  }

  /// Out alone.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    export = exporting
    take = nil
  }

  /// In alone.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    export = nil
    take = importing
  }

  /// The proxy's own ways, with a step before or behind.
  public var _entries: [TransferEntry<Item>] {
    ProxyRepresentation.entries.compactMap { entry in
      let exportedType = export == nil ? nil : entry.exportedType
      let importedType = take == nil ? nil : entry.importedType
      guard exportedType != nil || importedType != nil else { return nil }
      var own = TransferEntry<Item>(
        exportedType: exportedType, importedType: importedType, way: way(of: entry))
      own.visibility = entry.visibility
      return own
    }
  }

  private func way(of entry: TransferEntry<ProxyRepresentation>) -> TransferEntry<Item>.Way {
    switch entry.way {
    case .data(let exportProxy, let takeProxy):
      return .data(
        Self.after(export, entry.condition, exportProxy),
        Self.before(take, takeProxy))
    case .file(let exportProxy, let takeProxy):
      return .file(
        Self.after(export, entry.condition, exportProxy),
        Self.before(take, takeProxy))
    }
  }

  /// A proxy whose own condition does not hold is not exported so: that is known only when it is
  /// there, since its making may take time.
  private static func after<Sent>(
    _ export: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ condition: @escaping @Sendable (ProxyRepresentation) -> Bool,
    _ exportProxy: TransferEntry<ProxyRepresentation>.Export<Sent>?
  ) -> TransferEntry<Item>.Export<Sent>? {
    guard let export, let exportProxy else { return nil }
    return { item in
      let proxy = try await export(item)
      guard condition(proxy) else { throw UnfitTransfer() }
      return try await exportProxy(proxy)
    }
  }

  private static func before<Received>(
    _ take: (@Sendable (ProxyRepresentation) async throws -> Item)?,
    _ takeProxy: TransferEntry<ProxyRepresentation>.Import<Received>?
  ) -> TransferEntry<Item>.Import<Received>? {
    guard let take, let takeProxy else { return nil }
    return { try await take(try await takeProxy($0)) }
  }
}
