import TweenMotion

/// The place of a row's element in the data of the innermost `ForEach` around it.
package struct RowPlace: Equatable {
  /// The offset from the first element.
  package var offset: Int
  /// The number of elements.
  package var count: Int
  /// Identifies the `ForEach`.
  package var source: ObjectIdentifier
}

/// A row's `RowPlace`; nil for views outside of any `ForEach`.
package enum RowPlaceTrait: TraitKey {
  package static var defaultValue: RowPlace? { nil }
}

/// The traits that a `ForEach` gives each of its rows: the place of its element, and its id as a tag,
/// unless the row has a tag of that type.
@MainActor final class RowTraits<ID: Hashable>: TraitLink {
  private let id: ID
  private let place: () -> RowPlace?
  /// The key of the tag. Stored because each of many lookups would resolve the generic type again.
  private let tag = ObjectIdentifier(TagTrait<ID>.self)

  init(id: ID, outer: TraitLink?, place: @escaping () -> RowPlace?) {
    self.id = id
    self.place = place
    super.init(outer: outer)
  }

  override func own<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    if ObjectIdentifier(Key.self) == tag {
      // The key's values have this type; a cast would look it up each time.
      return unsafeBitCast(Optional(id), to: Key.Value.self)
    }
    if Key.self == RowPlaceTrait.self { return unsafeBitCast(place(), to: Key.Value.self) }
    return nil
  }

  override func writesOwn(among keys: [any TraitKey.Type]) -> Bool {
    for key in keys where ObjectIdentifier(key) == tag || key == RowPlaceTrait.self { return true }
    return false
  }
}
