import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

@Suite struct InputMarkTests {
  private static func parse(_ lines: String...) throws -> InputScript {
    try InputScript(parsing: lines.joined(separator: "\n"), file: "t.jsonl")
  }

  @Test func `a mark names a moment and is no event`() throws {
    let script = try Self.parse(
      #"{"at":0.5,"tap":[1,2]}"#, #"{"at":3,"mark":"opened"}"#, #"{"at":3,"mark":"<b> & \"c\""}"#)
    #expect(script.events.count == 2)
    #expect(
      script.marks == [
        InputMark(time: StageTime(seconds: 3), title: "opened"),
        InputMark(time: StageTime(seconds: 3), title: #"<b> & "c""#),
      ])
  }

  @Test
  func `comments are skipped wherever they stand, and the lines after them keep their numbers`()
    throws
  {
    let lines = [
      "# A tour", "  # of two taps", #"{"inbetween":1,"seed":4}"#, "#", ##"{"at":1,"text":"#a"}"##,
    ]
    let script = try InputScript(parsing: lines.joined(separator: "\n"), file: "t.jsonl")
    #expect(script.header?.seed == 4)
    #expect(script.events.map(\.event) == [.text("#a")])
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(
        parsing: (lines + [#"{"at":0,"mark":"late"}"#]).joined(separator: "\n"), file: "t.jsonl")
    }
    #expect(
      error?.description
        == "t.jsonl:6: found a mark at 0 s after one at 1 s; expected lines sorted by time.")
  }

  @Test func `marks are written among events by time, and read back equal`() throws {
    let script = try Self.parse(
      #"{"inbetween":1,"seed":4}"#, #"{"at":0,"mark":"start"}"#,
      #"{"at":1,"drag":[[0,0],[10,0]],"over":0.5}"#,
      #"{"at":1.25,"mark":"halfway \u2066rtl\u2069 \u0001"}"#,
      #"{"at":9,"mark":"end"}"#)
    #expect(try InputScript(parsing: script.text, file: "again") == script)
    let times = script.text.split(separator: "\n").dropFirst().map { line in
      Double(line.dropFirst(#"{"at":"#.count).prefix { $0 != "," }) ?? -1
    }
    #expect(times == times.sorted() && times.count == script.events.count + 3)
    #expect(script != InputScript(header: script.header, events: script.events))
  }

  @Test func `the text of a script without marks is what it was before there were any`() {
    let script = InputScript(events: [TimedInput(time: .zero, event: .text("a"))])
    #expect(script.text == #"{"at":0,"text":"a"}"# + "\n")
  }

  @Test func `a mark after the recording's end is refused at its line`() {
    let error = #expect(throws: InputScriptError.self) {
      try Self.parse(#"{"inbetween":1,"end":2}"#, "", #"{"at":2.5,"mark":"late"}"#)
    }
    #expect(
      error?.description
        == "t.jsonl:3: found a mark at 2.5 s; expected none after the header's \"end\", 2 s.")
  }

  @Test func `marks after the last frame are refused as events are, or left out with a note`()
    throws
  {
    let script = try Self.parse(
      #"{"at":1,"tap":[1,2]}"#, #"{"at":1,"mark":"tapped"}"#, #"{"at":3,"mark":"late"}"#,
      #"{"at":4,"mark":"later"}"#)
    try script.check(frameCount: 241, at: .sixty)
    let error = #expect(throws: InputScriptError.self) {
      try script.check(frameCount: 121, at: .sixty)
    }
    #expect(error?.line == 3)
    #expect(error?.found == "a mark at 3 s")
    #expect(script.ended(frameCount: 241, at: .sixty) == nil)
    let one = try #require(script.ended(frameCount: 211, at: .sixty))
    #expect(one.note.hasPrefix("t.jsonl:4: the mark at 4 s is ignored; "))
    #expect(one.script.marks.map(\.title) == ["tapped", "late"])
    let two = try #require(script.ended(frameCount: 121, at: .sixty))
    #expect(two.note.hasPrefix("t.jsonl:3: 2 marks from 3 s on are ignored; "))
    #expect(two.script.events == script.events)
    let all = try #require(script.ended(frameCount: 1, at: .sixty))
    #expect(all.note.hasPrefix("t.jsonl:1: the event at 1 s is ignored; "))
    #expect(all.script.events.isEmpty && all.script.marks.isEmpty)
  }

  @MainActor @Test
  func `a stage receives no mark: its recording is that of the script without them`()
    throws
  {
    let script = try Self.parse(#"{"at":0,"mark":"start"}"#, #"{"at":0.5,"tap":[1,2]}"#)
    let stages = [script, InputScript(events: script.events)].map { script in
      let stage = Stage(content: Color.red, configuration: Stage.Configuration())
      stage.send(script)
      stage.advance(to: StageTime(seconds: 1))
      return stage
    }
    #expect(stages[0].recording == stages[1].recording)
    #expect(stages[0].recording.events.count == 2)
    #expect(stages[0].displayList == stages[1].displayList)
  }
}
