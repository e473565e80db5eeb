import TweenMotion

/// The tags of a list's rows, including rows out of view.
extension ListCell {
  /// The tags of the rows from another row to this one, both included, in order.
  ///
  /// Rows out of view are made briefly to read their tags. In very long lists their ids are used instead,
  /// if they have the right type.
  ///
  /// - Parameters:
  ///   - value: the first row's tag.
  ///   - isAllowed: whether a row counts.
  /// - Returns: nil if no row has the tag `value`.
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
  /// The number of lines on either side of the view whose rows are made briefly to read their tags.
  private static var maximumSearchedLines: Int { 250 }

  /// The line of the row with a tag: of a row that is made, of the row with that id, or of a row not far
  /// out of view.
  func line<Value: Hashable>(ofTag value: Value) -> Int? {
    // A row out of view may have another tag since the last change, so it is read again.
    if let made = line(ofMade: { $0.tag(Value.self) == value }), lineHasTag(made, for: value) {
      return made
    }
    if let known = line(of: AnyHashable(value)) { return known }
    let inView = shownLines.inView
    for distance in 1...Self.maximumSearchedLines {
      for line in [inView.lowerBound - distance, inView.upperBound - 1 + distance] {
        if (0..<lineCount).contains(line), lineHasTag(line, for: value) { return line }
      }
    }
    return nil
  }

  private func lineHasTag<Value: Hashable>(_ line: Int, for value: Value) -> Bool {
    rowTags(Value.self, at: line, where: { _ in true }).contains(value)
  }

  /// The tags of a type that a line's rows have; none for a line of a header or footer.
  func rowTags<Value: Hashable>(
    _ type: Value.Type, at line: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    guard let section = section(at: line), sections[section].rows.contains(line) else { return [] }
    return tags(type, at: line, where: isAllowed)
  }
}

extension LazyRowSource {
  /// The tags of a row; the row is made for the call if necessary.
  func tags<Value: Hashable>(
    _ type: Value.Type, ofRow index: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    // In longer lists, the id is used as the tag of a row out of view.
    if rowCount > 2_000, !isMade(row: index), let id = id(ofRow: index)?.base as? Value {
      return [id]
    }
    refresh(row: index)
    return withElements(ofRow: index) { $0.filter(isAllowed).compactMap { $0.tag(type) } }
  }
}
