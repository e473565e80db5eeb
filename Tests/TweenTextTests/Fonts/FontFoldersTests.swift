import Foundation
import Testing
import TweenText

@Suite struct FontFoldersTests {
  @Test func everyWeightAndSlantHasAFileOfItsOwn() throws {
    var paths: Set<String> = []
    for weight in FontWeight.allCases {
      for isItalic in [false, true] {
        let style = FontStyle(weight: weight, isItalic: isItalic)
        paths.insert(try FontFolders.standard.path(of: style))
      }
    }
    #expect(paths.count == 18)
  }

  @Test func aMissingFontIsNamedTogetherWithItsPackage() {
    let folders = FontFolders(paths: ["/nowhere/inter", "/nowhere/else"])
    let style = FontStyle(weight: .bold, isItalic: true)
    let error = #expect(throws: TextError.self) { try folders.path(of: style) }
    #expect(error == .fontMissing(name: "Inter-BoldItalic.otf", folders: folders.paths))
    #expect(
      error?.description
        == "The font file Inter-BoldItalic.otf is missing in /nowhere/inter, /nowhere/else: "
        + "install Debian's package fonts-inter (apt-get install fonts-inter).")
  }

  @Test func theFirstFolderThatHasTheFileIsTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "Inter-Regular.ttf")
    let other = FontFolders.standard.paths
    #expect(
      try FontFolders(paths: [folder.path] + other).path(of: .regular)
        == "\(folder.path)/Inter-Regular.ttf")
    #expect(
      try FontFolders(paths: ["/nowhere"] + other + [folder.path]).path(of: .regular)
        == FontFolders.standard.path(of: .regular))
  }
}

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }
}
