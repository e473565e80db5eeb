import Foundation
import TweenCodecs
import TweenPaint

/// A folder of images as a bundle, gone with this object.
final class ImageFolder {
  let path: String
  let bundle: Bundle

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageFolder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    struct NoBundle: Error {}
    guard let bundle = Bundle(path: url.path) else { throw NoBundle() }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Adds a PNG of one colour.
  func add(_ name: String, width: Int, height: Int, _ pixel: UInt32 = 0xFF00_80FF) throws {
    try add(name, PNGEncoder.encode(Bitmap(width: width, height: height, of: pixel)))
  }

  func add(_ name: String, text: String) throws { try add(name, Array(text.utf8)) }
}

extension Bitmap {
  /// A bitmap of one colour.
  init(width: Int, height: Int, of pixel: UInt32) {
    self.init(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }
}
