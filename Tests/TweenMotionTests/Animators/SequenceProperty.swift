import Testing

/// A claim about all sequences of steps, tried on random ones. Where it fails, the smallest failing
/// sequence that can be found is reported, with the seed.
struct SequenceProperty<Step> {
  /// Draws a sequence.
  var draw: (TestGenerator) -> [Step]
  /// Simpler steps to put in a step's place, the simplest first.
  var simpler: (Step) -> [Step]
  /// What is wrong with a sequence; nil where the claim holds.
  var failure: ([Step]) -> String?

  /// How many sequences a search for the smallest may try.
  private static var mostAttempts: Int { 2000 }

  func check(
    seeds: Range<Int>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for seed in seeds {
      let steps = draw(TestGenerator(seed: UInt64(seed)))
      guard let first = failure(steps) else { continue }
      let (smallest, reason) = shrink(steps, reason: first)
      let list = smallest.map { "  \($0)" }.joined(separator: "\n")
      Issue.record(
        "seed \(seed), shrunk from \(steps.count) steps to\n\(list)\n\(reason)",
        sourceLocation: sourceLocation)
      return
    }
  }

  /// Leaves out runs of steps, the longest first, then makes steps simpler, as long as it fails.
  func shrink(_ steps: [Step], reason: String) -> (steps: [Step], reason: String) {
    var best = (steps: steps, reason: reason)
    var attempts = 0
    func fails(_ candidate: [Step]) -> Bool {
      attempts += 1
      guard attempts <= Self.mostAttempts, let reason = failure(candidate) else { return false }
      best = (candidate, reason)
      return true
    }
    var hasShrunk = true
    while hasShrunk, attempts < Self.mostAttempts {
      hasShrunk = false
      var length = max(best.steps.count / 2, 1)
      while length > 0, !best.steps.isEmpty {
        var start = 0
        while start + length <= best.steps.count {
          var candidate = best.steps
          candidate.removeSubrange(start..<start + length)
          if fails(candidate) { hasShrunk = true } else { start += length }
        }
        length /= 2
      }
      for index in best.steps.indices {
        for step in simpler(best.steps[index]) {
          var candidate = best.steps
          candidate[index] = step
          if fails(candidate) {
            hasShrunk = true
            break
          }
        }
      }
    }
    return best
  }
}

@Suite struct SequencePropertyTests {
  @Test func `a failing sequence shrinks to the smallest one`() {
    let property = SequenceProperty<Int>(
      draw: { random in (0..<40).map { _ in random.index(100) } },
      simpler: { $0 > 0 ? [0, $0 / 2, $0 - 1] : [] },
      failure: { $0.filter { $0 >= 10 }.count >= 2 ? "two large ones" : nil })
    let steps = property.draw(TestGenerator(seed: 1))
    #expect(property.failure(steps) != nil)
    #expect(property.shrink(steps, reason: "").steps == [10, 10])
  }

  @Test func `what fails is reported once, with its seed`() {
    withKnownIssue {
      SequenceProperty<Int>(draw: { _ in [1, 2] }, simpler: { _ in [] }, failure: { _ in "no" })
        .check(seeds: 3..<9)
    } matching: {
      $0.description.contains("seed 3") && $0.description.contains("no")
    }
  }
}
