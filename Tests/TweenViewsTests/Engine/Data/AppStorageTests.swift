import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private enum Size: String { case small, large }

private struct Stored: View {
  let log: Log<String>
  @AppStorage("count") private var count = 3
  @AppStorage("size") private var size = Size.small
  @AppStorage("name") private var name: String?
  @SceneStorage("count") private var scene = 7
  var body: some View {
    log("\(count) \(size) \(name ?? "-") \(scene)")
    return Color.red.onTapGesture {
      count += 1
      size = .large
      name = "a"
      scene += 1
    }
  }
}

private struct Reader: View {
  let log: Log<String>
  @AppStorage("count") private var count = 100
  var body: some View {
    log("reads \(count)")
    return Color.blue.frame(height: 10)
  }
}

@Suite @MainActor struct AppStorageTests {
  @Test func `properties with one key show one value, and headless nothing is kept`() {
    for _ in 0..<2 {
      let log = Log<String>()
      let screen = Screen(()) {
        Stored(log: log)
        Reader(log: log)
      }
      #expect(log.entries == ["3 small - 7", "reads 3"])
      log.clear()
      screen.tap(50, 20)
      screen.step()
      #expect(log.entries.sorted() == ["4 large a 8", "reads 4"])
      #expect(UserDefaults.standard.object(forKey: "count") == nil)
    }
  }

  @Test func `a named store keeps what is written`() throws {
    struct Kept: View {
      let log: Log<Int>
      @AppStorage var count: Int
      init(_ log: Log<Int>, _ store: UserDefaults) {
        self.log = log
        _count = AppStorage(wrappedValue: 1, "kept", store: store)
      }
      var body: some View {
        log(count)
        return Color.red.onTapGesture { count += 1 }
      }
    }
    let name = "inbetween-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let log = Log<Int>()
    Screen(()) { Kept(log, store) }.tap(50, 50)
    _ = Screen(()) { Kept(log, store) }
    #expect(log.entries.first == 1)
    #expect(log.entries.last == 2)
    #expect(store.integer(forKey: "kept") == 2)
  }

  @Test func `one key in two stores is two values`() throws {
    struct Two: View {
      let log: Log<String>
      @AppStorage var one: Int
      @AppStorage var other: Int
      init(_ log: Log<String>, _ stores: [UserDefaults]) {
        self.log = log
        _one = AppStorage(wrappedValue: 1, "same", store: stores[0])
        _other = AppStorage(wrappedValue: 2, "same", store: stores[1])
      }
      var body: some View {
        log("\(one) \(other)")
        return Color.red.onTapGesture { one = 5 }
      }
    }
    let names = (0..<2).map { _ in "inbetween-tests-\(UUID().uuidString)" }
    let stores = try names.map { try #require(UserDefaults(suiteName: $0)) }
    defer {
      for (name, store) in zip(names, stores) { store.removePersistentDomain(forName: name) }
    }
    let log = Log<String>()
    let screen = Screen(()) { Two(log, stores) }
    screen.tap(50, 50)
    screen.step()
    #expect(log.entries == ["1 2", "5 2"])
    #expect(stores[1].object(forKey: "same") == nil)
  }
}
