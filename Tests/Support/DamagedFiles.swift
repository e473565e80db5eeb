import Foundation
import Testing

/// Goes through damaged files of a format, case by case. `scripts/fuzz FORMAT SECONDS` goes on for so
/// long; else it is a few cases.
public enum DamagedFiles {
  /// Checks cases; what traps or hangs is found by the file `.build/fuzz-FORMAT`, which holds the
  /// number of the case under way.
  ///
  /// - Parameters:
  ///   - format: As `scripts/fuzz` calls it.
  ///   - count: How many cases there are without that script.
  ///   - check: Checks the case of a number.
  public static func check(
    _ format: String, count: Int, _ check: (_ number: Int) throws -> Void
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["INBETWEEN_FUZZ_SECONDS"].flatMap(Double.init)
    if seconds != nil, environment["INBETWEEN_FUZZ_FORMAT"] != format { return }
    let first = environment["INBETWEEN_FUZZ_FIRST"].flatMap(Int.init) ?? 1
    let clock = ContinuousClock()
    let start = clock.now
    var longest = Duration.zero
    var number = first
    while seconds.map({ start.duration(to: clock.now) < .seconds($0) }) ?? (number < first + count)
    {
      if seconds != nil {
        try Data("\(number)\n".utf8).write(to: URL(fileURLWithPath: ".build/fuzz-\(format)"))
      }
      let time = try clock.measure { try check(number) }
      if time > longest {
        longest = time
        if time > .seconds(1) { print("\(format): case \(number) took \(time)") }
      }
      number += 1
    }
    if seconds != nil {
      print("\(format): cases \(first) to \(number - 1), the longest \(longest)")
    }
    #expect(longest < .seconds(20), "a case took \(longest)")
  }
}
