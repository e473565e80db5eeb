import Testing
import TweenCodecs
import TweenPaint

/// The published examples of FIPS 180-4 (NIST, "Example Values: SHA-256") and of NESSIE.
@Suite struct SHA256Tests {
  private func hash(_ text: String) -> String {
    SHA256.hexadecimal(SHA256.hash(Array(text.utf8)))
  }

  @Test func `the published examples come out`() {
    #expect(hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hash(
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
          + "klmnopqrlmnopqrsmnopqrstnopqrstu")
        == "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1")
  }

  @Test func `a million letters come out`() {
    let letters = [UInt8](repeating: 0x61, count: 1_000_000)
    #expect(
      SHA256.hexadecimal(SHA256.hash(letters))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `pieces of any size give the hash of the whole`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for count in [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 300] {
      let whole = Array(bytes[..<count])
      let expected = SHA256.hash(whole)
      for piece in [1, 3, 63, 64, 65, 200] {
        var hash = SHA256()
        for start in stride(from: 0, to: count, by: piece) {
          hash.update(Array(whole[start..<min(start + piece, count)]))
        }
        #expect(hash.finalize() == expected)
      }
    }
  }

  @Test func `a bitmap's hash is that of its bytes blue, green, red, alpha`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8004_0506])
    let bytes: [UInt8] = [3, 2, 1, 255, 6, 5, 4, 128]
    #expect(bitmap.pixelHash == SHA256.hexadecimal(SHA256.hash(bytes)))
  }
}
