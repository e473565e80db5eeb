import Foundation
import TweenGeometry
import TweenMotion

/// A view that was given a name by `_identified(by:)`, and where it lies.
public struct _IdentifiedViewProxy {
  /// The name.
  public var identifier: AnyHashable
  /// The smallest upright rectangle around the view, in points from the window's top left corner.
  public var boundingRect: CGRect
}

/// The views with names at and below a view.
public enum _IdentifiedViewTree {
  /// None.
  case empty
  /// One.
  case proxy(_IdentifiedViewProxy)
  /// Several, in the order of the views, those inside others before them.
  case array([_IdentifiedViewTree])

  /// Calls `body` for each view, in their order.
  public func forEach(_ body: (_IdentifiedViewProxy) -> Void) {
    switch self {
    case .empty: break
    case .proxy(let proxy): body(proxy)
    case .array(let trees): for tree in trees { tree.forEach(body) }
    }
  }
}

/// The views with names inside a view.
public struct _IdentifiedViewsKey: PreferenceKey {
  /// What is told.
  public typealias Value = _IdentifiedViewTree

  /// None.
  public static var defaultValue: _IdentifiedViewTree { .empty }

  /// Puts the next views behind those before, in one list.
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

/// Gives a view a name, as `_identified(by:)` does.
@frozen public struct _IdentifiedModifier<Identifier: Hashable>: Equatable {
  /// The name.
  public var identifier: Identifier

  /// A modifier that gives this name.
  @inlinable public init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: ViewModifier {
  /// The view under its name.
  public func body(content: Content) -> some View { content._identified(by: identifier) }
}

extension View {
  /// Gives the view a name, under which `_IdentifiedViewsKey` tells where it lies.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
    transformAnchorPreference(key: _IdentifiedViewsKey.self, value: .bounds) { tree, anchor in
      let proxy = _IdentifiedViewProxy(
        identifier: identifier, boundingRect: anchor.value(at: anchor.points))
      _IdentifiedViewsKey.reduce(value: &tree) { .proxy(proxy) }
    }
  }
}
