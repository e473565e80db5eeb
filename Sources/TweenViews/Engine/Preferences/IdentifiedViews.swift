import Foundation
import TweenGeometry
import TweenMotion

/// A view with a name from `_identified(by:)`, and its place.
public struct _IdentifiedViewProxy {
  /// The name of the view.
  public var identifier: AnyHashable
  /// The bounding box of the view, in points from the window's top left corner.
  public var boundingRect: CGRect
}

/// The named views at and below a view.
public enum _IdentifiedViewTree {
  /// There is no named view.
  case empty
  /// There is a single named view.
  case proxy(_IdentifiedViewProxy)
  /// Several named views in their order, inner views before outer ones.
  case array([_IdentifiedViewTree])

  /// Calls `body` for each named view, in their order.
  public func forEach(_ body: (_IdentifiedViewProxy) -> Void) {
    switch self {
    case .empty: break
    case .proxy(let proxy): body(proxy)
    case .array(let trees): for tree in trees { tree.forEach(body) }
    }
  }
}

/// A preference with the named views inside a view.
public struct _IdentifiedViewsKey: PreferenceKey {
  /// The type of the preference: a tree of named views.
  public typealias Value = _IdentifiedViewTree

  /// The default value: there is no named view.
  public static var defaultValue: _IdentifiedViewTree { .empty }

  /// Appends the named views of the next view, in one list.
  public static func reduce(
    value: inout _IdentifiedViewTree, nextValue: () -> _IdentifiedViewTree
  ) {
    func parts(_ tree: _IdentifiedViewTree) -> [_IdentifiedViewTree] {
      switch tree {
      case .empty: []
      case .proxy: [tree]
      case .array(let trees): trees
      }
    }
    let all = parts(value) + parts(nextValue())
    value = all.count > 1 ? .array(all) : all.first ?? .empty
  }
}

/// The modifier that names a view, like `_identified(by:)`.
@frozen public struct _IdentifiedModifier<Identifier: Hashable>: Equatable {
  /// The name of the view.
  public var identifier: Identifier

  /// Creates a modifier that names a view.
  @inlinable public init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: ViewModifier {
  /// Returns the view with the name.
  public func body(content: Content) -> some View { content._identified(by: identifier) }
}

extension View {
  /// Gives the view a name, under which `_IdentifiedViewsKey` reports its place.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
    transformAnchorPreference(key: _IdentifiedViewsKey.self, value: .bounds) { tree, anchor in
      let proxy = _IdentifiedViewProxy(
        identifier: identifier, boundingRect: anchor.value(at: anchor.points))
      _IdentifiedViewsKey.reduce(value: &tree) { .proxy(proxy) }
    }
  }
}
