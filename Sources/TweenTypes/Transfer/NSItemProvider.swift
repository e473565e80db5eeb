import Foundation
import Synchronization

/// What a drag, a drop or a paste hands over: a thing in several forms, each made when it is asked for.
///
/// Completion handlers are called before the call that they were given to returns, where what was
/// registered answers at once, as everything here does.
public final class NSItemProvider: Sendable {
  /// Called with the data of a form, or with why there are none.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  private struct Form: Sendable {
    let type: String
    let load: @Sendable (@escaping DataHandler) -> Void
  }

  private struct State: Sendable {
    var forms: [Form] = []
    var suggestedName: String?
  }

  private let state = Mutex(State())

  /// A provider of nothing.
  public init() {}

  /// A provider of an object, in the forms that it has.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of a file's content, as what its name says it is.
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

  /// What a file of it may be called, without an ending.
  public var suggestedName: String? {
    get { state.withLock { $0.suggestedName } }
    set { state.withLock { $0.suggestedName = newValue } }
  }

  // MARK: Forms

  /// The types of its forms, in the order in which they were registered.
  public var registeredTypeIdentifiers: [String] { state.withLock { $0.forms.map(\.type) } }

  /// The types of its forms, in the order in which they were registered.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }

  /// Adds a form that is made when it is asked for.
  ///
  /// - Parameters:
  ///   - typeIdentifier: What it is.
  ///   - visibility: Who may see it: everybody here.
  ///   - loadHandler: Makes it; its result, how far that has come, is left out of account.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    let form = Form(type: typeIdentifier) { _ = loadHandler($0) }
    state.withLock { $0.forms.append(form) }
  }

  /// Adds a form that is made when it is asked for.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds the forms that an object has.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // Its data are made now: objects may belong to one thread.
    for type in object.writableTypeIdentifiers {
      let data = object.itemData(ofType: type)
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        $0(data, data == nil ? TransferError.noExport(UTType(type)) : nil)
        return nil
      }
    }
  }

  /// Whether a form is of a type, or of one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// The same.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  private func form(_ typeIdentifier: String) -> Form? {
    let wanted = UTType(typeIdentifier)
    return state.withLock { state in
      state.forms.first { form in
        if form.type == typeIdentifier { return true }
        guard let wanted, let type = UTType(form.type) else { return false }
        return type.conforms(to: wanted)
      }
    }
  }

  // MARK: Asking for them

  /// Hands the data of a form over, if there is one of the type or of one that conforms to it.
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

  /// The same.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping DataHandler
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Hands a form over: as a URL where it is one, as text where it is that, and else as data.
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

  /// Whether an object of a class can be made of one of the forms.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
  }

  /// Hands an object over that is made of the first form that fits.
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

  /// Adds the forms of a value.
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

  /// Hands a value over that is made of the first form that fits, on another turn.
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

/// Who may see a form of a provider. Everybody here.
public enum NSItemProviderRepresentationVisibility: Sendable {
  /// All programs.
  case all
  /// Programs of one maker.
  case team
  /// Programs of one group.
  case group
  /// This program alone.
  case ownProcess
}

/// What a provider can hand over.
public protocol NSItemProviderWriting {
  /// The types of its forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of this object's forms, the best first.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands the data of a form over.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of its type.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  fileprivate var writableTypeIdentifiers: [String] { writableTypeIdentifiersForItemProvider }

  /// What it hands over before it returns; nil where it does so later or not at all.
  fileprivate func itemData(ofType type: String) -> Data? {
    let box = DataBox()
    _ = loadData(withTypeIdentifier: type) { data, _ in box.data.withLock { $0 = data } }
    return box.data.withLock { $0 }
  }
}

private final class DataBox: Sendable {
  let data = Mutex<Data?>(nil)
}

/// What can be made of what a provider hands over.
public protocol NSItemProviderReading: SendableMetatype {
  /// The types that it is made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes one of a form's data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension String: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.url.identifier]
  }
  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }
  /// The text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
    -> String
  {
    guard let text = String(data: data, encoding: .utf8) else {
      throw TransferError.unreadable(UTType(typeIdentifier) ?? .plainText)
    }
    return text
  }
  /// Hands its UTF-8 over.
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
  /// URLs, of files or others.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// A file's as such, and a URL.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? [UTType.fileURL.identifier] : []) + [UTType.url.identifier]
  }
  /// The URL that data tell.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let text = String(data: data, encoding: .utf8), !text.isEmpty,
      let url = URL(string: text)
    else { throw TransferError.unreadable(UTType(typeIdentifier) ?? .url) }
    return url
  }
  /// Hands its text over.
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
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }
  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }
  /// The text of data in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSString(string: text) as? Self else {
      throw TransferError.unreadable(UTType(typeIdentifier) ?? .plainText)
    }
    return object
  }
  /// Hands its UTF-8 over.
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
  /// URLs, of files or others.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }
  /// The URL that data tell.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSURL(string: url.absoluteString) as? Self else {
      throw TransferError.unreadable(UTType(typeIdentifier) ?? .url)
    }
    return object
  }
  /// Hands its text over.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
