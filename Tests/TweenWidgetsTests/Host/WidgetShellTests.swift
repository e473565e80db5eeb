import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage
import TweenViews

@testable import TweenWidgets

@Suite @MainActor struct WidgetShellTests {
  private let provider = NumberProvider(seconds: [0])

  /// What a stage fills over the ground of all widgets.
  private func fills(_ screen: WidgetScreen) -> [DisplayItem.Fill] {
    let fills = screen.stage.displayList.items.compactMap { item in
      if case .fill(let fill) = item.content { fill } else { nil }
    }
    return Array(fills.dropFirst(screen.run.setting.renderingMode == .fullColor ? 1 : 0))
  }

  private func rectangle(_ fill: DisplayItem.Fill) -> CGRect {
    fill.path.boundingRect.applying(fill.transform)
  }

  @Test func `a vibrant widget covers as much as it is bright and covers`() throws {
    // White that covers half, gray that covers all, and nothing.
    for (color, alpha) in [
      (Color(white: 1, opacity: 0.5), 128), (Color(white: 0.5), 128), (Color.white, 255),
      (Color.clear, 0),
    ] {
      let screen = WidgetScreen(provider, change: { $1.renderingMode = .vibrant }) { _ in color }
      var list = screen.stage.displayList
      list.background = .transparent
      let renderer = Renderer(threadCount: 1)
      try renderer.render(list)
      let bitmap = renderer.bitmap
      let pixel = bitmap.pixels[bitmap.height / 2 * bitmap.width + bitmap.width / 2]
      #expect(abs(Int(pixel >> 24) - alpha) <= 1, "\(color)")
      // White, by its opacity.
      #expect(pixel & 0xFF == pixel >> 24)
    }
  }

  @Test func `without a background the content has the whole area`() {
    let screen = WidgetScreen(provider) { _ in Color.red }
    #expect(fills(screen).map(rectangle) == [CGRect(x: 0, y: 0, width: 158, height: 158)])
  }

  @Test func `with one it keeps off the edges, and the background doesn't`() {
    let screen = WidgetScreen(provider) { _ in
      Color.red.containerBackground(.blue, for: .widget)
    }
    #expect(
      fills(screen).map(rectangle) == [
        CGRect(x: 0, y: 0, width: 158, height: 158), CGRect(x: 16, y: 16, width: 126, height: 126),
      ])
  }

  @Test func `a widget may ask for no margins, and is told of them all the same`() {
    final class Told {
      var margins = EdgeInsets()
    }
    struct Reader: View {
      let told: Told
      @Environment(\.widgetContentMargins) private var margins
      var body: some View {
        let _ = told.margins = margins
        Color.red.containerBackground(.blue, for: .widget)
      }
    }
    let told = Told()
    let screen = WidgetScreen(
      provider, change: { widget, _ in widget.hasContentMargins = false }
    ) { _ in Reader(told: told) }
    #expect(rectangle(fills(screen)[1]) == CGRect(x: 0, y: 0, width: 158, height: 158))
    #expect(told.margins == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }

  @Test(arguments: [(16.0, 6.0), (8, 14), (22, 0), (40, 0)])
  func `corners inside run in parallel`(inset: Double, radius: Double) {
    let screen = WidgetScreen(provider) { _ in
      ContainerRelativeShape().fill(.red).padding(inset)
    }
    let side = 158 - 2 * inset
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    let wanted = RoundedRectangle(cornerRadius: 22, style: .continuous).inset(by: inset)
      .path(in: CGRect(x: -inset, y: -inset, width: 158, height: 158))
    #expect(fills(screen).map { $0.path.boundingRect } == [rect])
    #expect(fills(screen).first?.path == wanted)
    #expect(
      RoundedRectangle(cornerRadius: 22, style: .continuous).inset(by: inset)
        .path(in: CGRect(x: -inset, y: -inset, width: 158, height: 158))
        == RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect))
  }

  @Test func `what is sensitive is hidden in private, and in a placeholder with all else`() {
    func texts(_ change: @escaping (inout WidgetSetting) -> Void) -> Int {
      let screen = WidgetScreen(provider, change: { change(&$1) }) { _ in
        VStack {
          Text("name")
          Text("secret").privacySensitive()
        }
      }
      return screen.stage.displayList.items.count {
        if case .glyphs = $0.content { true } else { false }
      }
    }
    #expect(texts { _ in } == 2)
    #expect(texts { $0.isPrivate = true } == 1)
    #expect(texts { $0.isPlaceholder = true } == 0)
  }

  @Test func `where it is tinted there is no background`() {
    let screen = WidgetScreen(provider, change: { $1.renderingMode = .accented }) { _ in
      Color.red.containerBackground(.blue, for: .widget)
    }
    #expect(fills(screen).count == 1)
  }
}
