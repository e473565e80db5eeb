import Foundation

/// Whole numbers of a range, dealt like shuffled cards: each number comes once before any comes
/// again.
///
/// A new pack never begins with the last number of the one before. The dealt numbers of a pack are
/// stored; a range of any width is possible.
public final class GKShuffledDistribution: GKRandomDistribution {
  /// The number of numbers left in the pack.
  private var left = 0
  /// The places of the pack that contain another number than their own: Fisher's and Yates's shuffle,
  /// step by step.
  private var moved: [Int: Int] = [:]
  private var last: Int?

  /// Returns the next number of the pack; a new pack is shuffled at its end.
  @discardableResult public override func nextInt() -> Int {
    if left == 0 {
      left = numberOfPossibleOutcomes
      moved = [:]
    }
    let isFirst = left == numberOfPossibleOutcomes
    var place = source.nextInt(upperBound: left)
    if isFirst, left > 1, lowestValue &+ place == last { place = (place + 1) % left }
    let dealt = moved[place] ?? place
    left -= 1
    let tail = moved.removeValue(forKey: left) ?? left
    if place != left { moved[place] = tail }
    let value = lowestValue &+ dealt
    last = value
    return value
  }

  /// Returns the next number of the pack below `upperBound`; larger ones before it are dealt and
  /// skipped. The least number where none is below.
  @discardableResult public override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    // Two packs contain every number.
    for _ in 0..<Self.tries {
      let value = nextInt()
      if value < upperBound { return value }
    }
    return super.nextInt(upperBound: upperBound)
  }

  /// Enough for two packs of 256; in a wider one the number is finally drawn without the pack.
  private static let tries = 512
}
