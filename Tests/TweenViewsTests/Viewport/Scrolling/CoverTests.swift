import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// What lies over a view keeps touches from it (Semantics 8.2).
@Suite("A cover") @MainActor struct CoverTests {
  /// Views that cover, by their names.
  private static let opaque: [(name: String, view: AnyView)] = [
    ("color", AnyView(Color.black.opacity(0.4))),
    (
      "gradient",
      AnyView(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))
    ),
    ("text", AnyView(Text(verbatim: "Words over words over words over words").frame(height: 100))),
    ("symbol", AnyView(Image(systemName: "star").resizable())),
    ("material", AnyView(Rectangle().fill(.thinMaterial))),
    ("canvas", AnyView(Canvas { _, _ in })),
    ("content shape", AnyView(Color.clear.contentShape(Rectangle()))),
    ("disabled", AnyView(Color.red.onTapGesture {}.disabled(true))),
    ("scroll view", AnyView(ScrollView { Color.red.frame(height: 10) })),
  ]

  /// Views that don't.
  private static let open: [(name: String, view: AnyView)] = [
    ("clear", AnyView(Color.clear)), ("faded", AnyView(Color.red.opacity(0).compositingGroup())),
    ("hidden", AnyView(Color.red.hidden())), ("spacer", AnyView(VStack { Spacer() })),
    ("empty", AnyView(EmptyView())), ("group", AnyView(Group {})),
    ("deaf", AnyView(Color.red.allowsHitTesting(false))),
    ("deaf text", AnyView(Text(verbatim: "Words").allowsHitTesting(false))),
    ("ring", AnyView(Rectangle().strokeBorder(.red, lineWidth: 2))),
    ("reader", AnyView(GeometryReader { _ in Color.clear })),
  ]

  /// The ways to lay one view over another.
  private static let ways: [(name: String, lay: @MainActor (AnyView, AnyView) -> AnyView)] = [
    (
      "ZStack",
      { under, cover in
        AnyView(
          ZStack {
            under; cover
          })
      }
    ),
    (
      "zIndex",
      { under, cover in
        AnyView(
          ZStack {
            cover.zIndex(1); under
          })
      }
    ),
    ("overlay", { under, cover in AnyView(under.overlay { cover }) }),
    (
      "background",
      { under, cover in AnyView(cover.frame(width: 100, height: 100).background { under }) }
    ),
    (
      "safe area",
      { under, cover in
        // It takes no room of the content, and lies over it.
        AnyView(
          under.safeAreaInset(edge: .bottom, spacing: 0) {
            cover.frame(width: 100, height: 100).padding(.top, -100)
          })
      }
    ),
    (
      "offset",
      { under, cover in
        AnyView(
          HStack(spacing: 0) {
            under; cover.offset(x: -100)
          }.frame(width: 200).offset(x: 50))
      }
    ),
  ]

  /// What happens to a tapped, dragged and turned view.
  private func happened(
    under: @escaping @MainActor (AnyView, AnyView) -> AnyView, cover: AnyView
  ) -> Set<String> {
    let log = Log<String>()
    let target = AnyView(
      Color.green.frame(width: 100, height: 100).onTapGesture { log("tap") }
        .gesture(DragGesture().onChanged { _ in log("drag") })
        .onWheel { _ in
          log("wheel")
          return true
        })
    let screen = Screen(()) { under(target, cover) }
    screen.step()
    screen.tap(50, 50)
    screen.pointer(.down, 50, 50)
    screen.pointer(.move, 50, 70)
    screen.pointer(.up, 50, 70)
    screen.step()
    screen.wheel(0, -10, at: CGPoint(x: 50, y: 50))
    return Set(log.entries)
  }

  @Test("keeps taps, drags and the wheel from what is under it, however it lies there")
  func covers() {
    for way in Self.ways {
      for cover in Self.opaque {
        #expect(happened(under: way.lay, cover: cover.view).isEmpty, "\(cover.name) by \(way.name)")
      }
    }
  }

  @Test("lets them through where it shows nothing, or allows no hits")
  func lets() {
    for way in Self.ways {
      for cover in Self.open {
        #expect(
          happened(under: way.lay, cover: cover.view) == ["tap", "drag", "wheel"],
          "\(cover.name) by \(way.name)")
      }
    }
  }

  @Test("leaves touches to the gestures of what is around it")
  func ancestors() {
    let log = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        ZStack {
          Color.green.onTapGesture { log("under") }
          Color.black.opacity(0.4)
        }
        .frame(height: 400)
        .onTapGesture { log("around") }
      }
    }
    screen.tap(50, 50)
    #expect(log.entries == ["around"])
    screen.wheel(0, -10, at: CGPoint(x: 50, y: 50))
    #expect(screen.scroll?.offset.y == 10)
    screen.pointer(.down, 50, 80)
    for y in stride(from: 75, through: 30, by: -5) { screen.pointer(.move, 50, CGFloat(y)) }
    screen.step()
    #expect((screen.scroll?.offset.y ?? 0) > 30)
    #expect(log.entries == ["around"])
  }

  @Test("is none any more while it leaves")
  func leaving() {
    let log = Log<String>()
    let screen = Screen(true) { isCovered in
      ZStack {
        Color.green.onTapGesture { log("tap") }
        if isCovered { Color.black.opacity(0.4).transition(.opacity) }
      }
    }
    screen.tap(50, 50)
    #expect(log.entries.isEmpty)
    screen.change(false, .linear(duration: 1))
    screen.step(5)
    screen.tap(50, 50)
    #expect(log.entries == ["tap"])
  }

  @Test("keeps hover from nothing: that is told to all views under the pointer")
  func hover() {
    let log = Log<Bool>()
    let screen = Screen(()) {
      ZStack {
        Color.green.onHover { log($0) }
        Color.white
      }
    }
    screen.pointer(.move, 50, 50)
    screen.step()
    #expect(log.entries == [true])
  }

  // MARK: By chance

  /// A view over others: where it lies, and what it is.
  private struct Layer {
    enum Kind: CaseIterable {
      case color, clear, circle, ring, deaf, faded, hidden, shaped, tapped, dragged
    }
    let kind: Kind
    let rect: CGRect

    @MainActor func view(_ log: Log<Int>, _ number: Int) -> AnyView {
      let view: AnyView =
        switch kind {
        case .color: AnyView(Color.red)
        case .clear: AnyView(Color.clear)
        case .circle: AnyView(Circle().fill(.blue))
        case .ring: AnyView(Circle().strokeBorder(.blue, lineWidth: 8))
        case .deaf: AnyView(Color.red.onTapGesture { log(number) }.allowsHitTesting(false))
        case .faded: AnyView(Color.red.onTapGesture { log(number) }.opacity(0))
        case .hidden: AnyView(Color.red.onTapGesture { log(number) }.hidden())
        case .shaped: AnyView(Color.clear.contentShape(Circle()).onTapGesture { log(number) })
        case .tapped: AnyView(Color.red.onTapGesture { log(number) })
        case .dragged: AnyView(Color.red.gesture(DragGesture().onChanged { _ in log(number) }))
        }
      return AnyView(
        view.frame(width: rect.width, height: rect.height).position(x: rect.midX, y: rect.midY))
    }

    /// The rule: what is filled is hit.
    func isHit(_ point: CGPoint) -> Bool {
      let inset = hypot(point.x - rect.midX, point.y - rect.midY)
      switch kind {
      case .clear, .deaf, .faded, .hidden: return false
      case .color, .tapped, .dragged: return rect.contains(point)
      case .circle, .shaped: return min(rect.width, rect.height) / 2 > inset
      case .ring:
        let radius = min(rect.width, rect.height) / 2
        return inset < radius && inset > radius - 8
      }
    }
  }

  @Test(
    "by chance over others, leaves each tap to the topmost that is filled there", arguments: 0..<300
  )
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layers = (0..<Int.random(in: 2...7, using: &random)).map { _ in
      Layer(
        kind: Layer.Kind.allCases.randomElement(using: &random) ?? .color,
        rect: CGRect(
          x: .random(in: 0...60, using: &random), y: .random(in: 0...60, using: &random),
          width: .random(in: 10...60, using: &random), height: .random(in: 10...60, using: &random))
      )
    }
    let log = Log<Int>()
    let screen = Screen(()) {
      layers.enumerated().reduce(AnyView(Color.clear)) { under, next in
        let view = next.element.view(log, next.offset)
        switch (next.offset + Int(seed)) % 3 {
        case 0:
          return AnyView(
            ZStack {
              under; view
            })
        case 1: return AnyView(under.overlay { view })
        default: return AnyView(view.background { under.frame(width: 100, height: 100) })
        }
      }
    }
    for _ in 0..<12 {
      let point = CGPoint(
        x: .random(in: 1...99, using: &random), y: .random(in: 1...99, using: &random))
      log.clear()
      screen.tap(point.x, point.y)
      let top = layers.indices.last { layers[$0].isHit(point) }
      let acts = top.map { [.tapped, .shaped].contains(layers[$0].kind) } ?? false
      #expect(log.entries == (acts ? [top].compactMap { $0 } : []), "seed \(seed) at \(point)")
    }
  }
}
