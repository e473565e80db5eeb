import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

/// The display list as text, without its first line.
@MainActor func drawn<Value>(_ screen: Screen<Value>) -> String {
  screen.graph.displayList.description.split(separator: "\n", omittingEmptySubsequences: false)
    .dropFirst().joined(separator: "\n")
}

@Suite("A blend mode") @MainActor struct BlendModeTests {
  @Test func `is that of each leaf below`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .frame(width: 10, height: 20).blendMode(.multiply)
    }
    #expect(
      drawn(screen) == """
        fill #FF3B30FF transform 1 0 0 1 45 40 path M 0 0 L 10 0 L 10 10 L 0 10 Z blend multiply
        fill #007AFFFF transform 1 0 0 1 45 50 path M 0 0 L 10 0 L 10 10 L 0 10 Z blend multiply

        """)
  }

  @Test(arguments: BlendMode.allCases)
  func `has its operator`(_ mode: BlendMode) {
    let screen = Screen(()) { Color.red.blendMode(mode) }
    #expect(screen.graph.displayList.items.map(\.blend) == [BlendOperator(mode)])
  }

  @Test func `yields to one further in`() {
    let screen = Screen(()) {
      HStack {
        Color.red.blendMode(.multiply).blendMode(.screen)
        Color.blue.blendMode(.normal).blendMode(.screen)
        Color.green.blendMode(.screen)
      }
      .blendMode(.difference)
    }
    #expect(screen.graph.displayList.items.map(\.blend) == [.multiply, .normal, .screen])
  }

  @Test func `blends a group as one picture, and inside of it stays inside`() {
    let screen = Screen(()) {
      HStack {
        Color.red.blendMode(.multiply).compositingGroup().blendMode(.screen)
      }
    }
    #expect(
      drawn(screen) == """
        layer blend screen
          fill #FF3B30FF path M 0 0 L 100 0 L 100 100 L 0 100 Z blend multiply
        end

        """)
    let inside = Screen(()) { Color.red.blendMode(.multiply).compositingGroup() }
    #expect(inside.graph.displayList.items.map(\.blend) == [.normal, .multiply, .normal])
  }

  @Test func `goes with the picture through effects on it`() {
    let screen = Screen(()) {
      Color.red.blendMode(.multiply).padding(1).blur(radius: 2).opacity(0.5)
    }
    #expect(
      drawn(screen) == """
        layer blur 2 opacity 0.5 blend multiply
          fill #FF3B30FF transform 1 0 0 1 1 1 path M 0 0 L 98 0 L 98 98 L 0 98 Z
        end

        """)
    let nested = Screen(()) {
      Color.red.blendMode(.multiply).brightness(0.5).blur(radius: 2)
        .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).blendMode(.screen)
    }
    #expect(
      nested.graph.displayList.items.map(\.blend)
        == [.multiply, .normal, .normal, .normal, .normal, .normal, .normal])
  }

  @Test func `of several pictures in one effect stays inside, one around does not`() {
    let screen = Screen(()) {
      ZStack {
        Color.blue
        Color.red.blendMode(.multiply)
      }
      .blur(radius: 2).blendMode(.screen)
    }
    #expect(
      screen.graph.displayList.items.map(\.blend) == [.screen, .normal, .multiply, .normal])
  }

  @Test func `reaches what is behind a clip`() {
    let screen = Screen(()) {
      ZStack {
        Color.blue
        Color.red.blendMode(.multiply)
      }
      .frame(width: 10, height: 10).clipShape(Rectangle())
    }
    #expect(
      drawn(screen) == """
        layer clip transform 1 0 0 1 45 45 M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #007AFFFF transform 1 0 0 1 45 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end
        layer clip transform 1 0 0 1 45 45 M 0 0 L 10 0 L 10 10 L 0 10 Z blend multiply
          fill #FF3B30FF transform 1 0 0 1 45 45 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `leaves clips without it in one layer`() {
    let screen = Screen(BlendMode.multiply) { mode in
      VStack {
        ZStack {
          Color.blue
          Color.red.blendMode(mode)
        }
        .clipShape(Rectangle())
        ZStack {
          Color.green
          Color.orange
        }
        .clipShape(Rectangle())
      }
    }
    #expect(screen.graph.displayList.items.count == 6 + 4)
    screen.set(.normal)
    screen.step()
    #expect(screen.graph.displayList.items.count == 4 + 4)
    #expect(screen.graph.displayList.items.allSatisfy { $0.blend == .normal })
    screen.set(.screen)
    screen.step()
    #expect(screen.graph.displayList.items.count == 6 + 4)
  }

  @Test func `goes with its view, and all that is inside`() {
    let log = Log<String>()
    let screen = Screen(true) { isOn in
      if isOn { Color.red.onDisappear { log("gone") }.blendMode(.multiply) }
    }
    #expect(screen.graph.uses.backdropReaderCount == 1)
    screen.set(false)
    screen.step(2)
    #expect(screen.graph.uses.backdropReaderCount == 0)
    #expect(log.entries == ["gone"])
  }

  @Test func `that changes draws the layer around anew`() {
    let screen = Screen(BlendMode.multiply) { Color.red.blendMode($0).blur(radius: 3) }
    screen.set(.screen)
    screen.step()
    #expect(screen.graph.displayList.items.map(\.blend) == [.screen, .normal, .normal])
  }

  @Test func `comes with a style, the inner one first`() {
    let screen = Screen(()) {
      VStack {
        Rectangle().fill(.red.blendMode(.multiply)).blendMode(.screen)
        Text("a").foregroundStyle(.blue.blendMode(.difference))
        Rectangle().fill(.red.blendMode(.multiply)).blur(radius: 2)
      }
    }
    #expect(
      screen.graph.displayList.items.map(\.blend)
        == [.multiply, .difference, .multiply, .normal, .normal])
  }

  @Test func `says nothing about hits`() {
    let taps = Log<String>()
    let screen = Screen(()) { Color.red.blendMode(.destinationOut).onTapGesture { taps("red") } }
    screen.tap(5, 5)
    #expect(taps.entries.count == 1)
  }
}

@Suite("A drawing group") @MainActor struct DrawingGroupTests {
  @Test func `is one picture, on black within its edges where it is opaque`() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).drawingGroup().opacity(0.5)
        Color.red.frame(width: 10, height: 10).drawingGroup(opaque: true, colorMode: .linear)
      }
    }
    #expect(
      drawn(screen) == """
        layer opacity 0.5
          fill #FF3B30FF transform 1 0 0 1 45 40 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end
        layer opaque linear clip transform 1 0 0 1 45 50 M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #FF3B30FF transform 1 0 0 1 45 50 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }
}
