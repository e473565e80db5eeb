import Foundation

/// The prefix of a message: its length in eight bytes, least significant byte first.
package struct MessageLength {
  package static let byteCount = 8
  package let count: Int

  package init(count: Int) { self.count = count }

  package init(_ bytes: Data) {
    var length: UInt64 = 0
    for (place, byte) in bytes.prefix(Self.byteCount).enumerated() {
      length |= UInt64(byte) << UInt64(8 * place)
    }
    count = Int(clamping: length)
  }

  package var bytes: Data {
    Data((0..<Self.byteCount).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
  }
}
