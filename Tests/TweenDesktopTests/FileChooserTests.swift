import Foundation
import Synchronization
import Testing
import TweenViews

@testable import TweenDesktop

/// A bus of a test's own, with a portal that shows no dialog: the title says how one ends.
private final class PortalBus {
  static let missing: String? = {
    let tools = ["/usr/bin/dbus-daemon", "/usr/bin/python3", "/usr/lib/python3/dist-packages/gi"]
    let missing = tools.filter { !FileManager.default.fileExists(atPath: $0) }
    return missing.isEmpty && BusLibrary.isThere
      ? nil : "Portals are not tested: this machine has not all of it (scripts/setup installs it)."
  }()

  let environment: [String: String]
  let calls: URL
  private let folder: URL
  private var processes: [Process] = []

  init(hasPortal: Bool = true) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portal-" + UUID().uuidString.prefix(8))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    calls = folder.appendingPathComponent("calls")
    let bus = Process()
    bus.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    bus.arguments = ["--session", "--nofork", "--print-address"]
    let address = try Self.firstLine(of: bus)
    processes.append(bus)
    environment = ["DBUS_SESSION_BUS_ADDRESS": address]
    guard hasPortal else { return }
    let script = folder.appendingPathComponent("portal.py")
    try Data(Self.portal.utf8).write(to: script)
    let portal = Process()
    portal.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    portal.arguments = [script.path, calls.path]
    portal.environment = environment
    _ = try Self.firstLine(of: portal)
    processes.append(portal)
  }

  private static func firstLine(of process: Process) throws -> String {
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      line += String(decoding: data, as: UTF8.self)
    }
    return line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What the portal was called with, a call a line.
  var calledWith: [String] {
    ((try? String(contentsOf: calls, encoding: .utf8)) ?? "").split(separator: "\n").map(
      String.init)
  }

  func endPortal() { processes.last.map(Self.end) }

  /// A process that is started by a worker thread inherits its mask, in which SIGTERM is blocked: it
  /// would never see `terminate`.
  private static func end(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit {
    for process in processes.reversed() where process.isRunning { Self.end(process) }
    try? FileManager.default.removeItem(at: folder)
  }

  private static let portal = """
    import sys
    from gi.repository import Gio, GLib
    xml = '''<node><interface name="org.freedesktop.portal.FileChooser">
      <method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
      <method name="SaveFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
      </interface><interface name="org.freedesktop.portal.Request"><method name="Close"/>
      </interface></node>'''
    node = Gio.DBusNodeInfo.new_for_xml(xml)
    log = open(sys.argv[1], "w", buffering=1)
    path = "/org/freedesktop/portal/desktop"
    def close(connection, sender, path, interface, method, values, invocation):
        log.write("Close\\n")
        invocation.return_value(None)
    def call(connection, sender, _, interface, method, values, invocation):
        window, title, options = values.unpack()
        parts = [method, window, title] + [key + "=" + str(options[key]) for key in sorted(options)]
        log.write(" ".join(parts) + "\\n")
        if title == "fail":
            return invocation.return_dbus_error("org.freedesktop.portal.Error.Failed", "no")
        token = "other" if title == "old" else options["handle_token"]
        handle = path + "/request/" + sender[1:].replace(".", "_") + "/" + token
        request = bus.register_object(handle, node.interfaces[1], close, None, None)
        invocation.return_value(GLib.Variant("(o)", (handle,)))
        def end():
            code = {"cancel": 1, "end": 2}.get(title, 0)
            uris = ["file:///tmp/a%20b.txt", "file:///tmp/c.txt"]
            results = {"uris": GLib.Variant("as", uris[:2 if options.get("multiple") else 1])}
            signal = GLib.Variant("(ua{sv})", (code, results if code == 0 else {}))
            bus.emit_signal(sender, handle, "org.freedesktop.portal.Request", "Response", signal)
        # One that has chosen its own object gives who calls the time to listen there.
        if title == "old": GLib.timeout_add(300, end)
        elif title == "quick": end()
        elif title != "wait": GLib.timeout_add(20, end)
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    bus.register_object(path, node.interfaces[0], call, None, None)
    Gio.bus_own_name_on_connection(
        bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
        lambda *_: print("there", flush=True), None)
    GLib.MainLoop().run()
    """
}

