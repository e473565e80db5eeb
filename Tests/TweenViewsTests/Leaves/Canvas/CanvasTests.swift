import Foundation
import Observation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Observable private final class Tint {
  var color = Color.red
  var unread = 0
}

private struct SpeedKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  fileprivate var speed: Double {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

@Suite("A canvas") @MainActor struct CanvasTests {
  private func text<Value>(_ screen: Screen<Value>) -> String {
    screen.graph.displayList.description.split(separator: "\n").dropFirst()
      .map { $0 + "\n" }.joined()
  }

  @Test func `takes the size it is offered, or 10 points`() throws {
    let canvas = try #require(Measured { Canvas { _, _ in } })
    #expect(canvas.size(30, 40) == CGSize(width: 30, height: 40))
    #expect(canvas.size(nil, 40) == CGSize(width: 10, height: 40))
    #expect(canvas.size(nil, nil) == CGSize(width: 10, height: 10))
    #expect(canvas.size(0, 7) == CGSize(width: 0, height: 7))
  }

  @Test func `draws from its top left corner, told its size`() {
    let screen = Screen(()) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 40, height: 20)
    }
    #expect(
      text(screen) == "fill #FF3B30FF transform 1 0 0 1 30 40 path M 0 0 L 40 0 L 40 20 L 0 20 Z\n")
  }

  @Test func `shows nothing beyond its bounds`() {
    let screen = Screen(()) {
      Canvas { context, _ in context.fill(square(15, 0), with: .color(.red)) }
        .frame(width: 20, height: 20)
    }
    #expect(
      text(screen) == """
        layer clip transform 1 0 0 1 40 40 M 0 0 L 20 0 L 20 20 L 0 20 Z
          fill #FF3B30FF transform 1 0 0 1 40 40 path M 15 0 L 25 0 L 25 10 L 15 10 Z
        end

        """)
  }

  @Test func `clips strokes that reach beyond its bounds, and not those along its edge`() {
    func isClipped(_ path: Path, _ style: StrokeStyle) -> Bool {
      let screen = Screen(()) {
        Canvas { context, _ in context.stroke(path, with: .color(.red), style: style) }
          .frame(width: 20, height: 20)
      }
      return text(screen).contains("clip")
    }
    let frame = Path(CGRect(x: 1, y: 1, width: 18, height: 18))
    #expect(!isClipped(frame, StrokeStyle(lineWidth: 2)))
    #expect(isClipped(frame, StrokeStyle(lineWidth: 2.5)))
    var spike = Path()
    spike.addLines([CGPoint(x: 6, y: 15), CGPoint(x: 10, y: 3), CGPoint(x: 14, y: 15)])
    #expect(!isClipped(spike, StrokeStyle(lineWidth: 4, lineJoin: .round)))
    #expect(isClipped(spike, StrokeStyle(lineWidth: 4)))
    #expect(!isClipped(spike, StrokeStyle(lineWidth: 4, miterLimit: 2)))
    #expect(!isClipped(Path(), StrokeStyle(lineWidth: 4)))
  }

  @Test func `shows nothing beyond its bounds where a filter makes something of nothing`() {
    let screen = Screen(()) {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0, max: 0.5, color: .red))
        context.fill(Path(CGRect(x: 5, y: 5, width: 9, height: 9)), with: .color(.black))
      }
      .frame(width: 40, height: 40)
    }
    #expect(text(screen).contains("clip"))
  }

  @Test func `mixes by its own mode in a group of the other one`() {
    let screen = Screen(()) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
        context.fill(Path(CGRect(x: 5, y: 5, width: 9, height: 9)), with: .color(.green))
      }
      .drawingGroup(colorMode: .linear)
    }
    let modes = screen.graph.displayList.items.compactMap { item -> DisplayItem.Mixing? in
      if case .beginLayer(let layer) = item.content { layer.mixing } else { nil }
    }
    #expect(modes == [.linear, .encoded])
  }

  @Test func `keeps blends and fading to itself`() {
    let blended = Screen(()) {
      Canvas { context, _ in
        context.blendMode = .screen
        context.fill(square(0, 0), with: .color(.red))
      }
    }
    #expect(
      text(blended) == """
        layer clip M 0 0 L 100 0 L 100 100 L 0 100 Z
          fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z blend screen
        end

        """)
    let faded = Screen(()) {
      Canvas { context, _ in context.fill(square(0, 0), with: .color(.red)) }.opacity(0.5)
    }
    #expect(
      text(faded) == """
        layer opacity 0.5 clip M 0 0 L 100 0 L 100 100 L 0 100 Z
          fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `opaque begins as black`() {
    let screen = Screen(()) { Canvas(opaque: true) { _, _ in }.frame(width: 20, height: 20) }
    #expect(
      text(screen) == """
        layer opaque clip transform 1 0 0 1 40 40 M 0 0 L 20 0 L 20 20 L 0 20 Z
        end

        """)
  }

  @Test func `without area is not drawn`() {
    let calls = Log<CGSize>()
    let screen = Screen(()) {
      Canvas(opaque: true) { _, size in calls(size) }.frame(width: 0, height: 20)
    }
    #expect(calls.entries.isEmpty)
    #expect(text(screen).isEmpty)
  }

  // MARK: When it is drawn

  @Test func `is drawn again when its view is made anew, and only then`() {
    let calls = Log<Int>()
    let screen = Screen(1) { value in
      Canvas { context, _ in
        calls(value)
        context.fill(square(CGFloat(value), 0), with: .color(.red))
      }
    }
    #expect(calls.entries == [1])
    screen.step(3)
    #expect(calls.entries == [1])
    screen.set(2)
    screen.step()
    #expect(calls.entries == [1, 2])
    #expect(text(screen) == "fill #FF3B30FF path M 2 0 L 12 0 L 12 10 L 2 10 Z\n")
  }

  @Test func `is drawn again in each frame in which its size glides`() {
    let sizes = Log<CGSize>()
    let screen = Screen(20.0) { side in
      Canvas { _, size in sizes(size) }.frame(width: side, height: 20)
    }
    screen.change(40, .linear(duration: 0.5))
    for _ in 0..<40 { screen.step() }
    #expect(sizes.entries.first == CGSize(width: 20, height: 20))
    #expect(sizes.entries.last == CGSize(width: 40, height: 20))
    #expect(sizes.entries.count > 25)
    #expect(zip(sizes.entries, sizes.entries.dropFirst()).allSatisfy { $0.width <= $1.width })
    #expect(Set(sizes.entries.map(\.width)).count > 25)
  }

  @Test func `that only moves is not drawn again`() {
    let calls = Log<Int>()
    let screen = Screen(0.0) { x in
      Canvas { context, _ in
        calls(0)
        context.fill(square(0, 0), with: .color(.red))
      }
      .frame(width: 20, height: 20).padding(.leading, x)
      .rotationEffect(.degrees(x))
    }
    let drawn = calls.entries.count
    withAnimation(.linear(duration: 1)) { screen.source.value = 40 }
    screen.step(2)
    // The view is made anew once, with its new padding.
    #expect(calls.entries.count == drawn + 1)
    var places: Set<CGFloat> = []
    for _ in 0..<20 {
      screen.step()
      places.insert(screen.fills[0].transform.tx)
    }
    #expect(places.count == 20)
    #expect(calls.entries.count == drawn + 1)
  }

  @Test func `is drawn again when something it observed has changed`() {
    let tint = Tint()
    let calls = Log<Int>()
    let screen = Screen(()) {
      Canvas { context, _ in
        calls(0)
        context.fill(square(0, 0), with: .color(tint.color))
      }
    }
    #expect(calls.entries.count == 1)
    tint.unread += 1
    screen.step()
    #expect(calls.entries.count == 1)
    tint.color = .green
    screen.step()
    #expect(calls.entries.count == 2)
    #expect(screen.colors == [Color.green.resolve(in: EnvironmentValues())])
    tint.color = .blue
    screen.step()
    #expect(calls.entries.count == 3)
  }

  private struct Blinking: View {
    @State private var isOn = false
    let calls: Log<Bool>
    var body: some View {
      Canvas { context, _ in
        calls(isOn)
        context.fill(square(0, 0), with: .color(isOn ? .red : .blue))
      }
      .onTapGesture { isOn.toggle() }
    }
  }

  @Test func `is drawn again when state read in its renderer has changed`() {
    let calls = Log<Bool>()
    let screen = Screen(()) { Blinking(calls: calls) }
    screen.tap(50, 50)
    screen.step()
    #expect(calls.entries.last == true)
    #expect(screen.colors == [Color.red.resolve(in: EnvironmentValues())])
  }

  @Test func `is drawn again when the environment it read has changed`() {
    let calls = Log<Double>()
    let screen = Screen((speed: 1.0, other: 1.0)) { value in
      Fixed(calls: calls).environment(\.speed, value.speed)
        .environment(\.minimum, value.other)
    }
    #expect(calls.entries == [1])
    screen.set((1, 2))
    screen.step()
    #expect(calls.entries == [1])
    screen.set((2, 2))
    screen.step()
    #expect(calls.entries == [1, 2])
  }

  /// A view that is the same whatever is around it.
  private struct Fixed: View, Equatable {
    let calls: Log<Double>
    nonisolated static func == (left: Fixed, right: Fixed) -> Bool { true }
    var body: some View {
      Canvas { context, _ in calls(context.environment.speed) }
    }
  }

  @Test func `is drawn again when its colours change with the scheme`() {
    let screen = Screen(()) {
      Canvas { context, _ in context.fill(square(0, 0), with: .color(.red)) }
    }
    screen.graph.send(.colorScheme(.dark))
    screen.step()
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(screen.colors == [Color.red.resolve(in: dark)])
  }

  @Test func `in a timeline is drawn in every frame, and nothing else is`() {
    let dates = Log<Double>()
    let screen = Screen(()) {
      Color.blue.frame(width: 5, height: 5)
      TimelineView(.animation) { timeline in
        let seconds = timeline.date.timeIntervalSinceReferenceDate
        Canvas { context, _ in
          dates(seconds)
          for index in 0..<10 {
            let x = index == 3 ? CGFloat(seconds * 60) : CGFloat(index)
            context.fill(square(x, 0), with: .color(.red))
          }
        }
      }
    }
    screen.step(5)
    #expect(dates.entries.count == 6)
    #expect(abs((dates.entries.last ?? 0) - 5.0 / 60) < 1e-6)
    // One of ten squares moved.
    #expect(screen.graph.report.itemsRefreshed == 1)
    #expect(screen.fills.count == 11)
  }

  @Test func `keeps its items' identities while their number changes`() {
    let screen = Screen(3) { count in
      Color.blue.frame(width: 5, height: 5)
      Canvas { context, _ in
        for index in 0..<count {
          context.fill(square(CGFloat(index), 0), with: .color(.red))
        }
      }
      Color.green.frame(width: 5, height: 5)
    }
    var known: [UInt64: UInt64] = [:]
    for item in screen.graph.displayList.items { known[item.id] = item.version }
    for count in [5, 2, 0, 4, 3] {
      screen.set(count)
      screen.step()
      let items = screen.graph.displayList.items
      #expect(items.count == count + 2)
      #expect(Set(items.map(\.id)).count == items.count)
      #expect(screen.colors.first == Color.blue.resolve(in: EnvironmentValues()))
      #expect(screen.colors.last == Color.green.resolve(in: EnvironmentValues()))
      // What stands before and behind is what it was.
      #expect(known[items[0].id] == items[0].version)
      #expect(known[items[count + 1].id] == items[count + 1].version)
    }
  }

  // MARK: Hits

  @Test func `is hit in its rectangle, whatever it draws`() {
    let taps = Log<Int>()
    let screen = Screen(()) {
      Canvas { _, _ in }.frame(width: 20, height: 20).onTapGesture { taps(1) }
    }
    screen.tap(50, 50)
    screen.tap(41, 59)
    #expect(taps.entries.count == 2)
    screen.tap(39, 50)
    screen.tap(50, 61)
    #expect(taps.entries.count == 2)
  }

  // MARK: Hostile numbers

  @Test func `takes any number without a trap`() {
    let numbers: [CGFloat] = [
      0, -0.0, 1, .leastNonzeroMagnitude, -1e-300, 1e6, 1e300, .greatestFiniteMagnitude,
      .infinity, -.infinity, .nan,
    ]
    let screen = Screen(()) {
      Canvas { context, _ in
        for first in numbers {
          for second in numbers { drawEverything(&context, first, second) }
        }
      }
    }
    #expect(!screen.graph.displayList.items.isEmpty)
  }

  /// Draws by each call with two numbers in its places.
  private func drawEverything(
    _ context: inout GraphicsContext, _ first: CGFloat, _ second: CGFloat
  ) {
    let rect = CGRect(x: first, y: second, width: second, height: first)
    let point = CGPoint(x: first, y: second)
    let ramp = Gradient(stops: [
      Gradient.Stop(color: .red, location: first), .init(color: .blue, location: second),
    ])
    var copy = context
    copy.opacity = Double(first)
    copy.transform = CGAffineTransform(a: first, b: second, c: 1, d: first, tx: second, ty: 0)
    copy.clip(to: Path(rect))
    copy.clip(to: Path(ellipseIn: rect), options: .inverse)
    copy.clipToLayer(opacity: Double(second)) { $0.fill(Path(rect), with: .color(.red)) }
    var map = ProjectionTransform(copy.transform)
    map.m13 = second
    copy.addFilter(.projectionTransform(map))
    copy.addFilter(.blur(radius: first, options: .opaque))
    copy.addFilter(.shadow(radius: first, x: second, y: first, options: .invertsAlpha))
    copy.addFilter(.alphaThreshold(min: Double(first), max: Double(second)))
    copy.addFilter(.contrast(Double(first)))
    _ = copy.clipBoundingRect
    for var each in [context, copy] {
      each.scaleBy(x: first, y: second)
      each.rotate(by: .radians(Double(first)))
      each.translateBy(x: second, y: first)
      for options in [GraphicsContext.GradientOptions.repeat, .mirror, [.linearColor, .repeat]] {
        each.fill(
          Path(rect),
          with: .linearGradient(ramp, startPoint: point, endPoint: .zero, options: options))
        each.fill(
          Path(rect),
          with: .radialGradient(
            ramp, center: point, startRadius: first, endRadius: second, options: options))
      }
      each.fill(
        Path(rect),
        with: .conicGradient(ramp, center: point, angle: .radians(Double(second))))
      each.stroke(
        Path(ellipseIn: rect), with: .backdrop,
        style: StrokeStyle(lineWidth: first, dash: [second, 1], dashPhase: first))
      each.draw(Text("a"), in: rect)
      each.draw(Text("a"), at: point, anchor: UnitPoint(x: first, y: second))
    }
  }
}

private struct MinimumKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

extension EnvironmentValues {
  fileprivate var minimum: Double {
    get { self[MinimumKey.self] }
    set { self[MinimumKey.self] = newValue }
  }
}
