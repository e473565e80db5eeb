import Foundation
import Testing

@testable import TweenViews

/// Compared with lengths in an array, added up one by one. Lengths are multiples of a quarter, so
/// that sums are exact in any order.
@Suite("A table of lines") struct LineTableTests {
  private struct Reference {
    var lengths: [CGFloat]
    var isMeasured: [Bool]
    var spacing: CGFloat

    func start(of line: Int) -> CGFloat { lengths[..<line].reduce(0) { $0 + $1 + spacing } }
    var total: CGFloat { lengths.isEmpty ? 0 : max(start(of: lengths.count) - spacing, 0) }
    func line(at place: CGFloat) -> Int {
      lengths.indices.last { start(of: $0) <= place } ?? 0
    }
  }

  @Test("knows where lines begin and which lie at a place", arguments: [1, 2, 255, 256, 257, 700])
  func agrees(count: Int) {
    var generator = Splitmix(state: UInt64(count))
    var table = LineTable(count: count, spacing: 2.5, estimate: 20)
    var reference = Reference(
      lengths: Array(repeating: 20, count: count),
      isMeasured: Array(repeating: false, count: count),
      spacing: 2.5)
    for round in 0..<60 {
      let line = Int.random(in: 0..<count, using: &generator)
      let length = CGFloat(Int.random(in: 0...400, using: &generator)) / 4
      #expect(
        table.setLength(LineLength(length: length), at: line) == length - reference.lengths[line])
      reference.lengths[line] = length
      reference.isMeasured[line] = true
      if round % 20 == 10 {
        let estimate = CGFloat(round + 7)
        table.setEstimate(estimate)
        for line in 0..<count where !reference.isMeasured[line] {
          reference.lengths[line] = estimate
        }
      }
      if round == 45 {
        table.markOutdated()
        for line in 0..<count { reference.isMeasured[line] = false }
      }
      let asked = Int.random(in: 0..<count, using: &generator)
      #expect(table.start(of: asked) == reference.start(of: asked))
      #expect(table.length(asked) == reference.lengths[asked])
      #expect(table.isMeasured(asked) == reference.isMeasured[asked])
      #expect(table.total == reference.total)
      let exact = reference.start(of: asked)
      for place in [exact, exact - 0.25, exact + 0.25, -1, reference.total + 100] {
        #expect(table.line(at: place) == reference.line(at: place))
      }
    }
  }

  @Test("takes what was measured before")
  func known() {
    let known: [(line: Int, length: LineLength)] = [(3, 50), (999, 5), (1_000, 1)].map {
      ($0.0, LineLength(length: $0.1))
    }
    let table = LineTable(count: 1_000, spacing: 0, estimate: 10, known: known)
    #expect(table.start(of: 4) == 80)
    #expect(table.total == CGFloat(998 * 10 + 55))
    #expect(table.isMeasured(999) && !table.isMeasured(998))
  }

  @Test("keeps what of a length is the distance to the next line")
  func gaps() {
    var table = LineTable(
      count: 1_000, spacing: 8, estimate: 10, known: [(3, LineLength(length: 14, gap: -6))])
    #expect(table.gap(3) == -6 && table.gap(4) == nil && table.gap(1_000) == nil)
    #expect(table.setLength(LineLength(length: 20, gap: 2), at: 4) == 10)
    #expect(table.gap(4) == 2)
    table.markOutdated()
    #expect(table.gap(4) == 2 && !table.isMeasured(4))
  }

  @Test("counts by how much lines that were never made are stretched, until they are")
  func stretches() {
    var table = LineTable(count: 1_000, spacing: 0, estimate: 10)
    table.setLength(LineLength(length: 10), at: 0)
    table.stretchFirst(of: 100, by: 0.25)
    table.stretch(700, by: 0.5)
    #expect(table.stretched == 0.75 && table.length(1) == 10.25 && table.start(of: 2) == 20.25)
    table.setLength(LineLength(length: 12), at: 1)
    #expect(table.stretched == 0.5)
    table.setEstimate(11)
    #expect(table.stretched == 0 && table.length(700) == 11)
  }

  @Test("has an answer to places that are no numbers, and where nothing has a length")
  func hostile() {
    let table = LineTable(count: 1_000, spacing: 0, estimate: 0)
    for place in [CGFloat.nan, .infinity, -.infinity, 0] {
      #expect((0..<1_000).contains(table.line(at: place)))
    }
    #expect(LineTable(count: 0, spacing: 1, estimate: 1).line(at: 5) == 0)
  }
}

/// A small generator with a seed (Vigna's splitmix64).
private struct Splitmix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
