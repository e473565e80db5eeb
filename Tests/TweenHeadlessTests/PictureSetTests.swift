import Foundation
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenHeadless

@Suite @MainActor struct PictureSetTests {
  private func set(_ folder: String, _ command: String) throws -> PictureSet {
    try PictureSet(folder: folder, program: "p", command: command, sheet: nil, threads: 1)
  }

  private func add(_ name: String, to pictures: PictureSet) throws {
    try pictures.add(
      DisplayList(size: CGSize(width: 2, height: 2)),
      PictureSet.Note(file: name, caption: "", row: 0, column: 0, fields: []))
  }

  @Test func `pictures of another command of the program are not overwritten`() throws {
    let folder = NSTemporaryDirectory() + "set-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let widgets = try set(folder, "widgets")
    try add("a.png", to: widgets)
    #expect(try widgets.finish().count == 1)
    let error = #expect(throws: FileError.self) { try set(folder, "previews") }
    #expect(
      error?.reason == "the folder holds the pictures of 'widgets'; expected another folder")
    #expect(FileManager.default.fileExists(atPath: folder + "/a.png"))
    // The same command removes what it doesn't make any more.
    let again = try set(folder, "widgets")
    try add("b.png", to: again)
    #expect(try again.finish().count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
  }
}
