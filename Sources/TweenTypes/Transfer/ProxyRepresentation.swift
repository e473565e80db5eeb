import Foundation

/// A representation of values by the representations of another type, in their order.
///
/// Two types that are proxies of each other recurse without end.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// This representation has no body of its own.
  public typealias Body = Never

  private let export: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Creates a representation that exports values as the proxy and imports them from it.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    export = exporting
    self.importing = importing
  }

  /// Creates a representation that only exports values as the proxy.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    export = exporting
    importing = nil
  }

  /// Creates a representation that only imports values from the proxy.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    export = nil
    self.importing = importing
  }

  /// The proxy's entries, with the conversion to or from the proxy added.
  public var _entries: [TransferEntry<Item>] {
    ProxyRepresentation.entries.compactMap { entry in
      let exportedType = export == nil ? nil : entry.exportedType
      let importedType = importing == nil ? nil : entry.importedType
      guard exportedType != nil || importedType != nil else { return nil }
      var own = TransferEntry<Item>(
        exportedType: exportedType, importedType: importedType, conversion: conversion(of: entry))
      own.visibility = entry.visibility
      return own
    }
  }

  private func conversion(of entry: TransferEntry<ProxyRepresentation>)
    -> TransferEntry<Item>.Conversion
  {
    switch entry.conversion {
    case .data(let exportProxy, let importProxy):
      return .data(
        Self.after(export, entry.condition, exportProxy),
        Self.before(importing, importProxy))
    case .file(let exportProxy, let importProxy):
      return .file(
        Self.after(export, entry.condition, exportProxy),
        Self.before(importing, importProxy))
    }
  }

  /// The proxy's own condition is checked after the conversion, because the conversion is asynchronous.
  /// If the condition fails, the entry is skipped.
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
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?,
    _ importProxy: TransferEntry<ProxyRepresentation>.Import<Received>?
  ) -> TransferEntry<Item>.Import<Received>? {
    guard let importing, let importProxy else { return nil }
    return { try await importing(try await importProxy($0)) }
  }
}
