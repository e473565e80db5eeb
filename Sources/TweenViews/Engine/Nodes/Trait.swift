import TweenMotion

/// A value that an element passes to its container.
///
/// Where several modifiers set it, the innermost has precedence; for layout priorities, which are
/// separate wrappers, the outermost.
package protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A trait that layouts read: a change of its value causes a new layout.
package protocol LayoutTraitKey: TraitKey {}

package enum LayoutPriorityTrait: LayoutTraitKey {
  package static let defaultValue: Double = 0
}

package enum ZIndexTrait: TraitKey {
  package static let defaultValue: Double = 0
}

/// Traits written around a list of elements, which apply to each of them: one link for each writer,
/// the innermost first.
///
/// Traits of a list make no elements: rows out of view get them when they are made.
@MainActor package class TraitLink {
  final let outer: TraitLink?

  init(outer: TraitLink?) { self.outer = outer }

  /// Returns the value that this writer alone sets; nil without one.
  func own<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// Whether this writer sets one of several traits.
  func writesOwn(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where writesOwn(key) { return true }
    return false
  }

  private final func writesOwn<Key: TraitKey>(_ key: Key.Type) -> Bool { own(key) != nil }

  /// Whether any writer sets one of several traits.
  final func writes(among keys: [any TraitKey.Type]) -> Bool {
    var link: TraitLink? = self
    while let current = link {
      if current.writesOwn(among: keys) { return true }
      link = current.outer
    }
    return false
  }

  /// Appends the values of all writers, the nearest first.
  final func collect<Key: TraitKey>(_ key: Key.Type, into list: inout [Key.Value]) {
    var link: TraitLink? = self
    while let current = link {
      if let value = current.own(key) { list.append(value) }
      link = current.outer
    }
  }

  /// Returns the value of the nearest writer; nil without one.
  package final func value<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    var link: TraitLink? = self
    while let current = link {
      if let value = current.own(key) { return value }
      link = current.outer
    }
    return nil
  }
}

/// A trait that a modifier around a list sets.
@MainActor final class WrittenTrait<Key: TraitKey>: TraitLink {
  var value: Key.Value

  init(_ value: Key.Value, outer: TraitLink?) {
    self.value = value
    super.init(outer: outer)
  }

  override func own<Other: TraitKey>(_ key: Other.Type) -> Other.Value? {
    guard Other.self == Key.self else { return nil }
    // Equal key types have equal value types; a cast would look them up each time.
    return unsafeBitCast(value, to: Other.Value.self)
  }

  override func writesOwn(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where key == Key.self { return true }
    return false
  }
}
