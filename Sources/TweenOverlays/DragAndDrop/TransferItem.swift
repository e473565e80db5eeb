import Foundation
import TweenMotion
import TweenTypes
import TweenViews

/// One thing that is dragged, pasted or shared.
package struct TransferItem {
  /// The thing itself, of the type that it has in the program.
  let value: Any
  /// The types of data that it goes out as, the best first.
  package let types: [UTType]
  /// The same for those who ask for providers.
  package let provider: NSItemProvider
  /// Its data as a type, or nil where there is no such form.
  package let data: @Sendable (UTType) async throws -> Data
}

@MainActor extension TransferItem {
  /// A value of the program's.
  package init<T: Transferable>(_ value: T) {
    let provider = NSItemProvider()
    let types = value.exportedContentTypes()
    // Values stay on the main actor, where views make and take them.
    let box = MainActorBox(value)
    let data: @Sendable (UTType) async throws -> Data = { type in try await box.data(type) }
    // What answers at once is handed over at once: a frame doesn't depend on another thread.
    if let object = value as? any NSItemProviderWriting {
      provider.registerObject(object, visibility: .all)
    } else {
      for type in types { provider.register(type, data) }
    }
    self.init(value: value, types: types, provider: provider, data: data)
  }

  /// What a provider hands over.
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

  /// What another program hands over.
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

  /// What a drag over the window carries.
  package static func items(_ content: Any) -> [TransferItem] {
    if let items = content as? [TransferItem] { return items }
    if let dropped = content as? [DropItem] { return dropped.map { TransferItem($0) } }
    return []
  }

  // MARK: Taking it

  /// Whether it could be a value of a type.
  package func canBe<T: Transferable>(_ type: T.Type) -> Bool {
    if value is T { return true }
    return importedType(for: type) != nil
  }

  /// The type of data that a value is made of.
  private func importedType<T: Transferable>(for type: T.Type) -> UTType? {
    let taken = T.importedContentTypes()
    return types.first { mine in taken.contains { mine.conforms(to: $0) } }
  }

  /// Makes a value of its data.
  func load<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value as? T { return value }
    guard let form = importedType(for: type) else { throw TransferError.noImport(types.first) }
    return try await T(importing: try await data(form), contentType: form)
  }
}

/// A value on its way out. The main actor lets go of it to whoever makes data of it, one at a time.
@MainActor private final class MainActorBox<T: Transferable>: Sendable {
  private nonisolated(unsafe) let value: T

  init(_ value: T) { self.value = value }

  nonisolated func data(_ type: UTType) async throws -> Data { try await value.exported(as: type) }
}

extension NSItemProvider {
  /// Adds a form whose data come later.
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
