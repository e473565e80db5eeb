import Foundation
import SwiftUI
import Testing

@Suite("Pictures of UIKit's by an ImageRenderer") @MainActor struct ImageRendererPictureTests {
  @Test func `have the view's size in points, and the renderer's pixels`() throws {
    let renderer = ImageRenderer(content: Rectangle().fill(.red).frame(width: 6, height: 6))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 6, height: 6) && image.scale == 2)
    #expect(image.cgImage?.width == 12)
  }

  @Test func `are not there where the view has no size`() {
    let renderer = ImageRenderer(content: Rectangle().fill(.red).frame(width: 0, height: 0))
    #expect(renderer.uiImage == nil)
  }
}
