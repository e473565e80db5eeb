import Foundation
import Observation
import TestSupport
import Testing
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Observable private final class Song {
  var title: String
  var plays = 0
  init(_ title: String = "song") { self.title = title }
}

@Observable private final class Album {
  var songs: [Song]
  init(_ titles: [String]) { songs = titles.map(Song.init) }
}

private final class Token {
  let name: String
  let log: Log<String>
  init(_ name: String, _ log: Log<String>) {
    self.name = name
    self.log = log
  }
  func show() { log("shows \(name)") }
  deinit { log("gone \(name)") }
}

private final class Counter: ObservableObject {
  @Published var count = 0
  let log: Log<String>
  init(_ log: Log<String>) {
    self.log = log
    log("made")
  }
  deinit { log("gone") }
}

private struct PlainKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var plain: Int {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
}

@Suite @MainActor struct DataFlowTests {
  // MARK: Observable objects

  @Test func `a bindable's binding writes the object and moves with a transaction`() {
    struct Shown: View {
      @Bindable var song: Song
      var body: some View {
        Slot(value: $song.plays)
      }
    }
    struct Slot: View {
      @Binding var value: Int
      var body: some View {
        Color.red.frame(width: CGFloat(value + 10), height: 10)
          .onTapGesture { withAnimation(.linear(duration: 1)) { $value.wrappedValue += 20 } }
      }
    }
    let song = Song()
    let screen = Screen(()) { Shown(song: song) }
    screen.tap(50, 50)
    #expect(song.plays == 20)
    screen.step(30)
    #expect(abs((screen.rect(.red)?.width ?? 0) - 20) < 0.5)
    screen.settle()
    #expect(screen.rect(.red)?.width == 30)
  }

  @Test func `a bindable made in a body leads to the object of the environment`() {
    struct Shown: View {
      @Environment(Song.self) var song
      var body: some View {
        @Bindable var song = song
        Color.red.frame(width: CGFloat(song.plays + 10), height: 10)
          .onTapGesture { $song.plays.wrappedValue += 5 }
      }
    }
    let song = Song()
    let screen = Screen(()) { Shown().environment(song) }
    screen.tap(50, 50)
    #expect(song.plays == 5)
    #expect(screen.rect(.red)?.width == 15)
  }

  @Test func `an optional object of the environment comes, is cleared and comes back`() {
    struct Shown: View {
      let log: Log<String>
      @Environment(Song.self) var song: Song?
      var body: some View {
        log(song?.title ?? "none")
        return Color.red
      }
    }
    let log = Log<String>()
    let screen = Screen(Song?.none) { song in
      Shown(log: log).environment(song)
    }
    screen.set(Song("a"))
    screen.step()
    screen.set(nil)
    screen.step()
    screen.set(Song("b"))
    screen.step()
    #expect(log.entries == ["none", "a", "none", "b"])
  }

  @Test func `a write invalidates those who read that property of that object`() {
    struct Row: View {
      let log: Log<String>
      let song: Song
      var body: some View {
        log(song.title)
        return Color.red
      }
    }
    struct Shown: View {
      let log: Log<String>
      let album: Album
      var body: some View {
        log("\(album.songs.count) songs")
        return VStack(spacing: 0) {
          ForEach(album.songs.indices, id: \.self) { Row(log: log, song: album.songs[$0]) }
        }
      }
    }
    let log = Log<String>()
    let album = Album(["a", "b"])
    let screen = Screen(()) { Shown(log: log, album: album) }
    log.clear()
    album.songs[0].title = "c"
    screen.step()
    #expect(log.entries == ["c"])
    log.clear()
    album.songs[1].plays += 1
    screen.step()
    #expect(log.entries == [])
    album.songs.append(Song("d"))
    screen.step()
    #expect(log.entries == ["3 songs", "d"])
  }

