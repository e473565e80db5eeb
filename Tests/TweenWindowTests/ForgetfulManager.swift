import Foundation
import Synchronization

/// A window manager that loses the first requests to map a window, as a real one may that is just
/// starting, and grants the others.
final class ForgetfulManager: Sendable {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Root = @convention(c) (OpaquePointer) -> CUnsignedLong
  private typealias Select = @convention(c) (OpaquePointer, CUnsignedLong, CLong) -> CInt
  private typealias Deed = @convention(c) (OpaquePointer) -> CInt
  private typealias Event = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> CInt
  private typealias Map = @convention(c) (OpaquePointer, CUnsignedLong) -> CInt

  // X.h and Xlib.h: the mask and the kind of the events, and where a request names its window.
  private static let substructureRedirect = 1 << 20
  private static let mapRequest: Int32 = 20
  private static let windowOffset = 40

  private struct Counts {
    var forgotten = 0
    var mapped = 0
    var isOver = false
  }

  private let counts = Mutex(Counts())

  /// How many requests were lost, and how many were granted.
  var forgotten: Int { counts.withLock { $0.forgotten } }
  var mapped: Int { counts.withLock { $0.mapped } }

  init(display name: String, forgets count: Int) throws {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
      let open = dlsym(library, "XOpenDisplay"), let root = dlsym(library, "XDefaultRootWindow"),
      let select = dlsym(library, "XSelectInput"), let synchronize = dlsym(library, "XFlush"),
      let pending = dlsym(library, "XPending"), let next = dlsym(library, "XNextEvent"),
      let map = dlsym(library, "XMapWindow"), let close = dlsym(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(name)
    else { throw XServer.Failure(description: "There is no X server to manage.") }
    let window = unsafeBitCast(root, to: Root.self)(display)
    _ = unsafeBitCast(select, to: Select.self)(display, window, Self.substructureRedirect)
    _ = unsafeBitCast(synchronize, to: Deed.self)(display)
    nonisolated(unsafe) let connection = display  // The thread's alone from here on.
    let (hasEvents, take) = (
      unsafeBitCast(pending, to: Deed.self), unsafeBitCast(next, to: Event.self)
    )
    let (mapWindow, leave) = (
      unsafeBitCast(map, to: Map.self), unsafeBitCast(close, to: Deed.self)
    )
    Thread { [self] in
      let event = UnsafeMutableRawPointer.allocate(byteCount: 192, alignment: 8)
      while !counts.withLock({ $0.isOver }) {
        guard hasEvents(connection) > 0 else {
          usleep(5_000)
          continue
        }
        _ = take(connection, event)
        guard event.load(as: Int32.self) == Self.mapRequest else { continue }
        let isLost = counts.withLock { counts in
          if counts.forgotten < count { counts.forgotten += 1 } else { counts.mapped += 1 }
          return counts.mapped == 0
        }
        if !isLost {
          _ = mapWindow(
            connection, event.load(fromByteOffset: Self.windowOffset, as: CUnsignedLong.self))
        }
      }
      event.deallocate()
      _ = leave(connection)
    }.start()
  }

  func stop() { counts.withLock { $0.isOver = true } }
}
