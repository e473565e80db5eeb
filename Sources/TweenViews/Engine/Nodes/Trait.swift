import TweenMotion

/// A value that an element tells the container around it.
///
/// Of several writers the innermost has its way; of layout priorities, which are wrappers of their
/// own, the outermost.
package protocol TraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A trait that layouts read: another value lays out anew.
package protocol LayoutTraitKey: TraitKey {}

package enum LayoutPriorityTrait: LayoutTraitKey {
  package static let defaultValue: Double = 0
}

package enum ZIndexTrait: TraitKey {
  package static let defaultValue: Double = 0
}

/// What is written around a list of elements, for each of them: one link a writer, the innermost
/// first.
///
/// A trait of a list makes no element: rows that are not in view have it when they come.
@MainActor package class TraitLink {
  final let outer: TraitLink?

  init(outer: TraitLink?) { self.outer = outer }

  /// What this writer alone says under a key.
  func own<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// Whether this writer says something under one of some keys.
  func writesOwn(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where writesOwn(key) { return true }
    return false
  }

  private final func writesOwn<Key: TraitKey>(_ key: Key.Type) -> Bool { own(key) != nil }

  /// Whether any writer does.
  final func writes(among keys: [any TraitKey.Type]) -> Bool {
    var link: TraitLink? = self
    while let current = link {
      if current.writesOwn(among: keys) { return true }
      link = current.outer
    }
    return false
  }

  /// What all writers say under a key, the nearest first.
  final func collect<Key: TraitKey>(_ key: Key.Type, into list: inout [Key.Value]) {
    var link: TraitLink? = self
    while let current = link {
      if let value = current.own(key) { list.append(value) }
      link = current.outer
    }
  }

  /// What the nearest writer says under a key; nil where none does.
  package final func value<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    var link: TraitLink? = self
    while let current = link {
      if let value = current.own(key) { return value }
      link = current.outer
    }
    return nil
  }
}

/// What a modifier around a list writes.
@MainActor final class WrittenTrait<Key: TraitKey>: TraitLink {
  var value: Key.Value

  init(_ value: Key.Value, outer: TraitLink?) {
    self.value = value
    super.init(outer: outer)
  }

  override func own<Other: TraitKey>(_ key: Other.Type) -> Other.Value? {
    guard Other.self == Key.self else { return nil }
    // Keys of one type have values of one type, which a cast would look up each time.
    return unsafeBitCast(value, to: Other.Value.self)
  }

  override func writesOwn(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where key == Key.self { return true }
    return false
  }
}
