import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A stroked shape") @MainActor struct StrokeViewTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `is its outline with the edge in its middle, and takes up the shape's room`() {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Rectangle().stroke(.red, lineWidth: 4).frame(width: 40, height: 20)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(screen.rect(.red) == CGRect(x: 23, y: 38, width: 44, height: 24))
    #expect(screen.rect(.blue) == CGRect(x: 65, y: 45, width: 10, height: 10))
    #expect(
      screen.fill(.red)?.outline == Path(box).strokedPath(StrokeStyle(lineWidth: 4)))
    #expect(screen.fill(.red)?.rule == .nonZero)
  }

  @Test func `as a shape is filled like any other`() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [5, 2], dashPhase: 1)
    let screen = Screen(()) {
      Ellipse().stroke(style: style).fill(.green).frame(width: 40, height: 20)
    }
    #expect(screen.fill(.green)?.outline == Ellipse().path(in: box).strokedPath(style))
    let plain = Screen(()) { Circle().stroke().foregroundStyle(.red) }
    let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      plain.fill(.red)?.outline == Circle().path(in: canvas).strokedPath(StrokeStyle(lineWidth: 1)))
  }

  @Test func `goes into the display list as its pen and the path that it follows`() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [5, 2], dashPhase: 1)
    let screen = Screen(()) {
      ZStack {
        Ellipse().stroke(.red, style: style)
        Ellipse().stroke(style: style).fill(.green)
        AnyShape(Ellipse().stroke(style: style)).fill(.blue)
        Ellipse().stroke(style: style).size(width: 40, height: 20).fill(.orange)
        Ellipse().stroke(.pink.shadow(.drop(radius: 2)), style: style)
        Ellipse().inset(by: 1.5).strokeBorder(.purple, style: style)
        Ellipse().strokeBorder(.brown, style: style)
      }
      .frame(width: 40, height: 20)
    }
    let path = Ellipse().path(in: box)
    for color in [Color.red, .green, .blue, .orange, .pink] {
      #expect(screen.fill(color)?.path == path)
      #expect(screen.fill(color)?.stroke == style)
    }
    #expect(
      screen.fill(.purple)?.path == Ellipse().path(in: CGRect(x: 3, y: 3, width: 34, height: 14)))
    #expect(screen.fill(.brown)?.stroke == style)
  }

  @Test func `keeps its pen where it is moved, turned or mirrored, and not where it is stretched`()
  {
    let style = StrokeStyle(lineWidth: 4, lineCap: .square)
    let screen = Screen(()) {
      ZStack {
        Bar(start: 2, end: 8).stroke(style: style).offset(x: 5, y: 3).fill(.red)
        Bar(start: 2, end: 8).stroke(style: style).rotation(.degrees(90)).fill(.blue)
        Bar(start: 2, end: 8).stroke(style: style).fill(.orange)
          .environment(\.layoutDirection, .rightToLeft)
        Bar(start: 2, end: 8).stroke(style: style).scale(x: 2, y: 1).fill(.green)
      }
      .frame(width: 40, height: 20)
    }
    for color in [Color.red, .blue, .orange] { #expect(screen.fill(color)?.stroke == style) }
    #expect(screen.rect(.red) == CGRect(x: 30 + 5, y: 40 + 3 - 2, width: 10, height: 24))
    let turned = screen.rect(.blue) ?? .null
    #expect(abs(turned.minX - 38) < 1e-9 && abs(turned.width - 24) < 1e-9)
    #expect(abs(turned.minY - 30) < 1e-9 && abs(turned.height - 10) < 1e-9)
    #expect(screen.rect(.orange) == CGRect(x: 30 + 30, y: 38, width: 10, height: 24))
    #expect(screen.fill(.green)?.stroke == nil)
    #expect(screen.rect(.green) == CGRect(x: 30 - 20, y: 38, width: 20, height: 24))
  }

  @Test func `of a material cuts what is behind by its outline`() {
    let screen = Screen(()) {
      Ellipse().stroke(.thinMaterial, lineWidth: 4).frame(width: 40, height: 20)
    }
    let clips = screen.graph.displayList.items.compactMap { item -> Path? in
      if case .beginLayer(let layer) = item.content { return layer.clip?.path }
      return nil
    }
    #expect(
      clips == [Ellipse().path(in: box).strokedPath(StrokeStyle(lineWidth: 4))])
  }

  @Test func `inside the border keeps within its rectangle`() {
    let screen = Screen(()) {
      ZStack {
        Rectangle().strokeBorder(.red, lineWidth: 4)
        Ellipse().strokeBorder(.blue, lineWidth: 4)
        RoundedRectangle(cornerRadius: 6).strokeBorder(.green, style: StrokeStyle(lineWidth: 4))
      }
      .frame(width: 40, height: 20)
    }
    let place = CGRect(x: 30, y: 40, width: 40, height: 20)
    for color in [Color.red, .blue, .green] {
      let found = screen.rect(color) ?? .null
      #expect(abs(found.minX - place.minX) < 0.01 && abs(found.maxX - place.maxX) < 0.01)
      #expect(abs(found.minY - place.minY) < 0.01 && abs(found.maxY - place.maxY) < 0.01)
    }
    let inner = CGRect(x: 2, y: 2, width: 36, height: 16)
    #expect(
      screen.fill(.green)?.outline
        == RoundedRectangle(cornerRadius: 4).path(in: inner)
        .strokedPath(StrokeStyle(lineWidth: 4)))
  }

  @Test func `with an inset of all there is, is nothing`() {
    let screen = Screen(()) {
      Rectangle().strokeBorder(.red, lineWidth: 20).frame(width: 40, height: 20)
    }
    #expect(screen.fill(.red)?.outline.isEmpty == true)
  }

  @Test func `draws over what it was made of`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Circle().fill(.red).stroke(.blue, lineWidth: 2)
        Circle().stroke(.green, lineWidth: 2).fill(.orange)
        Circle().strokeBorder(.red, lineWidth: 2).stroke(.blue).strokeBorder(.green)
      }
      .frame(width: 20, height: 60)
    }
    let resolved = [Color.red, .blue, .green, .orange, .red, .blue, .green].map {
      $0.resolve(in: EnvironmentValues())
    }
    #expect(screen.colors == resolved)
    // They share a rectangle.
    #expect(screen.fills[0].shownRect == CGRect(x: 40, y: 20, width: 20, height: 20))
    #expect(screen.fills[1].shownRect.insetBy(dx: 1, dy: 1).width.rounded() == 20)
  }

  @Test func `without antialiasing says so`() {
    let screen = Screen(()) {
      VStack {
        Rectangle().stroke(.red, antialiased: false)
        Rectangle().stroke(.blue, style: StrokeStyle(), antialiased: false)
        Rectangle().strokeBorder(.green, antialiased: false)
        Rectangle().stroke(.orange)
      }
    }
    #expect(screen.fills.map(\.isAntialiased) == [false, false, false, true])
  }

  @Test func `glides to another width, phase and limit; caps, joins and dashes jump`() {
    let start = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [4, 4], dashPhase: 0)
    let end = StrokeStyle(
      lineWidth: 6, lineCap: .round, lineJoin: .bevel, miterLimit: 8, dash: [8, 2],
      dashPhase: 10)
    let screen = Screen(start) { Rectangle().stroke(.red, style: $0) }
    screen.change(end, .linear(duration: 1))
    screen.step(16)
    // A quarter of the way.
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 5, dash: [8, 2],
      dashPhase: 2.5)
    let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(screen.fill(.red)?.outline == Path(canvas).strokedPath(style))
    screen.settle()
    #expect(screen.fill(.red)?.outline == Path(canvas).strokedPath(end))
  }

  @Test func `inside the border glides with its inset`() {
    let screen = Screen(2.0) { Rectangle().strokeBorder(.red, lineWidth: $0) }
    screen.change(10, .linear(duration: 1))
    screen.step(31)
    let inner = CGRect(x: 3, y: 3, width: 94, height: 94)
    #expect(screen.fill(.red)?.outline == Path(inner).strokedPath(StrokeStyle(lineWidth: 6)))
  }

  @Test func `is drawn by its trimmed part as it grows`() {
    let screen = Screen(0.0) {
      Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 4)
    }
    #expect(screen.fill(.red)?.outline.isEmpty == true)
    screen.change(1, .linear(duration: 1))
    screen.step(16)
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      screen.fill(.red)?.outline
        == circle.trimmedPath(from: 0, to: 0.25).strokedPath(StrokeStyle(lineWidth: 4)))
    screen.settle()
    #expect(screen.fill(.red)?.outline == circle.strokedPath(StrokeStyle(lineWidth: 4)))
  }

  @Test func `is hit on its line only`() {
    let taps = Log<String>()
    let screen = Screen(()) {
      ZStack {
        Color.blue.onTapGesture { taps("behind") }
        Circle().stroke(.red, lineWidth: 10).onTapGesture { taps("stroke") }
      }
    }
    screen.tap(50, 50)
    screen.tap(97, 50)
    screen.tap(104, 50)
    screen.tap(2, 2)
    #expect(taps.entries == ["behind", "stroke", "stroke", "behind"])
  }

  @Test func `is hit where its line is shown as it changes`() {
    let taps = Log<Double>()
    let screen = Screen(4.0) { width in
      ZStack {
        Color.blue.onTapGesture { taps(0) }
        Circle().stroke(.red, lineWidth: width).onTapGesture { taps(width) }
      }
    }
    screen.tap(90, 50)
    screen.change(44, .linear(duration: 1))
    screen.tap(90, 50)
    screen.settle()
    screen.tap(90, 50)
    screen.tap(50, 50)
    #expect(taps.entries == [0, 0, 44, 0])
  }

  @Test func `of a moved or turned shape has its border inside of that`() {
    let screen = Screen(()) {
      ZStack {
        Rectangle().offset(x: 5, y: 3).strokeBorder(.red, lineWidth: 2)
        Rectangle().rotation(.degrees(90)).strokeBorder(.blue, lineWidth: 2)
      }
      .frame(width: 40, height: 20)
    }
    #expect(screen.rect(.red) == CGRect(x: 35, y: 43, width: 40, height: 20))
    let turned = screen.rect(.blue) ?? .null
    #expect(abs(turned.minX - 40) < 1e-9 && abs(turned.width - 20) < 1e-9)
    #expect(abs(turned.minY - 30) < 1e-9 && abs(turned.height - 40) < 1e-9)
  }

  @Test func `keeps its path while only its place or its colour moves`() throws {
    struct Counted: Shape {
      let log: Log<CGRect>
      func path(in rect: CGRect) -> Path {
        log(rect)
        return Path(rect)
      }
    }
    let log = Log<CGRect>()
    let screen = Screen(false) { isOn in
      Counted(log: log).fill(isOn ? .red : .blue).frame(width: 10, height: 10)
        .frame(width: 100, alignment: isOn ? .trailing : .leading)
    }
    screen.change(true, .linear(duration: 0.5))
    screen.settle()
    #expect(screen.rect(.red) == CGRect(x: 90, y: 45, width: 10, height: 10))
    #expect(log.entries.count == 1)
  }
}

