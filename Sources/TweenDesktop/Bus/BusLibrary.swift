import CTweenBus
import Foundation

/// The library libdbus-1, which is optional.
enum BusLibrary {
  /// Whether the library is installed; checked once.
  static let isThere = ctb_load()

  /// Returns the address of the user's session bus; nil where there is none. No bus is contacted or
  /// started.
  static func sessionAddress(
    environment: [String: String],
    isThere: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      // An address that would start a bus is ignored.
      return address.hasPrefix("autolaunch:") ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty, isThere(folder + "/bus")
    else { return nil }
    return "unix:path=" + folder + "/bus"
  }
}
