import Foundation
import TweenTypes

/// What is typed in the prompt of a file dialog, as URLs.
enum FilePaths {
  /// The URLs of what was typed: one path or, where several are wanted, those between colons. A path
  /// may begin with the home folder's "~", or be a file's URL; one that doesn't begin at the root goes
  /// on from `folder`.
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

  /// Whether a file is of one of some types, by its name; none: any is.
  static func isOf(_ types: [UTType], _ url: URL) -> Bool {
    if types.isEmpty { return true }
    if isFolder(url) {
      let type = UTType(filenameExtension: url.pathExtension, conformingTo: .package)
      return types.contains { UTType.folder.conforms(to: $0) || type?.conforms(to: $0) == true }
    }
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return types.contains { type.conforms(to: $0) }
  }

  /// What is wrong with files to open; nil: nothing.
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

  /// What is wrong with a place to write to; nil: nothing.
  static func obstacle(writing url: URL?) -> String? {
    guard let url else { return "" }
    if isFolder(url) { return "“\(url.lastPathComponent)” is a folder." }
    let folder = url.deletingLastPathComponent()
    return isFolder(folder) ? nil : "There is no folder “\(folder.lastPathComponent)”."
  }

  /// What is wrong with a folder to write in; nil: nothing.
  static func obstacle(writingInto folder: URL?) -> String? {
    guard let folder else { return "" }
    return isFolder(folder) ? nil : "There is no folder “\(folder.lastPathComponent)”."
  }
}