  @Test func `observation does not pile up registrations`() {
    struct Shown: View {
      let song: Song
      let quiet: Song
      var body: some View {
        Color.red.frame(width: CGFloat(song.plays % 50 + 1), height: CGFloat(quiet.plays + 1))
      }
    }
    let song = Song()
    let quiet = Song()
    let screen = Screen(()) { Shown(song: song, quiet: quiet) }
    func run(_ count: Int) {
      for _ in 0..<count {
        song.plays += 1
        screen.step()
      }
    }
    // What an object's registrar holds, as the runtime tells it; one registration is many lines.
    func held(by song: Song) -> Int {
      var text = ""
      dump(song, to: &text)
      return text.split(separator: "\n").count
    }
    let unread = held(by: Song())
    run(10)
    let before = [held(by: song), held(by: quiet)]
    #expect(before[0] > unread && before[1] > unread)
    run(10_000)
    #expect([held(by: song), held(by: quiet)] == before)
  }

  // MARK: State

  @Test func `a state's object is the first that was made, and lives as long as the place`() {
    struct Shown: View {
      let tint: Int
      @State private var token: Token
      init(_ tint: Int, _ made: Log<String>) {
        self.tint = tint
        made("made \(tint)")
        _token = State(initialValue: Token("\(tint)", made))
      }
      var body: some View { Color.red.onTapGesture { token.show() } }
    }
    let log = Log<String>()
    let screen = Screen(1) { value in
      if value > 0 { Shown(value, log) }
    }
    #expect(log.entries == ["made 1"])
    screen.set(2)
    screen.step()
    // What a later value of the view brings is not kept.
    #expect(log.entries == ["made 1", "made 2"])
    screen.tap(50, 50)
    #expect(log.entries == ["made 1", "made 2", "shows 1"])
    screen.set(0)
    screen.step()
    #expect(log.entries.suffix(2).sorted() == ["gone 1", "gone 2"])
    screen.set(3)
    screen.step()
    #expect(log.entries.last == "made 3")
  }

  @Test func `a state object is made once for each identity, when it is needed first`() {
    struct Shown: View {
      @StateObject private var counter: Counter
      init(_ log: Log<String>) { _counter = StateObject(wrappedValue: Counter(log)) }
      var body: some View { Color.red.frame(width: CGFloat(counter.count + 1)) }
    }
    let log = Log<String>()
    let screen = Screen(1) { value in
      if value > 0 { Shown(log).id(value / 10) }
    }
    #expect(log.entries == ["made"])
    screen.set(2)
    screen.step()
    #expect(log.entries == ["made"])
    screen.set(12)
    screen.step()
    #expect(log.entries.sorted() == ["gone", "made", "made"])
    screen.set(0)
    screen.step()
    #expect(log.entries.sorted() == ["gone", "gone", "made", "made"])
  }

  // MARK: Environment

  @Test func `writing an equal environment value runs no body`() {
    struct Reader: View {
      let log: Log<Int>
      @Environment(\.plain) private var plain
      var body: some View {
        log(plain)
        return Color.red
      }
    }
    let log = Log<Int>()
    let reader = Reader(log: log)
    let screen = Screen(4) { value in reader.environment(\.plain, value / 2) }
    screen.set(5)
    screen.step()
    #expect(log.entries == [2])
    screen.set(6)
    screen.step()
    #expect(log.entries == [2, 3])
  }

  // MARK: Properties of the program's own

  @Test func `nested properties are updated before those that hold them, each time`() {
    struct Inner: DynamicProperty {
      @State var count = 1
      let log: Log<String>
      mutating func update() { log("inner") }
    }
    struct Outer: DynamicProperty {
      var first: Inner
      let log: Log<String>
      mutating func update() { log("outer \(first.count)") }
    }
    struct Shown: View {
      let log: Log<String>
      var outer: Outer
      init(_ log: Log<String>) {
        self.log = log
        outer = Outer(first: Inner(log: log), log: log)
      }
      var body: some View {
        log("body")
        return Color.red.onTapGesture { outer.first.count += 1 }
      }
    }
    let log = Log<String>()
    let screen = Screen(()) { Shown(log) }
    #expect(log.entries == ["inner", "outer 1", "body"])
    log.clear()
    screen.tap(50, 50)
    #expect(log.entries == ["inner", "outer 2", "body"])
  }

