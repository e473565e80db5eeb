import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText

@testable import TweenViews

@Suite("A canvas's texts") struct CanvasTextTests {
  private func line(_ text: String, _ font: Font = .body) -> TextLine {
    TextEngine.shared.line(text, font: font.request)
  }

  private func glyphs(
    in environment: EnvironmentValues = EnvironmentValues(),
    _ renderer: (inout GraphicsContext) -> Void
  ) -> DisplayItem.Glyphs? {
    let items = recordedItems(in: environment, renderer)
    guard items.count == 1, case .glyphs(let glyphs) = items[0].content else { return nil }
    return glyphs
  }

  @Test func `are measured in the environment's font`() {
    var environment = EnvironmentValues()
    environment.font = .system(size: 20)
    environment.displayScale = 2
    _ = recorded(in: environment) { context in
      let text = context.resolve(Text("Mass"))
      let line = self.line("Mass", .system(size: 20))
      let size = text.measure(in: CGSize(width: 1000, height: 1000))
      #expect(size.width >= line.width && size.width < line.width + 0.5)
      #expect(size.height >= line.height && size.height < line.height + 0.5)
      #expect((size.width * 2).rounded() == size.width * 2)
      #expect(text.firstBaseline(in: size) == CGFloat(line.ascent))
      #expect(text.lastBaseline(in: size) == CGFloat(line.ascent))
      let own = context.resolve(Text("Mass").font(.title).bold())
      #expect(
        own.measure(in: CGSize(width: 500, height: 500)).width
          >= self.line("Mass", .title.bold()).width)
    }
  }

  @Test func `stand at the top left of a rectangle`() throws {
    let found = try #require(
      glyphs { $0.draw(Text("Ab"), in: CGRect(x: 10, y: 20, width: 50, height: 50)) })
    #expect(found.run == line("Ab").run)
    #expect(found.transform.tx == 10)
    #expect(found.transform.ty == 20 + CGFloat(line("Ab").ascent))
    #expect(found.paint == .solid(Color.primary.resolve(in: EnvironmentValues())))
  }

  @Test func `stand with their anchor at a point`() throws {
    for anchor in [UnitPoint.center, .topLeading, .bottomTrailing, UnitPoint(x: 0.25, y: 2)] {
      var size = CGSize.zero
      let found = try #require(
        glyphs { context in
          let text = context.resolve(Text("Ab"))
          size = text.measure(in: CGSize(width: 99, height: 99))
          context.draw(text, at: CGPoint(x: 40, y: 30), anchor: anchor)
        })
      #expect(found.transform.tx == 40 - anchor.x * size.width)
      #expect(
        found.transform.ty == 30 - anchor.y * size.height + CGFloat(line("Ab").ascent))
    }
  }

  @Test func `take a shading where they have no colour of their own`() throws {
    let blue = try #require(
      glyphs { context in
        var text = context.resolve(Text("Ab"))
        text.shading = .color(.blue)
        context.draw(text, at: .zero)
      })
    #expect(blue.paint == .solid(Color.blue.resolve(in: EnvironmentValues())))
    let red = try #require(
      glyphs { context in
        var text = context.resolve(Text("Ab").foregroundColor(.red))
        text.shading = .color(.blue)
        context.draw(text, at: .zero)
      })
    #expect(red.paint == .solid(Color.red.resolve(in: EnvironmentValues())))
  }

  @Test func `show a gradient where it lies in user space`() throws {
    let ramp = Gradient(colors: [.black, .white])
    let found = try #require(
      glyphs { context in
        context.scaleBy(x: 2, y: 2)
        var text = context.resolve(Text("Ab"))
        text.shading = .linearGradient(
          ramp, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0))
        context.draw(text, in: CGRect(x: 12, y: 5, width: 50, height: 50))
      })
    guard case .gradient(let paint) = found.paint else {
      Issue.record("No gradient.")
      return
    }
    // (15, 7) in user space, from the baseline's start: half way between the gradient's ends.
    let local = CGPoint(x: 15 - 12, y: 7 - 5 - CGFloat(line("Ab").ascent))
    let t = try #require(paint.t(at: local))
    #expect(abs(t - 0.5) < 1e-12)
    #expect(local.applying(found.transform) == CGPoint(x: 30, y: 14))
  }

  @Test func `cut the backdrop out by a mask`() {
    let text = recorded { context in
      var text = context.resolve(Text("Ab"))
      text.shading = .backdrop
      context.draw(text, in: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "layer backdrop 0")
    #expect(lines[1] == "  mask")
    #expect(lines[2].hasPrefix("    glyphs \"Ab\" 17pt 2 glyphs #000000FF"))
  }

  @Test func `fade, blend and are filtered as paths are`() {
    let text = recorded { context in
      context.opacity = 0.5
      context.blendMode = .screen
      context.draw(Text("Ab"), in: .zero)
      context.addFilter(.blur(radius: 1))
      context.draw(Text("Ab"), in: .zero)
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("opacity 0.5") && lines[0].hasSuffix("blend screen"))
    #expect(lines[1] == "layer blur 1 opacity 0.5 blend screen")
    #expect(lines[2].hasPrefix("  glyphs"))
  }
}
