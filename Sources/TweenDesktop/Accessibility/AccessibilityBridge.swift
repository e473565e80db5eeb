import Foundation
import Synchronization
import TweenViews

/// The way between a program's windows and assistive technology: a thread that sleeps until the bus or
/// a window has something for it. It answers from what the windows have told last, so that no frame
/// waits for the bus, and no reader for a frame.
final class AccessibilityBridge: Sendable {
  /// What a window tells.
  enum News: Sendable {
    case shows(window: Int, ViewGraph.Element, WindowPlacement, isActive: Bool)
    case closes(window: Int)
    case says(window: Int, String, isUrgent: Bool)
    /// Asks to be called again after so many nanoseconds.
    case waits(nanoseconds: UInt64)
    case ends
  }

  /// What assistive technology asks of an element.
  struct Request: Sendable {
    var key: AccessibleKey
    var action: ElementRequest.Action
  }

  private let news = Mutex<[News]>([])
  private let requests = Mutex<[Request]>([])
  private let settings = Mutex<UserSettings?>(nil)
  private let listens = Atomic<Bool>(false)
  private let bell: Bell
  private let wake: @Sendable () -> Void

  /// Begins to look for assistive technology; nil where there is no bus, or nothing to reach one by.
  ///
  /// - Parameters:
  ///   - program: The program's name for people.
  ///   - wake: Called on the bridge's thread when it has something for the windows.
  init?(
    program: String, environment: [String: String], wake: @escaping @Sendable () -> Void
  ) {
    guard environment["NO_AT_BRIDGE"] != "1",
      let address = BusLibrary.sessionAddress(environment: environment), let bell = Bell()
    else { return nil }
    self.bell = bell
    self.wake = wake
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let thread = Thread { [self] in
      var program = AccessibleProgram(name: program)
      if let locale { program.locale = locale }
      BridgeLoop(bridge: self, program: program, ear: bell.ear).run(address: address)
      bell.close()
    }
    thread.name = "accessibility"
    thread.stackSize = 1024 * 1024
    thread.start()
  }

  /// Whether anybody listens.
  var isListening: Bool { listens.load(ordering: .acquiring) }

  /// Tells the bridge something.
  func tell(_ new: News) {
    news.withLock { $0.append(new) }
    bell.ring()
  }

  /// What has been asked since the last time.
  func takeRequests() -> [Request] {
    requests.withLock { list in
      defer { list = [] }
      return list
    }
  }

  /// What the desktop tells of its user; nil: nothing, or nothing yet.
  var userSettings: UserSettings? { settings.withLock { $0 } }

  // MARK: On its thread

  func learn(_ new: UserSettings) {
    settings.withLock { $0 = new }
    wake()
  }

  func takeNews() -> [News] {
    bell.silence()
    return news.withLock { list in
      defer { list = [] }
      return list
    }
  }

  func ask(_ request: Request) {
    requests.withLock { $0.append(request) }
    wake()
  }

  func setListening(_ isListening: Bool) {
    listens.store(isListening, ordering: .releasing)
    wake()
  }

  func callAgain() { wake() }
}
