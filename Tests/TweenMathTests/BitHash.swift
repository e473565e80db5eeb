import TweenMath

/// FNV-1a over the bytes of results: one number that changes if any bit of any result does.
enum BitHash {
  static func of(_ function: ElementaryFunction, count: Int) -> UInt64 {
    let generator = SeededGenerator(seed: 300_000)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for _ in 0..<count {
      let (x, y) = function.arguments(generator)
      var bits = function.apply(x, y).bitPattern
      for _ in 0..<8 {
        hash = (hash ^ (bits & 0xFF)) &* 0x0000_0100_0000_01B3
        bits >>= 8
      }
    }
    return hash
  }
}
