/// GIF's compression: LZW with codes of 3 to 12 bits (GIF89a specification, appendix F).
///
/// The table of strings is emptied by a clear code as soon as it has 4096 entries.
struct LZWEncoder {
  /// Slots of the hash table; twice the number of codes keeps the chains short.
  private static let slotCount = 8192
  private static let codeLimit = 4096

  /// A string's prefix code << 20 | last index << 12 | code of the string; 0 for a free slot. Codes
  /// of strings are above 4, so no entry is 0.
  private var slots = [UInt32](repeating: 0, count: Self.slotCount)
  /// Complete bytes and the bits behind them.
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// Appends the size of the first code and the blocks of compressed data to `file`.
  ///
  /// - Parameters:
  ///   - indices: The colours of the pixels; each below `1 << depth`. At least one.
  ///   - depth: Bits of an index, 2 to 8.
  mutating func encode(_ indices: [UInt8], depth: Int, into file: inout [UInt8]) {
    precondition((2...8).contains(depth) && !indices.isEmpty)
    bytes.removeAll(keepingCapacity: true)
    (bits, bitCount) = (0, 0)
    compress(indices, depth)
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    file.append(UInt8(depth))
    var start = 0
    while start < bytes.count {
      let end = min(start + 255, bytes.count)
      file.append(UInt8(end - start))
      file.append(contentsOf: bytes[start..<end])
      start = end
    }
    file.append(0)
  }

  /// The hot loop. Slots are indexed by a number masked to the table's size, so each access is
  /// inside of the table.
  private mutating func compress(_ indices: [UInt8], _ depth: Int) {
    let clear = 1 << depth
    var size = depth + 1
    var next = clear + 2
    empty()
    put(clear, size)
    var prefix = Int(indices[0])
    for place in 1..<indices.count {
      let key = UInt32(prefix << 8 | Int(indices[place]))
      var slot = Int((key &* 0x9E37_79B1) >> 19)
      let code = slots.withUnsafeBufferPointer { slots in
        while slots[slot] != 0, slots[slot] >> 12 != key {
          slot = (slot + 1) & (Self.slotCount - 1)
        }
        return Int(slots[slot] & 0xFFF)
      }
      if code != 0 {
        prefix = code
        continue
      }
      put(prefix, size)
      prefix = Int(indices[place])
      if next < Self.codeLimit {
        slots[slot] = key << 12 | UInt32(next)
        if next == 1 << size { size += 1 }
        next += 1
      } else {
        put(clear, size)
        empty()
        size = depth + 1
        next = clear + 2
      }
    }
    put(prefix, size)
    // The reader adds one more string after the last code.
    if next == 1 << size, size < 12 { size += 1 }
    put(clear + 1, size)
  }

  private mutating func empty() {
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
  }

  @inline(__always)
  private mutating func put(_ code: Int, _ size: Int) {
    bits |= UInt64(truncatingIfNeeded: code) << UInt64(truncatingIfNeeded: bitCount)
    bitCount += size
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
