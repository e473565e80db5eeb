import Testing

@testable import TweenMotion

@Suite struct SettlingSearchTests {
  /// An error of 1 until `time`, and of 0 from then on.
  private func end(at time: Double) -> (Double) -> Double { { $0 < time ? 1 : 0 } }

  @Test(arguments: [(0, 0.0), (0.05, 0.1), (7.31, 7.4), (100.05, 100.1)])
  func `the grid has steps of a tenth of a second`(_ time: Double, _ expected: Double) throws {
    let found = try #require(SettlingSearch.settlingTime(epsilon: 0.5, error: end(at: time)))
    #expect(abs(found - expected) < 1e-9)
    #expect(abs(SettlingSearch.restTime(epsilon: 0.5, error: end(at: time)) - expected) < 1e-9)
  }

  /// 1024 points reach 102.3 s. The error must stay small for more than 1 s after the time found.
  @Test func `a time beyond the grid is none`() {
    #expect(SettlingSearch.settlingTime(epsilon: 0.5, error: end(at: 102)) == nil)
    #expect(SettlingSearch.settlingTime(epsilon: 0.5) { _ in 1 } == nil)
  }

  /// Grids of 1024 points with steps of 0.1 s, 1.6 s and 25.6 s reach 102.3, 1636.8 and 26188.8 s.
  @Test(arguments: [(500, 500.8), (1000, 1000.0), (3000, 3020.8), (26000, 26009.6)])
  func `an animation ends on a grid with steps sixteen times as long`(
    _ time: Double, _ expected: Double
  ) {
    let found = SettlingSearch.restTime(epsilon: 0.5, error: end(at: time))
    #expect(abs(found - expected) < 1e-6)
  }

  @Test func `an error that is small for less than a second is passed over`() throws {
    let found = SettlingSearch.settlingTime(epsilon: 0.5) { time in
      (3..<3.95).contains(time) || time >= 6 ? 0 : 1
    }
    #expect(try abs(#require(found) - 6) < 1e-9)
  }

  @Test func `an animation whose error never falls ends at once`() {
    #expect(SettlingSearch.restTime(epsilon: 0.5) { _ in 1 } == 0)
  }
}
