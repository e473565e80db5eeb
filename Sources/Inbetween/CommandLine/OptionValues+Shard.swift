import ArgumentParser
import TweenHeadless

extension OptionValues {
  /// One of several parts of equal length, as `--shard 2/8` names it.
  struct Shard: Equatable, Sendable {
    /// The number of the part, counted from 1.
    var number: Int
    var count: Int
  }

  static func shard(_ text: String) throws -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let counts = 1...DumpPlan.maximumParts
    guard parts.count == 2, let count = try? whole(parts[1], in: counts),
      let number = try? whole(parts[0], in: 1...count)
    else {
      throw ValidationError(
        "expected PART/PARTS, such as 3/8: parts count from 1, and there are at most "
          + "\(counts.upperBound).")
    }
    return Shard(number: number, count: count)
  }
}
