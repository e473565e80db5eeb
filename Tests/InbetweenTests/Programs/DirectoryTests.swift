import Foundation
import SwiftUI
import Testing

/// The user's folders by the names that they have elsewhere.
@Suite struct DirectoryTests {
  @Test func `folders are different ones, and whole paths`() {
    let folders: [URL] = [
      .cachesDirectory, .applicationSupportDirectory, .documentsDirectory, .desktopDirectory,
      .downloadsDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory,
    ]
    #expect(Set(folders).count == folders.count)
    for folder in folders {
      #expect(folder.isFileURL && folder.hasDirectoryPath && folder.path.hasPrefix("/"))
    }
  }

  @Test func `folders are those that the file manager tells`() {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    #expect(URL.cachesDirectory.path == caches?.path)
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(URL.documentsDirectory.path == documents?.path)
  }
}
