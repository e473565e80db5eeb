import Foundation
import TweenCodecs

/// Reads the lists of asset catalogues, tables of texts and symbols, whose size is limited.
enum AssetFile {
  /// The largest file, 64 MiB: far above the largest table of a program. A larger file is damaged, or a wrong
  /// path.
  static let mostBytes = 64 << 20

  /// Returns the bytes of a file; nil if there is no file that can be read.
  ///
  /// - Throws: `ImageDecodingError` for a file of more than `mostBytes`, a folder, a pipe and a device.
  static func contents(
    atPath path: String, mostBytes: Int = mostBytes
  ) throws(ImageDecodingError) -> Data? {
    do throws(ImageDecodingError) {
      return Data(try ImageDecoder.contents(of: path, limit: mostBytes))
    } catch .unreadable {
      return nil
    }
  }
}
