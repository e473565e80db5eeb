import Foundation
import Testing
import TweenCodecs
import TweenGraphics
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViews

@Suite struct TransferableViewsTests {
  @Test func `A picture goes out as a PNG file and comes back, pixel by pixel`() async throws {
    let bitmap = Bitmap(
      width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let image = Image(decorative: CGImage(bitmap), scale: 2)
    let data = try await image.exported(as: .image)
    #expect(try ImageDecoder.decode([UInt8](data)) == bitmap)
    #expect(image.exportedContentTypes() == [.png])
    #expect(Image.importedContentTypes() == [.png, .jpeg])
    let again = try await Image(importing: data, contentType: .png)
    #expect(try await again.exported(as: .png) == data)
    await #expect(throws: (any Error).self) {
      try await Image(importing: Data([1, 2]), contentType: .png)
    }
    await #expect(throws: TransferError.noExport(.png)) {
      try await Image(systemName: "star").exported(as: .png)
    }
  }

  @Test func `A colour comes back as it was`() async throws {
    let data = try await Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).exported(as: .json)
    let color = try await Color(importing: data, contentType: nil)
    let resolved = color.resolve(in: EnvironmentValues())
    #expect(resolved.description == "#FF800040")
  }
}
