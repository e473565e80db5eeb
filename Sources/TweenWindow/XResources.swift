#if Window
  import Foundation

  /// The X server's resources, in which desktops store their drawing density. SDL does not distinguish that
  /// density from one computed from a monitor's (often wrong) size in millimetres.
  enum XResources {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Resources = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    private typealias Close = @convention(c) (OpaquePointer) -> CInt

    /// Returns `Xft.dpi` of the server that DISPLAY names; nil if it has none. Xlib is looked up at run
    /// time, as in SDL, so that nothing links to it.
    static func dotsPerInch() -> Double? {
      guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL) else { return nil }
      // Not closed, because SDL uses the same library.
      guard let open = dlsym(library, "XOpenDisplay"),
        let resources = dlsym(library, "XResourceManagerString"),
        let close = dlsym(library, "XCloseDisplay")
      else { return nil }
      guard let display = unsafeBitCast(open, to: Open.self)(nil) else { return nil }
      defer { _ = unsafeBitCast(close, to: Close.self)(display) }
      // The text belongs to the display, so it is read before the display is closed.
      guard let text = unsafeBitCast(resources, to: Resources.self)(display) else { return nil }
      return DisplayProbe.dotsPerInch(resources: String(cString: text))
    }
  }
#endif
