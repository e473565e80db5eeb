import TweenPaint

/// The ramps of a store by their colours and settings, so that ramps of the frame before are not
/// computed again. A ramp depends on nothing else, so that a ramp found here equals a new one.
struct RampCache {
  /// Everything that determines a ramp and its tables.
  struct Key {
    var stops: [GradientPaint.Stop]
    var interpolation: GradientPaint.Interpolation
    var opacity: Double
    var isSearched: Bool

    /// Of the bits: equal numbers with different bits differ.
    fileprivate var hash: UInt64 {
      var hash = opacity.bitPattern &+ (isSearched ? 1 : 2) &+ (interpolation == .device ? 4 : 8)
      for stop in stops {
        let color = stop.color
        hash = Self.mix(hash ^ stop.location.bitPattern)
        hash = Self.mix(hash ^ Self.pair(color.linearRed, color.linearGreen))
        hash = Self.mix(hash ^ Self.pair(color.linearBlue, color.opacity))
      }
      return hash
    }

    @inline(__always)
    private static func pair(_ a: Float, _ b: Float) -> UInt64 {
      UInt64(a.bitPattern) &<< 32 | UInt64(b.bitPattern)
    }

    /// The product by an odd number with bits everywhere, its two halves combined.
    @inline(__always)
    private static func mix(_ x: UInt64) -> UInt64 {
      let product = x.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      return product.high ^ product.low
    }

    fileprivate func isSame(_ other: Key) -> Bool {
      opacity == other.opacity && isSearched == other.isSearched
        && interpolation == other.interpolation && stops == other.stops
    }
  }

  private struct Entry {
    var hash: UInt64
    var key: Key
    var ramp: GradientRamp
  }

  private var entries: ContiguousArray<Entry> = []
  /// Finds the index in `entries` of a hash: at its low bits, or behind, up to the first free place
  /// (-1). A power of two, and less than half full.
  private var places: ContiguousArray<Int32> = []
  /// The number of ramps that were looked up in the current frame, and the number that were found.
  private var lookups = 0
  private var found = 0
  /// The number of successive frames in which hardly any ramp was found.
  private var vain = 0
  /// The number of frames in which nothing is kept.
  private var pause = 0

  /// After this many frames without hits, no ramps are kept for a while: colours change in every
  /// frame.
  private static let maximumFramesWithoutHits = 2
  private static let pauseLength = 15

  /// Ends a frame. Returns false when the next one begins without ramps.
  mutating func keepsRamps() -> Bool {
    defer {
      lookups = 0
      found = 0
    }
    if pause > 0 {
      pause -= 1
      return false
    }
    if lookups == 0 { return true }
    vain = found * 4 < lookups ? vain + 1 : 0
    if vain >= Self.maximumFramesWithoutHits {
      vain = 0
      pause = Self.pauseLength
    }
    // More entries than two frames look up: some have not been used for long.
    if pause == 0 && entries.count <= 2 * lookups { return true }
    entries.removeAll(keepingCapacity: true)
    places.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    return false
  }

  mutating func ramp(_ key: Key) -> GradientRamp? {
    if pause > 0 { return nil }
    lookups += 1
    if entries.isEmpty { return nil }
    let hash = key.hash
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] >= 0 {
      let entry = Int(places[place])
      if entries[entry].hash == hash && entries[entry].key.isSame(key) {
        found += 1
        return entries[entry].ramp
      }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  mutating func add(_ ramp: GradientRamp, for key: Key) {
    if pause > 0 { return }
    entries.append(Entry(hash: key.hash, key: key, ramp: ramp))
    if 2 * entries.count < places.count {
      place(entries.count - 1)
      return
    }
    places = ContiguousArray(repeating: -1, count: max(64, 2 * places.count))
    for entry in entries.indices { place(entry) }
  }

  private mutating func place(_ entry: Int) {
    var place = Int(truncatingIfNeeded: entries[entry].hash) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(entry)
  }
}