@Suite("Shapes made of shapes") @MainActor struct DerivedShapeTests {
  @Test func `insets add up, and take from radii what they can`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(
      RoundedRectangle(cornerRadius: 5).inset(by: 2).inset(by: 1).path(in: rect)
        == RoundedRectangle(cornerRadius: 2).path(in: CGRect(x: 3, y: 3, width: 34, height: 24)))
    #expect(
      RoundedRectangle(cornerRadius: 5).inset(by: 8).path(in: rect)
        == Path(roundedRect: rect.insetBy(dx: 8, dy: 8), cornerSize: .zero))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 6, bottomTrailingRadius: 2)
    #expect(
      uneven.inset(by: 3).path(in: rect)
        == UnevenRoundedRectangle(topLeadingRadius: 3).path(in: rect.insetBy(dx: 3, dy: 3)))
    #expect(Circle().inset(by: 15).path(in: rect).isEmpty)
    #expect(
      Capsule().inset(by: -2).path(in: rect) == Capsule().path(in: rect.insetBy(dx: -2, dy: -2)))
  }

  @Test func `of a fixed size stands at the top left, or at its anchor`() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 60)
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: rect)
        == Path(CGRect(x: 10, y: 10, width: 20, height: 10)))
    #expect(
      Rectangle().size(CGSize(width: 20, height: 10), anchor: .bottomTrailing).path(in: rect)
        == Path(CGRect(x: 90, y: 60, width: 20, height: 10)))
  }

  @Test func `under a transform keeps its room`() throws {
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 2)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      Rectangle().transform(map).path(in: rect).boundingRect
        == CGRect(x: 1, y: 2, width: 20, height: 10))
    let element = try #require(Measured { Rectangle().transform(map).stroke(.red) })
    #expect(element.size(30, nil) == CGSize(width: 30, height: 10))
  }

  @Test func `have the names shapes are written by`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    #expect(path(.rect(topLeadingRadius: 4)) == path(UnevenRoundedRectangle(topLeadingRadius: 4)))
    #expect(path(.containerRelative) == Path(rect))
  }

  @Test func `a border is drawn inside and in front`() {
    let screen = Screen(()) { Color.blue.border(.red, width: 4).frame(width: 40, height: 20) }
    #expect(screen.colors.last == Color.red.resolve(in: EnvironmentValues()))
    #expect(screen.rect(.red) == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      screen.fill(.red)?.outline
        == Path(CGRect(x: 2, y: 2, width: 36, height: 16)).strokedPath(StrokeStyle(lineWidth: 4)))
  }
}

