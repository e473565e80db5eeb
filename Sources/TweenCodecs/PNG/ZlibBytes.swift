/// Zlib streams (RFC 1950) of byte arrays, for formats that hold compressed parts.
package enum ZlibBytes {
  /// Compresses bytes into one zlib stream. The same bytes and the same version of libdeflate give the
  /// same stream.
  ///
  /// - Parameter level: libdeflate's, from 1, fast, to 12, small.
  /// - Throws: An error that states that there is not enough memory.
  package static func compress(_ bytes: [UInt8], level: Int32 = 6) throws -> [UInt8] {
    let stream = try ZlibStream(level: level)
    try bytes.withUnsafeBufferPointer { try stream.compress($0) }
    return Array(stream.bytes)
  }
}
