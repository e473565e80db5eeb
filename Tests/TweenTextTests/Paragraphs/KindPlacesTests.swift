import Testing

@testable import TweenText

@Suite("Places of kinds")
struct KindPlacesTests {
  /// Counts how often kinds are compared.
  private final class Count {
    var comparisons = 0
  }

  private struct Kind: Hashable {
    let number: Int
    let count: Count

    static func == (left: Kind, right: Kind) -> Bool {
      left.count.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private static func comparisons(_ kinds: Int) -> Int {
    let count = Count()
    var places = KindPlaces<Kind>()
    for round in 0..<2 {
      for number in 0..<kinds {
        let kind = Kind(number: number, count: count)
        #expect(places.place(of: kind) == (round == 0 ? nil : number))
        places.set(number, of: kind)
      }
    }
    return count.comparisons
  }

  @Test func `are found in steps that do not grow with the number of kinds`() {
    // Each lookup compares with the latest kind, and with those few of equal hashes.
    #expect(Self.comparisons(200) < 200 * 2 * 16)
    #expect(Self.comparisons(3200) < 3200 * 2 * 16)
  }

  @Test func `are those set last`() {
    var places = KindPlaces<String>()
    #expect(places.place(of: "a") == nil)
    places.set(1, of: "a")
    places.set(2, of: "b")
    places.set(3, of: "a")
    #expect(places.place(of: "a") == 3)
    #expect(places.place(of: "b") == 2)
    places.set(4, of: "c")
    #expect(places.place(of: "a") == 3)
    #expect(places.place(of: "c") == 4)
  }
}
