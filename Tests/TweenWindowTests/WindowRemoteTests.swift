import Foundation
import Testing
import TweenWindow

@Suite struct WindowRemoteTests {
  @Test(arguments: [
    (WindowRemote.Command.hold, "hold"), (.go, "go"), (.end, "end"), (.notice(nil), "notice "),
    (.notice("one"), "notice one"), (.notice("one\ntwo"), "notice one\u{2028}two"),
  ])
  func `a command is one line, which reads back`(command: WindowRemote.Command, line: String) {
    #expect(command.line == line)
    #expect(WindowRemote.Command(line: line) == command)
    #expect(!command.line.contains(where: \.isNewline) || command.line.contains("\u{2028}"))
  }

  @Test(arguments: [
    (WindowRemote.Reply.shown, "shown"),
    (.held(WindowPlace(x: -3, y: 40), hasFocus: false), "held -3 40"),
    (.held(WindowPlace(x: 3, y: 4), hasFocus: true), "held 3 4 focus"),
  ])
  func `a reply is one line, which reads back`(reply: WindowRemote.Reply, line: String) {
    #expect(reply.line == line)
    #expect(WindowRemote.Reply(line: line) == reply)
  }

  @Test func `other lines are neither`() {
    for line in ["", "holds", "notice", "held", "held 1", "held a b", "held 1 2 blur", "shown now"]
    {
      #expect(WindowRemote.Command(line: line) == nil, "\(line)")
      #expect(WindowRemote.Reply(line: line) == nil, "\(line)")
    }
  }

  @Test(arguments: [false, true])
  func `lines are read as they come, and the last without an end where that is wanted`(
    takesUnendedLine: Bool
  ) throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let text = "one\n\nthree is longer\nfour"
    #expect(write(ends[1], text, text.utf8.count) == text.utf8.count)
    close(ends[1])
    var reader = LineReader(file: ends[0], takesUnendedLine: takesUnendedLine)
    #expect([reader.next(), reader.next(), reader.next()] == ["one", "", "three is longer"])
    #expect(reader.next() == (takesUnendedLine ? "four" : nil))
    #expect(reader.next() == nil)
    close(ends[0])
  }

  @Test func `of a line that is too long the reader keeps the beginning`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    // More than one read of the file.
    let text = "abcd\n" + String(repeating: "x", count: 9000) + "\nabcde\nz"
    #expect(write(ends[1], text, text.utf8.count) == text.utf8.count)
    close(ends[1])
    var reader = LineReader(file: ends[0], takesUnendedLine: true, mostBytes: 4)
    #expect([reader.next(), reader.next(), reader.next()] == ["abcd", "xxxx", "abcd"])
    #expect(reader.next() == "z" && reader.next() == nil)
    close(ends[0])
  }
}
