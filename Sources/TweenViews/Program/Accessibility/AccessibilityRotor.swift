import Foundation
import TweenMotion

/// The entries of a rotor, a list of places that a screen reader steps through, in the order written.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the content that this content is made of.
  associatedtype Body: AccessibilityRotorContent
  /// The entries that this content is made of.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// Returns the entries. Called by the library only.
  func _entries() -> [_RotorEntry]
}

extension AccessibilityRotorContent {
  /// Returns the entries of the body. Called by the library only.
  public func _entries() -> [_RotorEntry] { body._entries() }
}

extension AccessibilityRotorContent where Body == Never {
  /// Primitive content has no body. Reading it stops the program.
  public var body: Never { ProgramEnd.stop("\(Self.self) is read by the engine and has no body.") }
}

extension Never: AccessibilityRotorContent {}

/// One place that a rotor leads to. Made by the library only.
public struct _RotorEntry {
  /// The entry's name; if nil, the name of the element that it leads to.
  let label: Text?
  let id: AnyHashable?
  let namespace: AnyHashable?
  /// A range of the text that the rotor belongs to.
  let range: Range<String.Index>?
  let prepare: () -> Void
}

/// One place that a rotor leads to: an element, or a range of a text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// `Never`: an entry is primitive content.
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

  /// Creates an entry for the view with an id, as `id(_:)` or a `ForEach` sets it.
  ///
  /// - Parameters:
  ///   - label: The entry's name.
  ///   - id: The view's id. If no view has it, the screen reader stays where it is.
  ///   - textRange: The range of the view's text to go to.
  ///   - prepare: Runs before the screen reader goes there, for example to scroll to the view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: id, namespace: nil, range: textRange, prepare: prepare)
  }
  /// Creates an entry whose name is looked up in the string tables.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }
  /// Creates an entry with a name that is used verbatim.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view that `accessibilityRotorEntry(id:in:)` names.
  ///
  /// - Parameters:
  ///   - label: The entry's name.
  ///   - id: The id given to `accessibilityRotorEntry(id:in:)`.
  ///   - namespace: The namespace of the id.
  ///   - textRange: The range of the view's text to go to.
  ///   - prepare: Runs before the screen reader goes there, for example to scroll to the view.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: id, namespace: namespace, range: textRange, prepare: prepare)
  }
  /// Creates an entry in a namespace, whose name is looked up in the string tables.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
  /// Creates an entry in a namespace, with a name that is used verbatim.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Returns this one entry. Called by the library only.
  public func _entries() -> [_RotorEntry] { [entry] }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the text that the rotor belongs to.
  ///
  /// - Parameters:
  ///   - label: The entry's name; if nil, the text in the range is its name.
  ///   - textRange: The range to go to.
  ///   - prepare: Runs before the screen reader goes there.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: nil, namespace: nil, range: textRange, prepare: prepare)
  }
  /// Creates an entry for a range of text, with a name that is looked up in the string tables.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }
  /// Creates an entry for a range of text, with a name that is used verbatim.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}

/// A result builder for the entries of a rotor.
@resultBuilder public enum AccessibilityRotorContentBuilder {
  /// Returns the content of an expression unchanged.
  @MainActor public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }
  /// Returns content without entries for an empty block.
  @MainActor public static func buildBlock() -> some AccessibilityRotorContent {
    RotorContents(list: [])
  }
  /// Returns the first content of a block unchanged.
  @MainActor public static func buildPartialBlock<Content: AccessibilityRotorContent>(
    first: Content
  ) -> Content { first }
  /// Appends the entries of the next content; a block may have any number.
  @MainActor
  public static func buildPartialBlock<
    First: AccessibilityRotorContent, Next: AccessibilityRotorContent
  >(accumulated: First, next: Next) -> some AccessibilityRotorContent {
    RotorContents(list: accumulated._entries() + next._entries())
  }
  /// Returns the content of an `if` without `else`.
  @MainActor public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { content }
}

/// Content that is a given list of entries.
private struct RotorContents: AccessibilityRotorContent {
  typealias Body = Never
  let list: [_RotorEntry]

  func _entries() -> [_RotorEntry] { list }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// Returns the entries of the wrapped value, or none for nil. Called by the library only.
  @MainActor public func _entries() -> [_RotorEntry] { self?._entries() ?? [] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Returns the entries of all elements, in order. Called by the library only.
  @MainActor public func _entries() -> [_RotorEntry] { data.flatMap { content($0)._entries() } }

  /// Creates entries for the elements of a collection, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Creates entries for the elements of a collection of identifiable values.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

/// A rotor that screen readers have built in, whose entries a program supplies.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// Returns the rotor of links; only links that were visited, if `visited` is true.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visited links" : "links")
  }
  /// The rotor of links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  /// Returns the rotor of headings of one level; with `.unspecified`, of all headings.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(
      name: level == .unspecified ? "headings" : "headings \(level.rawValue)")
  }
  /// The rotor of headings of all levels.
  public static var headings: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }
  /// The rotor of bold text.
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "bold text")
  }
  /// The rotor of italic text.
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "italic text")
  }
  /// The rotor of underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "underlined text")
  }
  /// The rotor of misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "misspelled words")
  }
  /// The rotor of pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  /// The rotor of text fields.
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "text fields")
  }
  /// The rotor of tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  /// The rotor of lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  /// The rotor of landmarks, the large regions of the page.
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "landmarks")
  }
}
