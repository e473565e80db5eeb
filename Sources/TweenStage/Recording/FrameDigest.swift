import TweenPaint

/// A checksum of a display list, and a short checksum of each item, which shows the items that differ
/// between two lists without the lists.
///
/// FNV-1a with 64 bits (draft-eastlake-fnv) over the list's text form, whose numbers have three decimals.
/// Of bitmaps only the size counts. Ids and versions are bookkeeping and have no effect.
package struct FrameDigest: Equatable, Sendable {
  /// The checksum of the canvas and all items.
  package var value: UInt64
  /// The lowest 16 bits of each item's checksum; empty for lists of more than `mostItems` items.
  package var items: [UInt16]

  /// The largest number of items that have checksums of their own.
  static let mostItems = 1000

  package init(value: UInt64, items: [UInt16]) {
    self.value = value
    self.items = items
  }

  init(_ list: DisplayList) {
    var whole = Self.start
    let canvas = DisplayList(size: list.size, scale: list.scale, background: list.background)
    Self.add(canvas.text(), to: &whole)
    items = []
    for item in list.items {
      let own = Self.sum(of: item.description)
      Self.add(own, to: &whole)
      if list.items.count <= Self.mostItems { items.append(UInt16(truncatingIfNeeded: own)) }
    }
    value = whole
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Returns the checksum of a text's UTF-8.
  static func sum(of text: String) -> UInt64 {
    var sum = start
    add(text, to: &sum)
    return sum
  }

  private static func add(_ text: String, to sum: inout UInt64) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }

  private static func add(_ value: UInt64, to sum: inout UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      sum = (sum ^ (value >> UInt64(shift) & 0xFF)) &* 0x100_0000_01B3
    }
  }

  /// The checksum as 16 hexadecimal digits.
  var text: String { Self.digits(value, count: 16) }

  /// The items' checksums as four hexadecimal digits each.
  var itemsText: String { items.map { Self.digits(UInt64($0), count: 4) }.joined() }

  /// Reads both texts. Returns nil if one has another form.
  init?(text: String, itemsText: String) {
    let digits = Array(itemsText.utf8)
    guard Self.isHexadecimal(text + itemsText), text.utf8.count == 16,
      let value = UInt64(text, radix: 16), digits.count % 4 == 0
    else { return nil }
    self.value = value
    items = []
    for start in stride(from: 0, to: digits.count, by: 4) {
      let part = String(decoding: digits[start..<start + 4], as: UTF8.self)
      guard let item = UInt16(part, radix: 16) else { return nil }
      items.append(item)
    }
  }

  /// Returns whether all characters of a text are hexadecimal digits with lowercase letters.
  static func isHexadecimal(_ text: String) -> Bool {
    text.utf8.allSatisfy { hexadecimal.contains($0) }
  }

  private static let hexadecimal = Set("0123456789abcdef".utf8)

  private static func digits(_ value: UInt64, count: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: count - text.count) + text
  }
}
