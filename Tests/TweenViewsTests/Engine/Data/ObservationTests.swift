import Foundation
import Observation
import TweenCombine
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor private final class Model: ObservableObject {
  @Published var number = 0
}

@Observable @MainActor private final class Watched {
  var first = 0
  var second = 0
}

@Suite("Objects") @MainActor struct ObservedTests {
  private struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Bar(start: 0, end: Double(model.number)).fill(.red) }
  }
  private struct Other: View {
    let log: Log<String>
    var body: some View {
      let _ = log("other")
      Color.blue
    }
  }

  @Test("evaluate the views that observe them, and no others")
  func observed() {
    let model = Model()
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack {
        Other(log: log)
        Reader(model: model)
      }
    }
    model.number = 30
    screen.step()
    #expect(screen.rect(.red)?.width == 30)
    #expect(screen.graph.report.bodyEvaluations == 1)
    #expect(log.entries == ["other"])
  }

  @Test("reach deep views through the environment, past views that do not look")
  func environmentObject() {
    struct Deep: View {
      @EnvironmentObject var model: Model
      var body: some View { Bar(start: 0, end: Double(model.number)).fill(.red) }
    }
    struct Between: View {
      let log: Log<String>
      var body: some View {
        let _ = log("between")
        ZStack { Deep() }
      }
    }
    let model = Model()
    let log = Log<String>()
    let screen = Screen(()) { Between(log: log).environmentObject(model) }
    model.number = 30
    screen.step()
    #expect(screen.rect(.red)?.width == 30)
    #expect(screen.graph.report.bodyEvaluations == 1)
    #expect(log.entries == ["between"])
  }

  @Test("of a StateObject are made once and live with the view")
  func stateObject() {
    struct Owner: View {
      var number: Int
      @StateObject private var model: Model
      init(_ number: Int, _ log: Log<Int>) {
        self.number = number
        _model = StateObject(
          wrappedValue: {
            log(number)
            return Model()
          }())
      }
      var body: some View {
        Bar(start: 0, end: Double(model.number + number)).fill(.red)
          .onTapGesture { model.number += 10 }
      }
    }
    let log = Log<Int>()
    let screen = Screen(5) { Owner($0, log) }
    screen.tap(1, 50)
    #expect(screen.rect(.red)?.width == 15)
    screen.set(6)
    screen.step()
    #expect(screen.rect(.red)?.width == 16)
    #expect(log.entries == [5])
  }

  @Test("that are Observable evaluate only readers of the property that changed")
  func observable() {
    struct First: View {
      let watched: Watched
      var body: some View { Bar(start: 0, end: Double(watched.first)).fill(.red) }
    }
    struct Second: View {
      @Environment(Watched.self) var watched
      var body: some View { Bar(start: 0, end: Double(watched.second)).fill(.green) }
    }
    let watched = Watched()
    let screen = Screen(()) {
      ZStack {
        First(watched: watched)
        Second()
      }.environment(watched)
    }
    watched.first = 10
    screen.step()
    #expect(screen.rect(.red)?.width == 10)
    #expect(screen.graph.report.bodyEvaluations == 1)
    watched.second = 20
    screen.step()
    #expect(screen.rect(.green)?.width == 20)
    #expect(screen.graph.report.bodyEvaluations == 1)
    watched.first = 11
    watched.first = 12
    screen.step()
    #expect(screen.rect(.red)?.width == 12)
    #expect(screen.graph.report.bodyEvaluations == 1)
  }

  @Test("that are Observable animate what they change")
  func observableAnimates() throws {
    struct First: View {
      let watched: Watched
      var body: some View { Bar(start: 0, end: Double(watched.first)).fill(.red) }
    }
    let watched = Watched()
    let screen = Screen(()) { First(watched: watched) }
    withAnimation(.linear(duration: 1)) { watched.first = 100 }
    screen.step(32)
    #expect(abs(try #require(screen.rect(.red)).width - 50) < 1e-9)
  }
}

/// Objects change at once, other state as its turn comes.
@Suite @MainActor struct ObjectsBesideStateTests {
  private struct Both: View {
    @ObservedObject var model: Model
    let watched: Watched
    @State private var step = 0.0

    init(model: Model, watched: Watched) {
      self.model = model
      self.watched = watched
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Bar(start: 0, end: Double(model.number)).fill(.red)
        Bar(start: 0, end: Double(watched.first)).fill(.blue)
        Bar(start: 0, end: step).fill(.green)
      }
      .contentShape(Rectangle())
      .onTapGesture {
        step = 50
        withAnimation(.linear(duration: 1)) { model.number = 100 }
        withAnimation(.linear(duration: 1)) { watched.first = 100 }
      }
    }
  }

  @Test func `an object that changes by an animation animates, whatever was written before it`()
    throws
  {
    let (model, watched) = (Model(), Watched())
    let screen = Screen(()) { Both(model: model, watched: watched) }
    screen.tap(50, 50)
    screen.step(30)
    #expect(abs(try #require(screen.rect(.red)).width - 50) < 5)
    #expect(abs(try #require(screen.rect(.blue)).width - 50) < 5)
  }
}

@Suite("The environment") @MainActor struct EnvironmentTests {
  @Test func `who keeps all of it is evaluated when anything in it changes`() {
    struct Keeper: View {
      let log: Log<String>
      @Environment(\.self) private var all
      var body: some View {
        let _ = log(all.isEnabled ? "enabled" : "disabled")
        Color.red
      }
    }
    let log = Log<String>()
    let screen = Screen(false) { isDisabled in Keeper(log: log).disabled(isDisabled) }
    screen.set(true)
    screen.step()
    #expect(log.entries == ["enabled", "disabled"])
  }

  private struct Reader: View {
    let log: Log<String>
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      let _ = log("\(direction == .leftToRight ? "ltr" : "rtl") \(isEnabled)")
      Color.red
    }
  }

  @Test("evaluates readers of what changed, and nobody else")
  func evaluatesReaders() {
    struct Blind: View {
      let log: Log<String>
      var body: some View {
        let _ = log("blind")
        Color.red
      }
    }
    let log = Log<String>()
    let screen = Screen(LayoutDirection.leftToRight) { direction in
      VStack {
        Reader(log: log)
        Blind(log: log)
      }.environment(\.layoutDirection, direction)
    }
    log.clear()
    screen.set(.rightToLeft)
    screen.step()
    #expect(log.entries == ["rtl true"])
  }

  @Test("takes the nearest writer, and transforms what comes from above")
  func nearest() {
    let log = Log<String>()
    _ = Screen(()) {
      Reader(log: log).environment(\.layoutDirection, .leftToRight).disabled(false)
        .environment(\.layoutDirection, .rightToLeft).disabled(true)
    }
    #expect(log.entries == ["ltr false"])
  }

  @Test("changed above a writer of the same key does not reach below it")
  func shielded() {
    let log = Log<String>()
    let screen = Screen(LayoutDirection.leftToRight) { direction in
      ZStack { Reader(log: log).environment(\.layoutDirection, .leftToRight) }
        .environment(\.layoutDirection, direction)
    }
    screen.set(.rightToLeft)
    screen.step()
    #expect(log.entries == ["ltr true"])
  }

  @Test("of the stage tells the colour scheme, live")
  func colorScheme() {
    struct Scheme: View {
      let log: Log<ColorScheme>
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        let _ = log(scheme)
        Color.red
      }
    }
    let log = Log<ColorScheme>()
    let screen = Screen(()) { Scheme(log: log) }
    screen.graph.send(.colorScheme(.dark))
    screen.step()
    #expect(log.entries == [.light, .dark])
  }
}
