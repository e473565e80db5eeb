/// Rows of 16-bit lanes, on which a blur works. 255 is stored as 16,320, or twice that where noted;
/// sums may be four times as large.
///
/// Colour lies in two such rows, a pair of lanes a pixel (blue and red; green and alpha), which is
/// how a pixel's bytes separate most easily; an alpha alone lies in one, a lane a pixel.
protocol LaneLayout {
  /// Lanes of a pixel.
  static var laneCount: Int { get }
  /// The pixels at even places of two vectors that follow each other.
  static func evens(_ a: Lanes8, _ b: Lanes8) -> Lanes8
  static func odds(_ a: Lanes8, _ b: Lanes8) -> Lanes8
  /// The pixels of both vectors, alternating.
  static func zipped(_ a: Lanes8, _ b: Lanes8) -> (Lanes8, Lanes8)
}

enum SingleLane: LaneLayout {
  static var laneCount: Int { 1 }
  @inline(__always) static func evens(_ a: Lanes8, _ b: Lanes8) -> Lanes8 {
    Lanes8(a[0], a[2], a[4], a[6], b[0], b[2], b[4], b[6])
  }
  @inline(__always) static func odds(_ a: Lanes8, _ b: Lanes8) -> Lanes8 {
    Lanes8(a[1], a[3], a[5], a[7], b[1], b[3], b[5], b[7])
  }
  @inline(__always) static func zipped(_ a: Lanes8, _ b: Lanes8) -> (Lanes8, Lanes8) {
    (
      Lanes8(a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3]),
      Lanes8(a[4], b[4], a[5], b[5], a[6], b[6], a[7], b[7])
    )
  }
}

enum LanePair: LaneLayout {
  static var laneCount: Int { 2 }
  @inline(__always) static func evens(_ a: Lanes8, _ b: Lanes8) -> Lanes8 {
    let (x, y) = (pixels(a), pixels(b))
    return lanes(Pixels4(x[0], x[2], y[0], y[2]))
  }
  @inline(__always) static func odds(_ a: Lanes8, _ b: Lanes8) -> Lanes8 {
    let (x, y) = (pixels(a), pixels(b))
    return lanes(Pixels4(x[1], x[3], y[1], y[3]))
  }
  @inline(__always) static func zipped(_ a: Lanes8, _ b: Lanes8) -> (Lanes8, Lanes8) {
    let (x, y) = (pixels(a), pixels(b))
    return (
      lanes(Pixels4(x[0], y[0], x[1], y[1])), lanes(Pixels4(x[2], y[2], x[3], y[3]))
    )
  }
}

/// The operations on rows. All of them read and write whole vectors: up to `LaneRows.slack` lanes
/// behind the given counts, for which every row has room.
enum LaneRows {
  /// Lanes behind a row's end that are read and overwritten.
  static let slack = 48

  typealias Row = UnsafePointer<UInt16>
  typealias MutableRow = UnsafeMutablePointer<UInt16>

  @inline(__always) static func load(_ row: Row) -> Lanes8 {
    lanes(UnsafeRawPointer(row).loadUnaligned(as: Pixels4.self))
  }

  @inline(__always) static func store(_ value: Lanes8, to row: MutableRow) {
    UnsafeMutableRawPointer(row).storeBytes(of: pixels(value), as: Pixels4.self)
  }

  /// (a + 3 b + 3 c + d) / 8 without leaving 16 bits.
  @inline(__always)
  private static func halved(_ a: Lanes8, _ b: Lanes8, _ c: Lanes8, _ d: Lanes8) -> Lanes8 {
    let inner = b &+ c
    let mean = (inner &+ a &+ d &+ Lanes8(repeating: 1)) &>> Lanes8(repeating: 1)
    return (inner &+ mean &+ Lanes8(repeating: 2)) &>> Lanes8(repeating: 2)
  }

  /// Four rows to one of half the height.
  @inline(__always)
  static func halve(
    _ a: Row, _ b: Row, _ c: Row, _ d: Row, count: Int, into target: MutableRow
  ) {
    var at = 0
    while at < count {
      store(halved(load(a + at), load(b + at), load(c + at), load(d + at)), to: target + at)
      at &+= 8
    }
  }

  /// A row to one of half the width. `row` begins a pixel before the pair of the first pixel.
  @inline(__always)
  static func halve<L: LaneLayout>(
    _ layout: L.Type, _ row: Row, count: Int, into target: MutableRow
  ) {
    var at = 0
    while at < count {
      let source = row + (at &+ at)
      let early = (load(source), load(source + 8))
      let late = (load(source + 2 * L.laneCount), load(source + 2 * L.laneCount + 8))
      store(
        halved(
          L.evens(early.0, early.1), L.odds(early.0, early.1), L.evens(late.0, late.1),
          L.odds(late.0, late.1)), to: target + at)
      at &+= 8
    }
  }

