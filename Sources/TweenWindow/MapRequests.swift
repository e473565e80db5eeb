#if Window
  import CSDL2
  import Foundation

  /// Asks the X server again and again to map a window, for as long as it takes.
  ///
  /// A window manager that is just starting can lose a request: from the moment that it announces
  /// itself the server hands it all requests, and openbox drops those that come before it looks for
  /// the windows that are there. SDL asks once and then waits for the answer, without an end: no
  /// window, and no way to close it. Asking again costs one message, and changes nothing where the
  /// first request was heard.
  final class MapRequests: Sendable {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Map = @convention(c) (OpaquePointer, CUnsignedLong) -> CInt
    private typealias Deed = @convention(c) (OpaquePointer) -> CInt

    /// From one request to the next. Shorter wakes a slow window manager for nothing; longer lets a
    /// person wait for a window that was forgotten.
    private static let interval = DispatchTimeInterval.milliseconds(150)

    private let isOver = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Begins to ask, a moment from now; nil for a window that is none of X11's.
    ///
    /// The requests go by a connection of their own, on a thread of their own: SDL's waits.
    @MainActor init?(for window: OpaquePointer) {
      let id = sdl_x11_window(window)
      // Looked up at run time, as SDL does it, so that nothing links to it; not closed again, for
      // SDL holds the same library.
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

    /// Ends the asking: the window may go after that.
    func stop() {
      isOver.signal()
      hasEnded.wait()
    }
  }
#endif
