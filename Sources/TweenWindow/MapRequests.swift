#if Window
  import CSDL2
  import Foundation

  /// Sends requests to map a window to the X server until the window is mapped.
  ///
  /// A window manager that is just starting can lose a request: from its registration on, the server sends
  /// it all requests, and openbox drops the requests that come before it lists the existing windows. SDL
  /// sends one request and then waits for the answer without a limit: no window appears, and none can be
  /// closed. A repeated request costs one message, and has no effect if the first one arrived.
  final class MapRequests: Sendable {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Map = @convention(c) (OpaquePointer, CUnsignedLong) -> CInt
    private typealias Deed = @convention(c) (OpaquePointer) -> CInt

    /// The time between two requests. A shorter time would wake a slow window manager in vain; a longer
    /// time would delay a window whose request was lost.
    private static let interval = DispatchTimeInterval.milliseconds(150)

    private let isOver = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Starts the requests after one interval; nil for a window that is not of X11.
    ///
    /// The requests use a connection and a thread of their own, because SDL's thread waits.
    @MainActor init?(for window: OpaquePointer) {
      let id = sdl_x11_window(window)
      // Looked up at run time, as in SDL, so that nothing links to it. Not closed, because SDL uses the
      // same library.
      guard id != 0, let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
        let open = dlsym(library, "XOpenDisplay"), let map = dlsym(library, "XMapWindow"),
        let flush = dlsym(library, "XFlush"), let close = dlsym(library, "XCloseDisplay"),
        let display = unsafeBitCast(open, to: Open.self)(nil)
      else { return nil }
      nonisolated(unsafe) let connection = display  // The thread's alone from here on.
      let (mapWindow, send) = (
        unsafeBitCast(map, to: Map.self), unsafeBitCast(flush, to: Deed.self)
      )
      let closeDisplay = unsafeBitCast(close, to: Deed.self)
      let thread = Thread { [isOver, hasEnded] in
        while isOver.wait(timeout: .now() + Self.interval) == .timedOut {
          _ = mapWindow(connection, id)
          _ = send(connection)
        }
        _ = closeDisplay(connection)
        hasEnded.signal()
      }
      thread.name = "map requests"
      thread.stackSize = 128 * 1024
      thread.start()
    }

    /// Stops the requests. The window may be closed after this call.
    func stop() {
      isOver.signal()
      hasEnded.wait()
    }
  }
#endif
