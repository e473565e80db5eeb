import Foundation
import Synchronization
import TweenViews

/// A file dialog of the desktop's portal. A thread waits for its result.
package final class FileChooser: Sendable {
  private let wakePipe: WakePipe
  private let isCancelled = Atomic<Bool>(false)

  /// Returns whether there is a session bus, on which a portal can be.
  package static func hasBus(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool { BusLibrary.sessionAddress(environment: environment) != nil }

  /// Sends the request; nil where there is no session bus.
  ///
  /// - Parameters:
  ///   - window: The parent window, in the syntax of portals; empty: none.
  ///   - result: A closure that is called once, on a separate thread; not after `cancel`.
  package init?(
    _ request: SystemFileDialogs.Request, window: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    result: @escaping @Sendable (SystemFileDialogs.Response) -> Void
  ) {
    guard let address = BusLibrary.sessionAddress(environment: environment),
      let wakePipe = WakePipe()
    else { return nil }
    self.wakePipe = wakePipe
    let thread = Thread { [self] in
      let call = FileChooserCall(request, window: window)
      let end = call.run(address: address, wakePipe: wakePipe) {
        self.isCancelled.load(ordering: .acquiring)
      }
      wakePipe.close()
      if !isCancelled.load(ordering: .acquiring) { result(end) }
    }
    thread.name = "file chooser"
    thread.stackSize = 512 * 1024
    thread.start()
  }

  /// Closes the dialog.
  package func cancel() {
    isCancelled.store(true, ordering: .releasing)
    wakePipe.wake()
  }
}

/// The call of the portal, and the signal with its result (org.freedesktop.portal.FileChooser).
final class FileChooserCall {
  private static let owner = DesktopSettings.owner
  private static let path = DesktopSettings.path
  private static let interface = "org.freedesktop.portal.FileChooser"
  private static let requestInterface = "org.freedesktop.portal.Request"

  private let request: SystemFileDialogs.Request
  private let window: String
  /// The path of the portal's request object for the dialog.
  private var requestPath = ""
  private var result: SystemFileDialogs.Response?

  init(_ request: SystemFileDialogs.Request, window: String) {
    self.request = request
    self.window = window
  }

  /// Shows the dialog and waits for its result, or for a wake after which `isCancelled` returns true.
  func run(
    address: String, wakePipe: WakePipe, isCancelled: () -> Bool
  ) -> SystemFileDialogs.Response {
    guard let bus = BusConnection(address: address) else { return .unavailable }
    let token = "inbetween"
    // The path is computed before the call, so that the signal cannot arrive before it is subscribed
    // to.
    let sender = bus.name.drop { $0 == ":" }.map { $0 == "." ? "_" : $0 }
    subscribe("\(Self.path)/request/\(String(sender))/\(token)", on: bus)
    bus.watch(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='NameOwnerChanged',arg0='\(Self.owner)'")
    bus.call(Self.owner, Self.path, Self.interface, member, values(token)) { [self] reply in
      guard let reply else { return result = .unavailable }
      // Old portals use another object path.
      if let other = reply.values.first?.text, other != requestPath { subscribe(other, on: bus) }
    }
    while true {
      guard bus.exchange({ handle($0) }) else { return .unavailable }
      if let result { return result }
      if isCancelled() {
        bus.call(Self.owner, requestPath, Self.requestInterface, "Close") { _ in }
        _ = bus.exchange { _ in }
        return .cancelled
      }
      var waiting = [
        pollfd(fd: wakePipe.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(
          fd: bus.file, events: Int16(POLLIN) | (bus.hasOutput ? Int16(POLLOUT) : 0), revents: 0),
      ]
      _ = poll(&waiting, nfds_t(waiting.count), -1)
      wakePipe.drain()
    }
  }

  private func subscribe(_ path: String, on bus: BusConnection) {
    requestPath = path
    bus.watch("type='signal',interface='\(Self.requestInterface)',member='Response',path='\(path)'")
  }

  private func handle(_ message: BusMessage) {
    guard message.kind == .signal, result == nil else { return }
    switch message.member {
    case "Response" where message.path == requestPath && message.interface == Self.requestInterface:
      result = Self.result(message.values)
    case "NameOwnerChanged" where message.values.first?.text == Self.owner:
      // The portal that showed the dialog has quit, which closes the dialog.
      if message.values.last?.text?.isEmpty != false { result = .unavailable }
    default: break
    }
  }

  /// Returns the result of a dialog.
  static func result(_ values: [BusValue]) -> SystemFileDialogs.Response {
    guard values.count == 2 else { return .unavailable }
    switch values[0].integer {
    case 0:
      let texts = values[1].members["uris"]?.elements.compactMap(\.text) ?? []
      let urls = texts.compactMap { URL(string: $0) }.filter(\.isFileURL)
      return urls.isEmpty ? .unavailable : .chosen(urls.map(\.standardizedFileURL))
    case 1: return .cancelled
    // The dialog ended in another way: nothing was shown.
    default: return .unavailable
    }
  }

  /// The name of the called method.
  var member: String {
    if case .save = request.kind { return "SaveFile" }
    return "OpenFile"
  }

  /// Returns the arguments of the call.
  func values(_ token: String) -> [BusValue] {
    var options: [(String, BusValue)] = [
      ("handle_token", .string(token)), ("modal", .bool(true)),
    ]
    if let label = request.confirmation { options.append(("accept_label", .string(label))) }
    switch request.kind {
    case .open(let several): options.append(("multiple", .bool(several)))
    case .folder: options.append(("directory", .bool(true)))
    case .save(let name):
      if !name.isEmpty { options.append(("current_name", .string(name))) }
    }
    if let folder = request.folder {
      let bytes = folder.path.utf8.map { BusValue.byte($0) }
      options.append(("current_folder", .array(of: "y", bytes + [.byte(0)])))
    }
    if let filter = request.filter {
      // 0: a pattern for the file name, which matches both cases of letters.
      let globs = filter.extensions.map {
        BusValue.structure([.uint32(0), .string(Self.glob($0))])
      }
      let own = BusValue.structure([.string(filter.name), .array(of: "(us)", globs)])
      options.append(("filters", .array(of: "(sa(us))", [own])))
    }
    return [.string(window), .string(request.title), .dictionary(options)]
  }

  /// Returns "*.[tT][xX][tT]" for "txt": the patterns of portals are case-sensitive.
  static func glob(_ name: String) -> String {
    "*."
      + name.map { letter in
        let (low, high) = (letter.lowercased(), letter.uppercased())
        return low == high ? low : "[\(low)\(high)]"
      }
      .joined()
  }
}
