import Foundation

extension String {
  /// The number of equal bytes at the start and, after that, at the end of two texts.
  package func commonEnds(with new: String) -> (prefix: Int, suffix: Int) {
    var (old, new) = (self, new)
    return old.withUTF8 { old in
      new.withUTF8 { new in
        let most = min(old.count, new.count)
        var prefix = Self.sameBytes(old, 0, new, 0, most, backwards: false)
        while prefix < most, old[prefix] == new[prefix] { prefix += 1 }
        // Moves back to the start of a character: continuation bytes are skipped.
        while prefix > 0, prefix < old.count, old[prefix] & 0xC0 == 0x80 { prefix -= 1 }
        var suffix = Self.sameBytes(
          old, old.count, new, new.count, most - prefix, backwards: true)
        while suffix < most - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
          suffix += 1
        }
        while suffix > 0, old[old.count - suffix] & 0xC0 == 0x80 { suffix -= 1 }
        return (prefix, suffix)
      }
    }
  }

  /// The number of equal bytes before or after two places, in whole steps of 512.
  ///
  /// Invariant: both buffers have at least `most` bytes on that side of their place, so that no step reads
  /// beyond its buffer.
  private static func sameBytes(
    _ left: UnsafeBufferPointer<UInt8>, _ leftPlace: Int, _ right: UnsafeBufferPointer<UInt8>,
    _ rightPlace: Int, _ most: Int, backwards: Bool
  ) -> Int {
    guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
    let step = 512
    var count = 0
    while count + step <= most {
      let offset = backwards ? -count - step : count
      guard memcmp(left + leftPlace + offset, right + rightPlace + offset, step) == 0 else { break }
      count += step
    }
    return count
  }
}