@Suite("A concentric rectangle") @MainActor struct ConcentricRectangleTests {
  private func outline(
    _ shape: some Shape, _ container: some InsettableShape = RoundedRectangle(cornerRadius: 20)
  ) -> Path? {
    Screen(()) {
      shape.fill(.red).padding(.horizontal, 8).padding(.top, 50).padding(.bottom, 4)
        .containerShape(container)
    }.fill(.red)?.outline
  }

  private func path(_ radii: RectangleCornerRadii) -> Path {
    Path(
      roundedRect: CGRect(x: 0, y: 0, width: 84, height: 46), cornerRadii: radii,
      style: .continuous)
  }

  @Test func `loses the larger gap of each corner's radius`() {
    #expect(
      outline(ConcentricRectangle())
        == path(RectangleCornerRadii(bottomLeading: 12, bottomTrailing: 12)))
    #expect(
      outline(.rect(corners: .concentric(minimum: 5)))
        == path(
          RectangleCornerRadii(
            topLeading: 5, bottomLeading: 12, bottomTrailing: 12, topTrailing: 5)))
  }

  @Test func `has the largest radius of corners that are uniform`() {
    #expect(
      outline(.rect(corners: .concentric, isUniform: true))
        == path(
          RectangleCornerRadii(
            topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)))
    #expect(
      outline(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: 3))
        == path(
          RectangleCornerRadii(
            topLeading: 12, bottomLeading: 12, bottomTrailing: 3, topTrailing: 3)))
  }

  @Test func `clips in parallel, and follows other shapes as a relative one does`() {
    #expect(outline(ConcentricRectangle(), Ellipse()) == outline(.containerRelative, Ellipse()))
    let screen = Screen(()) {
      Color.red.clipShape(.rect(corners: .concentric)).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let clips = screen.graph.displayList.items.compactMap { item in
      if case .beginLayer(let layer) = item.content { layer.clip?.path } else { nil }
    }
    #expect(
      clips.first
        == RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 0, y: 0, width: 84, height: 84)))
  }
}

