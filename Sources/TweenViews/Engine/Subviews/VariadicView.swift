import TweenMotion

/// Namespace of the older interface to containers, which `Group(subviews:transform:)` has replaced.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A view that shows what a root makes of the views that its content resolves to.
  @frozen public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root, which makes the shown views from the resolved ones.
    public var root: Root
    /// The content that is resolved.
    public var content: Content

    /// Creates a tree of a root and content.
    ///
    /// - Parameters:
    ///   - root: Makes the shown views from the resolved ones.
    ///   - content: The content that is resolved.
    @inlinable nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a tree of a root and content.
    ///
    /// - Parameters:
    ///   - root: Makes the shown views from the resolved ones.
    ///   - content: The content that is resolved.
    @inlinable nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A type that makes a result from several resolved views.
public protocol _VariadicView_Root {}

/// A root that makes views from several resolved views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  /// Returns the views to show.
  ///
  /// - Parameter children: The views that the content resolved to.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose result always counts as one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose result counts as many views as its body has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that some content resolved to, in order. As a view the collection shows them all.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int
  private let views: SubviewsCollection

  fileprivate init(_ views: SubviewsCollection) { self.views = views }

  /// One of the views, which can be placed in a body.
  public struct Element: Identifiable {
    fileprivate var subview: Subview

    /// Identifies the view in its container.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the id that a `ForEach` of the program gave the view; nil without one, or where it has
    /// another type.
    ///
    /// - Parameter type: The type of the id.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.id.given?.base as? ID
    }

    /// The view's trait under a key. A value that is set replaces the view's own trait for the
    /// container in which this element is placed.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        if let own = subview.overriding(ProgramTrait<Trait>.self) {
          return own.value ?? Trait.defaultValue
        }
        nonisolated(unsafe) let subview = subview
        nonisolated(unsafe) var value: Trait.Value?
        MainActor.assumeIsolated {
          guard let element = subview.element else { return }
          element.noteTraitReader()
          value = element.trait(ProgramTrait<Trait>.self).value
        }
        return value ?? Trait.defaultValue
      }
      set {
        subview.overrides.removeAll { $0.key == ObjectIdentifier(ProgramTrait<Trait>.self) }
        subview.overrides.append(
          TraitOverride(ProgramTrait<Trait>.self, ProgramTrait<Trait>.Value(value: newValue)))
      }
    }
  }

  /// The index of the first view: 0.
  public var startIndex: Int { views.startIndex }
  /// The index behind the last view: the count.
  public var endIndex: Int { views.endIndex }

  /// The view at an index. An index out of bounds stops the program.
  public subscript(index: Int) -> Element { Element(subview: views[index]) }
}

extension _VariadicView_Children: View {
  public var body: some View { views }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    isUnary
      ? ResolvedNode<Content, SlotContent<Root.Body>>(view.content, context, view.one)
      : ResolvedNode<Content, Root.Body>(view.content, context, view.many)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    if isUnary {
      unsafeDowncast(node, to: ResolvedNode<Content, SlotContent<Root.Body>>.self)
        .update(view.content, view.one)
    } else {
      unsafeDowncast(node, to: ResolvedNode<Content, Root.Body>.self)
        .update(view.content, view.many)
    }
  }

  nonisolated public static var _elementCount: Int? { isUnary ? 1 : Root.Body._elementCount }

  /// Whether the result must count as one view, but may have several.
  nonisolated private static var isUnary: Bool {
    Root.self is any _VariadicView_UnaryViewRoot.Type && Root.Body._elementCount != 1
  }

  @MainActor private var many: (SubviewResolver) -> Root.Body {
    { [root] in root.body(children: _VariadicView_Children(SubviewsCollection($0.list))) }
  }

  @MainActor private var one: (SubviewResolver) -> SlotContent<Root.Body> {
    { [many] in SlotContent(in: .root, many($0)) }
  }
}

/// A key for a value that a view passes to its container, which reads it from
/// `_VariadicView.Children`.
public protocol _ViewTraitKey {
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// The engine's trait that carries a program's value under the program's key.
private enum ProgramTrait<Key: _ViewTraitKey>: TraitKey {
  struct Value { var value: Key.Value? }
  static var defaultValue: Value { Value(value: nil) }
}

extension View {
  /// Passes a value to the container of this view.
  ///
  /// - Parameters:
  ///   - key: The key under which the container reads the value.
  ///   - value: The value. Where several modifiers set one, the innermost has precedence.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier<ProgramTrait<K>>(value: ProgramTrait<K>.Value(value: value)))
  }
}
