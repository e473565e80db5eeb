import Foundation
import Testing
import TweenCodecs
import TweenPaint

@Suite struct ImageFileTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a file is read by what is in it, not by its name`() throws {
    try inFolder { folder in
      let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8040_2010])
      let file = folder.appendingPathComponent("picture.jpg")
      try Data(PNGEncoder.encode(bitmap)).write(to: file)
      #expect(try ImageDecoder.decode(fileAt: file.path) == bitmap)
    }
  }

  @Test func `missing, special and large files are refused`() throws {
    try inFolder { folder in
      let missing = folder.appendingPathComponent("none.png").path
      #expect(throws: ImageDecodingError.unreadable(code: ENOENT)) {
        try ImageDecoder.decode(fileAt: missing)
      }
      #expect(
        ImageDecodingError.unreadable(code: ENOENT).description
          == "The file cannot be read: No such file or directory.")
      #expect(throws: ImageDecodingError.noFile) { try ImageDecoder.decode(fileAt: folder.path) }
      #expect(throws: ImageDecodingError.noFile) { try ImageDecoder.decode(fileAt: "/dev/zero") }
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(throws: ImageDecodingError.noFile) { try ImageDecoder.decode(fileAt: pipe) }
      let large = folder.appendingPathComponent("large.png")
      try Data(count: 100).write(to: large)
      #expect(throws: ImageDecodingError.fileTooLarge(byteCount: 100, limit: 99)) {
        try ImageDecoder.decode(fileAt: large.path, limits: ImageDecoder.Limits(byteCount: 99))
      }
      let empty = folder.appendingPathComponent("empty.png")
      try Data().write(to: empty)
      #expect(throws: ImageDecodingError.unknownFormat(firstBytes: [])) {
        try ImageDecoder.decode(fileAt: empty.path)
      }
    }
  }
}