@Suite("A shape relative to its container") @MainActor struct ContainerShapeTests {
  private let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `runs in parallel to it`() {
    let screen = Screen(()) {
      ContainerRelativeShape().fill(.red).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(
      screen.fill(.red)?.outline
        == RoundedRectangle(cornerRadius: 12).path(
          in: CGRect(x: 0, y: 0, width: 84, height: 84)))
  }

  @Test func `is inset by the smallest gap`() {
    let screen = Screen(()) {
      ContainerRelativeShape().fill(.red).padding(.leading, 30).padding(.vertical, 10)
        .padding(.trailing, 3).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(
      screen.fill(.red)?.outline
        == RoundedRectangle(cornerRadius: 17).path(
          in: CGRect(x: 0, y: 0, width: 67, height: 80)))
  }

  @Test func `is a rectangle without one, and the container's own outside of it`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        ContainerRelativeShape().fill(.red)
        ContainerRelativeShape().fill(.blue).padding(-5).containerShape(Circle())
      }
    }
    #expect(
      screen.fill(.red)?.outline == Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(
      screen.fill(.blue)?.outline
        == Circle().path(in: CGRect(x: 0, y: 0, width: 110, height: 60)))
  }

  @Test func `strokes and insets with it`() {
    let screen = Screen(()) {
      ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).padding(2)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let inner = CGRect(x: 2, y: 2, width: 92, height: 92)
    #expect(
      screen.fill(.red)?.outline
        == RoundedRectangle(cornerRadius: 16).path(in: inner)
        .strokedPath(StrokeStyle(lineWidth: 4)))
  }

  @Test func `follows it through effects and on its way`() {
    let screen = Screen(false) { isOn in
      ContainerRelativeShape().fill(.red).padding(10).offset(x: isOn ? -8 : 0)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(
      screen.fill(.red)?.outline
        == RoundedRectangle(cornerRadius: 14).path(
          in: CGRect(x: 0, y: 0, width: 80, height: 80)))
    screen.settle()
    #expect(
      screen.fill(.red)?.outline
        == RoundedRectangle(cornerRadius: 18).path(
          in: CGRect(x: 0, y: 0, width: 80, height: 80)))
  }

  @Test func `takes the container's new shape`() {
    let screen = Screen(20.0) { radius in
      ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: radius))
    }
    screen.set(30)
    screen.step()
    #expect(screen.fill(.red)?.outline == RoundedRectangle(cornerRadius: 30).path(in: canvas))
  }
}
