import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct ShadeKey: EnvironmentKey {
  static let defaultValue = 0.0
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0.0
}

extension EnvironmentValues {
  fileprivate var shade: Double {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
  fileprivate var other: Double {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

/// A view of the program's own that shows the shade that holds where it is.
private struct Shade: View {
  @Environment(\.shade) private var shade
  @Environment(\.other) private var other
  var body: some View { Color(white: shade, opacity: 1 - other).frame(height: 10) }
}

@Suite("The environment of a subview") @MainActor struct SubviewEnvironmentTests {
  private func whites<Value>(_ screen: Screen<Value>) -> [Double] {
    screen.colors.map { color in
      [0, 0.25, 0.5, 0.75, 1].min {
        let (a, b) = (Color(white: $0).resolve(in: .init()), Color(white: $1).resolve(in: .init()))
        return abs(a.red - color.red) < abs(b.red - color.red)
      } ?? -1
    }
  }

  @Test("the window's colour scheme is asked for by those that are placed alone")
  func schemes() {
    func isDark(_ index: Int) -> Bool {
      let screen = Screen(index) { index in
        Group(
          subviews: Group {
            Color.red
            Color.red.preferredColorScheme(.dark)
          }
        ) { subviews in
          subviews[index]
        }
      }
      screen.step(2)
      let first = screen.colors.first
      for other in [1 - index, index] {
        screen.change(other, nil)
        screen.step(2)
      }
      #expect(screen.colors.first == first)
      return first != Color.red.resolve(in: .init())
    }
    #expect(!isDark(0))
    #expect(isDark(1))
  }

  @Test("is that of the content for bodies, and that of its place for what is in an element")
  func places() {
    let screen = Screen(0.5) { inner in
      VStack(spacing: 0) {
        ForEach(
          subviews: Group {
            Shade()
            ZStack { Shade() }
            ForEach(0..<1) { _ in HStack { Shade() } }
            ZStack { Shade() }.environment(\.shade, 1)
          }
        ) { subview in
          VStack { subview }.environment(\.shade, inner)
        }
      }
      .environment(\.shade, 0.25)
    }
    #expect(whites(screen) == [0.25, 0.5, 0.5, 1])
    screen.set(0.75)
    screen.step()
    #expect(whites(screen) == [0.25, 0.75, 0.75, 1])
  }

  @Test("follows changes around the content, and those around its place")
  func changes() {
    let screen = Screen((outer: 0.25, other: 0.0)) { values in
      VStack(spacing: 0) {
        ForEach(subviews: ForEach(0..<2) { _ in ZStack { Shade() } }) { subview in
          VStack { subview }.environment(\.other, values.other)
        }
      }
      .environment(\.shade, values.outer)
    }
    #expect(whites(screen) == [0.25, 0.25])
    screen.set((0.75, 0))
    screen.step()
    #expect(whites(screen) == [0.75, 0.75])
    screen.set((0.75, 0.5))
    screen.step()
    #expect(screen.colors.allSatisfy { abs($0.opacity - 0.5) < 1e-6 })
    screen.set((0.5, 0.5))
    screen.step()
    #expect(whites(screen) == [0.5, 0.5])
    #expect(screen.colors.allSatisfy { abs($0.opacity - 0.5) < 1e-6 })
  }

  @Test("reaches through lists that are resolved again")
  func again() {
    let screen = Screen(0.5) { inner in
      VStack(spacing: 0) {
        Group(subviews: ForEach(0..<2) { _ in ZStack { Shade() } }) { outer in
          Group(subviews: outer) { again in
            again[0].environment(\.shade, inner)
            VStack { again[1] }
          }
          .environment(\.shade, 0.25)
        }
      }
    }
    #expect(whites(screen) == [0.5, 0.25])
    screen.set(1)
    screen.step()
    #expect(whites(screen) == [1, 0.25])
  }

  @Test("is the new one where a view is placed elsewhere, and no body runs for one that ends")
  func moves() {
    let log = Log<Int>()
    let screen = Screen(0) { step in
      ZStack {
        if step < 3 {
          Group(
            subviews: ZStack {
              let _ = log(step)
              Shade()
            }
          ) { subviews in
            if step == 0 { VStack { subviews[0] }.environment(\.shade, 0.5) }
            if step == 1 { subviews[0] }
            if step == 2 { HStack { subviews[0].environment(\.shade, 1) } }
          }
        }
      }
    }
    #expect(whites(screen) == [0.5])
    screen.set(1)
    screen.step(2)
    #expect(whites(screen) == [0])
    screen.set(2)
    screen.step(2)
    #expect(whites(screen) == [1])
    let bodies = screen.graph.report.bodyEvaluations
    screen.set(3)
    screen.step()
    #expect(screen.fills.isEmpty)
    #expect(screen.graph.report.bodyEvaluations <= max(bodies, 1))
  }
}
