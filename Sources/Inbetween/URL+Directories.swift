import Foundation

// Directories that Foundation names on other systems; on Linux only `FileManager` has them. Without a
// setting of the desktop they are in the user's home folder.
extension URL {
  /// The folder for files that programs can make again: `XDG_CACHE_HOME`, or `.cache` in the user's home
  /// folder.
  public static var cachesDirectory: URL { place(.cachesDirectory, ".cache") }

  /// The folder for data that programs need: `XDG_DATA_HOME`, or `.local/share` in the user's home folder.
  public static var applicationSupportDirectory: URL {
    place(.applicationSupportDirectory, ".local/share")
  }

  /// The user's folder for documents, by default `Documents` in the home folder.
  public static var documentsDirectory: URL { place(.documentDirectory, "Documents") }

  /// The user's folder of files on the desktop, by default `Desktop` in the home folder.
  public static var desktopDirectory: URL { place(.desktopDirectory, "Desktop") }

  /// The user's folder for downloaded files, by default `Downloads` in the home folder.
  public static var downloadsDirectory: URL { place(.downloadsDirectory, "Downloads") }

  /// The user's folder for films, by default `Videos` in the home folder.
  public static var moviesDirectory: URL { place(.moviesDirectory, "Videos") }

  /// The user's folder for music, by default `Music` in the home folder.
  public static var musicDirectory: URL { place(.musicDirectory, "Music") }

  /// The user's folder for pictures, by default `Pictures` in the home folder.
  public static var picturesDirectory: URL { place(.picturesDirectory, "Pictures") }

  /// The user's folder for files that others can read, by default `Public` in the home folder.
  public static var sharedPublicDirectory: URL { place(.sharedPublicDirectory, "Public") }

  private static func place(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let url = FileManager.default.urls(for: directory, in: .userDomainMask).first
    let path = (url ?? homeDirectory.appendingPathComponent(name)).path
    // As on other systems, a folder's URL ends in a slash even if the folder does not exist.
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
