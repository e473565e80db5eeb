import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

extension ViewNode {
  /// The nodes of a type at and below this one, in the order of the tree.
  func all<Node: ViewNode>(_ type: Node.Type) -> [Node] {
    var found: [Node] = []
    if let own = self as? Node { found.append(own) }
    visitChildren { found += $0.all(type) }
    return found
  }
}

extension Screen {
  /// The first scroll view.
  var scroll: ScrollNode? { graph.root?.all(ScrollNode.self).first }

  func wheel(_ x: CGFloat, _ y: CGFloat, at point: CGPoint = CGPoint(x: 50, y: 50)) {
    graph.send(.scroll(CGSize(width: x, height: y), position: point))
    step()
  }

  /// Presses, moves from point to point, a frame each, and lets go in the frame after the last.
  func drag(_ points: [CGPoint]) {
    guard let first = points.first, let last = points.last else { return }
    pointer(.down, first.x, first.y)
    step()
    for point in points.dropFirst() {
      pointer(.move, point.x, point.y)
      step()
    }
    pointer(.up, last.x, last.y)
    step()
  }
}

@Suite("A scroll view") @MainActor struct ScrollViewTests {
  /// Red above blue, 400 points high together.
  private func tall(_ width: CGFloat = 60) -> some View {
    VStack(spacing: 0) {
      Color.red.frame(width: width, height: 100)
      Color.blue.frame(width: width, height: 300)
    }
  }

