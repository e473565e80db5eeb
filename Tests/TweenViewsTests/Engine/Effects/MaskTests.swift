import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A mask") @MainActor struct MaskTests {
  @Test func `stands last in a layer around the content, aligned in it`() {
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 10)
        .mask(alignment: .topTrailing) { Color.black.frame(width: 5, height: 5) }.opacity(0.5)
    }
    #expect(
      drawn(screen) == """
        layer opacity 0.5
          fill #FF3B30FF transform 1 0 0 1 40 45 path M 0 0 L 20 0 L 20 10 L 0 10 Z
          mask
            fill #000000FF transform 1 0 0 1 55 45 path M 0 0 L 5 0 L 5 5 L 0 5 Z
          end
        end

        """)
  }

  @Test func `is offered the content's size, and several views lie on each other`() {
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 10).mask {
        Color.black
        Circle()
      }
    }
    #expect(screen.fills.count == 3)
    #expect(screen.fills[1].shownRect == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(screen.fills[2].shownRect == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func `in a mask cuts twice`() {
    let screen = Screen(()) { Color.red.mask { Color.black.mask { Circle() } }.mask { Circle() } }
    #expect(
      screen.graph.displayList.items.map { String($0.description.prefix(4)) }
        == [
          "laye", "laye", "fill", "mask", "laye", "fill", "mask", "fill", "end", "end", "end",
          "end", "mask", "fill", "end", "end",
        ])
  }

  @Test func `inherits no opacity, blend or shadow`() {
    let screen = Screen(()) {
      Color.red.mask { Color.black }.shadow(radius: 1).blendMode(.multiply).opacity(0.5)
    }
    #expect(
      drawn(screen) == """
        layer shadow #00000054 1 0 0 opacity 0.5 blend multiply
          layer
            fill #FF3B30FF path M 0 0 L 100 0 L 100 100 L 0 100 Z
            mask
              fill #000000FF path M 0 0 L 100 0 L 100 100 L 0 100 Z
            end
          end
        end

        """)
  }

  @Test func `takes no hits and takes none away`() {
    let taps = Log<String>()
    let screen = Screen(()) {
      Color.red.onTapGesture { taps("content") }
        .mask { Circle().frame(width: 10, height: 10).onTapGesture { taps("mask") } }
    }
    screen.tap(50, 50)
    screen.tap(5, 5)
    #expect(taps.entries == ["content", "content"])
  }

  @Test func `glides, and nothing but it is drawn anew`() {
    let screen = Screen(10.0) { width in
      Color.red.mask(alignment: .leading) { Color.black.frame(width: width) }
    }
    screen.change(50, .linear(duration: 1))
    screen.step(30)
    let before = screen.graph.displayList.items.map(\.version)
    screen.step()
    let after = screen.graph.displayList.items.map(\.version)
    #expect(zip(before, after).map { $0 != $1 } == [false, false, false, true, false, false])
    #expect(screen.rect(.black) == CGRect(x: 0, y: 0, width: 30, height: 100))
  }

  @Test func `changes with its state`() {
    let screen = Screen(true) { isOn in
      Color.red.mask {
        if isOn { Circle() }
      }
    }
    #expect(screen.graph.displayList.items.count == 6)
    screen.set(false)
    screen.step()
    // Nothing shows of what nothing covers.
    #expect(
      screen.graph.displayList.items.map { String($0.description.prefix(4)) }
        == ["laye", "fill", "mask", "end", "end"])
  }

  @Test func `stands on the other side from right to left`() {
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 10)
        .mask(alignment: .leading) { Color.black.frame(width: 5) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.rect(.black) == CGRect(x: 55, y: 45, width: 5, height: 10))
  }

  @Test func `gives way in layout to what it masks`() {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
          .mask { Color.black.frame(width: 60, height: 60) }
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(screen.rect(.blue) == CGRect(x: 55, y: 45, width: 10, height: 10))
  }
}

@Suite("A clip") @MainActor struct ClipTests {
  @Test func `is a layer around all of its content`() {
    let screen = Screen(()) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .frame(width: 20, height: 10).clipShape(.rect, style: FillStyle(eoFill: true))
      .opacity(0.5)
    }
    #expect(
      drawn(screen) == """
        layer clip even-odd transform 1 0 0 1 40 45 M 0 0 L 20 0 L 20 10 L 0 10 Z
          fill #FF3B30FF opacity 0.5 transform 1 0 0 1 40 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #007AFFFF opacity 0.5 transform 1 0 0 1 50 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `of the view's own rectangle has hard edges, of its corners soft ones`() {
    let screen = Screen(()) {
      VStack {
        Color.red.clipped()
        Color.red.clipped(antialiased: true)
        Color.red.cornerRadius(4)
        Color.red.cornerRadius(4, antialiased: false)
      }
    }
    let clips = screen.graph.displayList.items.compactMap { item in
      if case .beginLayer(let layer) = item.content { layer.clip } else { nil }
    }
    #expect(clips.map(\.isAntialiased) == [false, true, true, false])
    #expect(
      clips[2].path
        == RoundedRectangle(cornerRadius: 4).path(
          in: CGRect(origin: .zero, size: clips[2].path.boundingRect.size)))
  }

  @Test func `on its way draws its own item anew, and no other`() {
    let screen = Screen(2.0) { radius in
      VStack {
        Color.red
        Color.blue
      }
      .clipShape(RoundedRectangle(cornerRadius: radius))
    }
    screen.change(30, .linear(duration: 1))
    screen.step(10)
    let before = screen.graph.displayList.items.map(\.version)
    screen.step()
    let after = screen.graph.displayList.items.map(\.version)
    #expect(zip(before, after).map { $0 != $1 } == [true, false, false, false])
  }

  @Test func `casts one shadow`() {
    let screen = Screen(()) { Color.red.clipShape(Circle()).shadow(radius: 2) }
    #expect(
      screen.graph.displayList.items.map { String($0.description.prefix(12)) }
        == ["layer shadow", "layer clip M", "fill #FF3B30", "end", "end"])
  }

  @Test func `moves where its alignment changes, and only then`() {
    let screen = Screen(Alignment.topLeading) { alignment in
      Color.red.mask(alignment: alignment) { Color.black.frame(width: 20, height: 10) }
    }
    #expect(screen.rect(.black) == CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.set(.bottomTrailing)
    screen.step()
    #expect(screen.rect(.black) == CGRect(x: 80, y: 90, width: 20, height: 10))
  }
}
