import Foundation
import TweenMotion

/// What a rotor of a reader leads through: entries, in the order they are written.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// What it is made of.
  associatedtype Body: AccessibilityRotorContent
  /// The entries that it is made of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// Its entries. Made by the library.
  func _entries() -> [_RotorEntry]
}

extension AccessibilityRotorContent {
  /// Those of its body. Made by the library.
  public func _entries() -> [_RotorEntry] { body._entries() }
}

extension AccessibilityRotorContent where Body == Never {
  /// Never asked for: it stands for itself. Reading it stops the program.
  public var body: Never { ProgramEnd.stop("\(Self.self) stands for itself and has no body.") }
}

extension Never: AccessibilityRotorContent {}

/// One place that a rotor leads to. Made by the library.
public struct _RotorEntry {
  /// What it is called; nil: as what it leads to.
  let label: Text?
  let id: AnyHashable?
  let namespace: AnyHashable?
  /// Of the text that the rotor is of.
  let range: Range<String.Index>?
  let prepare: () -> Void
}

/// One place that a rotor leads to: an element, or a stretch of a text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// It stands for itself.
  public typealias Body = Never
  private let entry: _RotorEntry

  private init(
    label: Text?, id: AnyHashable?, namespace: Namespace.ID?, range: Range<String.Index>?,
    prepare: (() -> Void)?
  ) {
    entry = _RotorEntry(
      label: label, id: id, namespace: namespace.map { AnyHashable($0) }, range: range,
      prepare: prepare ?? {})
  }

  /// A place at the view with an id, as `id(_:)` or a `ForEach` gives it.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - id: The view's id. Where no view has it, the reader stays where it is.
  ///   - textRange: The stretch of the view's text.
  ///   - prepare: Done before the reader goes there, such as to show the view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: id, namespace: nil, range: textRange, prepare: prepare)
  }
  /// A place whose name is looked up in the string tables.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }
  /// A place with a name as it is.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// A place at the view that `accessibilityRotorEntry(id:in:)` names.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - id: The view's name.
  ///   - namespace: In which the name counts.
  ///   - textRange: The stretch of the view's text.
  ///   - prepare: Done before the reader goes there, such as to show the view.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: id, namespace: namespace, range: textRange, prepare: prepare)
  }
  /// A place in a namespace, whose name is looked up in the string tables.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
  /// A place in a namespace, with a name as it is.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// The entry itself. Made by the library.
  public func _entries() -> [_RotorEntry] { [entry] }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A stretch of the text that the rotor is of.
  ///
  /// - Parameters:
  ///   - label: What it is called; nil: by its words.
  ///   - textRange: The stretch.
  ///   - prepare: Done before the reader goes there.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: nil, namespace: nil, range: textRange, prepare: prepare)
  }
  /// A stretch of the text, by a name that is looked up in the string tables.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }
  /// A stretch of the text, by a name as it is.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}

/// Builds what a rotor leads through.
@resultBuilder public enum AccessibilityRotorContentBuilder {
  /// Content as it is.
  @MainActor public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }
  /// An empty block: nothing.
  @MainActor public static func buildBlock() -> some AccessibilityRotorContent {
    RotorContents(list: [])
  }
  /// A block of one.
  @MainActor public static func buildPartialBlock<Content: AccessibilityRotorContent>(
    first: Content
  ) -> Content { first }
  /// What is before and what comes next: a block may have any number.
  @MainActor
  public static func buildPartialBlock<
    First: AccessibilityRotorContent, Next: AccessibilityRotorContent
  >(accumulated: First, next: Next) -> some AccessibilityRotorContent {
    RotorContents(list: accumulated._entries() + next._entries())
  }
  /// `if` without `else`.
  @MainActor public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { content }
}

/// Entries that are known already.
private struct RotorContents: AccessibilityRotorContent {
  typealias Body = Never
  let list: [_RotorEntry]

  func _entries() -> [_RotorEntry] { list }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The entries of what is there. Made by the library.
  @MainActor public func _entries() -> [_RotorEntry] { self?._entries() ?? [] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of all its elements. Made by the library.
  @MainActor public func _entries() -> [_RotorEntry] { data.flatMap { content($0)._entries() } }

  /// Entries for the elements of a collection, by an id of each.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Entries for the elements of a collection.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

/// A rotor that readers have by themselves, whose entries a program tells.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// Links; of those that were followed alone, where `visited` is true.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visited links" : "links")
  }
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(
      name: level == .unspecified ? "headings" : "headings \(level.rawValue)")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "bold text")
  }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "italic text")
  }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "underlined text")
  }
  /// Words that are spelt wrong.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "misspelled words")
  }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "text fields")
  }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  /// The large parts of what is shown.
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "landmarks")
  }
}
