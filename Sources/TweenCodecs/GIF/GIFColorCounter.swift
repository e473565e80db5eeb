/// The colours of a frame's changed pixels, each with a number in the order of their appearance.
///
/// At most 16,384 colours are distinguished. In a frame with more, the lowest bits of the channels
/// are ignored until the limit suffices, and a group's colour is the mean of its pixels.
struct GIFColorCounter {
  /// The number of a pixel that did not change.
  static let unchanged = UInt32.max
  private static let colorLimit = 1 << 14
  private static let slotBits: UInt32 = 16

  /// Colours, 0x00RRGGBB, by their numbers.
  private(set) var colors: [UInt32] = []
  /// The number of pixels with each colour.
  private(set) var counts: [Int] = []
  /// The number of the colour of each pixel of the box, or `unchanged`.
  private(set) var numbers: [UInt32] = []
  /// Whether some pixel of the box did not change.
  private(set) var hasUnchanged = false
  /// Whether `colors` are the colours of the pixels themselves.
  private(set) var isExact = true

  /// A hash table of numbers plus 1; 0 for a free slot.
  private var slots = [UInt32](repeating: 0, count: 1 << Int(Self.slotBits))
  /// The keys of the groups: colours without their lowest bits.
  private var keys: [UInt32] = []

  /// Reads the box of a canvas.
  ///
  /// - Parameters:
  ///   - new: Pixels that are opaque, or 0; opaque where they differ from `old`.
  ///   - old: The canvas before; of the same size.
  ///   - width: Pixels in a row of the canvas.
  mutating func read(_ new: [UInt32], over old: [UInt32], width: Int, box: GIFBox) {
    precondition(new.count == old.count && box.right <= width && box.left >= 0 && box.top >= 0)
    precondition(box.bottom * width <= new.count)
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(Self.unchanged, count: box.width * box.height))
    // The last mask keeps 14 bits: there cannot be more groups than the limit.
    for mask: UInt32 in [0xFF_FFFF, 0xFE_FEFE, 0xFC_FCFC, 0xF8_F8F0] {
      isExact = mask == 0xFF_FFFF
      if group(new, old, width, box, mask) { break }
    }
    if !isExact { average(new, width, box) }
  }

  /// Gives each changed pixel its group's number; false where there are too many groups.
  ///
  /// A hot loop. The box lies inside of both canvases (checked above), `numbers` has its size, and
  /// slots are indexed by 16 bits. Slots outnumber the colours, so a search finds a free one.
  private mutating func group(
    _ new: [UInt32], _ old: [UInt32], _ width: Int, _ box: GIFBox, _ mask: UInt32
  ) -> Bool {
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    keys.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    hasUnchanged = false
    var (lastKey, lastNumber) = (UInt32.max, 0)
    var place = 0
    let slotMask = slots.count - 1
    for row in box.top..<box.bottom {
      for index in row * width + box.left..<row * width + box.right {
        defer { place += 1 }
        let pixel = new.withUnsafeBufferPointer { $0[index] }
        if pixel == old.withUnsafeBufferPointer({ $0[index] }) {
          hasUnchanged = true
          continue
        }
        let key = pixel & mask
        if key != lastKey {
          var slot = Int((key &* 0x9E37_79B1) >> (32 - Self.slotBits))
          var number = 0
          while true {
            number = Int(slots[slot]) - 1
            if number < 0 || keys[number] == key { break }
            slot = (slot + 1) & slotMask
          }
          if number < 0 {
            number = keys.count
            guard number < Self.colorLimit else { return false }
            keys.append(key)
            counts.append(0)
            slots[slot] = UInt32(number + 1)
          }
          (lastKey, lastNumber) = (key, number)
        }
        counts[lastNumber] += 1
        numbers[place] = UInt32(lastNumber)
      }
    }
    colors = keys
    return true
  }

  /// Makes the mean of a group's pixels its colour.
  private mutating func average(_ new: [UInt32], _ width: Int, _ box: GIFBox) {
    var sums = [SIMD4<Int>](repeating: .zero, count: colors.count)
    var place = 0
    for row in box.top..<box.bottom {
      for index in row * width + box.left..<row * width + box.right {
        let number = numbers[place]
        place += 1
        if number == Self.unchanged { continue }
        let pixel = Int(new[index])
        sums[Int(number)] &+= SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, 0)
      }
    }
    for number in colors.indices {
      let count = counts[number]
      let mean = (sums[number] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
      colors[number] = UInt32(mean.x << 16 | mean.y << 8 | mean.z)
    }
  }
}
