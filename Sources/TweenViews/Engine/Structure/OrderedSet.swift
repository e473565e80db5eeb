/// Different values in the order of their insertion, each found by its hash.
///
/// `append`, `contains` and `firstIndex(of:)` take constant time on average. Up to `maximumUnhashed`
/// elements are compared one by one, which is faster than to hash one. The order of the elements
/// never depends on hash values.
struct OrderedSet<Element: Hashable> {
  private(set) var elements: [Element] = []
  /// The index plus 1 of each element, by open addressing with steps of one; 0 marks a free place.
  /// The count is a power of two, with at least a third of the places free; empty for few elements.
  private var places: [Int32] = []

  private static var maximumUnhashed: Int { 12 }

  init() {}

  /// - Parameter minimumCapacity: The number of elements to reserve room for; below 0 counts as 0.
  init(minimumCapacity: Int) {
    elements.reserveCapacity(max(minimumCapacity, 0))
    if minimumCapacity > Self.maximumUnhashed { resetPlaces(for: minimumCapacity) }
  }

  var count: Int { elements.count }

  func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }

  func firstIndex(of element: Element) -> Int? {
    if places.isEmpty { return elements.firstIndex(of: element) }
    let found = places[place(of: element)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// Appends an element unless the set contains it. Returns whether it was appended.
  @discardableResult
  mutating func append(_ element: Element) -> Bool {
    if places.isEmpty {
      if elements.contains(element) { return false }
      elements.append(element)
      if elements.count > Self.maximumUnhashed { resetPlaces(for: elements.count * 2) }
      return true
    }
    let place = place(of: element)
    if places[place] != 0 { return false }
    elements.append(element)
    places[place] = Int32(truncatingIfNeeded: elements.count)
    if elements.count * 3 > places.count * 2 { resetPlaces(for: elements.count * 2) }
    return true
  }

  /// Removes all elements for which `isRemoved` is true. Takes time proportional to the count.
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    elements.removeAll(where: isRemoved)
    places = []
    if elements.count > Self.maximumUnhashed { resetPlaces(for: elements.count) }
  }

  /// The place in the table that has the index of the element, or that is free for it.
  private func place(of element: Element) -> Int {
    let mask = places.count - 1
    var place = element.hashValue & mask
    while places[place] != 0, elements[Int(places[place]) - 1] != element {
      place = (place + 1) & mask
    }
    return place
  }

  /// Makes a table with room for `capacity` elements, which must be at least the count.
  private mutating func resetPlaces(for capacity: Int) {
    var size = 32
    while size * 2 < capacity * 3 { size *= 2 }
    places = [Int32](repeating: 0, count: size)
    for index in elements.indices {
      places[place(of: elements[index])] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
