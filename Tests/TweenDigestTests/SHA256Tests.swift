import Testing
import TweenDigest

/// Messages and digests of NIST's examples for FIPS 180-4 and of its SHA256ShortMsg vectors, and NESSIE's.
@Suite struct SHA256Tests {
  static let examples: [(message: [UInt8], digest: String)] = [
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ([0xd3], "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      Array(
        ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
          + "klmnopqrlmnopqrsmnopqrstnopqrstu").utf8),
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      Array(repeating: UInt8(ascii: "a"), count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: examples.indices)
  func publishedMessagesHaveTheirPublishedDigests(index: Int) {
    let example = Self.examples[index]
    #expect(SHA256.hexadecimal(SHA256.digest(of: example.message)) == example.digest)
  }

  @Test(arguments: examples.indices)
  func theReferenceGivesThemToo(index: Int) {
    let example = Self.examples[index]
    var hash = SHA256(usesInstructions: false)
    hash.update(example.message)
    #expect(SHA256.hexadecimal(hash.digest()) == example.digest)
  }

  /// On a processor without instructions both sides are the reference.
  @Test func theInstructionsGiveWhatTheReferenceGives() {
    var state: UInt64 = 1
    for count in Array(0...260) + [4_096, 65_537] {
      // A linear congruential generator (Knuth's MMIX), whose high bits are the good ones.
      let message = (0..<count).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(state >> 56)
      }
      var fast = SHA256(usesInstructions: true)
      var slow = SHA256(usesInstructions: false)
      fast.update(message)
      slow.update(message)
      #expect(fast.digest() == slow.digest(), "\(message)")
    }
  }

  @Test func theCutIntoPiecesDoesNotMatter() {
    let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let whole = SHA256.digest(of: message)
    for cut in 0...300 {
      var hash = SHA256()
      hash.update(Array(message[..<cut]))
      hash.update([])
      hash.update(Array(message[cut...]))
      #expect(hash.digest() == whole, "cut at \(cut)")
    }
  }

  @Test func readingTheDigestLeavesTheMessageOpen() {
    var hash = SHA256()
    hash.update(Array("ab".utf8))
    _ = hash.digest()
    hash.update(Array("c".utf8))
    #expect(SHA256.hexadecimal(hash.digest()) == Self.examples[2].digest)
  }
}
