import Foundation
import Synchronization

/// The object of a drag, a drop or a paste, available in several representations. Each representation
/// is created when it is requested.
///
/// A completion handler is called before the requesting method returns if the registered load handler
/// calls it at once. The load handlers of this module do, except those of `Transferable` values.
public final class NSItemProvider: Sendable {
  /// A closure that receives the data of a representation, or the error.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  private struct Representation: Sendable {
    let type: String
    let load: @Sendable (@escaping DataHandler) -> Void
  }

  private struct State: Sendable {
    var forms: [Representation] = []
    var suggestedName: String?
  }

  private let state = Mutex(State())

  /// Creates a provider without representations.
  public init() {}

  /// Creates a provider with the representations of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file's contents, typed by the extension of the file's name; nil for a URL
  /// that is not a file URL.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
      do {
        handler(try Data(contentsOf: fileURL), nil)
      } catch {
        handler(nil, error)
      }
      return nil
    }
    registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier, visibility: .all) {
      $0(fileURL.dataRepresentation, nil)
      return nil
    }
  }

  /// The suggested name of a file with the provider's data, without extension; nil: none.
  public var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  // MARK: Representations

  /// The type identifiers of the representations, in the order in which they were registered.
  public var registeredTypeIdentifiers: [String] { state.withLock { $0.forms.map(\.type) } }

  /// The types of the representations, in the order in which they were registered.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }

  /// Adds a representation that is created when it is requested.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - visibility: Without effect: every receiver can read the representation.
  ///   - loadHandler: A closure that creates the data. The `Progress` that it returns is ignored.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    let form = Representation(type: typeIdentifier) { _ = loadHandler($0) }
    state.withLock { $0.forms.append(form) }
  }

  /// Adds a representation that is created when it is requested. `visibility` has no effect.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds the representations of an object.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // The data is created now, because the object may be bound to this thread.
    for type in object.writableTypeIdentifiers {
      let data = object.itemData(ofType: type)
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        $0(data, data == nil ? TransferError.noExport(UTType(type)) : nil)
        return nil
      }
    }
  }

  /// Returns whether a representation has the given type or a type that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Returns whether a representation has the given type or a type that conforms to it.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  private func form(_ typeIdentifier: String) -> Representation? {
    let wanted = UTType(typeIdentifier)
    return state.withLock { state in
      state.forms.first { form in
        if form.type == typeIdentifier { return true }
        guard let wanted, let type = UTType(form.type) else { return false }
        return type.conforms(to: wanted)
      }
    }
  }

  // MARK: Loading

  /// Loads the data of the first representation that has the given type or a type that conforms to it.
  /// The handler receives `TransferError.noExport` where there is none.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let form = form(typeIdentifier) else {
      completionHandler(nil, TransferError.noExport(UTType(typeIdentifier)))
      return progress
    }
    form.load(completionHandler)
    return progress
  }

  /// Loads the data of the first representation that has the given type or a type that conforms to it.
  /// The handler receives `TransferError.noExport` where there is none.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping DataHandler
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a representation as a `URL` if its type is a URL, as a `String` if it is plain text,
  /// otherwise as `Data`. `options` has no effect.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: @escaping @Sendable ((any Sendable)?, (any Error)?) -> Void
  ) {
    let type = form(typeIdentifier).flatMap { UTType($0.type) }
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let text = String(data: data, encoding: .utf8)
      if type?.conforms(to: .url) == true, let url = text.flatMap({ URL(string: $0) }) {
        completionHandler(url, nil)
      } else if type?.conforms(to: .plainText) == true, let text {
        completionHandler(text, nil)
      } else {
        completionHandler(data, nil)
      }
    }
  }

  /// Returns whether an object of a class can be created from one of the representations.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
  }

  /// Loads an object from the first of the class's readable types for which there is a representation.
  /// The handler receives `TransferError.noExport` where there is none.
  @discardableResult public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { form($0) != nil }) else {
      completionHandler(nil, TransferError.noExport(types.first.flatMap { UTType($0) }))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Adds the representations of a value, which is created again for each request.
  public func register<T: Transferable & Sendable>(
    _ transferable: @autoclosure @escaping @Sendable () -> T
  ) {
    for type in transferable().exportedContentTypes() {
      registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
        Task {
          do {
            handler(try await transferable().exported(as: type), nil)
          } catch {
            handler(nil, error)
          }
        }
        return nil
      }
    }
  }

  /// Loads a value from the first of its types for which there is a representation. The handler is
  /// called later, in a task; with `TransferError.noImport`, at once, where no representation fits.
  @discardableResult public func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let types = transferableType.importedContentTypes()
    guard let type = types.first(where: { form($0.identifier) != nil }) else {
      completionHandler(.failure(TransferError.noImport(types.first)))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
      guard let data else {
        return completionHandler(.failure(error ?? TransferError.noExport(type)))
      }
      Task {
        do {
          completionHandler(.success(try await T(importing: data, contentType: type)))
        } catch {
          completionHandler(.failure(error))
        }
      }
    }
  }
}

