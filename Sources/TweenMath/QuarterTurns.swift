/// An angle as a whole number of quarter turns and a rest of at most an eighth turn.
struct QuarterTurns {
  /// The number of quarter turns; only its two lowest bits are meaningful.
  var count: UInt64
  /// The rest in radians: `high` within pi / 4 (and a hair), `low` the part that `high` rounds off.
  var rest: DoubleDouble

  /// The limit of the reduction by three constants, about 2^20 quarter turns.
  static var largeBits: UInt64 { 0x4139_0000_0000_0000 }  // 1,638,400

  @inline(__always)
  private init(count: UInt64, rest: DoubleDouble) {
    self.count = count
    self.rest = rest
  }

  /// `x` finite.
  @inline(__always)
  init(_ x: Double) {
    if x.magnitudeBits < QuarterTurns.largeBits {
      let shifted = x * Tables.twoOverPi + .rounder
      let n = shifted - .rounder
      // x - n pi/2 with pi/2 in three parts (W. J. Cody, W. Waite, "Software Manual for the
      // Elementary Functions", 1980): n has 20 bits, so the first two products are exact, and so
      // is the first difference. Error 2^-99.
      let a = x - n * Tables.halfPiFirst
      let b = n * Tables.halfPiSecond
      let high = a - b
      let low = ((a - high) - b) - n * Tables.halfPiThird
      if high.magnitude > 0x1p-30 || n == 0 {
        self.init(count: shifted.bitPattern, rest: DoubleDouble(large: high, small: low))
        return
      }
    }
    self.init(large: x)
  }

  /// For any finite `x` of 0.5 or more: multiplies by as many bits of 2 / pi as are needed.
  ///
  /// Source: M. Payne, R. Hanek, "Radian reduction for trigonometric functions", SIGNUM Newsletter 18
  /// (1983). With x = m 2^e the product's bits of weight 4 and more are whole turns, so 192 bits of 2
  /// / pi from weight 2 on are enough: the rest is below 2^-137, and the distance of any double to a
  /// multiple of pi / 2 is at least 2^-62.
  @inline(never)
  init(large x: Double) {
    let bits = x.magnitudeBits
    let mantissa = (bits & 0x000F_FFFF_FFFF_FFFF) | 0x0010_0000_0000_0000
    let exponent = Int(bits >> 52) - 1075
    // The table starts with 64 zero bits.
    let start = exponent - 2 + 64
    let word = start >> 6
    let shift = UInt64(start & 63)
    let w0 = QuarterTurns.window(word, shift)
    let w1 = QuarterTurns.window(word + 1, shift)
    let w2 = QuarterTurns.window(word + 2, shift)
    // The product modulo 2^192, in units of 2^-190 quarter turns.
    let third = mantissa.multipliedFullWidth(by: w2)
    let second = mantissa.multipliedFullWidth(by: w1)
    var p2 = third.low
    var p1: UInt64
    let carry: Bool
    (p1, carry) = second.low.addingReportingOverflow(third.high)
    var p0 = mantissa &* w0 &+ second.high &+ (carry ? 1 : 0)

    var quarters = (p0 &+ (1 << 61)) >> 62
    p0 &-= quarters << 62
    var negative = p0 >> 63 == 1
    if negative {
      // Two's complement of three words.
      (p0, p1, p2) = (~p0, ~p1, ~p2 &+ 1)
      if p2 == 0 {
        p1 &+= 1
        if p1 == 0 { p0 &+= 1 }
      }
    }
    // Shifts to the left until the first bit is one.
    var places = 0
    while p0 == 0 && places < 128 {
      (p0, p1, p2) = (p1, p2, 0)
      places += 64
    }
    let zeros = UInt64(p0.leadingZeroBitCount & 63)
    if zeros > 0 {
      p0 = p0 << zeros | p1 >> (64 - zeros)
      p1 = p1 << zeros | p2 >> (64 - zeros)
    }
    places += Int(zeros)
    let high = Double(p0 >> 11) * 0x1p-53
    let low = Double((p0 & 0x7FF) << 53 | p1 >> 11) * 0x1p-117
    let product = DoubleDouble(productOf: high, Tables.halfPiHigh)
    let scale = Double.powerOfTwo(2 - places)
    var radians = DoubleDouble(
      large: product.high, small: product.low + (high * Tables.halfPiLow + low * Tables.halfPiHigh))
    radians = DoubleDouble(radians.high * scale, radians.low * scale)
    if x < 0 {
      negative.toggle()
      quarters = 0 &- quarters
    }
    self.init(count: quarters, rest: negative ? -radians : radians)
  }

  /// 64 bits of the table from bit `64 * word + shift` on.
  @inline(__always)
  private static func window(_ word: Int, _ shift: UInt64) -> UInt64 {
    let first = Tables.twoOverPiBits[word] << shift
    return shift == 0 ? first : first | Tables.twoOverPiBits[word + 1] >> (64 - shift)
  }
}
