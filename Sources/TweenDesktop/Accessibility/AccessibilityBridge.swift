import Foundation
import Synchronization
import TweenViews

/// The connection between a program's windows and assistive technology: a thread that sleeps until the
/// bus or a window has an event. It answers calls from the last state that a window has sent, so that
/// no frame waits for the bus, and no screen reader for a frame.
final class AccessibilityBridge: Sendable {
  /// An event of a window.
  enum WindowEvent: Sendable {
    case update(window: Int, ViewGraph.Element, WindowPlacement, isActive: Bool)
    case close(window: Int)
    case announce(window: Int, String, isUrgent: Bool)
    /// Requests a call of `wake` after a number of nanoseconds.
    case wake(nanoseconds: UInt64)
    case end
  }

  /// A request of assistive technology to an element.
  struct Request: Sendable {
    var key: AccessibleKey
    var action: ElementRequest.Action
  }

  private let events = Mutex<[WindowEvent]>([])
  private let requests = Mutex<[Request]>([])
  private let settings = Mutex<UserSettings?>(nil)
  private let isConnected = Atomic<Bool>(false)
  private let wakePipe: WakePipe
  private let wake: @Sendable () -> Void

  /// Starts the thread, which looks for assistive technology; nil where there is no session bus.
  ///
  /// - Parameters:
  ///   - program: The displayed name of the program.
  ///   - wake: A closure that is called on the bridge's thread when it has requests or settings for the
  ///     windows.
  init?(
    program: String, environment: [String: String], wake: @escaping @Sendable () -> Void
  ) {
    guard environment["NO_AT_BRIDGE"] != "1",
      let address = BusLibrary.sessionAddress(environment: environment), let bell = WakePipe()
    else { return nil }
    self.wakePipe = bell
    self.wake = wake
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let thread = Thread { [self] in
      var program = AccessibleProgram(name: program)
      if let locale { program.locale = locale }
      BridgeLoop(bridge: self, program: program, wakeFile: wakePipe.readEnd).run(address: address)
      bell.close()
    }
    thread.name = "accessibility"
    thread.stackSize = 1024 * 1024
    thread.start()
  }

  /// Whether assistive technology is connected.
  var isListening: Bool { isConnected.load(ordering: .acquiring) }

  /// Sends an event to the bridge's thread.
  func send(_ new: WindowEvent) {
    events.withLock { $0.append(new) }
    wakePipe.wake()
  }

  /// Returns the requests since the last call.
  func takeRequests() -> [Request] {
    requests.withLock { list in
      defer { list = [] }
      return list
    }
  }

  /// The user's settings on the desktop; nil: none, or not yet read.
  var userSettings: UserSettings? { settings.withLock { $0 } }

  // MARK: On the bridge's thread

  func update(_ new: UserSettings) {
    settings.withLock { $0 = new }
    wake()
  }

  func takeEvents() -> [WindowEvent] {
    wakePipe.drain()
    return events.withLock { list in
      defer { list = [] }
      return list
    }
  }

  func enqueue(_ request: Request) {
    requests.withLock { $0.append(request) }
    wake()
  }

  func setListening(_ isListening: Bool) {
    isConnected.store(isListening, ordering: .releasing)
    wake()
  }

  func callWake() { wake() }
}
