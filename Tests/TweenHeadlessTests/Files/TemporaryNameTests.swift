import Foundation
import Testing

@testable import TweenHeadless

@Suite struct TemporaryNameTests {
  @Test func `a name is hidden, says whose it is, and reads back`() throws {
    for target in ["frame-000012.png", "a", "ä b", ".inbetween-1-0", "x.inbetween-2"] {
      let name = TemporaryName(for: target)
      #expect(name.text.hasPrefix(".\(target).inbetween-\(getpid())-"))
      let read = try #require(TemporaryName(name.text))
      #expect(read == name && read.target == target && read.process == getpid())
    }
  }

  @Test func `no two names are equal`() {
    let names = Set((0..<1000).map { _ in TemporaryName(for: "a").text })
    #expect(names.count == 1000)
  }

  @Test func `a long name is cut between characters, and fits a file system`() {
    for target in [String(repeating: "x", count: 255), String(repeating: "é", count: 127)] {
      let name = TemporaryName(for: target)
      #expect(name.text.utf8.count <= 255 && target.hasPrefix(name.target))
      #expect(name.target.utf8.count >= 196)
    }
  }

  @Test(arguments: [
    "", ".", "frame-000000.png", "frame-000000.png.partial", ".a.inbetween", ".inbetween-1-2",
    ".a.inbetween-1-2", "a.inbetween-1-0123456789abcdef", ".a.inbetween-0-0123456789abcdef",
    ".a.inbetween--1-0123456789abcdef", ".a.inbetween-1-0123456789ABCDEF",
    ".a.inbetween-01-0123456789abcdef", ".a.inbetween-1-0123456789abcdef0",
    ".a.inbetween-1-+123456789abcdef", ".a.inbetween-99999999999-0123456789abcdef",
    ".inbetween.lock", ".inbetween.journal",
  ])
  func `a name of somebody else is not read`(text: String) {
    #expect(TemporaryName(text) == nil)
  }
}
