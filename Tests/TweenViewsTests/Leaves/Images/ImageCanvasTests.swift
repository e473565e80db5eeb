import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct ImageCanvasTests {
  private let image = Image(bitmap: Bitmap(width: 8, height: 4, of: 0xFFFF_FFFF), scale: 2)

  private func items(_ draw: @escaping (inout GraphicsContext) -> Void) -> String {
    let screen = Screen(0) { _ in Canvas { context, _ in draw(&context) } }
    return screen.graph.displayList.description.split(separator: "\n").dropFirst()
      .joined(separator: "\n")
  }

  @Test func `an image is drawn over a rectangle, or in its own size at a point`() {
    let image = image
    #expect(
      items { context in
        context.draw(image, in: CGRect(x: 10, y: 20, width: 30, height: 40))
        context.draw(image, at: CGPoint(x: 50, y: 60))
        context.opacity = 0.5
        context.translateBy(x: 1, y: 2)
        context.draw(context.resolve(image), at: .zero, anchor: .topLeading)
      } == """
        image 8x4 in 10 20 30 40
        image 8x4 in 48 59 4 2
        image 8x4 in 0 0 4 2 opacity 0.5 transform 1 0 0 1 1 2
        """)
  }

  @Test func `a resolved image tells its size, and what fills a template`() {
    let image = image
    _ = items { context in
      let plain = context.resolve(image)
      #expect(plain.size == CGSize(width: 4, height: 2) && plain.baseline == 2)
      #expect(plain.shading == nil)
      #expect(context.resolve(image.renderingMode(.template)).shading != nil)
      #expect(context.resolve(Image("no such image")).size == .zero)
    }
  }

  @Test func `a template is filled with a shading of user space`() {
    let image = image.renderingMode(.template)
    #expect(
      items { context in
        var resolved = context.resolve(image)
        resolved.shading = .color(Color(red: 0, green: 0, blue: 1))
        context.opacity = 0.5
        context.draw(resolved, in: CGRect(x: 1, y: 2, width: 4, height: 2))
      } == """
        layer opacity 0.5
          fill #0000FFFF path M 1 2 L 5 2 L 5 4 L 1 4 Z
          mask
            image 8x4 in 1 2 4 2
          end
        end
        """)
  }

  @Test func `parts of a resizable image meet exactly inside a smooth clip`() {
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let image = image.resizable(capInsets: insets)
    let lines = items { $0.draw(image, in: CGRect(x: 10.3, y: 0, width: 20, height: 2)) }
      .split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.first == "layer clip M 10.3 0 L 30.3 0 L 30.3 2 L 10.3 2 Z")
    #expect(
      lines.dropFirst().first == """
          fill aliased pattern 8x4 of 0 0 2 4 padded padded \
        pattern-transform 0.5 0 0 0.5 10.3 0 path M 10.3 0 L 11.3 0 L 11.3 2 L 10.3 2 Z
        """)
  }

  @Test func `tiles of an image lie where their origin says`() {
    let image = image
    #expect(
      items { context in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
          with: .tiledImage(
            image, origin: CGPoint(x: 3, y: 4),
            sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2))
      } == """
        fill pattern 8x4 of 4 0 4 4 tiled tiled pattern-transform 1 0 0 1 -1 4 path \
        M 0 0 L 10 0 L 10 10 L 0 10 Z
        """)
  }
}
