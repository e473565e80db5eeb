/// Damages copies of files, in ways that follow from the number of a case: the same on every machine.
public struct FileDamage {
  private var state: UInt64

  /// - Parameter number: The case's.
  public init(case number: Int) {
    state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number of 0..<bound; 0 where the bound isn't above 0.
  public mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }

  /// Damages a file of numbers, one to four times.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - header: How many bytes at its beginning matter most.
  ///   - special: A way of the format's own, which is taken as often as others.
  public mutating func damage(
    _ bytes: inout [UInt8], header: Int, special: (inout [UInt8], inout FileDamage) -> Void
  ) {
    for _ in 0...next(below: 4) {
      guard !bytes.isEmpty else { return }
      switch next(below: 8) {
      case 0: bytes.removeLast(next(below: bytes.count))
      case 1, 2:
        for _ in 0...next(below: 40) {
          bytes[next(below: bytes.count)] ^= 1 << UInt8(next(below: 8))
        }
      case 3: bytes[next(below: min(bytes.count, header))] = UInt8(next(below: 256))
      case 4, 5:
        // Numbers that matter, at places where files hold them.
        let value: UInt32 = [0, 1, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, .max][
          next(below: 8)]
        let at = next(below: bytes.count) & ~1
        for index in 0..<4 where at + index < bytes.count {
          bytes[at + index] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))
        }
      case 6: special(&bytes, &self)
      default:
        let length = next(below: min(bytes.count, 2000))
        let from = next(below: bytes.count - length)
        let to = next(below: bytes.count - length)
        bytes.replaceSubrange(to..<to + length, with: Array(bytes[from..<from + length]))
      }
    }
  }

  /// Numbers that texts seldom hold.
  private static let numbers = [
    "0", "-0", "-1", "1e308", "-1e308", "1e999", "1e-320", "nan", "inf", "0x80", "1.5.5", ".", "-",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "4294967296", "2147483648", "65536", "100000", "0.000001",
    "123456789012345678901234567890", "1e5", "300%", "7em",
  ]

  /// Damages a file of text, one to four times.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - words: Words that mean something in the format.
  public mutating func damageText(_ bytes: inout [UInt8], words: [String]) {
    for _ in 0...next(below: 4) {
      guard !bytes.isEmpty else { return }
      switch next(below: 10) {
      case 0: bytes.removeLast(next(below: bytes.count))
      case 1: bytes[next(below: bytes.count)] ^= 1 << UInt8(next(below: 8))
      case 2, 3, 4: changeNumber(&bytes)
      case 5: bytes.removeSubrange(range(in: bytes, longest: 60))
      case 6:
        bytes.insert(contentsOf: piece(of: bytes, 200), at: next(below: bytes.count))
      case 7:
        // The same again and again: depth, length.
        let piece = piece(of: bytes, 40)
        let count = [2, 20, 300, 3000][next(below: 4)]
        let repeated = Array(repeating: piece, count: count).joined()
        bytes.insert(contentsOf: repeated, at: next(below: bytes.count))
      default:
        let word = Array(words[next(below: words.count)].utf8)
        bytes.replaceSubrange(range(in: bytes, longest: 12), with: word)
      }
    }
  }

  private mutating func range(in bytes: [UInt8], longest: Int) -> Range<Int> {
    let start = next(below: bytes.count)
    return start..<min(start + next(below: longest), bytes.count)
  }

  private mutating func piece(of bytes: [UInt8], _ longest: Int) -> [UInt8] {
    Array(bytes[range(in: bytes, longest: longest)])
  }

  /// Writes another number where there is one behind some place.
  private mutating func changeNumber(_ bytes: inout [UInt8]) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let place = next(below: bytes.count)
    guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
    let number = Array(Self.numbers[next(below: Self.numbers.count)].utf8)
    bytes.replaceSubrange(start..<end, with: number)
  }
}