  /// (3 a + b) / 4.
  @inline(__always)
  private static func leaning(_ a: Lanes8, _ b: Lanes8) -> Lanes8 {
    (a &+ a &+ a &+ b &+ Lanes8(repeating: 2)) &>> Lanes8(repeating: 2)
  }

  /// A row of double height between two.
  @inline(__always)
  static func lean(_ near: Row, _ far: Row, count: Int, into target: MutableRow) {
    var at = 0
    while at < count {
      store(leaning(load(near + at), load(far + at)), to: target + at)
      at &+= 8
    }
  }

  /// A row to one of double width: `count` lanes of `row`, which has a pixel more on each side.
  @inline(__always)
  static func double<L: LaneLayout>(
    _ layout: L.Type, _ row: Row, count: Int, into target: MutableRow
  ) {
    var at = 0
    while at < count {
      let middle = load(row + at)
      let (first, second) = L.zipped(
        leaning(middle, load(row + at - L.laneCount)), leaning(middle, load(row + at + L.laneCount))
      )
      store(first, to: target + (at &+ at))
      store(second, to: target + (at &+ at &+ 8))
      at &+= 8
    }
  }

  /// High halves of 32-bit products.
  @inline(__always)
  private static func highProduct(_ a: Lanes8, _ b: Lanes8) -> Lanes8 {
    // The vectors below are one instruction each when optimised; otherwise they call several generic
    // functions for every lane, and blurs would take most of the time of tests.
    #if DEBUG
      return highProductByWords(a, b)
    #else
      let product =
        SIMD8<UInt32>(truncatingIfNeeded: a) &* SIMD8<UInt32>(truncatingIfNeeded: b)
      return Lanes8(truncatingIfNeeded: product &>> SIMD8(repeating: 16))
    #endif
  }

  #if DEBUG
    /// The same without vectors.
    private static func highProductByWords(_ a: Lanes8, _ b: Lanes8) -> Lanes8 {
      func product(_ x: UInt64, _ y: UInt64) -> UInt64 {
        let lane: UInt64 = 0xFFFF
        let first = ((x & lane) &* (y & lane)) &>> 16
        let second = ((x &>> 16 & lane) &* (y &>> 16 & lane)) &>> 16
        let third = ((x &>> 32 & lane) &* (y &>> 32 & lane)) &>> 16
        let fourth = ((x &>> 48) &* (y &>> 48)) &>> 16
        return first | second &<< 16 | third &<< 32 | fourth &<< 48
      }
      let x = unsafeBitCast(a, to: (UInt64, UInt64).self)
      let y = unsafeBitCast(b, to: (UInt64, UInt64).self)
      return unsafeBitCast((product(x.0, y.0), product(x.1, y.1)), to: Lanes8.self)
    }
  #endif

  /// The weighted sum of as many rows as there are weights; 255 is 32,640 here.
  ///
  /// Every product loses half a unit on the average; `lost` adds it back.
  @inline(__always)
  static func convolve(
    _ rows: UnsafePointer<Row>, _ weights: UnsafePointer<Lanes8>, taps: Int, lost: Int,
    count: Int, into target: MutableRow
  ) {
    let lost = Lanes8(repeating: UInt16(truncatingIfNeeded: lost))
    var at = 0
    while at < count {
      var sums = (lost, lost, lost, lost)
      for tap in 0..<taps {
        let row = rows[tap] + at
        let weight = weights[tap]
        sums.0 &+= highProduct(load(row), weight)
        sums.1 &+= highProduct(load(row + 8), weight)
        sums.2 &+= highProduct(load(row + 16), weight)
        sums.3 &+= highProduct(load(row + 24), weight)
      }
      store(sums.0, to: target + at)
      store(sums.1, to: target + (at &+ 8))
      store(sums.2, to: target + (at &+ 16))
      store(sums.3, to: target + (at &+ 24))
      at &+= 32
    }
  }

  /// Every lane doubled.
  @inline(__always)
  static func twice(_ row: Row, count: Int, into target: MutableRow) {
    var at = 0
    while at < count {
      let value = load(row + at)
      store(value &+ value, to: target + at)
      at &+= 8
    }
  }

  /// Every lane halved, in place.
  @inline(__always)
  static func half(_ row: MutableRow, count: Int) {
    var at = 0
    while at < count {
      let value = load(Row(row + at)) &+ Lanes8(repeating: 1)
      store(value &>> Lanes8(repeating: 1), to: row + at)
      at &+= 8
    }
  }
}
