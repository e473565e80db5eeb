import CDeflate

/// Compresses whole buffers into zlib streams (RFC 1950) by libdeflate.
///
/// Not Sendable: use it from one thread at a time.
final class ZlibStream {
  /// The error of a compression without enough memory.
  struct OutOfMemory: Error, Equatable, CustomStringConvertible {
    let description = "There is not enough memory for compressing a picture."
  }

  private let compressor: OpaquePointer
  private var buffer: [UInt8] = []
  private var count = 0

  /// - Parameter level: libdeflate's, from 1, fast, to 12, small.
  /// - Throws: `OutOfMemory`.
  init(level: Int32) throws(OutOfMemory) {
    guard let compressor = libdeflate_alloc_compressor(level) else { throw OutOfMemory() }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The last stream; valid until the next call of `compress`.
  var bytes: ArraySlice<UInt8> { buffer[..<count] }

  /// Compresses bytes, and leaves the stream in `bytes`.
  func compress(_ input: UnsafeBufferPointer<UInt8>) throws(OutOfMemory) {
    let bound = libdeflate_zlib_compress_bound(compressor, input.count)
    if buffer.count < bound { buffer = [UInt8](repeating: 0, count: bound) }
    count = buffer.withUnsafeMutableBytes {
      libdeflate_zlib_compress(
        compressor, input.baseAddress, input.count, $0.baseAddress, $0.count)
    }
    // The bound leaves room for any input.
    guard count > 0 else { throw OutOfMemory() }
  }
}
