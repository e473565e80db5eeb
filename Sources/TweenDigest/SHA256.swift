import CTweenDigest

/// SHA-256 (FIPS 180-4, section 6.2), for the identities of font files and of frames' pixels.
///
/// Goals, in order: correctness, use piece by piece, speed. A frame of 1920x1080 has 8 MB: the
/// compression function uses the processor's own instructions for it, if any (CTweenDigest), eight
/// times as fast. The code here is the reference, and the fallback: while loops over raw pointers,
/// since generic loops cost 20 times more unoptimised.
package struct SHA256: Sendable {
  /// Whether this processor has instructions for it.
  package static let hasInstructions = ctd_sha256_is_supported()

  private let usesInstructions: Bool
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
  )
  private var byteCount: UInt64 = 0
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []

  package init() { self.init(usesInstructions: Self.hasInstructions) }

  /// - Parameter usesInstructions: Whether the processor's instructions are used, if it has some.
  package init(usesInstructions: Bool) {
    self.usesInstructions = usesInstructions && Self.hasInstructions
    rest.reserveCapacity(Self.blockSize)
  }

  /// Appends `bytes` to the message.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    var position = 0
    if !rest.isEmpty {
      position = min(Self.blockSize - rest.count, bytes.count)
      rest.append(contentsOf: bytes.prefix(position))
      guard rest.count == Self.blockSize else { return }
      let block = rest
      block.withUnsafeBytes { compress($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = (bytes.count - position) / Self.blockSize * Self.blockSize
    compress(UnsafeRawBufferPointer(rebasing: bytes[position..<position + whole]))
    rest.append(contentsOf: bytes[(position + whole)...])
  }

  /// Appends `bytes` to the message.
  package mutating func update(_ bytes: [UInt8]) { bytes.withUnsafeBytes { update($0) } }

  /// The 32 bytes of the digest of everything appended so far; more may be appended after.
  package func digest() -> [UInt8] {
    var copy = self
    let bitCount = byteCount &* 8
    var padding: [UInt8] = [0x80]
    while (rest.count + padding.count) % Self.blockSize != Self.blockSize - 8 { padding.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    copy.update(padding)
    let words = [
      copy.state.0, copy.state.1, copy.state.2, copy.state.3,
      copy.state.4, copy.state.5, copy.state.6, copy.state.7,
    ]
    return words.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The digest of `bytes`.
  package static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest()
  }

  /// The digest of `bytes`.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { digest(of: $0) }
  }

  /// `bytes` as lowercase hexadecimal digits, two a byte.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let blockSize = 64

  /// Runs the compression function over whole blocks.
  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    guard let base = blocks.baseAddress, blocks.count >= Self.blockSize else { return }
    if usesInstructions {
      let count = blocks.count / Self.blockSize
      // A tuple of eight words lies in memory as an array of them.
      withUnsafeMutableBytes(of: &state) { words in
        Self.roundConstants.withUnsafeBufferPointer { constants in
          guard let words = words.baseAddress?.assumingMemoryBound(to: UInt32.self),
            let constants = constants.baseAddress
          else { return }
          ctd_sha256_compress(
            words, base.assumingMemoryBound(to: UInt8.self), count, constants)
        }
      }
      return
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { buffer in
      guard let schedule = buffer.baseAddress else { return }
      Self.roundConstants.withUnsafeBufferPointer { constantBuffer in
        guard let constants = constantBuffer.baseAddress else { return }
        var offset = 0
        while offset < blocks.count {
          Self.expand(base + offset, into: schedule)
          mix(schedule, constants)
          offset &+= Self.blockSize
        }
      }
    }
  }

  /// The message schedule of one block (section 6.2.2, step 1).
  @inline(__always)
  private static func expand(_ block: UnsafeRawPointer, into w: UnsafeMutablePointer<UInt32>) {
    var t = 0
    while t < 16 {
      w[t] = block.loadUnaligned(fromByteOffset: t &* 4, as: UInt32.self).bigEndian
      t &+= 1
    }
    while t < 64 {
      let a = w[t &- 15]
      let b = w[t &- 2]
      let sigma0 = ((a &>> 7) | (a &<< 25)) ^ ((a &>> 18) | (a &<< 14)) ^ (a &>> 3)
      let sigma1 = ((b &>> 17) | (b &<< 15)) ^ ((b &>> 19) | (b &<< 13)) ^ (b &>> 10)
      w[t] = w[t &- 16] &+ sigma0 &+ w[t &- 7] &+ sigma1
      t &+= 1
    }
  }

  /// The 64 rounds of one block (section 6.2.2, steps 2 to 4).
  @inline(__always)
  private mutating func mix(
    _ w: UnsafeMutablePointer<UInt32>, _ k: UnsafePointer<UInt32>
  ) {
    var (a, b, c, d, e, f, g, h) = state
    var t = 0
    while t < 64 {
      let sum1 = ((e &>> 6) | (e &<< 26)) ^ ((e &>> 11) | (e &<< 21)) ^ ((e &>> 25) | (e &<< 7))
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ k[t] &+ w[t]
      let sum0 = ((a &>> 2) | (a &<< 30)) ^ ((a &>> 13) | (a &<< 19)) ^ ((a &>> 22) | (a &<< 10))
      let majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ sum0 &+ majority
      t &+= 1
    }
    state = (
      state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d,
      state.4 &+ e, state.5 &+ f, state.6 &+ g, state.7 &+ h
    )
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
