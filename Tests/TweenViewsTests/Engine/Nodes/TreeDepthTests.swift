import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct Nest: View {
  let levels: Int
  var body: some View {
    if levels > 0 { AnyView(Nest(levels: levels - 1)) } else { Color.red }
  }
}

private struct Endless: View {
  var body: some View { Endless() }
}

/// Of two, the second would be entered as often as there are ways to it.
private struct EndlessTwice: View {
  var body: some View {
    HStack {
      EndlessTwice()
      AnyView(EndlessTwice())
    }
  }
}

private struct EndlessGroup: View {
  var body: some View {
    Group {
      Color.red
      EndlessGroup()
    }
  }
}

private struct EndlessModifier: ViewModifier {
  func body(content: Content) -> some View { AnyView(content.modifier(Self())) }
}

@Suite("The depth of a tree") @MainActor struct TreeDepthTests {
  private func graph(_ content: some View, onFailure: @escaping (String) -> Void) -> ViewGraph {
    let graph = ViewGraph(
      content: content,
      configuration: ViewGraph.Configuration(size: CGSize(width: 100, height: 100)))
    graph.onFailure = onFailure
    return graph
  }

  @Test("ends a view that contains itself by one sentence with its path", arguments: 0..<4)
  func endless(kind: Int) {
    var sentences: [String] = []
    let content =
      switch kind {
      case 0: AnyView(Endless())
      case 1: AnyView(EndlessTwice())
      case 2: AnyView(EndlessGroup())
      default: AnyView(Color.red.modifier(EndlessModifier()))
      }
    let graph = graph(content) { sentences.append($0) }
    graph.advance(to: .zero)
    #expect(sentences.count == 1)
    let name = ["(Endless)", "(HStack > EndlessTwice)", "(EndlessGroup)", "(EndlessModifier)"][kind]
    #expect(sentences.first?.contains("Root > VStack > ") == true)
    #expect(sentences.first?.contains("\(name) ") == true)
    #expect(sentences.first?.hasSuffix(" times") == true)
    // Whoever keeps the program going finds it working, and is told once.
    graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond))
    #expect(sentences.count == 1)
    graph.end()
  }

  /// The least thread time of three first frames, in seconds.
  private func time(_ make: () -> some View) -> Double {
    (0..<3).map { _ in
      var start = timespec()
      var end = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      let graph = graph(make()) { Issue.record("\($0)") }
      graph.advance(to: .zero)
      graph.end()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    }.min() ?? 0
  }

  private func wrapped(_ levels: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<levels).reduce(AnyView(Color.red)) { view, _ in wrap(view) }
  }

  // Eight times as many levels take eight times as long; where each asks all others, 64 times. The
  // bound lies far from both.
  @Test("costs each level about the same", arguments: 0..<5)
  func isLinear(kind: Int) {
    func make(_ levels: Int) -> AnyView {
      switch kind {
      case 0: AnyView(Nest(levels: levels))
      case 1: wrapped(levels) { view in AnyView(VStack { view }) }
      case 2: wrapped(levels) { AnyView($0.frame(maxWidth: .infinity)) }
      case 3: wrapped(levels) { AnyView($0.onAppear {}) }
      default: wrapped(levels) { view in AnyView(Color.clear.overlay { view }) }
      }
    }
    let few = time { make(500) }
    let many = time { make(4_000) }
    #expect(many < few * 24, "\(many) s for 4,000 levels, \(few) s for 500")
  }

  @Test("changes the order in which views appear in no way")
  func appearance() {
    var log: [String] = []
    let graph = graph(
      VStack {
        Color.red.onAppear { log.append("first") }
        VStack { VStack { Color.red.onAppear { log.append("inner") } } }
          .onAppear { log.append("outer") }
      }
    ) { Issue.record("\($0)") }
    graph.advance(to: .zero)
    // Inside out, the innermost container's before those around it.
    #expect(log == ["inner", "first", "outer"])
  }

  @Test("sizes under many modifiers follow what is inside")
  func longWays() {
    func screen(_ side: Double) -> Screen<Double> {
      Screen(side) { side in Self.many(Color.red.frame(width: side, height: side)) }
    }
    let changed = screen(10)
    #expect(changed.rect(.red)?.size == CGSize(width: 10, height: 10))
    changed.set(20)
    changed.step()
    #expect(changed.rect(.red) == screen(20).rect(.red))
    #expect(changed.rect(.red)?.size == CGSize(width: 20, height: 20))
  }

  private static func many(_ view: some View) -> some View {
    func ten(_ view: some View) -> some View {
      view.onAppear {}.onAppear {}.onAppear {}.onAppear {}.onAppear {}
        .onAppear {}.onAppear {}.onAppear {}.onAppear {}.onAppear {}
    }
    return ten(ten(ten(ten(view))))
  }
}

@Suite("The text of a long path") struct PathTextTests {
  @Test("names all of a short one")
  func short() {
    #expect(PathText.abbreviated(["Root", "VStack", "A"]) == "Root > VStack > A")
    #expect(PathText.abbreviated([]) == "")
  }

  @Test("counts what comes again and again, the shortest way")
  func repeated() {
    let names = ["Root", "VStack"] + Array(repeating: ["A", "B"], count: 1_000).flatMap { $0 }
    #expect(PathText.abbreviated(names) == "Root > VStack > (A > B) 1000 times")
    // The last stretch may begin anywhere in what is repeated.
    #expect(PathText.abbreviated(names + ["A"]) == "Root > VStack > A > (B > A) 1000 times")
    #expect(PathText.abbreviated(Array(repeating: "A", count: 5)) == "(A) 5 times")
  }

  @Test("leaves out the middle of one without repetition")
  func long() {
    let names = (0..<100).map(String.init)
    #expect(
      PathText.abbreviated(names) == "0 > 1 > 2 > 3 > ... 92 more ... > 96 > 97 > 98 > 99")
  }
}
