/// Numbers and choices, read from the bytes of an input. After its end all bytes are 0.
struct ByteSource {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes are read.
  var isEmpty: Bool { place >= bytes.count }

  /// The next byte.
  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    place += 1
    return bytes[place - 1]
  }

  /// A number of `0..<bound`, of one byte where the bound is at most 256, else of two.
  mutating func index(below bound: Int) -> Int {
    let number = bound <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return number % max(bound, 1)
  }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }

  /// A number of 0...1.
  mutating func fraction() -> Double { Double(byte()) / 255 }

  /// Any number: mostly small ones, sometimes one of `hostile` or of eight free bytes.
  mutating func number() -> Double {
    switch byte() {
    case 0..<120: return Double(Int8(bitPattern: byte()))
    case 120..<200: return Double(Int16(truncatingIfNeeded: index(below: 1 << 16))) / 64
    case 200..<240: return pick(Self.hostile)
    default: return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    }
  }

  /// Numbers at the ends of ranges.
  private static let hostile: [Double] = [
    0, -0.0, 1e-300, -1e-9, 0.5, 1, 1e4, -1e4, 32_767, 65_536, 1e9, -1e9, 1e18, -1e18, 2e63, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude,
  ]

  /// The next bytes, at most that many.
  mutating func bytes(_ count: Int) -> [UInt8] {
    let end = min(place + max(count, 0), bytes.count)
    defer { place = end }
    return Array(bytes[min(place, end)..<end])
  }

  /// All bytes that are left.
  mutating func rest() -> [UInt8] { bytes(bytes.count) }

  /// Text of at most that many bytes; bytes that are not UTF-8 become U+FFFD.
  mutating func text(_ count: Int) -> String { String(decoding: bytes(count), as: UTF8.self) }
}
