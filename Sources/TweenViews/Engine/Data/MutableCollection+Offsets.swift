import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at `offsets`, counted from the first element. Ignores offsets outside of
  /// the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets in `source`, in their order, in front of the element at
  /// `destination`. Ignores source offsets outside of the collection, and clamps the destination.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let target = Swift.min(Swift.max(destination, 0), elements.count)
    let moved = source.filter { elements.indices.contains($0) }
    let isMoved = Set(moved)
    func staying(_ offsets: Range<Int>) -> [Element] {
      offsets.filter { !isMoved.contains($0) }.map { elements[$0] }
    }
    let arranged =
      staying(0..<target) + moved.map { elements[$0] } + staying(target..<elements.count)
    var index = startIndex
    for element in arranged {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
