import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private enum Size: String { case small, large }

private enum Level: Int { case low = 3, high = 7 }

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

private struct Pair: View {
  @AppStorage private var left: Int
  @AppStorage private var right: Int
  init(store: UserDefaults) {
    _left = AppStorage(wrappedValue: 0, "left", store: store)
    _right = AppStorage(wrappedValue: 0, "right", store: store)
  }
  var body: some View {
    VStack(spacing: 0) {
      Color.red.onTapGesture { left += 1 }
      Color.blue.onTapGesture { right += 1 }
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
      // Each shows its own value in the program until something is stored.
      #expect(log.entries == ["3 small - 7", "reads 100"])
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

  @Test func `a view that is given another key shows what is stored there`() throws {
    struct Named: View {
      let log: Log<String>
      @AppStorage var value: String
      init(_ log: Log<String>, _ key: String, _ store: UserDefaults) {
        self.log = log
        _value = AppStorage(wrappedValue: "none", key, store: store)
      }
      var body: some View {
        log(value)
        return Color.red
      }
    }
    try withStore { store, _ in
      store.set("one", forKey: "a")
      store.set("two", forKey: "b")
      let log = Log<String>()
      let screen = Screen("a") { Named(log, $0, store) }
      screen.set("b")
      screen.step()
      screen.set("c")
      screen.step()
      #expect(log.entries == ["one", "two", "none"])
    }
  }

  @Test func `what another part of the program stores is seen with the next update`() throws {
    struct Shown: View {
      let log: Log<Int>
      @AppStorage var value: Int
      init(_ log: Log<Int>, _ store: UserDefaults) {
        self.log = log
        _value = AppStorage(wrappedValue: 1, "value", store: store)
      }
      var body: some View {
        log(value)
        return Color.red
      }
    }
    try withStore { store, _ in
      let log = Log<Int>()
      let screen = Screen(()) { Shown(log, store) }
      store.set(8, forKey: "value")
      screen.step()
      screen.step()
      store.removeObject(forKey: "value")
      screen.step()
      #expect(log.entries == [1, 8, 1])
    }
  }

  @Test func `stores made anew of one suite are one, and their file is written`() throws {
    struct Shared: View {
      let log: Log<String>
      @AppStorage var one: Int
      @AppStorage var other: Int
      init(_ log: Log<String>, _ suite: String) {
        self.log = log
        _one = AppStorage(wrappedValue: 1, "n", store: UserDefaults(suiteName: suite))
        _other = AppStorage(wrappedValue: 1, "n", store: UserDefaults(suiteName: suite))
      }
      var body: some View {
        log("\(one) \(other)")
        return Color.red.onTapGesture { one = 5 }
      }
    }
    try withStore { _, name in
      let log = Log<String>()
      let screen = Screen(0) { _ in Shared(log, name) }
      #expect(!FileManager.default.fileExists(atPath: file(of: name)))
      screen.tap(50, 50)
      screen.step()
      screen.set(1)
      screen.step()
      // The new parent's value has equal stores, so its body is not evaluated for them.
      #expect(log.entries.prefix(2) == ["1 1", "5 5"])
      #expect(Set(log.entries.dropFirst()) == ["5 5"])
      #expect(FileManager.default.fileExists(atPath: file(of: name)))
    }
  }

  @Test func `one key shown as two types is one value`() {
    struct Mixed: View {
      let log: Log<String>
      @AppStorage("mixed") private var whole = 1
      @AppStorage("mixed") private var real = 0.5
      @AppStorage("mixed") private var text = "none"
      var body: some View {
        log("\(whole) \(real) \(text)")
        return HStack(spacing: 0) {
          Color.red.onTapGesture { whole = 4 }
          Color.blue.onTapGesture { text = "words" }
        }
      }
    }
    let log = Log<String>()
    let screen = Screen(()) { Mixed(log: log) }
    screen.tap(20, 50)
    screen.step()
    screen.tap(80, 50)
    screen.step()
    // What is of no use to a type leaves it with its own.
    #expect(log.entries == ["1 0.5 none", "4 4.0 none", "1 0.5 words"])
  }

  @Test func `a scene's key is never one of the program's, and may hold a raw value or nil`() {
    struct Both: View {
      let log: Log<String>
      @SceneStorage("x") private var scene = 1
      @AppStorage("scene.x") private var spelled = 2
      @AppStorage("x") private var program = 3
      @SceneStorage("size") private var size: Size?
      @SceneStorage("level") private var level: Level?
      var body: some View {
        log("\(scene) \(spelled) \(program) \(size?.rawValue ?? "-") \(level?.rawValue ?? 0)")
        return Color.red.onTapGesture {
          scene = 9
          size = .large
          level = .high
        }
      }
    }
    let log = Log<String>()
    let screen = Screen(()) { Both(log: log) }
    screen.tap(50, 50)
    screen.step()
    #expect(log.entries == ["1 2 3 - 0", "9 2 3 large 7"])
  }

  /// Runs `body` with a store of a name of its own, and takes both away.
  @Test func `a file is replaced as a whole and keeps what others wrote into it`() throws {
    try withStore { store, name in
      let path = file(of: name)
      let screen = Screen(()) { Pair(store: store) }
      screen.tap(50, 25)
      screen.step()
      #expect(try properties(at: path) as? [String: Int] == ["left": 1])
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      // Another program writes its own key, as Foundation does: in place.
      try write(["left": 1, "right": 40, "foreign": 9], to: path)
      let before = try inode(path)
      screen.tap(50, 75)
      screen.step()
      #expect(
        try properties(at: path) as? [String: Int] == ["left": 1, "right": 41, "foreign": 9])
      // Not the file that was torn open, but another one in its place.
      #expect(try inode(path) != before)
    }
  }

  @Test func `what another program removes is gone, what this one changed meanwhile is not`() throws
  {
    try withStore { store, name in
      let path = file(of: name)
      let screen = Screen(()) { Pair(store: store) }
      screen.tap(50, 25)
      screen.tap(50, 75)
      screen.step()
      try write(["right": 1], to: path)
      screen.tap(50, 75)
      screen.step()
      #expect(store.object(forKey: "left") == nil)
      #expect(try properties(at: path) as? [String: Int] == ["right": 2])
    }
  }

  @Test func `a file that cannot be read or written is warned of and nothing is lost`() throws {
    try withStore { store, name in
      let path = file(of: name)
      let screen = Screen(()) { Pair(store: store) }
      // A fresh user has no folder for settings yet.
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data("<plist><dict><key>left".utf8).write(to: URL(fileURLWithPath: path))
      screen.tap(50, 25)
      screen.step()
      #expect(try properties(at: path) as? [String: Int] == ["left": 1])
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(
        atPath: path + "/in the way", withIntermediateDirectories: true)
      screen.tap(50, 25)
      screen.step()
      #expect(screen.warnings.count == 1)
      #expect(
        screen.warnings.first?.hasPrefix("The program's stored values cannot be written") == true)
      #expect(store.integer(forKey: "left") == 2)
    }
  }

  @Test func `a link to a file stays one`() throws {
    try withStore { store, name in
      let path = file(of: name)
      let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".kept")
      defer { try? FileManager.default.removeItem(at: kept) }
      try write(["left": 4], to: kept.path)
      // A fresh user has no folder for settings yet.
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: kept.path)
      let screen = Screen(()) { Pair(store: store) }
      screen.tap(50, 25)
      screen.step()
      #expect(try properties(at: kept.path) as? [String: Int] == ["left": 5])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == kept.path)
    }
  }

  private func properties(at path: String) throws -> Any {
    try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: path)), format: nil)
  }

  private func write(_ contents: [String: Int], to path: String) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: contents, format: .xml, options: 0)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  private func inode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  private func withStore(_ body: (UserDefaults, String) throws -> Void) throws {
    let name = "inbetween-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer {
      store.removePersistentDomain(forName: name)
      // What is not there needs no removal.
      try? FileManager.default.removeItem(atPath: file(of: name))
    }
    try body(store, name)
  }

  /// Where Foundation keeps a suite on Linux.
  private func file(of suite: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    return "\(folder)/\(suite).plist"
  }
}