/// The programs that can read a representation. Without effect: every receiver can.
public enum NSItemProviderRepresentationVisibility: Sendable {
  /// All programs can read the representation.
  case all
  /// Programs of the same developer can read the representation.
  case team
  /// Programs of the same group can read the representation.
  case group
  /// Only this program can read the representation.
  case ownProcess
}

/// A type whose objects an item provider can send.
public protocol NSItemProviderWriting {
  /// The type identifiers of the representations, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The type identifiers of this object's representations, the best first.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates the data of a representation and passes it to the handler, or an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The type identifiers of the type's representations.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  fileprivate var writableTypeIdentifiers: [String] { writableTypeIdentifiersForItemProvider }

  /// The data that the object passes to the handler before `loadData` returns; nil where it passes none
  /// until then.
  fileprivate func itemData(ofType type: String) -> Data? {
    let box = DataBox()
    _ = loadData(withTypeIdentifier: type) { data, _ in box.data.withLock { $0 = data } }
    return box.data.withLock { $0 }
  }
}

private final class DataBox: Sendable {
  let data = Mutex<Data?>(nil)
}

/// A type whose objects can be created from the data of an item provider.
public protocol NSItemProviderReading: SendableMetatype {
  /// The type identifiers from which objects can be created, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from the data of a representation.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension String: NSItemProviderReading, NSItemProviderWriting {
  /// The identifiers of UTF-8 text, plain text and URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.url.identifier]
  }
  /// The identifier of plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  /// Returns the text of UTF-8 data. Throws `TransferError.unreadable` for other data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
    -> String
  {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError.unreadable(UTType(typeIdentifier) ?? .plainText)
    }
    return text
  }
  /// Passes the string in UTF-8 to the handler, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
}

extension URL: NSItemProviderReading, NSItemProviderWriting {
  /// The identifiers of file URLs and URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }
  /// The identifier of a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// The identifier of a URL, preceded by that of a file URL where the URL is one.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? [UTType.fileURL.identifier] : []) + [UTType.url.identifier]
  }
  /// Returns the URL in UTF-8 data. Throws `TransferError.unreadable` where the data is empty or not a
  /// URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let text = String(data: data, encoding: .utf8), !text.isEmpty,
      let url = URL(string: text)
    else { throw TransferError.unreadable(UTType(typeIdentifier) ?? .url) }
    return url
  }
  /// Passes the URL's text to the handler, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(dataRepresentation, nil)
    return nil
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The identifiers of UTF-8 text, plain text and URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }
  /// The identifier of plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }
  /// Returns the text of UTF-8 data. Throws `TransferError.unreadable` for other data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSString(string: text) as? Self else {
      throw TransferError.unreadable(UTType(typeIdentifier) ?? .plainText)
    }
    return object
  }
  /// Passes the string in UTF-8 to the handler, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The identifiers of file URLs and URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }
  /// The identifier of a URL.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }
  /// Returns the URL in UTF-8 data. Throws `TransferError.unreadable` where the data is empty or not a
  /// URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSURL(string: url.absoluteString) as? Self else {
      throw TransferError.unreadable(UTType(typeIdentifier) ?? .url)
    }
    return object
  }
  /// Passes the URL's text to the handler, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
