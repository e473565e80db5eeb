import Foundation
import TweenMotion

/// What text with attributes may look like in a part of the tree: rules for the values of attributes.
///
/// The rules hold for what `Text` and `TextEditor` show of an `AttributedString`; the string itself
/// keeps what it has. They are the parts of `body`, which hold one after the other:
///
///     struct Recipes: AttributedTextFormattingDefinition {
///       var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: nil)
///       }
///     }
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the rules are about. Attributes of other scopes are shown as they are.
  associatedtype Scope: AttributeScope
  /// What the definition is made of.
  associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope
  /// The rules, in the order in which they hold.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Applies the definition to attributes. Made by the library.
  func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// Permits some values of an attribute.
  public typealias ValueConstraint<Key: AttributedStringKey> =
    AttributedTextFormatting.ValueConstraint<Scope, Key>
  where Key.Value: Hashable, Key.Value: Sendable

  public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

  /// Has attributes follow all rules.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }
}

extension Never: AttributedTextFormattingDefinition {
  /// The attributes of SwiftUI; nobody asks.
  public typealias Scope = AttributeScopes.SwiftUIAttributes
}

/// A rule for the value of one attribute, which may look at others.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  /// The attribute that the rule writes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes of a run, of which that of the rule can be written.
  typealias Attributes = AttributedTextFormatting.ConstrainedAttributes<Scope, AttributeKey>
  /// Changes the attribute where its value is not permitted.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// No other rules.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
    AttributedTextFormatting.EmptyDefinition()
  }

  public func _constrain(_ container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container[AttributeKey.self] = attributes.container[AttributeKey.self]
  }
}

/// What definitions of formatting are made of.
public enum AttributedTextFormatting {
  /// No rules: attributes are shown as they are.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// A definition without rules.
    public init() {}
    /// Itself.
    public var body: EmptyDefinition<Scope> { self }
    public func _constrain(_ container: inout AttributeContainer) {}
  }

  /// Several definitions, which hold one after the other.
  public struct TupleDefinition<Scope: AttributeScope, T>: AttributedTextFormattingDefinition {
    /// The definitions.
    public var value: T
    fileprivate let steps: [(inout AttributeContainer) -> Void]

    /// No rules but those of the parts.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    public func _constrain(_ container: inout AttributeContainer) {
      for step in steps { step(&container) }
    }
  }

  /// A definition of any kind for a scope.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let step: (inout AttributeContainer) -> Void

    /// A definition, whose type is forgotten.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      step = { definition._constrain(&$0) }
    }

    /// No rules but those of the definition.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    public func _constrain(_ container: inout AttributeContainer) { step(&container) }
  }

  /// Permits some values of an attribute, and puts one in place of all others.
  public struct ValueConstraint<Scope: AttributeScope, Key: AttributedStringKey>:
    AttributedTextValueConstraint
  where Key.Value: Hashable, Key.Value: Sendable {
    /// The attribute.
    public typealias AttributeKey = Key
    private let values: Set<Key.Value?>?
    private let substitute: Key.Value?

    /// Permits any value of an attribute.
    ///
    /// - Parameter keyPath: The attribute.
    public init(for keyPath: KeyPath<Scope, Key>) {
      values = nil
      substitute = nil
    }

    /// Permits some values of an attribute.
    ///
    /// - Parameters:
    ///   - keyPath: The attribute.
    ///   - values: What is permitted; nil among them: that there is none.
    ///   - default: What is put in place of others.
    public init(
      for keyPath: KeyPath<Scope, Key>, values: Set<Key.Value?>, default: Key.Value?
    ) {
      self.values = values
      substitute = `default`
    }

    /// Puts the default in place of a value that is not permitted.
    public func constrain(_ container: inout Attributes) {
      guard let values, !values.contains(container[Key.self]) else { return }
      container[Key.self] = substitute
    }
  }

  /// The attributes of a run as a rule sees them: all can be read, one can be written.
  @dynamicMemberLookup
  public struct ConstrainedAttributes<Scope: AttributeScope, Key: AttributedStringKey>
  where Key.Value: Sendable {
    fileprivate var container: AttributeContainer

    /// The value of an attribute; writing one that is not the rule's has no effect.
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[key] }
      set { if K.self == Key.self { container[key] = newValue } }
    }

    /// The value of an attribute of the scope; writing one that is not the rule's has no effect.
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
    where K.Value: Sendable {
      get { self[K.self] }
      set { self[K.self] = newValue }
    }

    /// The value of an attribute; writing one that is not the rule's has no effect.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      get { self[K.self] }
      set { self[K.self] = newValue }
    }
  }

  /// Makes a definition of its rules.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    /// A rule.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// No rules.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    /// One rule.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Several rules, in their order.
    @_disfavoredOverload
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definition: repeat each D
    ) -> TupleDefinition<Scope, (repeat each D)> {
      var steps: [(inout AttributeContainer) -> Void] = []
      func add<Part: AttributedTextFormattingDefinition>(_ part: Part) {
        steps.append { part._constrain(&$0) }
      }
      repeat add(each definition)
      return TupleDefinition(value: (repeat each definition), steps: steps)
    }
  }
}

/// The rules for text with attributes, as the environment carries them.
struct TextFormatting {
  let constrain: (inout AttributeContainer) -> Void
}

private enum TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting? { nil }
}

extension EnvironmentValues {
  /// The rules for text with attributes; nil: there are none.
  var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

extension View {
  /// What text with attributes may look like in this view.
  ///
  /// - Parameter definition: Its rules; they take the place of those from around.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.textFormatting, TextFormatting { definition._constrain(&$0) })
  }

  /// Which attributes text has in this view: those of a scope, whose values are free.
  ///
  /// - Parameter scope: The scope, as a member of `AttributeScopes`.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    environment(\.textFormatting, nil)
  }
}
