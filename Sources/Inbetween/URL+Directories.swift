import Foundation

// Places that Foundation names on other systems, and on Linux gives by `FileManager` alone. Where
// the desktop doesn't say otherwise they lie in the user's folder.
extension URL {
  /// Where programs keep what they can make anew: `XDG_CACHE_HOME`, else `.cache`.
  public static var cachesDirectory: URL { place(.cachesDirectory, ".cache") }

  /// Where programs keep what they need: `XDG_DATA_HOME`, else `.local/share`.
  public static var applicationSupportDirectory: URL {
    place(.applicationSupportDirectory, ".local/share")
  }

  /// The user's documents.
  public static var documentsDirectory: URL { place(.documentDirectory, "Documents") }

  /// What lies on the user's desktop.
  public static var desktopDirectory: URL { place(.desktopDirectory, "Desktop") }

  /// What the user has fetched.
  public static var downloadsDirectory: URL { place(.downloadsDirectory, "Downloads") }

  /// The user's films.
  public static var moviesDirectory: URL { place(.moviesDirectory, "Videos") }

  /// The user's music.
  public static var musicDirectory: URL { place(.musicDirectory, "Music") }

  /// The user's pictures.
  public static var picturesDirectory: URL { place(.picturesDirectory, "Pictures") }

  /// What the user shows to others.
  public static var sharedPublicDirectory: URL { place(.sharedPublicDirectory, "Public") }

  private static func place(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let url = FileManager.default.urls(for: directory, in: .userDomainMask).first
    let path = (url ?? homeDirectory.appendingPathComponent(name)).path
    // As on other systems, a folder's URL ends in a slash whether it is there or not.
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
