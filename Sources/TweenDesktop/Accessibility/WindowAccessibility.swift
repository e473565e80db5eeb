import Foundation
import TweenViews

/// Tells assistive technology of one window, and hands the window what is asked of it. Nothing is made
/// and nothing runs while nobody asks.
@MainActor package final class WindowAccessibility {
  /// What a window has to tell and to take.
  package struct Host {
    /// What it shows; asked for only while somebody listens.
    var tree: () -> ViewGraph.Element
    /// Where it lies.
    var placement: () -> WindowPlacement
    /// Takes what is asked of an element, as input of the coming frame.
    var request: (ElementRequest) -> Void
    /// Told what the desktop's user has asked for, and whether anybody listens.
    var settings: (UserSettings) -> Void

    package init(
      tree: @escaping () -> ViewGraph.Element, placement: @escaping () -> WindowPlacement,
      request: @escaping (ElementRequest) -> Void,
      settings: @escaping (UserSettings) -> Void = { _ in }
    ) {
      self.tree = tree
      self.placement = placement
      self.request = request
      self.settings = settings
    }
  }

  private let host: Host
  private let number: Int
  /// Whether it has the user's keys.
  package var isActive = false {
    didSet { if isActive != oldValue { frameWasMade() } }
  }
  private var wasListening = false
  private var reportedSettings = UserSettings()
  /// The window may show something else than it has told.
  private var isStale = false
  private var isWaiting = false
  private var lastTime: UInt64 = 0

  /// How many nanoseconds lie between two tellings at least: 20 a second.
  private static let period: UInt64 = 50_000_000

  /// Begins to look for assistive technology, if there is a bus.
  package init(
    program: String = ProcessInfo.processInfo.processName,
    environment: [String: String] = ProcessInfo.processInfo.environment, host: Host
  ) {
    self.host = host
    number = Windows.insert(program: program, environment: environment)
    Windows.open[number] = { [weak self] requests in self?.woken(requests) }
  }

  /// The window has made a frame.
  package func frameWasMade() {
    guard let bridge = Windows.bridge, bridge.isListening else { return }
    isStale = true
    tellIfDue(bridge)
  }

  /// Something is to be said at once.
  ///
  /// - Parameter isUrgent: Whether what is being said gives way.
  package func announce(_ words: String, isUrgent: Bool) {
    guard let bridge = Windows.bridge, bridge.isListening else { return }
    bridge.tell(.says(window: number, words, isUrgent: isUrgent))
  }

  /// The window is closed.
  package func close() {
    Windows.bridge?.tell(.closes(window: number))
    Windows.remove(number)
  }

  private func woken(_ requests: [AccessibilityBridge.Request]) {
    guard let bridge = Windows.bridge else { return }
    isWaiting = false
    if bridge.isListening != wasListening {
      wasListening = bridge.isListening
      isStale = wasListening
      lastTime = 0
    }
    var settings = bridge.userSettings ?? UserSettings()
    settings.screenReader = wasListening
    if settings != reportedSettings {
      reportedSettings = settings
      host.settings(settings)
    }
    for request in requests where request.key.window == number { take(request) }
    if wasListening, isStale { tellIfDue(bridge) }
  }

  /// By its place now; what is gone can do nothing.
  private func take(_ request: AccessibilityBridge.Request) {
    let tree = host.tree()
    guard let place = tree.place(where: { $0.details.id == request.key.element }),
      let element = tree.element(at: place)
    else { return }
    host.request(ElementRequest(request.action, of: .place(place, label: element.label)))
  }

  private func tellIfDue(_ bridge: AccessibilityBridge) {
    let now = DispatchTime.now().uptimeNanoseconds
    guard now >= lastTime + Self.period else {
      if !isWaiting { bridge.tell(.waits(nanoseconds: lastTime + Self.period - now)) }
      isWaiting = true
      return
    }
    lastTime = now
    isStale = false
    bridge.tell(
      .shows(window: number, host.tree(), host.placement(), isActive: isActive))
  }

  /// The program's windows, and the one bridge that they have together as long as one is open.
  @MainActor private enum Windows {
    static var open: [Int: ([AccessibilityBridge.Request]) -> Void] = [:]
    static var bridge: AccessibilityBridge?
    private static var last = 0

    static func insert(program: String, environment: [String: String]) -> Int {
      if open.isEmpty {
        bridge = AccessibilityBridge(program: program, environment: environment) {
          DispatchQueue.main.async { MainActor.assumeIsolated { Windows.woken() } }
        }
      }
      last += 1
      return last
    }

    static func remove(_ number: Int) {
      open[number] = nil
      guard open.isEmpty else { return }
      bridge?.tell(.ends)
      bridge = nil
    }

    static func woken() {
      guard let bridge else { return }
      let requests = bridge.takeRequests()
      for number in open.keys.sorted() { open[number]?(requests) }
    }
  }
}