  @Test("takes the length it is offered and the width of its content, and shows its beginning")
  func size() throws {
    let measured = try #require(Measured { ScrollView { Color.red.frame(width: 60, height: 400) } })
    #expect(measured.size(100, 100) == CGSize(width: 60, height: 100))
    #expect(measured.size(nil, nil) == CGSize(width: 60, height: 400))
    #expect(measured.size(0, 0) == CGSize(width: 60, height: 0))
    #expect(measured.size(100, .infinity) == CGSize(width: 60, height: CGFloat.infinity))
    let across = try #require(
      Measured { ScrollView(.horizontal) { Color.red.frame(width: 400, height: 30) } })
    #expect(across.size(100, 100) == CGSize(width: 100, height: 30))
    let both = try #require(
      Measured { ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 400, height: 30) } })
    #expect(both.size(90, 80) == CGSize(width: 90, height: 80))
    #expect(both.size(nil, 80) == CGSize(width: 400, height: 80))
    let screen = Screen(()) { ScrollView { tall() } }
    #expect(screen.rect(.red) == CGRect(x: 20, y: 0, width: 60, height: 100))
    #expect(screen.rect(.blue) == CGRect(x: 20, y: 100, width: 60, height: 300))
  }

  @Test("offers nothing along its axes and what it is offered across")
  func offers() throws {
    let offers = Log<ProposedViewSize>()
    let screen = Screen(()) {
      ScrollView { Probe(log: offers) { Color.red.frame(height: 300) } }.frame(width: 70)
    }
    #expect(offers.entries.allSatisfy { $0.height == nil && $0.width == 70 })
    #expect(!offers.entries.isEmpty)
    #expect(screen.rect(.red) == CGRect(x: 15, y: 0, width: 70, height: 300))
  }

  @Test("moves by the wheel at once, as far as its ends")
  func wheel() throws {
    let screen = Screen(()) { ScrollView { tall() } }
    screen.wheel(0, -40)
    #expect(screen.rect(.red)?.minY == -40)
    screen.wheel(0, -1000)
    #expect(screen.rect(.blue)?.maxY == 100)
    screen.wheel(0, 4000)
    #expect(screen.rect(.red)?.minY == 0)
    screen.wheel(-30, 0)
    #expect(screen.rect(.red)?.minX == 20)
  }

  @Test("moves nothing inside: no layout, no body, and only the items shown anew")
  func transformOnly() throws {
    let screen = Screen(()) { ScrollView { tall() } }
    screen.step(2)
    graphIsQuiet(screen)
    screen.graph.send(.scroll(CGSize(width: 0, height: -40), position: CGPoint(x: 50, y: 50)))
    screen.step()
    #expect(screen.graph.report.bodyEvaluations == 0)
    #expect(screen.graph.report.layoutCalls == 0)
    // The two rectangles; the indicator comes as another item.
    #expect(screen.rect(.red)?.minY == -40)
  }

  private func graphIsQuiet(_ screen: Screen<Void>) {
    #expect(screen.graph.nextWork == .idle)
  }

  @Test("clips what lies outside, unless that is turned off")
  func clip() throws {
    func clips(_ screen: Screen<Bool>) -> [CGRect] {
      screen.graph.displayList.items.compactMap { item in
        guard case .beginLayer(let layer) = item.content, let clip = layer.clip else { return nil }
        return clip.path.applying(clip.transform).boundingRect
      }
    }
    let screen = Screen(false) { isOff in
      ScrollView { tall() }.scrollClipDisabled(isOff).frame(height: 50)
    }
    #expect(clips(screen) == [CGRect(x: 20, y: 25, width: 60, height: 50)])
    screen.set(true)
    screen.step()
    #expect(clips(screen).isEmpty)
    screen.set(false)
    screen.step()
    #expect(clips(screen).count == 1)
  }

  @Test("is hit inside its visible part only, and there where the content is shown")
  func hits() throws {
    let taps = Log<String>()
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(width: 60, height: 30).onTapGesture { taps("\(row)") }
          }
        }
      }
      .frame(height: 60)
    }
    // The view lies from 20 to 80.
    screen.tap(50, 25)
    screen.tap(50, 90)
    #expect(taps.entries == ["0"])
    screen.wheel(0, -45)
    screen.tap(50, 25)
    screen.tap(50, 75)
    screen.tap(50, 85)
    #expect(taps.entries == ["0", "1", "3"])
  }

  @Test("begins and stays at its anchor, and puts small content there")
  func anchors() throws {
    let screen = Screen(3) { count in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 20, height: 50) }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(screen.scroll?.offset == CGPoint(x: 0, y: 50))
    screen.set(5)
    screen.step()
    #expect(screen.scroll?.offset.y == 150)
    screen.wheel(0, 60)
    screen.set(6)
    screen.step()
    #expect(screen.scroll?.offset.y == 90)
    screen.set(1)
    screen.step()
    #expect(screen.rect(.red)?.minY == 50)
  }

  @Test("has margins that scroll with the content")
  func margins() throws {
    let screen = Screen(()) {
      ScrollView { Color.red.frame(width: 40, height: 150) }
        .contentMargins(.vertical, 10, for: .scrollContent)
    }
    #expect(screen.rect(.red)?.minY == 10)
    screen.wheel(0, -1000)
    #expect(screen.rect(.red)?.maxY == 90)
    #expect(screen.scroll?.geometry.contentOffset == CGPoint(x: 0, y: 60))
    #expect(screen.scroll?.geometry.contentSize == CGSize(width: 40, height: 150))
  }

  @Test("shows its content under what covers its edges, and lets it scroll out from there")
  func safeArea() throws {
    let screen = Screen(()) {
      ScrollView { Color.red.frame(width: 60, height: 300) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    }
    #expect(screen.scroll?.viewport == CGSize(width: 60, height: 100))
    #expect(screen.rect(.red)?.minY == 0)
    screen.wheel(0, -1000)
    #expect(screen.rect(.red)?.maxY == 80)
    #expect(screen.scroll?.geometry.contentInsets.bottom == 20)
    // The bar is before the content.
    #expect(screen.fills.last?.shownRect.height == 20)
  }

  @Test("is what frames in it are parts of, without its margins")
  func relativeFrames() throws {
    let pages = Screen(0) { margin in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50) { _ in Color.red.frame(height: 30).containerRelativeFrame(.horizontal) }
        }
      }
      .contentMargins(.horizontal, CGFloat(margin), for: .scrollContent)
    }
    #expect(pages.scroll?.contentSize.width == 5000)
    #expect(pages.fills.first?.shownRect.width == 100)
    pages.set(10)
    pages.step()
    #expect(pages.fills.first?.shownRect == CGRect(x: 10, y: 35, width: 80, height: 30))
    let column = Screen(()) {
      ScrollView {
        Color.red.frame(height: 50).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
      }
    }
    #expect(column.rect(.red)?.width == 45)
  }

  @Test("turns pages by keys, under the pointer or else the first that moves")
  func keys() throws {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 50, height: 400) }
        ScrollView { Color.blue.frame(width: 50, height: 400) }
      }
    }
    func press(_ key: KeyEquivalent) {
      screen.graph.send(.key(key, modifiers: [], phase: .down))
      screen.step()
      screen.settle()
    }
    press(.pageDown)
    #expect(screen.rect(.red)?.minY == -90)
    screen.pointer(.move, 75, 50)
    press(.end)
    #expect(screen.rect(.red)?.minY == -90)
    #expect(screen.rect(.blue)?.maxY == 100)
    press(.home)
    #expect(screen.rect(.blue)?.minY == 0)
    press(.pageUp)
    #expect(screen.rect(.red)?.minY == 0)
  }

  @Test("begins at the right end from right to left")
  func rightToLeft() throws {
    let screen = Screen(()) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40)
          Color.blue.frame(width: 150, height: 40)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.rect(.red) == CGRect(x: 0, y: 30, width: 100, height: 40))
    screen.wheel(40, 0)
    #expect(screen.rect(.red)?.minX == 40)
  }

  @Test("in another takes the wheel as long as it can move, then hands it out")
  func nested() throws {
    let screen = Screen(()) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 60, height: 100) }.frame(height: 60)
          Color.blue.frame(width: 60, height: 300)
        }
      }
    }
    let at = CGPoint(x: 50, y: 20)
    screen.wheel(0, -30, at: at)
    #expect(screen.rect(.red)?.minY == -30)
    screen.wheel(0, -30, at: at)
    #expect(screen.rect(.red)?.minY == -40)
    screen.wheel(0, -15, at: at)
    #expect(screen.rect(.red)?.minY == -55)
    #expect(screen.rect(.blue)?.minY == 45)
  }

  @Test("disabled, or with content that fits where that counts, stays")
  func disabled() throws {
    let screen = Screen(true) { isDisabled in
      ScrollView { tall() }.scrollDisabled(isDisabled)
    }
    screen.wheel(0, -40)
    screen.drag([CGPoint(x: 50, y: 80), CGPoint(x: 50, y: 40)])
    #expect(screen.scroll?.offset == .zero)
    screen.set(false)
    screen.step()
    screen.wheel(0, -40)
    #expect(screen.scroll?.offset.y == 40)
    let small = Screen(()) {
      ScrollView { Color.red.frame(width: 60, height: 40) }.scrollBounceBehavior(.basedOnSize)
    }
    small.drag([CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 60)])
    #expect(small.scroll?.offset == .zero)
  }

  @Test("takes hostile numbers")
  func hostile() throws {
    for size in [CGFloat.nan, .infinity, -5, 0, 1e300] {
      let screen = Screen(()) {
        ScrollView {
          Odd(size: CGSize(width: size, height: size)) { Color.red }
        }
        .contentMargins(size)
        .frame(width: size, height: size)
      }
      screen.wheel(.nan, -10)
      screen.wheel(0, -1e300)
      screen.wheel(0, 1e300)
      screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 20), CGPoint(x: 50, y: -1e9)])
      screen.settle()
      let offset = try #require(screen.scroll?.offset)
      #expect(offset.x.isFinite && offset.y.isFinite)
    }
  }
}

/// Answers every offer with the same size.
private struct Odd: Layout {
  var size: CGSize
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { size }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Notes what its only view is offered.
private struct Probe: Layout {
  var log: Log<ProposedViewSize>
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    log(proposal)
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
