import TweenMotion

/// Names of what programs made containers of before there was `Group(subviews:transform:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// Shows what a root makes of the views that some content resolves to.
  @frozen public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes views of the others.
    public var root: Root
    /// What is resolved.
    public var content: Content

    /// Shows what a root makes of the views that some content resolves to.
    ///
    /// - Parameters:
    ///   - root: what makes views of the others.
    ///   - content: what is resolved.
    @inlinable nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Shows what a root makes of the views that some content resolves to.
    ///
    /// - Parameters:
    ///   - root: what makes views of the others.
    ///   - content: what is resolved.
    @inlinable nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes something of several views.
public protocol _VariadicView_Root {}

/// What makes views of several others.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  /// The views that are shown.
  ///
  /// - Parameter children: the views that the content resolved to.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of several.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes views of several others, as many as its body has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that some content resolved to, in order. As a view it shows them all.
public struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int
  private let views: SubviewsCollection

  fileprivate init(_ views: SubviewsCollection) { self.views = views }

  /// One of the views.
  public struct Element: Identifiable {
    fileprivate var subview: Subview

    /// Tells the views of one container apart.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The id that the program gave the view, by a `ForEach`; nil where it gave none, or one of
    /// another type.
    ///
    /// - Parameter type: the type of the id.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.id.given?.base as? ID
    }

    /// What is said of the view under a key. What is written here takes the place of what the view
    /// says itself, for the container that the view is placed in.
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

  /// The first one's place: 0.
  public var startIndex: Int { views.startIndex }
  /// The place behind the last one.
  public var endIndex: Int { views.endIndex }

  /// A view by its place; one that is out of bounds stops the program.
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

  /// Whether what is shown counts as one view, and may not be.
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

/// A key for what a view tells the container around it, which that finds in
/// `_VariadicView.Children`.
public protocol _ViewTraitKey {
  associatedtype Value
  /// What views have that say nothing.
  static var defaultValue: Value { get }
}

/// Carries what a program says of a view under a key of its own.
private enum ProgramTrait<Key: _ViewTraitKey>: TraitKey {
  struct Value { var value: Key.Value? }
  static var defaultValue: Value { Value(value: nil) }
}

extension View {
  /// Tells the container around this view a value.
  ///
  /// - Parameters:
  ///   - key: what the container finds it by.
  ///   - value: the value; of several writers the innermost has its way.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier<ProgramTrait<K>>(value: ProgramTrait<K>.Value(value: value)))
  }
}
