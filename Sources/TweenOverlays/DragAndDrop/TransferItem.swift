import Foundation
import TweenMotion
import TweenTypes
import TweenViews

/// An item that is dragged, pasted or shared.
package struct TransferItem {
  /// The item itself, in its type in the program.
  let value: Any
  /// The types in which the item can be exported, the best first.
  package let types: [UTType]
  /// The same item as a provider.
  package let provider: NSItemProvider
  /// Returns the item's data as a type. Throws if the item has no such representation.
  package let data: @Sendable (UTType) async throws -> Data
}

@MainActor extension TransferItem {
  /// Creates an item from a value of the program.
  package init<T: Transferable>(_ value: T) {
    let provider = NSItemProvider()
    let types = value.exportedContentTypes()
    // Values stay on the main actor, where views create and use them.
    let box = MainActorBox(value)
    let data: @Sendable (UTType) async throws -> Data = { type in try await box.data(type) }
    // An item that already has its data is provided at once, so that a frame does not depend on
    // another thread.
    if let object = value as? any NSItemProviderWriting {
      provider.registerObject(object, visibility: .all)
    } else {
      for type in types { provider.register(type, data) }
    }
    self.init(value: value, types: types, provider: provider, data: data)
  }

  /// Creates an item from a provider.
  init(_ provider: NSItemProvider) {
    self.init(value: provider, types: provider.registeredContentTypes, provider: provider) {
      type in
      try await withCheckedThrowingContinuation { continuation in
        provider.loadDataRepresentation(for: type) { data, error in
          continuation.resume(
            with: data.map { .success($0) }
              ?? .failure(error ?? TransferError.noExport(type)))
        }
      }
    }
  }

  /// Creates an item from data of another program.
  package init(_ item: DropItem) {
    switch item {
    case .file(let url):
      let provider = NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url)
      self.init(
        value: url, types: provider.registeredContentTypes, provider: provider,
        data: { type in
          if type.conforms(to: .url) { return url.dataRepresentation }
          return try Data(contentsOf: url)
        })
    case .text(let text):
      if let url = URL(string: text), url.scheme != nil, url.host() != nil {
        self.init(
          value: url, types: [.url, .utf8PlainText], provider: NSItemProvider(object: url),
          data: { _ in Data(text.utf8) })
      } else {
        self.init(text)
      }
    }
  }

  /// Returns the items of a drag over the window.
  package static func items(_ content: Any) -> [TransferItem] {
    if let items = content as? [TransferItem] { return items }
    if let dropped = content as? [DropItem] { return dropped.map { TransferItem($0) } }
    return []
  }

  // MARK: Importing

  /// Returns whether the item could be imported as a type.
  package func canBe<T: Transferable>(_ type: T.Type) -> Bool {
    if value is T { return true }
    return importedType(for: type) != nil
  }

  /// Returns the type of data from which a value can be imported.
  private func importedType<T: Transferable>(for type: T.Type) -> UTType? {
    let taken = T.importedContentTypes()
    return types.first { mine in taken.contains { mine.conforms(to: $0) } }
  }

  /// Imports a value from the item's data.
  func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value as? T { return value }
    guard let form = importedType(for: type) else { throw TransferError.noImport(types.first) }
    return try await T(importing: try await data(form), contentType: form)
  }
}

/// Moves a value off the main actor, to the task that exports it. Only one task exports it at a
/// time.
@MainActor private final class MainActorBox<T: Transferable>: Sendable {
  private nonisolated(unsafe) let value: T

  init(_ value: T) { self.value = value }

  nonisolated func data(_ type: UTType) async throws -> Data { try await value.exported(as: type) }
}

extension NSItemProvider {
  /// Registers a representation whose data is loaded later.
  fileprivate func register(
    _ type: UTType, _ data: @escaping @Sendable (UTType) async throws -> Data
  ) {
    registerDataRepresentation(for: type) { handler in
      Task {
        do {
          handler(try await data(type), nil)
        } catch {
          handler(nil, error)
        }
      }
      return nil
    }
  }
}
