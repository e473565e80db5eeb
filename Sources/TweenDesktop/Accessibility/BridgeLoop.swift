import Foundation
import TweenViews

/// The loop of the bridge's thread. It waits until the session bus reports assistive technology,
/// connects to the accessibility bus, answers calls and sends signals.
final class BridgeLoop {
  private let bridge: AccessibilityBridge
  private let wakeFile: CInt
  private var program: AccessibleProgram
  private var session: BusConnection?
  /// The accessibility bus; nil while assistive technology is not active.
  private var bus: BusConnection?
  /// Whether the address of the accessibility bus has been requested.
  private var isConnecting = false
  private var isEnded = false
  private var settings = DesktopSettings()
  /// The time at which `wake` is called for the windows, in nanoseconds of the monotonic clock.
  private var callTime: UInt64?

  init(bridge: AccessibilityBridge, program: AccessibleProgram, wakeFile: CInt) {
    self.bridge = bridge
    self.program = program
    self.wakeFile = wakeFile
  }

  /// Runs until the event `end`, or until the session bus disconnects.
  func run(address: String) {
    guard let session = BusConnection(address: address) else { return }
    self.session = session
    let rules = [
      "type='signal',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',"
        + "path='\(Status.path)'",
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='NameOwnerChanged',arg0='\(Status.owner)'",
      "type='signal',interface='\(DesktopSettings.interface)',member='SettingChanged',"
        + "path='\(DesktopSettings.path)'",
    ]
    for rule in rules { session.watch(rule) }
    requestStatus()
    requestSettings()
    while !isEnded {
      guard session.exchange(handleSignal) else { break }
      if let bus, !bus.exchange({ reply(to: $0) }) { disconnect() }
      sleep(session)
      for event in bridge.takeEvents() { handle(event) }
    }
    disconnect()
  }