  @Test func `a property behind an optional is connected while it is there`() {
    struct Behind: DynamicProperty {
      @State var count = 1
    }
    struct Shown: View {
      let log: Log<String>
      var behind: Behind?

      var body: some View {
        log("\(behind?.count ?? 0)")
        return Color.red.onTapGesture { behind?.count += 1 }
      }
    }
    let log = Log<String>()
    let screen = Screen(true) { value in
      Shown(log: log, behind: value ? Behind() : nil)
    }
    screen.tap(50, 50)
    #expect(log.entries == ["1", "2"])
    screen.set(false)
    screen.step()
    screen.tap(50, 50)
    #expect(log.entries == ["1", "2", "0"])
    screen.set(true)
    screen.step()
    screen.tap(50, 50)
    #expect(log.entries == ["1", "2", "0", "1", "2"])
  }

  // MARK: onChange and task

  @Test func `onChange has three forms, and initial is called with what is there`() {
    let log = Log<String>()
    let screen = Screen(1) { value in
      Color.red
        .onChange(of: value) { log("plain \(value)") }
        .onChange(of: value) { old, new in log("\(old)-\(new)") }
        .onChange(of: value, initial: true) { old, new in log("first \(old)-\(new)") }
    }
    #expect(log.entries == ["first 1-1"])
    log.clear()
    screen.set(2)
    screen.set(3)
    screen.step()
    #expect(log.entries.sorted() == ["1-3", "first 1-3", "plain 3"])
    log.clear()
    screen.set(3)
    screen.step()
    #expect(log.entries == [])
  }

  @Test func `the deprecated onChange runs what was given with the old value`() {
    let log = Log<String>()
    let screen = Screen(1) { value in
      OldChange(value: value, log: log)
    }
    screen.set(2)
    screen.step()
    #expect(log.entries == ["new 2, made with 1"])
  }

  @Test func `a task is begun anew with another id, and ended with its view`() async {
    let log = Log<String>()
    let screen = Screen(1) { value in
      if value > 0 {
        Color.red.task(id: value / 2) {
          log("begins \(value)")
          await withTaskCancellationHandler {
            try? await Task<Never, Never>.sleep(nanoseconds: 100_000_000_000_000)
          } onCancel: {
          }
          log(Task.isCancelled ? "cancelled \(value)" : "ended \(value)")
        }
      }
    }
    func turn(until entries: [String]) async {
      await eventually { log.entries.sorted() == entries }
      for _ in 0..<200 { await Task.yield() }
      screen.step()
      #expect(log.entries.sorted() == entries)
    }
    await turn(until: ["begins 1"])
    screen.set(2)
    screen.step()
    await turn(until: ["begins 1", "begins 2", "cancelled 1"])
    log.clear()
    screen.set(3)
    screen.step()
    await turn(until: [])
    screen.set(0)
    screen.step()
    await turn(until: ["cancelled 2"])
  }

  // MARK: Equatable views

  @Test func `an equal view is left alone but for its own state`() {
    struct Sign: View, Equatable {
      let text: String
      let log: Log<String>
      @State private var count = 0
      nonisolated static func == (one: Sign, other: Sign) -> Bool {
        one.text.first == other.text.first
      }
      var body: some View {
        log("\(text) \(count)")
        return Color.red.onTapGesture { count += 1 }
      }
    }
    let log = Log<String>()
    let screen = Screen("ab") { Sign(text: $0, log: log).equatable() }
    screen.set("ac")
    screen.step()
    #expect(log.entries == ["ab 0"])
    screen.tap(50, 50)
    #expect(log.entries.count == 2)
    #expect(log.entries.last?.hasSuffix(" 1") == true)
    screen.set("b")
    screen.step()
    #expect(log.entries.last == "b 1")
  }
}

private struct OldChange: View {
  let value: Int
  let log: Log<String>
  @available(*, deprecated) var old: some View {
    Color.red.onChange(of: value) { new in log("new \(new), made with \(value)") }
  }
  var body: some View { erased }
  private var erased: AnyView { (self as any Deprecated).shown }
}

/// Calls what is deprecated without being warned of it.
@MainActor private protocol Deprecated {
  var shown: AnyView { get }
}

extension OldChange: Deprecated {
  @available(*, deprecated) var shown: AnyView { AnyView(old) }
}
