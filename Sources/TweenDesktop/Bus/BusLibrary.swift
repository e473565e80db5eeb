import CTweenBus
import Foundation

/// libdbus-1, if this machine has it.
enum BusLibrary {
  /// Whether it is there; looked for once.
  static let isThere = ctb_load()

  /// Where the user's session bus is; nil where there is none. Asks nobody, and starts none.
  static func sessionAddress(
    environment: [String: String],
    isThere: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      // What would start a bus is none.
      return address.hasPrefix("autolaunch:") ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty, isThere(folder + "/bus")
    else { return nil }
    return "unix:path=" + folder + "/bus"
  }
}