@Suite(
  "A dialog of the desktop's portal", .serialized,
  .enabled(if: PortalBus.missing == nil, Comment(rawValue: PortalBus.missing ?? "")))
struct FileChooserTests {
  typealias Request = SystemFileDialogs.Request
  typealias Response = SystemFileDialogs.Response

  /// How a dialog ends; nil: not within 20 seconds.
  private func answer(_ question: Request, on bus: PortalBus) -> Response? {
    let answer = Mutex<Response?>(nil)
    let hasEnded = DispatchSemaphore(value: 0)
    let chooser = FileChooser(question, window: "x11:1f", environment: bus.environment) { end in
      answer.withLock { $0 = end }
      hasEnded.signal()
    }
    guard chooser != nil, hasEnded.wait(timeout: .now() + 20) == .success else { return nil }
    return answer.withLock { $0 }
  }

  private let first = URL(fileURLWithPath: "/tmp/a b.txt")
  private let second = URL(fileURLWithPath: "/tmp/c.txt")

  @Test func `brings the files, and is called with what the program says of it`() throws {
    let bus = try PortalBus()
    let question = Request(
      kind: .open(several: true), title: "Pick", confirmation: "Take",
      folder: URL(fileURLWithPath: "/tmp/é"),
      filter: Request.Filter(name: "Words", extensions: ["txt", "7z"]))
    #expect(answer(question, on: bus) == .chosen([first, second]))
    let folder = Array("/tmp/é".utf8).map { String($0) }.joined(separator: ", ")
    #expect(
      bus.calledWith == [
        "OpenFile x11:1f Pick accept_label=Take current_folder=[\(folder), 0] "
          + "filters=[('Words', [(0, '*.[tT][xX][tT]'), (0, '*.7[zZ]')])] handle_token=inbetween "
          + "modal=True multiple=True"
      ])
  }

  @Test func `asks for a folder, and for a name`() throws {
    let bus = try PortalBus()
    #expect(answer(Request(kind: .folder, title: "Folder"), on: bus) == .chosen([first]))
    #expect(
      answer(Request(kind: .save(name: "a.txt"), title: "Save"), on: bus) == .chosen([first]))
    #expect(
      bus.calledWith == [
        "OpenFile x11:1f Folder directory=True handle_token=inbetween modal=True",
        "SaveFile x11:1f Save current_name=a.txt handle_token=inbetween modal=True",
      ])
  }

  @Test(
    arguments: [
      ("cancel", Response.cancelled), ("end", .unavailable), ("fail", .unavailable),
    ])
  func `that brings none says why`(title: String, end: Response) throws {
    let bus = try PortalBus()
    #expect(answer(Request(kind: .open(several: false), title: title), on: bus) == end)
  }

  @Test(arguments: ["old", "quick"])
  func `is heard whatever object stands for it, and however soon it ends`(title: String) throws {
    let bus = try PortalBus()
    let question = Request(kind: .open(several: false), title: title)
    #expect(answer(question, on: bus) == .chosen([first]))
  }

  @Test func `is not there without a portal, or without a bus`() throws {
    let question = Request(kind: .folder, title: "Folder")
    #expect(answer(question, on: try PortalBus(hasPortal: false)) == .unavailable)
    #expect(FileChooser(question, window: "", environment: [:]) { _ in } == nil)
    #expect(!FileChooser.hasBus(environment: [:]))
  }

  @Test func `ends with its portal, and is closed where nobody waits for it any more`() throws {
    let bus = try PortalBus()
    let hasEnded = DispatchSemaphore(value: 0)
    let end = Mutex<Response?>(nil)
    func ask() -> FileChooser? {
      FileChooser(
        Request(kind: .folder, title: "wait"), window: "", environment: bus.environment
      ) { answer in
        end.withLock { $0 = answer }
        hasEnded.signal()
      }
    }
    func wait(for count: Int) {
      for _ in 0..<400 where bus.calledWith.count < count { usleep(25_000) }
    }
    let chooser = try #require(ask())
    wait(for: 1)
    chooser.cancel()
    wait(for: 2)
    #expect(bus.calledWith.last == "Close")
    #expect(end.withLock { $0 } == nil)
    let other = ask()
    wait(for: 3)
    bus.endPortal()
    #expect(hasEnded.wait(timeout: .now() + 20) == .success)
    #expect(end.withLock { $0 } == .unavailable)
    withExtendedLifetime(other) {}
  }
}
