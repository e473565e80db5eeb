import Foundation
import TweenTypes

/// Functions that convert typed paths to URLs and check files.
enum FilePaths {
  /// Returns the URLs of typed text: one path, or several paths separated by colons. A path can begin
  /// with "~" for the home folder, or be a file URL; a relative path begins at `folder`.
  static func urls(_ text: String, in folder: URL, severalAllowed: Bool) -> [URL] {
    let whole = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !whole.isEmpty else { return [] }
    let one = url(whole, in: folder)
    if !severalAllowed || exists(one) { return [one] }
    return whole.split(separator: ":").map { url(String($0), in: folder) }
  }

  private static func url(_ text: String, in folder: URL) -> URL {
    if text.hasPrefix("file:"), let url = URL(string: text), url.isFileURL {
      return url.standardizedFileURL
    }
    let path = text.hasPrefix("~") ? (text as NSString).expandingTildeInPath : text
    let url =
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    return url.standardizedFileURL
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns whether a file has one of the types, by its name; an empty list includes all files.
  static func isOf(_ types: [UTType], _ url: URL) -> Bool {
    if types.isEmpty { return true }
    if isFolder(url) {
      let type = UTType(filenameExtension: url.pathExtension, conformingTo: .package)
      return types.contains { UTType.folder.conforms(to: $0) || type?.conforms(to: $0) == true }
    }
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) }
  }

  /// Returns the reason why files cannot be opened, empty where there are none; nil: they can.
  @MainActor static func obstacle(
    opening urls: [URL], types: [UTType], isEnabled: (@MainActor (URL) -> Bool)?
  ) -> String? {
    if urls.isEmpty { return "" }
    for url in urls {
      if !exists(url) { return "There is no “\(url.lastPathComponent)”." }
      let isChoosable = isEnabled?(url) ?? true
      if !isOf(types, url) || !isChoosable {
        return "“\(url.lastPathComponent)” can’t be chosen here."
      }
    }
    return nil
  }

  /// Returns the reason why a file cannot be written, empty where there is none; nil: it can.
  static func obstacle(writing url: URL?) -> String? {
    guard let url else { return "" }
    if isFolder(url) { return "“\(url.lastPathComponent)” is a folder." }
    let folder = url.deletingLastPathComponent()
    return isFolder(folder) ? nil : "There is no folder “\(folder.lastPathComponent)”."
  }

  /// Returns the reason why a folder cannot be written into, empty where there is none; nil: it can.
  static func obstacle(writingInto folder: URL?) -> String? {
    guard let folder else { return "" }
    return isFolder(folder) ? nil : "There is no folder “\(folder.lastPathComponent)”."
  }
}
