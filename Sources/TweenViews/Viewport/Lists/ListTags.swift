import TweenMotion

/// What rows of a list stand for, those out of view among them.
extension ListCell {
  /// The values of the rows from one to this one, both included, in their order.
  ///
  /// Rows out of view are made for a moment to be asked; in very long lists they stand for their
  /// ids, as far as those are of the type.
  ///
  /// - Parameters:
  ///   - value: what the first row stands for.
  ///   - isAllowed: whether a row counts.
  /// - Returns: nil where no row stands for `value`.
  @MainActor package func tags<Value: Hashable>(
    from value: Value, where isAllowed: (ElementNode) -> Bool
  ) -> [Value]? {
    guard let list = list.node as? LazyContentNode,
      let own = list.line(ofMade: { $0 === element }),
      let other = list.line(ofMade: { $0.tag(Value.self) == value })
        ?? list.line(of: AnyHashable(value))
    else { return nil }
    var found: [Value] = []
    for line in min(own, other)...max(own, other) {
      guard let section = list.section(at: line), list.sections[section].rows.contains(line)
      else { continue }
      found += list.tags(Value.self, at: line, where: isAllowed)
    }
    return found
  }
}

extension LazyRowSource {
  /// What a row stands for, which is made for the question where it is not there.
  func tags<Value: Hashable>(
    _ type: Value.Type, ofRow index: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    // In longer lists rows out of view stand for their ids.
    if rowCount > 2_000, !isMade(row: index), let id = id(ofRow: index)?.base as? Value {
      return [id]
    }
    return askElements(ofRow: index) { $0.filter(isAllowed).compactMap { $0.tag(type) } }
  }
}