  /// Sleeps until one of the buses or a window has an event, or until `callTime`.
  private func sleep(_ session: BusConnection) {
    func entry(_ connection: BusConnection) -> pollfd {
      pollfd(
        fd: connection.file,
        events: Int16(POLLIN) | (connection.hasOutput ? Int16(POLLOUT) : 0), revents: 0)
    }
    var waiting = [pollfd(fd: wakeFile, events: Int16(POLLIN), revents: 0), entry(session)]
    if let bus { waiting.append(entry(bus)) }
    var timeout: Int32 = -1
    if let callTime {
      let now = Self.now
      timeout = callTime > now ? Int32(min((callTime - now) / 1_000_000 + 1, 10_000)) : 0
    }
    _ = poll(&waiting, nfds_t(waiting.count), timeout)
    if let time = callTime, time <= Self.now {
      callTime = nil
      bridge.callWake()
    }
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  // MARK: The status of assistive technology

  private enum Status {
    static let owner = "org.a11y.Bus"
    static let path = "/org/a11y/bus"
    static let interface = "org.a11y.Status"
    static let names: Set<String> = ["IsEnabled", "ScreenReaderEnabled"]
  }

  private var status: [String: Bool] = [:]

  /// Requests the status of assistive technology. The call does not start the service.
  private func requestStatus() {
    session?.call(
      Status.owner, Status.path, "org.freedesktop.DBus.Properties", "GetAll",
      [.string(Status.interface)], startsService: false
    ) { [weak self] reply in
      self?.updateStatus(reply?.values.first?.members ?? [:])
    }
  }

  private func updateStatus(_ members: [String: BusValue]) {
    for name in Status.names {
      if let flag = members[name]?.boolean { status[name] = flag }
    }
    let isWanted = status.values.contains(true)
    if isWanted, bus == nil { connect() }
    if !isWanted { disconnect() }
  }

  /// Handles a signal of the session bus.
  private func handleSignal(_ message: BusMessage) {
    switch message.member {
    case "PropertiesChanged" where message.path == Status.path:
      guard message.values.first?.text == Status.interface, message.values.count >= 2 else {
        return
      }
      let members = message.values[1].members
      // Some services report the change without the new value.
      if members.isEmpty { requestStatus() } else { updateStatus(members) }
    case "NameOwnerChanged" where message.values.first?.text == Status.owner:
      if message.values.last?.text?.isEmpty != false {
        status = [:]
        disconnect()
      } else {
        requestStatus()
      }
    case "SettingChanged" where message.path == DesktopSettings.path:
      guard message.values.count == 3, let namespace = message.values[0].text,
        let key = message.values[1].text
      else { return }
      let old = settings.user
      settings.set(namespace, key, message.values[2])
      if settings.user != old { bridge.update(settings.user) }
    default: break
    }
  }

  /// Requests the user's settings from the desktop's portal.
  private func requestSettings() {
    session?.call(
      DesktopSettings.owner, DesktopSettings.path, DesktopSettings.interface, "ReadAll",
      [.strings(DesktopSettings.namespaces)]
    ) { [weak self] reply in
      guard let self, let all = reply?.values.first else { return }
      settings = DesktopSettings(all: all)
      bridge.update(settings.user)
    }
  }

  // MARK: The bus of assistive technology

  private func connect() {
    guard !isConnecting else { return }
    isConnecting = true
    session?.call(Status.owner, Status.path, "org.a11y.Bus", "GetAddress") { [weak self] reply in
      guard let self else { return }
      isConnecting = false
      guard let address = reply?.values.first?.text, !address.isEmpty,
        let bus = BusConnection(address: address)
      else { return }
      register(on: bus)
    }
  }

  private static let registry = "org.a11y.atspi.Registry"

  private func register(on bus: BusConnection) {
    self.bus = bus
    program.busName = bus.name
    bus.call(
      Self.registry, AccessibleProgram.rootPath, "org.a11y.atspi.Socket", "Embed", [program.root]
    ) { [weak self] reply in
      guard let self, let desktop = reply?.values.first, self.bus === bus else { return }
      program.desktop = desktop
      bridge.setListening(true)
    }
  }

  private func disconnect() {
    guard bus != nil else { return }
    bus = nil
    program.windows = [:]
    bridge.setListening(false)
  }

  private func reply(to message: BusMessage) {
    guard let bus, message.kind == .call else { return }
    let call = AccessibleCall(
      path: message.path, interface: message.interface, member: message.member,
      values: message.values)
    switch program.reply(to: call) {
    case .values(let values): bus.reply(message, values)
    case .request(let key, let action, let values):
      bridge.enqueue(AccessibilityBridge.Request(key: key, action: action))
      bus.reply(message, values)
    case .idAssigned(let id):
      program.id = id
      bus.reply(message, [])
    case .unknown(let words):
      bus.replyError(message, "org.freedesktop.DBus.Error.UnknownMethod", "There is \(words).")
    }
  }

  // MARK: Events of the windows

  private func handle(_ event: AccessibilityBridge.WindowEvent) {
    switch event {
    case .update(let number, let tree, let placement, let isActive):
      guard let bus else { return }
      let window = AccessibleWindow(number: number, tree: tree, isActive: isActive)
      program.placements[number] = placement
      show(window, on: bus)
    case .close(let number):
      program.placements[number] = nil
      guard let window = program.windows[number], let bus else { return }
      close(window, on: bus)
    case .announce(let number, let words, let isUrgent):
      // 1: when there is time for it; 2: at once.
      let path = AccessibleKey(window: number, element: 0).path
      guard let bus, program.windows[number] != nil else { return }
      AccessibleSignal("Object", "Announcement", first: isUrgent ? 2 : 1, value: .string(words))
        .send(from: path, on: bus)
    case .wake(let nanoseconds):
      let time = Self.now + nanoseconds
      callTime = min(callTime ?? time, time)
    case .end: isEnded = true
    }
  }

  private func show(_ new: AccessibleWindow, on bus: BusConnection) {
    let old = program.windows[new.number]
    program.windows[new.number] = new
    guard let old else { return open(new, on: bus) }
    for event in old.events(to: new) { program.send(event, on: bus) }
    let root = new.root
    let wasActive = old.objects[root]?.states.contains(.active) == true
    let isActive = new.objects[root]?.states.contains(.active) == true
    if wasActive != isActive { sendActive(new, isActive, on: bus) }
  }

  private func open(_ window: AccessibleWindow, on bus: BusConnection) {
    for key in window.order {
      if let object = window.objects[key] { program.send(.added(object), on: bus) }
    }
    let place = program.windowKeys.firstIndex(of: window.root) ?? 0
    AccessibleSignal(
      "Object", "ChildrenChanged", detail: "add", first: place,
      value: program.reference(window.root)
    )
    .send(from: AccessibleProgram.rootPath, on: bus)
    sendWindow(window, "Create", on: bus)
    guard window.objects[window.root]?.states.contains(.active) == true else { return }
    sendActive(window, true, on: bus)
    for key in window.order where window.objects[key]?.states.contains(.focused) == true {
      program.send(.stateChanged(key, "focused", true), on: bus)
    }
  }

  private func close(_ window: AccessibleWindow, on bus: BusConnection) {
    let place = program.windowKeys.firstIndex(of: window.root) ?? 0
    sendWindow(window, "Destroy", on: bus)
    AccessibleSignal(
      "Object", "ChildrenChanged", detail: "remove", first: place,
      value: program.reference(window.root)
    )
    .send(from: AccessibleProgram.rootPath, on: bus)
    program.windows[window.number] = nil
    for key in window.order.reversed() { program.send(.removed(key), on: bus) }
  }

  private func sendActive(_ window: AccessibleWindow, _ isActive: Bool, on bus: BusConnection) {
    sendWindow(window, isActive ? "Activate" : "Deactivate", on: bus)
  }

  private func sendWindow(_ window: AccessibleWindow, _ member: String, on bus: BusConnection) {
    let name = window.objects[window.root]?.name ?? ""
    AccessibleSignal("Window", member, value: .string(name)).send(from: window.root.path, on: bus)
  }
}
