import Testing
import TweenCodecs
import TweenDigest
import TweenPaint

@Suite struct PixelHashTests {
  @Test func `a bitmap's hash is that of its bytes blue, green, red, alpha`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8004_0506])
    let bytes: [UInt8] = [3, 2, 1, 255, 6, 5, 4, 128]
    #expect(bitmap.pixelHash == SHA256.hexadecimal(SHA256.digest(of: bytes)))
  }
}
