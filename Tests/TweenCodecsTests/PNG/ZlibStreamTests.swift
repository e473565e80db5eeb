import CZlib
import Testing
import TweenMath

@testable import TweenCodecs

/// The reference is zlib's decompression, which checks every code and the checksum.
@Suite struct ZlibStreamTests {
  @Test(arguments: [1, 6, 12], [0, 1, 2, 255, 65_536, 300_000])
  func `bytes of any number come back, again and again`(level: Int32, count: Int) throws {
    let stream = try ZlibStream(level: level)
    var generator = SeededGenerator(seed: UInt64(count))
    let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let lines = (0..<count).map { UInt8($0 / 300 & 255) }
    for input in [noise, lines, noise] {
      try input.withUnsafeBufferPointer { try stream.compress($0) }
      let bytes = Array(stream.bytes)
      var result = [UInt8](repeating: 0, count: count + 1)
      var length = UInt(result.count)
      let code = uncompress(&result, &length, bytes, UInt(bytes.count))
      #expect(code == Z_OK && Int(length) == count && result.prefix(count) == input[...])
    }
  }

  @Test func `a level that there is none of has no compressor`() {
    #expect(throws: ZlibStream.OutOfMemory.self) { try ZlibStream(level: 99) }
  }
}
