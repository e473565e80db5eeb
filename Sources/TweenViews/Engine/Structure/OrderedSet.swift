/// Different values in the order in which they came, each found by its hash.
///
/// `append`, `contains` and `firstIndex(of:)` take constant time on average; up to `mostUnhashed`
/// elements are compared one by one, which takes less than to hash one. The order in which elements are
/// given never depends on hash values.
struct OrderedSet<Element: Hashable> {
  private(set) var elements: [Element] = []
  /// Where each element stands, by open addressing with steps of one: its index plus 1, or 0 where a
  /// place is free. A power of two of places, at least a third of them free; empty for few elements.
  private var places: [Int32] = []

  private static var mostUnhashed: Int { 12 }

  init() {}

  /// - Parameter minimumCapacity: For how many elements room is made at once; below 0 as 0.
  init(minimumCapacity: Int) {
    elements.reserveCapacity(max(minimumCapacity, 0))
    if minimumCapacity > Self.mostUnhashed { resetPlaces(for: minimumCapacity) }
  }

  var count: Int { elements.count }

  func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }

  func firstIndex(of element: Element) -> Int? {
    if places.isEmpty { return elements.firstIndex(of: element) }
    let found = places[place(of: element)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// Adds an element behind the others, where it is not there yet; whether it was added.
  @discardableResult
  mutating func append(_ element: Element) -> Bool {
    if places.isEmpty {
      if elements.contains(element) { return false }
      elements.append(element)
      if elements.count > Self.mostUnhashed { resetPlaces(for: elements.count * 2) }
      return true
    }
    let place = place(of: element)
    if places[place] != 0 { return false }
    elements.append(element)
    places[place] = Int32(truncatingIfNeeded: elements.count)
    if elements.count * 3 > places.count * 2 { resetPlaces(for: elements.count * 2) }
    return true
  }

  /// Removes all elements for which `isRemoved` is true; takes time for all.
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    elements.removeAll(where: isRemoved)
    places = []
    if elements.count > Self.mostUnhashed { resetPlaces(for: elements.count) }
  }

  /// Where the index of an element is or would be.
  private func place(of element: Element) -> Int {
    let mask = places.count - 1
    var place = element.hashValue & mask
    while places[place] != 0, elements[Int(places[place]) - 1] != element {
      place = (place + 1) & mask
    }
    return place
  }

  /// Makes a table with room for `capacity` elements, at least those there are.
  private mutating func resetPlaces(for capacity: Int) {
    var size = 32
    while size * 2 < capacity * 3 { size *= 2 }
    places = [Int32](repeating: 0, count: size)
    for index in elements.indices {
      places[place(of: elements[index])] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
