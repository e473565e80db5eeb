import Foundation

/// A private X server with a session bus, on which assistive technology is wanted: programs on it are
/// looked at and worked by pyatspi, as a reader or a switch does.
final class AssistedDesktop {
  static let tools = ["dbus-daemon", "gdbus", "/usr/bin/python3"]

  /// What of all that these tests need this machine does not have.
  static let missing: [String] = {
    var missing = (XServer.missingTools + tools.filter { !XServer.isThere($0) })
    if !isThere("/usr/libexec/at-spi-bus-launcher") { missing.append("at-spi2-core") }
    if !isThere("/usr/lib/python3/dist-packages/pyatspi") { missing.append("python3-pyatspi") }
    return missing
  }()

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  let server: XServer
  /// What a user has of his own here.
  let home: URL
  private let script: URL

  init() throws {
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("assisted-" + UUID().uuidString.prefix(8))
    try FileManager.default.createDirectory(
      at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    script = home.appendingPathComponent("reader.py")
    try Data(Self.reader.utf8).write(to: script)
    server = try XServer(height: 1000)
    server.additions["HOME"] = home.path
    server.additions["XDG_RUNTIME_DIR"] = home.path
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
      server.additions[name] = home.appendingPathComponent(name).path
    }
    // A desktop without settings of its own keeps them in memory.
    server.additions["GSETTINGS_BACKEND"] = "memory"
    let output = Pipe()
    let bus = try server.start(
      "dbus-daemon", ["--session", "--nofork", "--print-address"], output: output)
    var address = ""
    while !address.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty, bus.isRunning else {
        throw XServer.Failure(description: "The session bus did not start.")
      }
      address += String(decoding: data, as: UTF8.self)
    }
    server.additions["DBUS_SESSION_BUS_ADDRESS"] = address.trimmingCharacters(
      in: .whitespacesAndNewlines)
    try server.wait("the bus of assistive technology") { try setWanted(true) }
  }

  /// Has assistive technology wanted or not; false where nobody keeps that yet.
  @discardableResult func setWanted(_ isWanted: Bool) throws -> Bool {
    try server.run(
      "gdbus",
      [
        "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
        "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled",
        "<\(isWanted)>",
      ]
    ).status == 0
  }

  func stop() {
    server.stop()
    try? FileManager.default.removeItem(at: home)
  }

  deinit { stop() }

  /// What a reader says to a task; nil: it could not do it yet.
  func read(_ task: String...) throws -> String? {
    let outcome = try server.run("/usr/bin/python3", [script.path] + task)
    return outcome.status == 0
      ? outcome.text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }

  /// Has a reader try a task until it is done.
  func attempt(_ task: String...) throws {
    try server.wait("a reader to \(task.joined(separator: " "))") {
      let outcome = try server.run("/usr/bin/python3", [script.path] + task)
      return outcome.status == 0 && outcome.text.contains("True")
    }
  }

  /// Waits until what a reader sees has a line.
  func wait(for line: String, of program: String) throws {
    var last = ""
    do {
      try server.wait("the line") {
        last = try read("walk", program) ?? last
        return last.split(separator: "\n").contains {
          $0.trimmingCharacters(in: .whitespaces) == line
        }
      }
    } catch {
      throw XServer.Failure(description: "Waited in vain for \(line) in\n\(last)")
    }
  }

  /// Starts a portal whose user has asked for dark colors; `change` has it ask for light ones.
  func startPortal() throws {
    let file = home.appendingPathComponent("portal.py")
    try Data(Self.portal.utf8).write(to: file)
    try server.start("/usr/bin/python3", [file.path])
    try server.wait("the portal") {
      try server.run(
        "gdbus",
        [
          "call", "--session", "--dest", "org.freedesktop.portal.Desktop", "--object-path",
          "/org/freedesktop/portal/desktop", "--method",
          "org.freedesktop.portal.Settings.ReadAll", "[]",
        ]
      ).status == 0
    }
  }

  /// Has the portal's user ask for light colors.
  func turnLight() throws {
    try server.run(
      "gdbus",
      [
        "emit", "--session", "--object-path", "/org/freedesktop/portal/desktop", "--signal",
        "org.freedesktop.portal.Settings.SettingChanged", "org.freedesktop.appearance",
        "color-scheme", "<uint32 2>",
      ])
  }

  /// Starts Orca, which says in a file what it says, each line at once: by itself it writes when it
  /// has much to write.
  func startOrca(writing file: URL) throws {
    let start = """
      import builtins, runpy, sys
      plain = builtins.open
      def lines(name, mode="r", *rest, **more):
          if mode == "w" and not rest: more.setdefault("buffering", 1)
          return plain(name, mode, *rest, **more)
      builtins.open = lines
      sys.argv = ["orca", "--debug-file=" + sys.argv[1], "--replace"]
      runpy.run_path("/usr/bin/orca", run_name="__main__")
      """
    let script = home.appendingPathComponent("speaker.py")
    try Data(start.utf8).write(to: script)
    let words = "exec /usr/bin/python3 \"$0\" \"$1\" > \"$1.errors\" 2>&1"
    try server.start("/bin/sh", ["-c", words, script.path, file.path])
  }

  private static let portal = """
    from gi.repository import Gio, GLib
    node = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.portal.Settings">
      <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
      </method></interface></node>''')
    def call(connection, sender, path, interface, method, values, invocation):
        settings = {"org.freedesktop.appearance": {"color-scheme": GLib.Variant("u", 1)}}
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    bus.register_object("/org/freedesktop/portal/desktop", node.interfaces[0], call, None, None)
    Gio.bus_own_name_on_connection(
        bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, None, None)
    GLib.MainLoop().run()
    """

  private static let reader = """
    import sys, pyatspi
    task, program = sys.argv[1], sys.argv[2]
    def app():
        for found in pyatspi.Registry.getDesktop(0):
            if found and found.name == program: return found
        sys.exit(1)
    def told(element):
        states = element.getState()
        names = ["checked", "selected", "focused"]
        values = [pyatspi.STATE_CHECKED, pyatspi.STATE_SELECTED, pyatspi.STATE_FOCUSED]
        words = [name for name, value in zip(names, values) if states.contains(value)]
        if not states.contains(pyatspi.STATE_ENABLED): words.append("disabled")
        return words
    def actions(element):
        try: action = element.queryAction()
        except NotImplementedError: return []
        return [action.getName(index) for index in range(action.nActions)]
    def walk(element, depth):
        place = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        attributes = dict(part.split(":", 1) for part in element.getAttributes())
        parts = [attributes.get("tag", ""), '"' + element.name + '"']
        if "valuetext" in attributes: parts.append("value=" + attributes["valuetext"])
        if told(element): parts.append("[" + ",".join(told(element)) + "]")
        if actions(element): parts.append("(" + ",".join(actions(element)) + ")")
        parts.append("%d,%d %dx%d" % (place.x, place.y, place.width, place.height))
        print("  " * depth + " ".join(parts))
        for child in element: walk(child, depth + 1)
    def find(element, name):
        if element.name == name: return element
        for child in element:
            found = find(child, name)
            if found: return found
    if task == "walk":
        if app().childCount == 0: sys.exit(1)
        walk(app()[0], 0)
        sys.exit(0)
    element = find(app(), sys.argv[3])
    if element is None: sys.exit(1)
    if task == "press": print(element.queryAction().doAction(0))
    if task == "focus": print(element.queryComponent().grabFocus())
    if task == "type": print(element.queryEditableText().setTextContents(sys.argv[4]))
    if task == "text": print(element.queryText().getText(0, -1))
    if task == "number":
        element.queryValue().currentValue = float(sys.argv[4])
        print(True)
    """
}
