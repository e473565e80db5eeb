#if Window
  import Foundation

  /// The X server's resources, where desktops leave the density they draw at. SDL does not tell it
  /// apart from the density computed from a monitor's (often wrong) millimetres.
  enum XResources {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Resources = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    private typealias Close = @convention(c) (OpaquePointer) -> CInt

    /// `Xft.dpi` of the server that DISPLAY names, nil where it has none. Xlib is looked up at run
    /// time, as SDL does it, so that nothing links to it.
    static func dotsPerInch() -> Double? {
      guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL) else { return nil }
      // Not closed again: SDL holds the same library.
      guard let open = dlsym(library, "XOpenDisplay"),
        let resources = dlsym(library, "XResourceManagerString"),
        let close = dlsym(library, "XCloseDisplay")
      else { return nil }
      guard let display = unsafeBitCast(open, to: Open.self)(nil) else { return nil }
      defer { _ = unsafeBitCast(close, to: Close.self)(display) }
      // The text belongs to the display, so it is read before that is closed.
      guard let text = unsafeBitCast(resources, to: Resources.self)(display) else { return nil }
      return DisplayProbe.dotsPerInch(resources: String(cString: text))
    }
  }
#endif
