import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private enum Names: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private enum Kept: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  static var _includesRemovedValues: Bool { true }
}

private enum Maybe: PreferenceKey {
  typealias Value = String?
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

private enum Counted: PreferenceKey {
  // Used by one test, on the main actor.
  nonisolated(unsafe) static var calls = 0
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    calls += 1
    value += nextValue()
  }
}

@Suite("Preferences") @MainActor struct PreferenceTests {
  private func names<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> [[String]] {
    let log = Log<[String]>()
    _ = Screen(()) { content().onPreferenceChange(Names.self) { log($0) } }
    return log.entries
  }

  private func say(_ name: String) -> some View {
    Color.red.preference(key: Names.self, value: [name])
  }

  @Test("values of siblings are taken together in their order, beginning with the first")
  func order() {
    #expect(
      names {
        VStack {
          say("a")
          Color.green
          HStack {
            say("b")
            say("c")
          }
          say("d").zIndex(-1)
        }
      } == [["a", "b", "c", "d"]])
  }

  @Test("without a writer the default is told, once")
  func nobody() {
    #expect(names { VStack { Color.red } } == [["default"]])
  }

  @Test("a view's value takes the place of those inside, and transforms change them")
  func replacing() {
    #expect(names { VStack { say("a") }.preference(key: Names.self, value: ["b"]) } == [["b"]])
    #expect(
      names { VStack { say("a") }.transformPreference(Names.self) { $0.append("b") } }
        == [["a", "b"]])
    #expect(
      names { Color.red.transformPreference(Names.self) { $0.append("b") } }
        == [["default", "b"]])
  }

  @Test("an overlay comes after its view, a background before it")
  func layers() {
    #expect(names { say("a").overlay { say("b") } } == [["a", "b"]])
    #expect(names { say("a").background { say("b") } } == [["b", "a"]])
    #expect(
      names { say("a").safeAreaInset(edge: .top) { say("b") } } == [["a", "b"]])
  }

  @Test("on several views a value is told by each")
  func group() {
    #expect(
      names {
        VStack {
          Group {
            Color.red
            Color.green
          }
          .preference(key: Names.self, value: ["a"])
        }
      } == [["a", "a"]])
  }

  @Test("actions run after updates in which the value changed, and in no others")
  func changes() {
    let log = Log<[String]>()
    let screen = Screen(["a"]) { list in
      VStack {
        ForEach(list, id: \.self) { name in
          Color.red.preference(key: Names.self, value: [name])
        }
        Color.green.frame(height: CGFloat(list.count))
      }
      .onPreferenceChange(Names.self) { log($0) }
    }
    screen.set(["a", "b"])
    screen.step()
    screen.step()
    screen.set(["b", "a"])
    screen.step()
    screen.set(["b"])
    screen.step()
    screen.set([])
    screen.step()
    #expect(log.entries == [["a"], ["a", "b"], ["b", "a"], ["b"], ["default"]])
  }

  @Test("views that leave are skipped, but for keys that keep them")
  func leaving() {
    let log = Log<String>()
    let screen = Screen(true) { isOn in
      VStack {
        Color.red.preference(key: Names.self, value: ["a"]).preference(key: Kept.self, value: ["a"])
        if isOn {
          Color.green.preference(key: Names.self, value: ["b"])
            .preference(key: Kept.self, value: ["b"])
        }
      }
      .onPreferenceChange(Names.self) { log("names \($0)") }
      .onPreferenceChange(Kept.self) { log("kept \($0)") }
    }
    log.clear()
    screen.change(false, .linear(duration: 0.5))
    // What leaves is drawn behind, and so comes first.
    #expect(log.entries == [#"names ["a"]"#, #"kept ["b", "a"]"#])
    screen.settle()
    #expect(log.entries == [#"names ["a"]"#, #"kept ["b", "a"]"#, #"kept ["a"]"#])
  }

  @Test("a size is read by a reader behind a view, and used in the same frame")
  func sizeReader() {
    struct Equal: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach([10, 30, 20] as [CGFloat], id: \.self) { own in
            Color.green.frame(width: own, height: 10)
              .background(
                GeometryReader { proxy in
                  Color.clear.preference(key: Widest.self, value: proxy.size.width)
                }
              )
              .frame(width: width)
              .background(Color.red)
          }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    let screen = Screen(()) { Equal() }
    let reds = screen.fills.filter { $0.paint == screen.fill(.red)?.paint }
    #expect(reds.map(\.shownRect.width) == [30, 30, 30])
    #expect(screen.warnings.isEmpty)
  }

  @Test("a value that changes what it is made of is bounded, with a warning that names it")
  func endless() {
    struct Endless: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.preference(key: Widest.self, value: width)
          .onPreferenceChange(Widest.self) { width = $0 + 1 }
      }
    }
    let screen = Screen(()) { Endless() }
    #expect(
      screen.warnings.contains {
        $0.hasPrefix("Bound preference Widest tried to update multiple times per frame")
          && $0.contains("Endless")
      })
  }

  @Test("each of several events in a frame is told of, as one in a frame is")
  func events() {
    struct Counter: View {
      let log: Log<CGFloat>
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.preference(key: Widest.self, value: width)
          .onTapGesture { width += 1 }
          .onPreferenceChange(Widest.self) { log($0) }
      }
    }
    let log = Log<CGFloat>()
    let screen = Screen(()) { Counter(log: log) }
    screen.step()
    log.clear()
    for _ in 0..<6 {
      screen.pointer(.down, 50, 50)
      screen.pointer(.up, 50, 50)
    }
    screen.step()
    #expect(log.entries == [2, 3, 4, 5, 6, 7])
    #expect(screen.warnings.isEmpty)
  }

  @Test("optional keys have nil as their default")
  func optional() {
    let log = Log<String?>()
    let screen = Screen(false) { isOn in
      VStack {
        if isOn { Color.red.preference(key: Maybe.self, value: "a") }
      }
      .onPreferenceChange(Maybe.self) { log($0) }
    }
    screen.set(true)
    screen.step()
    #expect(log.entries == [nil, "a"])
  }

  @Test("layers are made of what the first view tells, and anew when it changes")
  func layerOfValue() {
    let screen = Screen(["a"]) { list in
      HStack(spacing: 0) {
        ForEach(list, id: \.self) { name in
          Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: [name])
        }
      }
      .overlayPreferenceValue(Names.self, alignment: .topLeading) { names in
        Color.green.frame(width: CGFloat(names.count), height: 5)
      }
      .backgroundPreferenceValue(Names.self) { names in
        if names.count > 1 { Color.blue }
      }
    }
    #expect(screen.rect(.green) == CGRect(x: 45, y: 45, width: 1, height: 5))
    #expect(screen.rect(.blue) == nil)
    screen.set(["a", "b", "c"])
    screen.step()
    #expect(screen.rect(.green) == CGRect(x: 35, y: 45, width: 3, height: 5))
    #expect(screen.rect(.blue) == CGRect(x: 35, y: 45, width: 30, height: 10))
    #expect(screen.fills.first?.shownRect == screen.rect(.blue))
  }

  @Test("what a layer tells is heard outside, after what its view tells")
  func layerTells() {
    #expect(
      names {
        say("a").overlayPreferenceValue(Names.self) { names in
          Color.green.preference(key: Names.self, value: names.map { $0 + "'" })
        }
      } == [["a", "a'"]])
  }

  @Test("state that a layer's closure reads has it made anew")
  func layerState() {
    struct Toggling: View {
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: 20, height: 20).onTapGesture { isWide = true }
          .backgroundPreferenceValue(Names.self) { _ in
            Color.green.frame(width: isWide ? 60 : 30, height: 30)
          }
      }
    }
    let screen = Screen(()) { Toggling() }
    #expect(screen.rect(.green)?.width == 30)
    screen.tap(50, 50)
    #expect(screen.rect(.green)?.width == 60)
  }

  @Test("a change deep inside has nobody else evaluated")
  func economy() {
    let log = Log<String>()
    struct Row: View {
      let name: String
      let log: Log<String>
      var body: some View {
        let _ = log(name)
        Color.red.preference(key: Names.self, value: [name])
      }
    }
    let screen = Screen("c") { last in
      VStack {
        Row(name: "a", log: log)
        Row(name: "b", log: log)
        Row(name: last, log: log)
      }
      .onPreferenceChange(Names.self) { log("changed \($0.count)") }
    }
    log.clear()
    screen.set("d")
    screen.step()
    #expect(log.entries == ["d", "changed 3"])
  }

  @Test("readers in each other take what is told inside of them together once")
  func readersInEachOther() {
    func taken(_ levels: Int) -> (calls: Int, last: Int?) {
      Counted.calls = 0
      let log = Log<Int>()
      _ = Screen(()) {
        (0..<levels).reduce(AnyView(Color.red.preference(key: Counted.self, value: 1))) { view, _ in
          AnyView(
            VStack {
              view
              Color.green.preference(key: Counted.self, value: 1)
            }
            .onPreferenceChange(Counted.self) { log($0) })
        }
      }
      return (Counted.calls, log.entries.max())
    }
    let (few, many) = (taken(20), taken(200))
    #expect(few.last == 21 && many.last == 201)
    #expect(few.calls >= 20)
    #expect(many.calls <= 12 * few.calls)
  }

  @Test("what is told comes up through 500 levels")
  func deep() {
    struct Level: View {
      let depth: Int
      var body: some View {
        if depth == 0 {
          AnyView(Color.red.preference(key: Names.self, value: ["deep"]))
        } else {
          AnyView(Level(depth: depth - 1).padding(0))
        }
      }
    }
    #expect(names { Level(depth: 500) } == [["deep"]])
  }
}
