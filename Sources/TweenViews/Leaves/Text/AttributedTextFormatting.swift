import Foundation
import TweenMotion

/// The formatting that attributed text can have in a part of the view tree: rules for attribute values.
///
/// The rules apply to the display of an `AttributedString` in `Text` and `TextEditor`; the string itself is
/// not changed. The rules are the parts of `body` and are applied in order:
///
///     struct Recipes: AttributedTextFormattingDefinition {
///       var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: nil)
///       }
///     }
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The scope of the attributes that the rules apply to. Attributes of other scopes are shown unchanged.
  associatedtype Scope: AttributeScope
  /// The type of the definition's body.
  associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope
  /// The rules, in the order in which they are applied.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Applies the definition to attributes. Called by the library only.
  func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// A rule that permits some values of an attribute.
  public typealias ValueConstraint<Key: AttributedStringKey> =
    AttributedTextFormatting.ValueConstraint<Scope, Key>
  where Key.Value: Hashable, Key.Value: Sendable

  public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

  /// Changes attributes so that they satisfy all rules.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }
}

extension Never: AttributedTextFormattingDefinition {
  /// The attributes of SwiftUI; never used.
  public typealias Scope = AttributeScopes.SwiftUIAttributes
}

/// A rule for the value of one attribute; it can read other attributes.
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  /// The attribute that the rule changes.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes of a run, of which only the rule's can be changed.
  typealias Attributes = AttributedTextFormatting.ConstrainedAttributes<Scope, AttributeKey>
  /// Changes the attribute if its value is not permitted.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// An empty definition: the rule has no other rules.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
    AttributedTextFormatting.EmptyDefinition()
  }

  public func _constrain(_ container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container[AttributeKey.self] = attributes.container[AttributeKey.self]
  }
}

/// A namespace for the parts of formatting definitions.
public enum AttributedTextFormatting {
  /// A definition without rules: attributes are shown unchanged.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Creates a definition without rules.
    public init() {}
    /// The definition itself, since it has no parts.
    public var body: EmptyDefinition<Scope> { self }
    public func _constrain(_ container: inout AttributeContainer) {}
  }

  /// Several definitions that are applied in order.
  public struct TupleDefinition<Scope: AttributeScope, T>: AttributedTextFormattingDefinition {
    /// The definitions as a tuple.
    public var value: T
    fileprivate let steps: [(inout AttributeContainer) -> Void]

    /// An empty definition: there are no rules besides those of the parts.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    public func _constrain(_ container: inout AttributeContainer) {
      for step in steps { step(&container) }
    }
  }

  /// A type-erased definition for a scope.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let step: (inout AttributeContainer) -> Void

    /// Creates a type-erased copy of a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      step = { definition._constrain(&$0) }
    }

    /// An empty definition: there are no rules besides those of the wrapped definition.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    public func _constrain(_ container: inout AttributeContainer) { step(&container) }
  }

  /// A rule that permits some values of an attribute, and replaces all others.
  public struct ValueConstraint<Scope: AttributeScope, Key: AttributedStringKey>:
    AttributedTextValueConstraint
  where Key.Value: Hashable, Key.Value: Sendable {
    /// The attribute that the rule changes.
    public typealias AttributeKey = Key
    private let values: Set<Key.Value?>?
    private let substitute: Key.Value?

    /// Creates a rule that permits any value of an attribute.
    ///
    /// - Parameter keyPath: The attribute in the scope.
    public init(for keyPath: KeyPath<Scope, Key>) {
      values = nil
      substitute = nil
    }

    /// Creates a rule that permits some values of an attribute.
    ///
    /// - Parameters:
    ///   - keyPath: The attribute in the scope.
    ///   - values: The permitted values; nil among them permits a missing attribute.
    ///   - default: The replacement for other values.
    public init(
      for keyPath: KeyPath<Scope, Key>, values: Set<Key.Value?>, default: Key.Value?
    ) {
      self.values = values
      substitute = `default`
    }

    /// Replaces a value that is not permitted by the default.
    public func constrain(_ container: inout Attributes) {
      guard let values, !values.contains(container[Key.self]) else { return }
      container[Key.self] = substitute
    }
  }

  /// The attributes of a run in a rule: all can be read, and only the rule's can be changed.
  @dynamicMemberLookup
  public struct ConstrainedAttributes<Scope: AttributeScope, Key: AttributedStringKey>
  where Key.Value: Sendable {
    fileprivate var container: AttributeContainer

    /// The value of an attribute; writing an attribute that is not the rule's has no effect.
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[key] }
      set { if K.self == Key.self { container[key] = newValue } }
    }

    /// The value of an attribute of the scope; writing an attribute that is not the rule's has no effect.
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
    where K.Value: Sendable {
      get { self[K.self] }
      set { self[K.self] = newValue }
    }

    /// The value of an attribute; writing an attribute that is not the rule's has no effect.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable {
      get { self[K.self] }
      set { self[K.self] = newValue }
    }
  }

  /// A result builder for the rules of a definition.
  @resultBuilder public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Returns a rule unchanged.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Returns a definition without rules, for an empty block.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    /// Returns the only rule of a block unchanged.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Combines several rules, in their order.
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

/// The rules for attributed text, as stored in the environment.
struct TextFormatting {
  let constrain: (inout AttributeContainer) -> Void
}

private enum TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting? { nil }
}

extension EnvironmentValues {
  /// The rules for attributed text; nil if there are none.
  var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

extension View {
  /// Sets the rules for attributed text in this view.
  ///
  /// - Parameter definition: The rules; they replace the rules set around this view.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    environment(\.textFormatting, TextFormatting { definition._constrain(&$0) })
  }

  /// Removes rules for attributed text in this view: attributes of a scope can have any value.
  ///
  /// - Parameter scope: The scope, as a member of `AttributeScopes`.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View {
    environment(\.textFormatting, nil)
  }
}
