import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A canvas's symbols") @MainActor struct CanvasSymbolTests {
  private func text<Value>(_ screen: Screen<Value>) -> String {
    screen.graph.displayList.description.split(separator: "\n").dropFirst()
      .map { $0 + "\n" }.joined()
  }

  private enum Name: Hashable { case mark, dot }

  @Test func `are found by tag, laid out at their ideal size, drawn in place`() {
    let sizes = Log<CGSize?>()
    let screen = Screen(()) {
      Canvas { context, _ in
        let mark = context.resolveSymbol(id: Name.mark)
        sizes(mark?.size)
        sizes(context.resolveSymbol(id: Name.dot)?.size)
        sizes(context.resolveSymbol(id: "mark")?.size)
        if let mark {
          context.draw(mark, at: CGPoint(x: 50, y: 50))
          context.draw(mark, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
          context.draw(mark, in: CGRect(x: 40, y: 0, width: 60, height: 10))
        }
      } symbols: {
        Color.red.frame(width: 20, height: 10).tag(Name.mark)
        Circle().tag(Name.dot)
      }
    }
    #expect(
      sizes.entries == [CGSize(width: 20, height: 10), CGSize(width: 10, height: 10), nil])
    #expect(
      text(screen) == """
        fill #FF3B30FF transform 1 0 0 1 40 45 path M 0 0 L 20 0 L 20 10 L 0 10 Z
        fill #FF3B30FF transform 1 0 0 1 10 10 path M 0 0 L 20 0 L 20 10 L 0 10 Z
        fill #FF3B30FF transform 3 0 0 1 40 0 path M 0 0 L 20 0 L 20 10 L 0 10 Z

        """)
  }

  @Test func `are found by identity where they have no tag`() {
    let found = Log<CGSize?>()
    let screen = Screen([3, 5]) { widths in
      Canvas { context, _ in
        for id in [3, 5, 7] { found(context.resolveSymbol(id: id)?.size) }
        found(context.resolveSymbol(id: "one")?.size)
      } symbols: {
        ForEach(widths, id: \.self) { Color.red.frame(width: CGFloat($0), height: 1) }
        Color.red.frame(width: 1, height: 1).id("one")
      }
    }
    func size(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 1) }
    #expect(found.entries == [size(3), size(5), nil, size(1)])
    found.clear()
    screen.set([7, 3])
    screen.step()
    #expect(found.entries == [size(3), nil, size(7), size(1)])
  }

  @Test func `of several views fade and blend as one picture`() {
    let screen = Screen(()) {
      Canvas { context, _ in
        guard let pair = context.resolveSymbol(id: 1) else { return }
        context.draw(pair, at: .zero, anchor: .topLeading)
        context.opacity = 0.5
        context.draw(pair, at: .zero, anchor: .topLeading)
      } symbols: {
        ZStack {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
        .tag(1)
      }
    }
    #expect(
      text(screen) == """
        fill #FF3B30FF path M 0 0 L 20 0 L 20 10 L 0 10 Z
        fill #007AFFFF transform 1 0 0 1 5 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        layer opacity 0.5
          fill #FF3B30FF path M 0 0 L 20 0 L 20 10 L 0 10 Z
          fill #007AFFFF transform 1 0 0 1 5 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `bring their effects along, in their place`() {
    let screen = Screen(()) {
      Canvas { context, _ in
        context.scaleBy(x: 2, y: 2)
        if let mark = context.resolveSymbol(id: 1) {
          context.draw(mark, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
        }
      } symbols: {
        Color.red.frame(width: 10, height: 10).blur(radius: 3).clipShape(Rectangle()).tag(1)
      }
    }
    #expect(
      text(screen) == """
        layer clip M 0 0 L 100 0 L 100 100 L 0 100 Z
          layer clip transform 2 0 0 2 20 20 M 0 0 L 10 0 L 10 10 L 0 10 Z
            layer blur 3 transform 2 0 0 2 20 20
              fill #FF3B30FF transform 2 0 0 2 20 20 path M 0 0 L 10 0 L 10 10 L 0 10 Z
            end
          end
        end

        """)
  }

  @Test func `turned in space lie in a plane that moves with them`() throws {
    func layer(at x: CGFloat) -> (ProjectionTransform, CGAffineTransform)? {
      let screen = Screen(()) {
        Canvas { context, _ in
          if let mark = context.resolveSymbol(id: 1) {
            context.draw(mark, at: CGPoint(x: x, y: 0), anchor: .topLeading)
          }
        } symbols: {
          Color.red.frame(width: 10, height: 10)
            .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).tag(1)
        }
      }
      var map: ProjectionTransform?
      for item in screen.graph.displayList.items {
        if case .beginLayer(let layer) = item.content, case .projection(let own) = layer.effect {
          map = own
        }
      }
      return map.flatMap { map in screen.fills.first.map { (map, $0.transform) } }
    }
    let still = try #require(layer(at: 0))
    let moved = try #require(layer(at: 30))
    #expect(still.1 == .identity && moved.1 == .identity)
    let corner = CGPoint(x: 10, y: 10)
    let difference = corner.applying(moved.0).x - corner.applying(still.0).x
    #expect(abs(difference - 30) < 1e-9)
  }

  @Test func `go on with their animations, and the canvas with them`() {
    let calls = Log<Int>()
    let source = Source(0.0)
    let screen = Screen(()) {
      Canvas { context, _ in
        calls(0)
        if let mark = context.resolveSymbol(id: 1) {
          context.draw(mark, at: .zero, anchor: .topLeading)
        }
      } symbols: {
        Driven(source: source) { x in
          Color.red.frame(width: 10, height: 10).offset(x: x).scaleEffect(1 + x / 10)
        }
        .tag(1)
      }
    }
    withAnimation(.linear(duration: 0.5)) { source.value = 20 }
    screen.step()
    var places: [CGFloat] = []
    for _ in 0..<31 {
      screen.step()
      if let fill = screen.fills.first { places.append(fill.transform.a) }
    }
    #expect(places.count == 31)
    #expect(zip(places.dropFirst(), places.dropFirst(2)).allSatisfy { $0 < $1 })
    #expect(abs((places.last ?? 0) - 3) < 1e-9)
    screen.settle()
    let drawn = calls.entries.count
    screen.step(5)
    #expect(calls.entries.count == drawn)
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `that are not shown do not have the canvas drawn again`() {
    let calls = Log<Int>()
    let source = Source(10.0)
    let screen = Screen(()) {
      Canvas { _, _ in
        calls(0)
      } symbols: {
        Driven(source: source) { Color.red.frame(width: $0, height: 10) }.tag(1)
      }
    }
    let drawn = calls.entries.count
    source.value = 20
    screen.step(2)
    #expect(calls.entries.count == drawn)
  }

  @Test func `come and go, and change their size`() {
    let screen = Screen((shows: true, width: 10.0)) { value in
      Canvas { context, _ in
        if let mark = context.resolveSymbol(id: 1) {
          context.draw(mark, at: .zero, anchor: .topLeading)
        }
      } symbols: {
        if value.shows {
          Color.red.frame(width: value.width, height: 10).tag(1).transition(.slide)
        }
      }
    }
    #expect(screen.rect(.red)?.width == 10)
    screen.set((true, 30))
    screen.step()
    #expect(screen.rect(.red)?.width == 30)
    screen.change((false, 30), .default)
    #expect(screen.fills.isEmpty)
    screen.change((true, 20), nil)
    #expect(screen.rect(.red)?.width == 20)
    screen.settle()
    #expect(screen.graph.nextWork == .idle)
  }

  @Test func `appear and disappear with the canvas`() {
    let log = Log<String>()
    let screen = Screen(true) { shows in
      if shows {
        Canvas { _, _ in
        } symbols: {
          Color.red.onAppear { log("appear") }.onDisappear { log("disappear") }.tag(1)
        }
      }
    }
    #expect(log.entries == ["appear"])
    screen.set(false)
    screen.settle()
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func `are not hit`() {
    let taps = Log<String>()
    let screen = Screen(()) {
      Canvas { context, _ in
        if let mark = context.resolveSymbol(id: 1) {
          context.draw(mark, at: CGPoint(x: 50, y: 50))
        }
      } symbols: {
        Color.red.frame(width: 50, height: 50).onTapGesture { taps("symbol") }.tag(1)
      }
      .onTapGesture { taps("canvas") }
    }
    screen.tap(50, 50)
    #expect(taps.entries == ["canvas"])
  }

  @Test func `without area are not stretched`() {
    let screen = Screen(()) {
      Canvas { context, _ in
        if let mark = context.resolveSymbol(id: 1) {
          context.draw(mark, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
      } symbols: {
        Color.red.frame(width: 0, height: 10).tag(1)
      }
    }
    #expect(screen.fills.isEmpty)
  }

  @Test func `may be a canvas`() {
    let screen = Screen(()) {
      Canvas { context, _ in
        if let inner = context.resolveSymbol(id: 1) {
          context.draw(inner, at: CGPoint(x: 20, y: 0), anchor: .topLeading)
        }
      } symbols: {
        Canvas { context, _ in context.fill(square(5, 5, 5), with: .color(.red)) }.tag(1)
      }
    }
    #expect(
      text(screen) == "fill #FF3B30FF transform 1 0 0 1 20 0 path M 5 5 L 10 5 L 10 10 L 5 10 Z\n")
  }
}
