import Foundation
import TweenViews

/// The connection of one window with assistive technology: it sends the window's elements, and passes
/// requests to the window. Elements are computed only while assistive technology is active.
@MainActor package final class WindowAccessibility {
  /// The closures with which a window takes part.
  package struct Host {
    /// Returns the elements of the window. Called only while assistive technology is active.
    var tree: () -> ViewGraph.Element
    /// Returns the position of the window.
    var placement: () -> WindowPlacement
    /// Receives a request to an element, as input of the next frame.
    var request: (ElementRequest) -> Void
    /// Receives the user's settings on the desktop, and whether assistive technology is active.
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
  /// Whether the window receives key events.
  package var isActive = false {
    didSet { if isActive != oldValue { frameDidChange() } }
  }
  private var wasConnected = false
  private var reportedSettings = UserSettings()
  /// Whether the window may have changed since its elements were last sent.
  private var isStale = false
  private var isWaiting = false
  private var lastTime: UInt64 = 0

  /// The shortest interval between two updates, in nanoseconds: 20 updates per second.
  private static let period: UInt64 = 50_000_000

  /// Starts to look for assistive technology, if there is a session bus.
  package init(
    program: String = ProcessInfo.processInfo.processName,
    environment: [String: String] = ProcessInfo.processInfo.environment, host: Host
  ) {
    self.host = host
    number = Windows.insert(program: program, environment: environment)
    Windows.open[number] = { [weak self] requests in self?.bridgeDidWake(requests) }
  }

  /// Reports that the window has made a frame.
  package func frameDidChange() {
    guard let bridge = Windows.bridge, bridge.isListening else { return }
    isStale = true
    updateIfDue(bridge)
  }

  /// Announces a text through the screen reader.
  ///
  /// - Parameter isUrgent: Whether the announcement interrupts current speech.
  package func announce(_ words: String, isUrgent: Bool) {
    guard let bridge = Windows.bridge, bridge.isListening else { return }
    bridge.send(.announce(window: number, words, isUrgent: isUrgent))
  }

  /// Reports that the window is closed.
  package func close() {
    Windows.bridge?.send(.close(window: number))
    Windows.remove(number)
  }

  private func bridgeDidWake(_ requests: [AccessibilityBridge.Request]) {
    guard let bridge = Windows.bridge else { return }
    isWaiting = false
    if bridge.isListening != wasConnected {
      wasConnected = bridge.isListening
      isStale = wasConnected
      lastTime = 0
    }
    var settings = bridge.userSettings ?? UserSettings()
    settings.screenReader = wasConnected
    if settings != reportedSettings {
      reportedSettings = settings
      host.settings(settings)
    }
    for request in requests where request.key.window == number { take(request) }
    if wasConnected, isStale { updateIfDue(bridge) }
  }

  /// Sends a request to the element's current position in the tree. A request to a removed element is
  /// ignored.
  private func take(_ request: AccessibilityBridge.Request) {
    let tree = host.tree()
    guard let place = tree.place(where: { $0.details.id == request.key.element }),
      let element = tree.element(at: place)
    else { return }
    host.request(ElementRequest(request.action, of: .place(place, label: element.label)))
  }

  private func updateIfDue(_ bridge: AccessibilityBridge) {
    let now = DispatchTime.now().uptimeNanoseconds
    guard now >= lastTime + Self.period else {
      if !isWaiting { bridge.send(.wake(nanoseconds: lastTime + Self.period - now)) }
      isWaiting = true
      return
    }
    lastTime = now
    isStale = false
    bridge.send(
      .update(window: number, host.tree(), host.placement(), isActive: isActive))
  }

  /// The program's windows, and the bridge that they share while at least one is open.
  @MainActor private enum Windows {
    static var open: [Int: ([AccessibilityBridge.Request]) -> Void] = [:]
    static var bridge: AccessibilityBridge?
    private static var last = 0

    static func insert(program: String, environment: [String: String]) -> Int {
      if open.isEmpty {
        bridge = AccessibilityBridge(program: program, environment: environment) {
          DispatchQueue.main.async { MainActor.assumeIsolated { Windows.bridgeDidWake() } }
        }
      }
      last += 1
      return last
    }

    static func remove(_ number: Int) {
      open[number] = nil
      guard open.isEmpty else { return }
      bridge?.send(.end)
      bridge = nil
    }

    static func bridgeDidWake() {
      guard let bridge else { return }
      let requests = bridge.takeRequests()
      for number in open.keys.sorted() { open[number]?(requests) }
    }
  }
}
