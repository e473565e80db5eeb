import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct SymbolImageTests {
  private func fills(_ screen: Screen<some Any>) -> [DisplayItem.Fill] {
    screen.graph.displayList.items.compactMap { item in
      if case .fill(let fill) = item.content { fill } else { nil }
    }
  }

  private func fills(@ViewBuilder of content: @escaping () -> some View) -> [DisplayItem.Fill] {
    fills(Screen(0, size: CGSize(width: 400, height: 400)) { _ in content() })
  }

  /// At 100 points a unit of the grid is 5 points, and the room on each side 10.
  private func size(@ViewBuilder of content: () -> some View) throws -> CGSize {
    let font = Font.system(size: 100)
    let element = try #require(Measured { content().font(font) })
    #expect(element.size(7, 900) == element.size(nil, nil))
    return element.size(nil, nil)
  }

  // MARK: Size

  @Test func `a symbol is as large as the font says, up to whole pixels`() throws {
    // 20 by 20 units, 17.9 by 17.9, 17.9 by 1.5.
    #expect(try size { Image(systemName: "circle") } == CGSize(width: 120, height: 120))
    #expect(try size { Image(systemName: "plus") } == CGSize(width: 110, height: 110))
    #expect(try size { Image(systemName: "minus") } == CGSize(width: 110, height: 28))
  }

  @Test func `scales enlarge the drawing, weights the lines`() throws {
    // (18.5 units times the scale + a line of 1.5) times 5, and 20 times the scale.
    #expect(
      try size { Image(systemName: "circle").imageScale(.small) }
        == CGSize(width: 97, height: 97))
    #expect(
      try size { Image(systemName: "circle").imageScale(.large) }
        == CGSize(width: 152, height: 152))
    // Lines of 0.45 and of 3.05 units.
    #expect(try size { Image(systemName: "minus").fontWeight(.ultraLight) }.height == 23)
    #expect(try size { Image(systemName: "minus").fontWeight(.black) }.height == 36)
  }

  @Test func `the middle stands on half the height of capitals above the baseline`() throws {
    for (name, height, baseline) in [("circle", 120.0, 60 + 36.0), ("minus", 28, 14 + 36)] {
      let view = Image(systemName: name).font(.system(size: 100))
      let measured = try #require(Measured { view })
      let element = measured.element
      let proposal = ProposedViewSize(width: nil, height: nil)
      let size = element.size(for: proposal)
      #expect(size == CGSize(width: size.width, height: height))
      for guide in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
        let place = element.explicitAlignment(guide.key, size: size, proposal: proposal)
        #expect(abs(try #require(place) - baseline) < 1e-6)
      }
    }
  }

  @Test func `a resizable symbol fills what it is offered`() throws {
    let image = try #require(Measured { Image(systemName: "star.fill").resizable() })
    #expect(image.size(50, 30) == CGSize(width: 50, height: 30))
    let fit = try #require(
      Measured { Image(systemName: "circle").resizable().scaledToFit() })
    #expect(fit.size(60, 90) == CGSize(width: 60, height: 60))
    let drawn = fills { Image(systemName: "circle").resizable().frame(width: 50, height: 30) }
    let bounds = try #require(drawn.first).path.boundingRect
    // The size by itself is up to whole pixels, so that less than one is free around.
    #expect(abs(bounds.midX - 25) < 0.01 && abs(bounds.midY - 15) < 0.01)
    #expect(bounds.width > 47.5 && bounds.width <= 50.001)
    #expect(bounds.height > 28.5 && bounds.height <= 30.001)
  }

  @Test func `a symbol that is scaled to fit keeps its proportions`() throws {
    // 17.9 by 1.5 units.
    let fit = try #require(
      Measured { Image(systemName: "minus").resizable().scaledToFit().font(.system(size: 100)) })
    let size = fit.size(358, 900)
    #expect(size.width == 358 && abs(size.height - 30) < 3)
    let drawn = fills {
      Image(systemName: "minus").resizable().scaledToFit().frame(width: 358)
        .font(.system(size: 100))
    }
    let bounds = try #require(drawn.first).path.boundingRect
    #expect(abs(bounds.width - 358) < 4 && abs(bounds.height - 30) < 3)
  }

  @Test func `sizes that are none show nothing`() throws {
    for size in [0, -1, CGFloat.nan, .infinity] {
      let screen = Screen(0) { _ in
        Image(systemName: "circle").font(.system(size: size))
      }
      #expect(fills(screen).isEmpty, "\(size)")
    }
  }

  // MARK: Names

  @Test func `an unknown name shows a box and is told once`() {
    let screen = Screen(1) { count in
      VStack {
        ForEach(0..<count, id: \.self) { _ in Image(systemName: "no.such.thing") }
      }
    }
    #expect(fills(screen).count == 1)
    screen.set(3)
    screen.step()
    #expect(fills(screen).count == 3)
    #expect(
      screen.warnings == ["There is no symbol named \"no.such.thing\". A box is shown instead."])
  }

  @Test func `variants are added to the name, in the order that names have them`() {
    let known: Set<String> = [
      "heart", "heart.fill", "heart.circle", "heart.circle.fill", "mic", "mic.slash",
      "mic.slash.fill", "mic.slash.circle", "circle", "circle.fill", "plus", "plus.circle",
    ]
    let cases: [(String, SymbolVariants, String)] = [
      ("heart", .fill, "heart.fill"), ("heart.fill", .circle, "heart.circle.fill"),
      ("heart", .circle.fill, "heart.circle.fill"), ("heart.fill", .none, "heart.fill"),
      ("mic", .fill.slash, "mic.slash.fill"), ("mic", .slash.circle, "mic.slash.circle"),
      ("circle", .circle, "circle"), ("plus", .fill, "plus"),
      ("plus", .slash.circle, "plus.circle"),
      ("nothing", .fill, "nothing"),
    ]
    for (name, variants, expected) in cases {
      #expect(variants.name(of: name) { known.contains($0) } == expected, "\(name)")
    }
  }

  @Test func `variants reach symbols through the environment`() {
    let filled = fills { Image(systemName: "heart.circle.fill") }.map(\.path)
    #expect(
      fills { Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle) }.map(\.path)
        == filled)
    #expect(
      fills {
        Image(systemName: "heart.circle.fill").environment(\.symbolVariants, .none)
          .symbolVariant(.slash.fill.circle)
      }.count == 1)
    #expect(SymbolVariants.fill.circle.contains(.fill) && !SymbolVariants.fill.contains(.slash))
  }

  // MARK: Colours

  private let red = Paint.solid(Color.red.resolve(in: EnvironmentValues()))
  private let blue = Paint.solid(Color.blue.resolve(in: EnvironmentValues()))

  @Test func `a symbol is one item in the foreground style`() throws {
    let drawn = fills { Image(systemName: "plus.circle.fill").foregroundStyle(.red) }
    #expect(drawn.map(\.paint) == [red] && drawn.map(\.opacity) == [1])
  }

  @Test func `levels are fainter, or in styles of their own`() {
    let levels = fills {
      Image(systemName: "plus.circle.fill").foregroundStyle(.red)
        .symbolRenderingMode(.hierarchical)
    }
    #expect(levels.map(\.paint) == [red, red] && levels.map(\.opacity) == [0.5, 1])
    for mode in [SymbolRenderingMode.palette, nil] {
      let palette = fills {
        Image(systemName: "plus.circle.fill").symbolRenderingMode(mode)
          .foregroundStyle(.red, .blue)
      }
      #expect(palette.map(\.paint) == [blue, red] && palette.map(\.opacity) == [1, 1])
    }
    let one = fills {
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.monochrome)
        .foregroundStyle(.red, .blue)
    }
    #expect(one.map(\.paint) == [red])
  }

  @Test func `multicolour symbols have their own colours, others the foreground`() {
    let green = Paint.solid(Color.green.resolve(in: EnvironmentValues()))
    let white = Paint.solid(Color.white.resolve(in: EnvironmentValues()))
    let own = fills { Image(systemName: "plus.circle.fill").symbolRenderingMode(.multicolor) }
    #expect(own.map(\.paint) == [green, white])
    let plain = fills {
      Image(systemName: "plus").symbolRenderingMode(.multicolor).foregroundStyle(.red)
    }
    #expect(plain.map(\.paint) == [red])
  }

  @Test func `a faint symbol of layers fades as a whole`() {
    let screen = Screen(0) { _ in
      Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).opacity(0.5)
    }
    let layers = screen.graph.displayList.items.compactMap { item in
      if case .beginLayer(let layer) = item.content { layer.opacity } else { nil }
    }
    #expect(layers == [0.5])
    #expect(fills(screen).map(\.opacity) == [0.5, 1])
  }

  @Test func `a variable value leaves steps faint`() {
    func opacities(_ value: Double?) -> [Double] {
      fills { Image(systemName: "speaker.wave.3", variableValue: value) }.map(\.opacity)
    }
    #expect(opacities(nil) == [1] && opacities(1) == [1] && opacities(.nan) == [1])
    #expect(opacities(0.5) == [1, 1, 1, 0.25])
    #expect(opacities(0) == [1, 0.25, 0.25, 0.25])
  }

  @Test func `colours of levels glide`() throws {
    let screen = Screen(false) { isOn in
      Image(systemName: "plus.circle.fill").foregroundStyle(.white, isOn ? .red : .blue)
    }
    screen.change(true, .linear(duration: 1))
    screen.step(30)
    let half = try #require(fills(screen).first).paint
    #expect(half != red && half != blue)
    screen.step(31)
    #expect(fills(screen).first?.paint == red)
  }

  // MARK: Direction

  @Test func `forward points to where text goes on, right to the right`() throws {
    for (name, direction, isRight) in [
      ("chevron.forward", LayoutDirection.leftToRight, true),
      ("chevron.forward", .rightToLeft, false), ("chevron.right", .rightToLeft, true),
    ] {
      let path = try #require(
        fills {
          Image(systemName: name).font(.system(size: 100))
            .environment(\.layoutDirection, direction)
        }.first
      ).path
      let box = path.boundingRect
      let tip = CGPoint(x: isRight ? box.maxX - 5 : box.minX + 5, y: box.midY)
      let back = CGPoint(x: isRight ? box.minX + 5 : box.maxX - 5, y: box.midY)
      #expect(path.contains(tip) && !path.contains(back), "\(name) \(direction)")
    }
  }

  // MARK: Canvas

  @Test func `canvases measure and draw symbols`() throws {
    var measured = CGSize.zero
    let drawn = fills {
      Canvas { context, _ in
        let symbol = context.resolve(Image(systemName: "circle.fill"))
        measured = symbol.size
        #expect(abs(symbol.baseline - 96) < 1e-6)
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 60, height: 60))
      }.font(.system(size: 100)).foregroundStyle(.red)
    }
    #expect(measured == CGSize(width: 120, height: 120))
    #expect(drawn.map(\.paint) == [red])
    let bounds = try #require(drawn.first).path.boundingRect
    // The room around it is a twelfth of the size.
    #expect(abs(bounds.width - 50) < 0.01 && abs(bounds.minX - 5) < 0.01)
  }
}
