import Foundation

/// Finds rows, made or not, by their lines, and lines by their rows.
extension LazyContentNode {
  var lineCount: Int { list.lineCount }
  var columns: Int { list.columns }
  var sections: [LazySection] { list.sections }

  /// The section that a line belongs to.
  func section(at line: Int) -> Int? { list.section(at: line) }

  // MARK: Lengths

  /// The lines whose rows were all measured before, with the lengths measured.
  func knownLengths() -> [(line: Int, length: LineLength)] {
    var lines: Set<Int> = []
    for block in list.blocks {
      for part in block.parts {
        let place = list.place(of: part, in: block)
        switch part.content {
        case .element(let element):
          if elementLengths[element.serial] != nil { lines.insert(place.line(ofRow: 0)) }
        case .rows(let source):
          for row in source.measuredRows { lines.insert(place.line(ofRow: row)) }
        }
      }
    }
    return lines.compactMap { line in knownLength(line).map { (line, $0) } }
  }

  /// The length of a line's rows when last measured; nil if one of them was never measured.
  private func knownLength(_ line: Int) -> LineLength? {
    var longest: LineLength?
    var isKnown = true
    list.visitCells(line) { part, index, _, _ in
      let known =
        switch part {
        case .element(let element): elementLengths[element.serial]
        case .rows(let source): source.knownLength(ofRow: index)
        }
      guard var own = known else { return isKnown = false }
      // A row without views may have some when it comes back.
      if own.gap == 0 { own.length = max(own.length, 0) }
      if longest.map({ $0.length < own.length }) ?? true { longest = own }
    }
    return isKnown ? longest ?? LineLength(length: 0) : nil
  }

  /// Stores the length of a line's rows, by their ids.
  func setKnownLength(_ length: LineLength, at line: Int) {
    list.visitCells(line) { part, index, _, _ in
      switch part {
      case .element(let element): elementLengths[element.serial] = length
      case .rows(let source): source.setKnownLength(length, ofRow: index)
      }
    }
  }

  // MARK: Lines of rows

  /// The line of the row with an identity.
  func line(of id: AnyHashable) -> Int? {
    list.firstLine { part in
      switch part {
      case .rows(let source): return source.index(of: id)
      case .element(let element):
        let own = (element as? LazyRowElement)?.rowNode?.givenIdentity(below: parent)
        return own == id || element.givenIdentity(in: parent) == id ? 0 : nil
      }
    }
  }

  /// The line of the first element for which `isWanted` returns true, among the elements that are made.
  func line(ofMade isWanted: (ElementNode) -> Bool) -> Int? {
    list.firstLine { part in
      switch part {
      case .rows(let source):
        source.madeRows.first { row in
          source.withElements(ofRow: row) { $0.contains(where: isWanted) }
        }
      case .element(let element): element.madeListedElements.contains(where: isWanted) ? 0 : nil
      }
    }
  }

  // MARK: Rows of lines

  /// Calls `visit` with each line whose rows were shown last and are still listed, and with the row's
  /// elements without the wrappers around their lists. The order is unspecified.
  func visitShownRows(_ visit: (_ line: Int, _ elements: [ElementNode]) -> Void) {
    var own: [ObjectIdentifier: ElementNode] = [:]
    for (listed, element) in shownElements { own[ObjectIdentifier(listed)] = element }
    for block in list.blocks {
      for part in block.parts {
        let place = list.place(of: part, in: block)
        switch part.content {
        case .rows(let source):
          for row in source.rowsShown where row < source.rowCount {
            source.withElements(ofRow: row) { visit(place.line(ofRow: row), $0) }
          }
        case .element(let listed):
          guard !own.isEmpty, let element = own[ObjectIdentifier(listed)] else { continue }
          visit(place.line(ofRow: 0), [element])
        }
      }
    }
  }

  /// Calls `visit` with the elements of a line's rows. Rows that are not made are made for the call.
  func withElements(at line: Int, _ visit: ([ElementNode]) -> Void) {
    list.visitCells(line) { part, index, _, _ in
      switch part {
      case .rows(let source): source.withElements(ofRow: index, visit)
      case .element(let element): visit(element.listedElements)
      }
    }
  }

  /// The tags of a type that the rows of a line have.
  func tags<Value: Hashable>(
    _ type: Value.Type, at line: Int, where isAllowed: (ElementNode) -> Bool
  ) -> [Value] {
    var found: [Value] = []
    list.visitCells(line) { part, index, _, _ in
      switch part {
      case .rows(let source): found += source.tags(type, ofRow: index, where: isAllowed)
      case .element(let element):
        for element in element.listedElements where isAllowed(element) {
          if let tag = element.tag(type) { found.append(tag) }
        }
      }
    }
    return found
  }

  /// The identities of a line's rows, by column.
  func identities(_ line: Int) -> [(column: Int, id: AnyHashable)] {
    var found: [(column: Int, id: AnyHashable)] = []
    list.visitCells(line) { part, index, column, _ in
      if case .rows(let source) = part, let id = source.id(ofRow: index) {
        found.append((column, id))
      }
    }
    return found
  }
}
