import TweenPaint

/// The hash SHA-256 (NIST, FIPS 180-4), for telling pictures and fonts apart. The hash is
/// computed in pieces: any number of `update`s, then `finalize`.
public struct SHA256: Sendable {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19
  )
  /// Bytes that do not fill a block of 64 yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  public init() { pending.reserveCapacity(64) }

  /// Takes in more bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let head = rest.prefix(64 - pending.count)
      pending.append(contentsOf: head)
      rest = rest.dropFirst(head.count)
      guard pending.count == 64 else { return }
      let block = pending
      block.withUnsafeBytes { compress($0) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count / 64 * 64
    if whole > 0 {
      compress(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    }
    pending.append(contentsOf: rest.dropFirst(whole))
  }

  /// Takes in more bytes.
  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// The 32 bytes of the hash of everything taken in.
  public mutating func finalize() -> [UInt8] {
    let bitCount = byteCount &* 8
    var padding: [UInt8] = [0x80]
    padding += Array(repeating: 0, count: (119 - Int(byteCount % 64)) % 64)
    padding += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bitCount >> ($0 * 8)) }
    update(padding)
    let words = [
      state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7,
    ]
    return words.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// The 32 bytes of the hash of `bytes`.
  public static func hash(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalize()
  }

  /// The 32 bytes of the hash of `bytes`.
  public static func hash(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { hash($0) }
  }

  /// Bytes as lower-case hexadecimal digits.
  public static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  // MARK: - Compression, FIPS 180-4, 6.2.2

  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    Self.roundConstants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          Self.expand(blocks, at: start, into: schedule)
          rounds(schedule, constants)
        }
      }
    }
  }

  @inline(__always)
  private static func expand(
    _ blocks: UnsafeRawBufferPointer, at start: Int, into w: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      w[index] = UInt32(
        bigEndian: blocks.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let a = w[index &- 15]
      let b = w[index &- 2]
      let small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
      let small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
      w[index] = w[index &- 16] &+ small0 &+ w[index &- 7] &+ small1
    }
  }

  @inline(__always)
  private mutating func rounds(
    _ w: UnsafeMutableBufferPointer<UInt32>, _ k: UnsafeBufferPointer<UInt32>
  ) {
    var (a, b, c, d, e, f, g, h) = state
    for index in 0..<64 {
      let big1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
      let choice = g ^ (e & (f ^ g))
      let t1 = h &+ big1 &+ choice &+ k[index] &+ w[index]
      let big0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
      let majority = (a & b) | (c & (a | b))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ big0 &+ majority)
    }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
    state.5 &+= f
    state.6 &+= g
    state.7 &+= h
  }

  @inline(__always)
  private static func rotate(_ x: UInt32, _ count: UInt32) -> UInt32 {
    (x >> count) | (x << (32 &- count))
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension Bitmap {
  /// The SHA-256 of the pixels, row by row, each as the bytes blue, green, red, alpha, in
  /// lower-case hexadecimal digits. The size is no part of it.
  public var pixelHash: String {
    #if _endian(big)
      let bytes = pixels.map(\.littleEndian)
    #else
      let bytes = pixels
    #endif
    return SHA256.hexadecimal(bytes.withUnsafeBytes { SHA256.hash($0) })
  }
}
