#if Window
  import CSDL2
  import Foundation

  /// Finds out who draws title bars under Wayland: the compositor, if it offers to, otherwise a plugin of
  /// libdecor that SDL loads. All functions are looked up at run time, as in SDL, so that nothing links to
  /// the libraries.
  @MainActor enum WaylandTitleBars {
    /// Returns the reason why windows have no title bar, as one sentence; nil if one is drawn.
    static func problem(environment: [String: String]) -> String? {
      if hasPlugin(environment: environment) || compositorDraws() { return nil }
      return
        "warning: The windows have no title bar: the compositor draws none, and libdecor has no "
        + "plugin that does (on Debian: apt-get install libdecor-0-plugin-1-cairo)."
    }

    /// Whether one of libdecor's folders has a plugin.
    private static func hasPlugin(environment: [String: String]) -> Bool {
      var folders = (environment["LIBDECOR_PLUGIN_DIR"] ?? "").split(separator: ":").map(
        String.init)
      if folders.isEmpty, let own = folderOfPlugins { folders = [own] }
      return folders.contains { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasSuffix(".so") }
      }
    }

    /// The folder beside libdecor's library; nil without the library.
    private static var folderOfPlugins: String? {
      guard let library = dlopen("libdecor-0.so.0", RTLD_LAZY | RTLD_LOCAL),
        let function = dlsym(library, "libdecor_new")
      else { return nil }
      // Not closed, because SDL uses the same library.
      guard let path = csdl_path_of(function) else { return nil }
      return URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("libdecor/plugins-1").path
    }

    // MARK: The compositor

    private typealias Connect = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Deed = @convention(c) (OpaquePointer) -> CInt
    private typealias End = @convention(c) (OpaquePointer) -> Void
    /// `wl_proxy_marshal_array_constructor`: the object, the request's number, its arguments, and the
    /// interface of the new object.
    private typealias Construct =
      @convention(c) (OpaquePointer, UInt32, UnsafeMutableRawPointer, UnsafeRawPointer) ->
      OpaquePointer?
    private typealias Listen =
      @convention(c) (OpaquePointer, UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt
    /// `wl_registry_listener.global`.
    private typealias Global =
      @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UInt32, UnsafePointer<CChar>?, UInt32
      ) -> Void
    /// `wl_registry_listener.global_remove`.
    private typealias GlobalRemove =
      @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UInt32) -> Void
    private struct Listener {
      var global: Global
      var globalRemove: GlobalRemove
    }

    /// `wl_display.get_registry` in the protocol.
    private static let getRegistry: UInt32 = 1

    /// Whether the compositor offers to decorate windows. The request has a connection of its own, so that
    /// it takes no event from SDL.
    private static func compositorDraws() -> Bool {
      guard let library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL),
        let connect = dlsym(library, "wl_display_connect"),
        let construct = dlsym(library, "wl_proxy_marshal_array_constructor"),
        let listen = dlsym(library, "wl_proxy_add_listener"),
        let roundtrip = dlsym(library, "wl_display_roundtrip"),
        let disconnect = dlsym(library, "wl_display_disconnect"),
        let destroy = dlsym(library, "wl_proxy_destroy"),
        let interface = dlsym(library, "wl_registry_interface"),
        let display = unsafeBitCast(connect, to: Connect.self)(nil)
      else { return false }
      defer { unsafeBitCast(disconnect, to: End.self)(display) }
      // The only argument is the new object, which the library fills in.
      var argument: UInt64 = 0
      let made = withUnsafeMutableBytes(of: &argument) { bytes -> OpaquePointer? in
        guard let start = bytes.baseAddress else { return nil }
        return unsafeBitCast(construct, to: Construct.self)(display, getRegistry, start, interface)
      }
      guard let registry = made else { return false }
      defer { unsafeBitCast(destroy, to: End.self)(registry) }
      let listener = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
      let found = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
      defer {
        listener.deallocate()
        found.deallocate()
      }
      found.initialize(to: false)
      listener.initialize(
        to: Listener(
          global: { data, _, _, name, _ in
            guard let data, let name, String(cString: name) == "zxdg_decoration_manager_v1" else {
              return
            }
            data.assumingMemoryBound(to: Bool.self).pointee = true
          }, globalRemove: { _, _, _ in }))
      guard unsafeBitCast(listen, to: Listen.self)(registry, listener, found) == 0,
        unsafeBitCast(roundtrip, to: Deed.self)(display) >= 0
      else { return false }
      return found.pointee
    }
  }
#endif
