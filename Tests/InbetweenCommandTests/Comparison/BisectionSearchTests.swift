import Testing

@testable import InbetweenCommand

@Suite("The search of a bisection") struct BisectionSearchTests {
  /// Searches a list whose commits from `first` on are bad.
  private func search(
    _ count: Int, first: Int, skipping skipped: Set<Int> = []
  ) -> (search: BisectionSearch, tests: Int) {
    var search = BisectionSearch(count: count)
    var tests = 0
    while let index = search.next {
      tests += 1
      let isSkipped = skipped.contains(index)
      search.note(isSkipped ? .untestable : index < first ? .good : .bad, of: index)
    }
    return (search, tests)
  }

  @Test("it finds each first bad commit in at most log2 tests")
  func all() {
    for count in 1...40 {
      var most = 0
      while 1 << most < count { most += 1 }
      for first in 0..<count {
        let (search, tests) = search(count, first: first)
        #expect(search.bad == first && search.good == first - 1)
        #expect(tests <= most, "\(count) commits, the first bad one \(first)")
      }
    }
  }

  @Test("commits that cannot be tested are suspects only beside the first bad one")
  func skipped() {
    for first in 0..<20 {
      for start in 0..<17 {
        let skips: Set = [start, start + 1, start + 2]
        let (search, _) = search(20, first: first, skipping: skips)
        #expect(search.skipped.isSubset(of: skips))
        // The last commit is known to be bad, and never tested.
        let isExact = search.suspects.isEmpty
        #expect(isExact ? search.bad == first : search.bad > search.good + 1)
        #expect((search.good + 1...search.bad).contains(first))
        #expect(search.suspects.allSatisfy { skips.contains($0) })
      }
    }
  }
}
