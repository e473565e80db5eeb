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
      let own = list.line(ofMade: { $0 === element }), let other = list.line(ofTag: value)
    else { return nil }
    return (min(own, other)...max(own, other)).flatMap {
      list.rowTags(Value.self, at: $0, where: isAllowed)
    }
  }
}

extension LazyContentNode {
  /// Lines on either side of those in view whose rows are made for a moment to be asked.
  private static var mostAsked: Int { 250 }

  /// The line of the row that stands for a value: of one that is made, of the one with that id, or of one
  /// that is not far out of view.
  func line<Value: Hashable>(ofTag value: Value) -> Int? {
    // A row out of view may stand for what it stood for before the last change: it is asked again.
    if let made = line(ofMade: { $0.tag(Value.self) == value }), stands(made, for: value) {
      return made
    }
    if let known = line(of: AnyHashable(value)) { return known }
    let inView = shownLines.inView
    for distance in 1...Self.mostAsked {
      for line in [inView.lowerBound - distance, inView.upperBound - 1 + distance] {
        if (0..<lineCount).contains(line), stands(line, for: value) { return line }
      }
    }
    return nil
  }

  private func stands<Value: Hashable>(_ line: Int, for value: Value) -> Bool {
    rowTags(Value.self, at: line, where: { _ in true }).contains(value)
  }

  /// The values of a type that a line's rows stand for; none for a line of a header or footer.
  func rowTags<Value: Hashable>(
    _ type: Value.Type, at line: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    guard let section = section(at: line), sections[section].rows.contains(line) else { return [] }
    return tags(type, at: line, where: isAllowed)
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
    refresh(row: index)
    return askElements(ofRow: index) { $0.filter(isAllowed).compactMap { $0.tag(type) } }
  }
}
