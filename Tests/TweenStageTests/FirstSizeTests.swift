import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// The size that a program's first views see.
@Suite @MainActor struct FirstSizeTests {
  @MainActor final class Seen {
    var sizes: [CGSize] = []
    var changes = 0
  }

  struct Program: App {
    var seen = Seen()

    init() {}
    init(_ seen: Seen) { self.seen = seen }

    var body: some Scene {
      WindowGroup { Sized(seen: seen) }.defaultSize(width: 300, height: 200)
    }
  }

  struct Sized: View {
    let seen: Seen

    var body: some View {
      GeometryReader { proxy in
        let _ = seen.sizes.append(proxy.size)
        Color.red.frame(width: proxy.size.width / 2)
          .onChange(of: proxy.size) { seen.changes += 1 }
          .animation(.linear(duration: 1), value: proxy.size)
      }
    }
  }

  @Test func `is the scene's where nobody asks for another, and nothing moves to it`() {
    let seen = Seen()
    let stage = Stage(app: Program(seen))
    stage.advance(to: .zero)
    #expect(Set(seen.sizes.map(\.width)) == [300])
    #expect(seen.changes == 0)
    #expect(stage.movements.isEmpty)
  }

  /// Reads the size class that follows the window.
  struct Classed: App {
    final class Seen {
      var latest: UserInterfaceSizeClass?
    }

    @Environment(\.horizontalSizeClass) private var sizeClass
    var seen = Seen()

    init() {}
    init(_ seen: Seen) { self.seen = seen }

    var body: some Scene {
      let _ = seen.latest = sizeClass
      WindowGroup { Color.red }.defaultSize(width: 300, height: 700)
    }
  }

  @Test func `gives the program its size class too`() {
    let seen = Classed.Seen()
    let stage = Stage(app: Classed(seen))
    stage.advance(to: .zero)
    #expect(seen.latest == .compact)
  }

  struct Endless: App {
    var body: some Scene {
      WindowGroup { Color.red }.defaultSize(width: .infinity, height: 200)
    }
  }

  @Test func `stays where the scene's is none that a window can have`() {
    let stage = Stage(app: Endless())
    stage.advance(to: .zero)
    #expect(stage.size == Stage.fallbackSize)
  }

  @Test func `is the one that is asked for where there is one`() {
    let seen = Seen()
    let stage = Stage(
      app: Program(seen),
      configuration: Stage.Configuration(size: CGSize(width: 100, height: 80)))
    stage.advance(to: .zero)
    #expect(Set(seen.sizes.map(\.width)) == [100])
  }

  @Test func `is the scene's again after going back`() {
    let seen = Seen()
    let stage = Stage(app: Program(seen))
    stage.advance(by: 0.1)
    _ = stage.frame(0)
    #expect(Set(seen.sizes.map(\.width)) == [300])
    #expect(stage.size == CGSize(width: 300, height: 200))
  }
}
