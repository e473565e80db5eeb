import TweenPaint

/// The drawing that a check has examined last.
struct DrawingMark {
  private var list: DisplayList?

  /// Stores a drawing, and returns whether it differs from the one before.
  ///
  /// Items with an id are compared by their versions, anonymous items by their contents.
  mutating func isNew(_ new: DisplayList) -> Bool {
    defer { list = new }
    guard let list, list.size == new.size, list.scale == new.scale,
      list.background == new.background,
      list.items.count == new.items.count
    else { return true }
    for (old, new) in zip(list.items, new.items) {
      guard old.id == new.id, old.version == new.version, old.blend == new.blend else {
        return true
      }
      if old.id == 0, old.content != new.content { return true }
    }
    return false
  }
}
