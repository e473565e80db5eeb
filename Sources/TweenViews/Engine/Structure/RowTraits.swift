import TweenMotion

/// Where a row's element stands in the data of the innermost `ForEach` that it comes from.
package struct RowPlace: Equatable {
  /// Counted from the first element.
  package var offset: Int
  /// How many elements there are.
  package var count: Int
  /// Which `ForEach` it is.
  package var source: ObjectIdentifier
}

/// A row's `RowPlace`; nil for views that come from no `ForEach`.
package enum RowPlaceTrait: TraitKey {
  package static var defaultValue: RowPlace? { nil }
}

/// What a `ForEach` says of each of its rows: its id is a tag, unless the row has one of that type,
/// and where its element stands in the data.
@MainActor final class RowTraits<ID: Hashable>: TraitLink {
  private let id: ID
  private let place: () -> RowPlace?
  /// The key of its tag, which each of many questions would look up.
  private let tag = ObjectIdentifier(TagTrait<ID>.self)

  init(id: ID, outer: TraitLink?, place: @escaping () -> RowPlace?) {
    self.id = id
    self.place = place
    super.init(outer: outer)
  }

  override func own<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    if ObjectIdentifier(Key.self) == tag {
      // The key's values are of this type, which a cast would look up each time.
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
