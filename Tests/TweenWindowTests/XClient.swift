import Foundation

/// Another program on a private X server: it has something on its clipboard, or drags files over a
/// window and lets go of them. It speaks Xlib, which is loaded when it is asked for: SDL needs it too.
///
/// The numbers are those of the X protocol, and the offsets those of Xlib's events on 64-bit Linux.
final class XClient {
  private typealias Pointer = UnsafeMutableRawPointer
  private let library: Pointer
  private let display: Pointer
  private let window: UInt

  init(_ name: String) throws {
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else {
      throw XServer.Failure(description: "There is no libX11.so.6.")
    }
    self.library = library
    let open: @convention(c) (UnsafePointer<CChar>) -> Pointer? = try Self.find(
      "XOpenDisplay", library)
    guard let display = open(name) else {
      throw XServer.Failure(description: "The display \(name) can't be opened.")
    }
    self.display = display
    let root: @convention(c) (Pointer) -> UInt = try Self.find("XDefaultRootWindow", library)
    let create:
      @convention(c) (Pointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt =
        try Self.find("XCreateSimpleWindow", library)
    window = create(display, root(display), 0, 0, 1, 1, 0, 0, 0)
  }

  deinit {
    if let close: @convention(c) (Pointer) -> Int32 = try? Self.find("XCloseDisplay", library) {
      _ = close(display)
    }
  }

  private static func find<Function>(_ name: String, _ library: Pointer) throws -> Function {
    guard let symbol = dlsym(library, name) else {
      throw XServer.Failure(description: "Xlib has no \(name).")
    }
    return unsafeBitCast(symbol, to: Function.self)
  }

  private func atom(_ name: String) throws -> UInt {
    let intern: @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> UInt = try Self.find(
      "XInternAtom", library)
    return intern(display, name, 0)
  }

  private func own(_ selection: String) throws {
    let set: @convention(c) (Pointer, UInt, UInt, UInt) -> Int32 = try Self.find(
      "XSetSelectionOwner", library)
    _ = set(display, try atom(selection), window, 0)
    try flush()
  }

  private func flush() throws {
    let flush: @convention(c) (Pointer) -> Int32 = try Self.find("XFlush", library)
    _ = flush(display)
  }

  // MARK: Events

  private static let eventSize = 192
  private enum Kind { static let selectionRequest = 30, clientMessage = 33, selectionNotify = 31 }

  /// Sends an event whose fields are words at offsets.
  private func send(_ kind: Int, to target: UInt, _ words: [(offset: Int, value: UInt)]) throws {
    let send: @convention(c) (Pointer, UInt, Int32, Int, Pointer) -> Int32 = try Self.find(
      "XSendEvent", library)
    let event = Pointer.allocate(byteCount: Self.eventSize, alignment: 8)
    defer { event.deallocate() }
    event.initializeMemory(as: UInt8.self, repeating: 0, count: Self.eventSize)
    event.storeBytes(of: Int32(kind), as: Int32.self)
    for word in words { event.storeBytes(of: word.value, toByteOffset: word.offset, as: UInt.self) }
    if kind == Kind.clientMessage {
      event.storeBytes(of: 32, toByteOffset: 48, as: Int32.self)
    }
    _ = send(display, target, 0, 0, event)
    try flush()
  }

  /// A message of the drag and drop protocol; each word of its data stands on its own.
  private func message(_ name: String, to target: UInt, _ data: [UInt]) throws {
    try send(
      Kind.clientMessage, to: target,
      [(32, target), (40, try atom(name))]
        + data.enumerated().map { (56 + 8 * $0.offset, $0.element) })
  }

  /// Answers whoever asks for what is selected, until `isDone` says so of a message that came, or of
  /// none: then 0.
  private func serve(
    _ content: String, as types: [String], on server: XServer, _ what: String,
    until isDone: (UInt) -> Bool
  ) throws {
    let pending: @convention(c) (Pointer) -> Int32 = try Self.find("XPending", library)
    let next: @convention(c) (Pointer, Pointer) -> Int32 = try Self.find("XNextEvent", library)
    let known = try types.map { try atom($0) }
    let event = Pointer.allocate(byteCount: Self.eventSize, alignment: 8)
    defer { event.deallocate() }
    try server.wait(what) {
      while pending(display) > 0 {
        _ = next(display, event)
        switch Int(event.load(as: Int32.self)) {
        case Kind.selectionRequest: try answer(event, content, known)
        case Kind.clientMessage:
          if isDone(event.load(fromByteOffset: 40, as: UInt.self)) { return true }
        default: break
        }
      }
      return isDone(0)
    }
  }

  private func answer(_ request: UnsafeMutableRawPointer, _ content: String, _ known: [UInt]) throws
  {
    func word(_ offset: Int) -> UInt { request.load(fromByteOffset: offset, as: UInt.self) }
    let (requestor, selection, target) = (word(40), word(48), word(56))
    var property = word(64)
    let change:
      @convention(c) (Pointer, UInt, UInt, UInt, Int32, Int32, UnsafeRawPointer, Int32) -> Int32 =
        try Self.find("XChangeProperty", library)
    if known.contains(target) {
      let bytes = Array(content.utf8)
      _ = change(display, requestor, property, target, 8, 0, bytes, Int32(bytes.count))
    } else if target == (try atom("TARGETS")) {
      // The type of lists of atoms is 4.
      _ = change(display, requestor, property, 4, 32, 0, known, Int32(known.count))
    } else {
      property = 0
    }
    try send(
      Kind.selectionNotify, to: requestor,
      [(32, requestor), (40, selection), (48, target), (56, property), (64, word(72))])
  }

  // MARK: The pointer

  /// How the pointer looks, in the server's own pixels.
  struct Cursor: Equatable {
    var width: Int
    var height: Int
    var pixels: [UInt]

    /// Whether nothing of it is seen.
    var isClear: Bool { pixels.allSatisfy { $0 & 0xFF00_0000 == 0 } }
  }

  /// The pointer as the server shows it now, by the extension XFixes.
  func cursor() throws -> Cursor {
    guard let fixes = dlopen("libXfixes.so.3", RTLD_NOW) else {
      throw XServer.Failure(description: "There is no libXfixes.so.3.")
    }
    let get: @convention(c) (Pointer) -> Pointer? = try Self.find("XFixesGetCursorImage", fixes)
    let free: @convention(c) (Pointer) -> Int32 = try Self.find("XFree", library)
    guard let image = get(display) else {
      throw XServer.Failure(description: "The server shows no pointer.")
    }
    defer { _ = free(image) }
    // XFixesCursorImage: x, y, width, height, hot x, hot y, a serial number, the pixels.
    let width = Int(image.load(fromByteOffset: 4, as: UInt16.self))
    let height = Int(image.load(fromByteOffset: 6, as: UInt16.self))
    let pixels = image.load(fromByteOffset: 24, as: UnsafePointer<UInt>.self)
    return Cursor(
      width: width, height: height, pixels: (0..<width * height).map { pixels[$0] & 0xFFFF_FFFF })
  }

  /// The pointers of the X server's own font that SDL takes.
  enum Shape: UInt32 {
    case arrow = 68, beam = 152, hand = 60, columns = 108
  }

  /// How a pointer of the server's font looks: shown for a moment, by a grab.
  func cursor(_ shape: Shape) throws -> Cursor {
    let make: @convention(c) (Pointer, UInt32) -> UInt = try Self.find(
      "XCreateFontCursor", library)
    let root: @convention(c) (Pointer) -> UInt = try Self.find("XDefaultRootWindow", library)
    let grab:
      @convention(c) (Pointer, UInt, Int32, UInt32, Int32, Int32, UInt, UInt, UInt) -> Int32 =
        try Self.find("XGrabPointer", library)
    let ungrab: @convention(c) (Pointer, UInt) -> Int32 = try Self.find("XUngrabPointer", library)
    let sync: @convention(c) (Pointer, Int32) -> Int32 = try Self.find("XSync", library)
    guard grab(display, root(display), 0, 0, 1, 1, 0, make(display, shape.rawValue), 0) == 0 else {
      throw XServer.Failure(description: "The pointer can't be grabbed.")
    }
    let cursor = try cursor()
    _ = ungrab(display, 0)
    _ = sync(display, 0)
    return cursor
  }

  // MARK: What the program does

  /// Has a text on the clipboard until `isDone`.
  func offer(_ text: String, on server: XServer, until isDone: () throws -> Bool) throws {
    try own("CLIPBOARD")
    var failure: (any Error)?
    try serve(text, as: ["UTF8_STRING"], on: server, "the text to be pasted") { _ in
      do { return try isDone() } catch {
        failure = error
        return true
      }
    }
    if let failure { throw failure }
  }

  /// Drags files over a window, by its number, and lets go of them at a place of the screen.
  func drop(_ files: [String], on target: UInt, x: Int, y: Int, server: XServer) throws {
    try own("XdndSelection")
    let list = files.map { "file://\($0)\r\n" }.joined()
    let type = "text/uri-list"
    // The version of the protocol stands in the upper byte; up to three types follow.
    try message("XdndEnter", to: target, [window, 5 << 24, try atom(type), 0, 0])
    let position = [window, 0, UInt(x << 16 | y), 0, try atom("XdndActionCopy")]
    try message("XdndPosition", to: target, position)
    let status = try atom("XdndStatus")
    try serve(list, as: [type], on: server, "the window to answer the drag") { $0 == status }
    try message("XdndDrop", to: target, [window, 0, 0, 0, 0])
    let finished = try atom("XdndFinished")
    try serve(list, as: [type], on: server, "the window to take the drop") { $0 == finished }
  }
}
