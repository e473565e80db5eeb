import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Safe area") @MainActor struct SafeAreaTests {
  @Test("edges on the safe area's have its insets, as the vectors say")
  func vectors() throws {
    let vectors = Vector.all("layout.safearea")
    #expect(vectors.count == 4)
    for vector in vectors {
      func numbers(_ key: String) throws -> [CGFloat] {
        try #require(vector.input[key] as? [Any]).compactMap { vectorNumber($0) }
      }
      let container = try numbers("container")
      let insets = try numbers("insets t,l,b,tr")
      let origin = try numbers("view origin")
      let size = try numbers("view size")
      let isMirrored = vector.input["rtl"] as? Bool == true
      var search = SafeAreaSearch(
        CGRect(x: origin[0], y: origin[1], width: size[0], height: size[1]), regions: .all,
        scale: 1)
      search.add(
        SafeArea(
          bounds: CGRect(x: 0, y: 0, width: container[0], height: container[1]),
          parts: [
            .init(
              .container,
              AbsoluteInsets(
                top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
          ]))
      let found = search.found.edgeInsets(isMirrored ? .rightToLeft : .leftToRight)
      let expected = try #require(vector.expected as? [Any]).compactMap { vectorNumber($0) }
      #expect(
        [found.top, found.leading, found.bottom, found.trailing] == expected, "\(vector)")
    }
  }

  @Test("an edge half a pixel and a thousandth off still lies on the safe area's")
  func slack() {
    for (scale, gap, isOn) in [
      (1.0, 0.501, true), (1, 0.502, false), (2, 0.251, true), (2, 0.252, false),
    ] {
      var search = SafeAreaSearch(
        CGRect(x: 10 + gap, y: 50, width: 20, height: 20), regions: .all, scale: scale)
      search.add(
        SafeArea(
          bounds: CGRect(x: 0, y: 0, width: 100, height: 100),
          parts: [.init(.container, AbsoluteInsets(left: 10))]))
      #expect((search.found.left == 10) == isOn, "\(gap) at \(scale)")
    }
  }

  @Test("insets add edge by edge, and edges are chosen, as the vectors say")
  func insets() throws {
    for vector in Vector.all("layout.insets") {
      let expected = try #require(vector.expected as? [Any]).compactMap { vectorNumber($0) }
      if let lists = vector.input["add"] as? [[Any]] {
        let area = SafeArea(
          bounds: .zero,
          parts: lists.map { list in
            let n = list.compactMap { vectorNumber($0) }
            return .init(
              .container, AbsoluteInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
          })
        let sum = area.insets
        #expect([sum.top, sum.left, sum.bottom, sum.right] == expected)
      } else {
        let value = try #require(vectorNumber(vector.input["value"]))
        let insets = EdgeInsets(value, edges: .vertical)
        #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == expected)
      }
    }
  }

  private let notch = EdgeInsets(top: 20, leading: 4, bottom: 10, trailing: 6)

  private func rect<Content: View>(
    keyboard: CGFloat = 0, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> CGRect? {
    Screen((), safeArea: notch, keyboard: keyboard) {
      content().environment(\.layoutDirection, direction)
    }.rect(.red)
  }

  @Test("content lies within the window's safe area, in its middle")
  func window() {
    // Of 100 by 100 are left 4...94 by 20...90.
    #expect(rect { Color.red } == CGRect(x: 4, y: 20, width: 90, height: 70))
    #expect(
      rect { Color.red.frame(width: 10, height: 10) }
        == CGRect(x: 44, y: 50, width: 10, height: 10))
  }

  @Test("what ignores the safe area reaches the window's edges, chosen ones only")
  func ignoring() {
    #expect(rect { Color.red.ignoresSafeArea() } == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      rect { Color.red.ignoresSafeArea(edges: .top) } == CGRect(x: 4, y: 0, width: 90, height: 90))
    #expect(
      rect { Color.red.edgesIgnoringSafeArea(.horizontal) }
        == CGRect(x: 0, y: 20, width: 100, height: 70))
    #expect(
      rect(.rightToLeft) { Color.red.ignoresSafeArea(edges: .leading) }
        == CGRect(x: 4, y: 20, width: 96, height: 70))
  }

  @Test("only edges that lie on the safe area's edge are moved")
  func touching() {
    #expect(
      rect { Color.red.padding(.top, 5).ignoresSafeArea() }
        == CGRect(x: 0, y: 5, width: 100, height: 95))
    #expect(
      rect { Color.red.ignoresSafeArea().padding(.top, 5) }
        == CGRect(x: 0, y: 25, width: 100, height: 75))
    #expect(
      rect { Color.red.frame(width: 30, height: 30).ignoresSafeArea() }
        == CGRect(x: 34, y: 40, width: 30, height: 30))
  }

  @Test("layout is the same whatever a view ignores")
  func layoutStays() {
    let screen = Screen((), safeArea: notch) {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).ignoresSafeArea()
        Color.green
      }
    }
    // Offered 10 + 20, the red of fixed height lies at the grown place's top.
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(screen.rect(.green) == CGRect(x: 4, y: 30, width: 90, height: 60))
  }

  @Test("a keyboard is ignored by name, and keeps what ignores only bars above it")
  func keyboard() {
    // The keyboard covers 40 points: 30 more than the bar.
    #expect(rect(keyboard: 40) { Color.red } == CGRect(x: 4, y: 20, width: 90, height: 40))
    #expect(
      rect(keyboard: 40) { Color.red.ignoresSafeArea(.keyboard) }
        == CGRect(x: 4, y: 20, width: 90, height: 70))
    #expect(
      rect(keyboard: 40) { Color.red.ignoresSafeArea(.container) }
        == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(
      rect(keyboard: 40) { Color.red.ignoresSafeArea() }
        == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("safeAreaInset puts a view at an edge, and takes its length off the other's safe area")
  func inset() {
    func screen(_ direction: LayoutDirection = .leftToRight, edge: VerticalEdge) -> Screen<Void> {
      Screen(()) {
        Color.red.safeAreaInset(edge: edge, spacing: 2) { Color.green.frame(height: 10) }
          .environment(\.layoutDirection, direction)
      }
    }
    let below = screen(edge: .bottom)
    #expect(below.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 88))
    #expect(below.rect(.green) == CGRect(x: 0, y: 90, width: 100, height: 10))
    let above = screen(edge: .top)
    #expect(above.rect(.red) == CGRect(x: 0, y: 12, width: 100, height: 88))
    #expect(above.rect(.green) == CGRect(x: 0, y: 0, width: 100, height: 10))
    let beside = Screen(()) {
      Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
        Color.green.frame(width: 10, height: 20)
      }
    }
    #expect(beside.rect(.red) == CGRect(x: 10, y: 0, width: 90, height: 100))
    #expect(beside.rect(.green) == CGRect(x: 0, y: 0, width: 10, height: 20))
    let mirrored = Screen(()) {
      Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 10) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored.rect(.red) == CGRect(x: 0, y: 0, width: 90, height: 100))
    #expect(mirrored.rect(.green) == CGRect(x: 90, y: 0, width: 10, height: 100))
  }

  @Test("the default spacing is what the two views prefer: 8 points between colours")
  func defaultSpacing() {
    let screen = Screen(()) {
      Color.red.safeAreaInset(edge: .bottom) { Color.green.frame(height: 10) }
    }
    #expect(screen.rect(.red)?.height == 82)
  }

  @Test("what ignores the safe area lies under the inset view too, and under the window's")
  func nested() {
    let screen = Screen((), safeArea: notch) {
      Color.red.ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 10) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 5) }
    }
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(screen.rect(.green) == CGRect(x: 4, y: 75, width: 90, height: 10))
    #expect(screen.rect(.blue) == CGRect(x: 4, y: 85, width: 90, height: 5))
    // In front of the content, the outermost last.
    #expect(screen.fills.count == 3)
  }

  @Test("the inset view gets what the other leaves it, the other the rest")
  func shares() {
    let screen = Screen(()) {
      Color.red.frame(minHeight: 70)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green }
    }
    #expect(screen.rect(.green)?.height == 30)
    #expect(screen.rect(.red)?.height == 70)
  }

  @Test("safeAreaPadding insets content, and what ignores the safe area ignores it")
  func padding() {
    func rects(_ ignores: Bool) -> CGRect? {
      rect {
        Color.red.ignoresSafeArea(edges: ignores ? .all : [])
          .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
    }
    #expect(rects(false) == CGRect(x: 6, y: 21, width: 84, height: 66))
    #expect(rects(true) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      rect { Color.red.safeAreaPadding(.horizontal, 10) }
        == CGRect(x: 14, y: 20, width: 70, height: 70))
    #expect(rect { Color.red.safeAreaPadding() } == CGRect(x: 20, y: 36, width: 58, height: 38))
    #expect(rect { Color.red.safeAreaPadding(5) } == CGRect(x: 9, y: 25, width: 80, height: 60))
  }

  @Test("a style behind a view fills the safe area's border beside it; a view does not")
  func backgrounds() {
    func red<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> CGRect? {
      rect(.leftToRight, content)
    }
    #expect(
      red { Color.clear.background(Color.red) } == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      red { Color.clear.background(.red, ignoresSafeAreaEdges: .bottom) }
        == CGRect(x: 4, y: 20, width: 90, height: 80))
    #expect(
      red { Color.clear.background(.red, ignoresSafeAreaEdges: []) }
        == CGRect(x: 4, y: 20, width: 90, height: 70))
    #expect(
      red { Color.clear.background { Color.red } } == CGRect(x: 4, y: 20, width: 90, height: 70))
    #expect(
      red { Color.clear.background(.red, in: Rectangle()) }
        == CGRect(x: 4, y: 20, width: 90, height: 70))
    #expect(
      red { Color.clear.overlay(.red, ignoresSafeAreaEdges: .top) }
        == CGRect(x: 4, y: 0, width: 90, height: 90))
    // A bar at the bottom: what is behind it reaches the window's edge, and only that.
    #expect(
      red {
        Color.clear.safeAreaInset(edge: .bottom, spacing: 0) {
          Color.clear.frame(height: 10).background(.red)
        }
      } == CGRect(x: 0, y: 80, width: 100, height: 20))
  }

  @Test("proxies tell the insets at the edges of their view, in reading direction")
  func proxies() {
    func insets<Content: View>(
      _ direction: LayoutDirection = .leftToRight,
      @ViewBuilder _ surround: (Reader) -> Content
    ) -> EdgeInsets? {
      let log = Log<EdgeInsets>()
      let content = surround(Reader(log: log))
      _ = Screen((), safeArea: notch) { content.environment(\.layoutDirection, direction) }
      return log.entries.last
    }
    #expect(insets { $0 } == notch)
    #expect(
      insets(.rightToLeft) { $0 } == EdgeInsets(top: 20, leading: 6, bottom: 10, trailing: 4))
    #expect(insets { $0.padding(1) } == EdgeInsets())
    #expect(insets { $0.ignoresSafeArea() } == EdgeInsets())
    #expect(
      insets { $0.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 7) } }
        == EdgeInsets(top: 20, leading: 4, bottom: 17, trailing: 6))
  }

  struct Reader: View {
    let log: Log<EdgeInsets>
    var body: some View {
      GeometryReader { proxy in
        let _ = log(proxy.safeAreaInsets)
        Color.clear
      }
    }
  }

  @Test("an inset that grows moves what ignores it, and what does not")
  func growing() {
    let screen = Screen(CGFloat(10)) { height in
      ZStack {
        Color.red
        Color.blue.ignoresSafeArea()
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: height) }
    }
    screen.set(30)
    screen.step()
    #expect(screen.rect(.red)?.maxY == 70)
    #expect(screen.rect(.blue)?.maxY == 100)
    screen.change(50, .linear(duration: 1))
    screen.step(31)
    #expect(screen.rect(.red)?.maxY == 60)
    #expect(screen.rect(.blue)?.maxY == 100)
  }

  @Test("a view that moves to the edge inside a transform comes to ignore it")
  func followed() {
    let screen = Screen(CGFloat(10), safeArea: notch) { gap in
      Color.red.frame(width: 30).frame(maxHeight: .infinity).ignoresSafeArea(edges: .top)
        .rotationEffect(.zero)
        .frame(height: 40)
        .padding(.top, gap).frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(screen.rect(.red) == CGRect(x: 34, y: 30, width: 30, height: 40))
    screen.set(0)
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 34, y: 0, width: 30, height: 60))
  }

  @Test("bars are hit before what lies under them")
  func hits() {
    let log = Log<String>()
    let screen = Screen(()) {
      Color.red.ignoresSafeArea().onTapGesture { log("content") }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.green.frame(width: 50, height: 20).onTapGesture { log("bar") }
        }
    }
    screen.tap(50, 90)
    screen.tap(10, 90)
    screen.tap(50, 50)
    #expect(log.entries == ["bar", "content", "content"])
  }

  @Test("the distance is that between the sides that face each other")
  func sides() {
    // A spacer keeps no distance: above it there is none, below the colour the usual one.
    func heights(_ edge: VerticalEdge) -> [CGFloat?] {
      let screen = Screen(()) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Color.red.frame(height: 20)
        }
        .background { Color.blue }
        .safeAreaInset(edge: edge) { Color.green.frame(height: 10) }
      }
      return [screen.rect(.blue)?.height, screen.rect(.green)?.minY]
    }
    #expect(heights(.top) == [90, 0])
    #expect(heights(.bottom) == [82, 90])
  }

  @Test("safeAreaInset passes the guides of the view on, from where it lies")
  func guides() {
    let screen = Screen(()) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.red.frame(width: 20, height: 30)
          .alignmentGuide(.firstTextBaseline) { _ in 12 }
          .safeAreaInset(edge: .top, spacing: 4) { Color.green.frame(width: 20, height: 10) }
        Color.blue.frame(width: 20, height: 30)
          .alignmentGuide(.firstTextBaseline) { _ in 5 }
      }
    }
    // Red's line is 14 + 12 down, blue's 5: from 26 above to 25 below it, 51 points from 24.5, on
    // whole points from 25.
    #expect(screen.rect(.green)?.minY == 25)
    #expect(screen.rect(.red)?.minY == 39)
    #expect(screen.rect(.blue)?.minY == 46)
  }
}
