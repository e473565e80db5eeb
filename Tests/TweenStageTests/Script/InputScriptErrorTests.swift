import Foundation
import Testing
import TweenMotion

@testable import TweenStage

@Suite struct InputScriptErrorTests {
  /// What stands between `t.jsonl:LINE: found` and the end, for a line that must be refused.
  @Test(arguments: [
    (#"{"at":0.5"#, "'{\"at\":0.5'; expected a JSON object on one line"),
    ("[1]", "'[1]'; expected a JSON object"),
    ("tap", "'tap'; expected a JSON object"),
    (#"{"at":1}"#, #"no event in {"at":1}; expected one of "pointer", "key""#),
    (#"{"at":1,"tip":[1,2]}"#, #"no event in {"at":1,"tip":[1,2]}; expected one of"#),
    (#"{"at":1,"tap":[1,2],"text":"a"}"#, #"both "text" and "tap"; expected one event a line"#),
    (#"{"at":1,"tap":[1,2],"over":2}"#, #"an unknown "over"; expected only "at", "tap", "button""#),
    (#"{"tap":[1,2]}"#, #"no "at"; expected "at": seconds from 0 to 1000000"#),
    (#"{"at":-1,"tap":[1,2]}"#, #"-1 for "at"; expected seconds from 0"#),
    (#"{"at":"1","tap":[1,2]}"#, #""1" for "at"; expected seconds"#),
    (#"{"at":true,"tap":[1,2]}"#, #"true for "at"; expected seconds"#),
    (#"{"at":1e7,"tap":[1,2]}"#, #"10000000 for "at"; expected seconds"#),
    (#"{"at":1,"tap":[1]}"#, #"[1] for "tap"; expected two numbers in points, [x,y]"#),
    (#"{"at":1,"tap":null}"#, #"null for "tap"; expected two numbers"#),
    (#"{"at":1,"tap":[1,2],"button":"top"}"#, #""top" for "button"; expected "left""#),
    (#"{"at":1,"pointer":"press","position":[1,2]}"#, #""press" for "pointer"; expected "down""#),
    (#"{"at":1,"pointer":"down"}"#, #"no "position"; expected "position": two numbers"#),
    (#"{"at":1,"key":"enter"}"#, #""enter" for "key"; expected one character or a key's name"#),
    (#"{"at":1,"key":""}"#, #""" for "key"; expected one character"#),
    (#"{"at":1,"key":7}"#, #"7 for "key"; expected a text"#),
    (#"{"at":1,"key":"n","modifiers":"command"}"#, #""command" for "modifiers"; expected a list"#),
    (#"{"at":1,"key":"n","modifiers":["cmd"]}"#, #""cmd" in "modifiers"; expected a list of"#),
    (
      #"{"at":1,"key":"n","phase":"held"}"#,
      #""held" for "phase"; expected "down", "repeat" or "up""#
    ),
    (#"{"at":1,"text":5}"#, #"5 for "text"; expected a text"#),
    (#"{"at":1,"scroll":[1,2]}"#, #"no "position"; expected"#),
    (#"{"at":1,"resize":[0,5]}"#, #"[0,5] for "resize"; expected [width,height] in points"#),
    (#"{"at":1,"resize":[20000,5]}"#, #"[20000,5] for "resize"; expected"#),
    (#"{"at":1,"scale":0}"#, #"0 for "scale"; expected pixels per point"#),
    (#"{"at":1,"colorScheme":"sepia"}"#, #""sepia" for "colorScheme"; expected "light""#),
    (#"{"at":1,"drag":[[1,2]],"over":1}"#, #"[[1,2]] for "drag"; expected a list of two or more"#),
    (#"{"at":1,"drag":[[1,2],[3]],"over":1}"#, #"[3] for "drag"; expected two numbers"#),
    (#"{"at":1,"drag":[[1,2],[3,4]]}"#, #"no "over"; expected "over": seconds from 0 to 600"#),
    (#"{"at":1,"drag":[[1,2],[3,4]],"over":601}"#, #"601 for "over"; expected seconds"#),
    (#"{"at":1,"mark":3}"#, #"3 for "mark"; expected a title."#),
    (#"{"at":1,"mark":" \n"}"#, #"" \n" for "mark"; expected a title."#),
    (#"{"mark":"opened"}"#, #"no "at"; expected "at": seconds from 0"#),
    (
      #"{"at":1,"mark":"opened","window":"main"}"#,
      #"an unknown "window"; expected only "at", "mark"."#
    ),
    (
      #"{"at":1,"mark":"opened","tap":[1,2]}"#,
      #"both "tap" and "mark"; expected one event a line."#
    ),
    (#"// a comment"#, "'// a comment'; expected a JSON object"),
    (#"{"inbetween":2}"#, "version 2; expected version 1"),
    (#"{"inbetween":"1"}"#, #"version "1"; expected version 1"#),
    (#"{"inbetween":1,"seed":-1}"#, #"-1 for "seed"; expected a whole number"#),
    (#"{"inbetween":1,"seed":1.5}"#, #"1.5 for "seed"; expected a whole number"#),
    (#"{"inbetween":1,"idiom":"tv"}"#, #""tv" for "idiom"; expected "phone", "pad" or"#),
    (#"{"inbetween":1,"frames":9}"#, #"an unknown "frames"; expected only "inbetween""#),
    (#"{"inbetween":1,"size":"big"}"#, #""big" for "size"; expected [width,height]"#),
  ])
  func `a wrong line is refused with its number, what was found and what was expected`(
    line: String, message: String
  ) {
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: "\n\(line)\n", file: "t.jsonl")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("t.jsonl:2: found \(message)"), "\(text)")
    #expect(text.hasSuffix(".") && !text.contains("\n"))
  }

  @Test func `lines out of order are refused at the line that comes too late`() {
    let text = #"{"at":2,"text":"a"}"# + "\n" + #"{"at":1.5,"text":"b"}"#
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: text, file: "t.jsonl")
    }
    #expect(
      error?.description
        == "t.jsonl:2: found an event at 1.5 s after one at 2 s; expected lines sorted by time.")
  }

  @Test func `a header further down is refused`() {
    let text = #"{"at":2,"text":"a"}"# + "\n" + #"{"inbetween":1}"#
    let error = #expect(throws: InputScriptError.self) {
      try InputScript(parsing: text, file: "t.jsonl")
    }
    #expect(error?.line == 2)
  }

  @Test func `an event after the recording's end is refused, a drag's end too`() {
    for line in [#"{"at":2.5,"text":"a"}"#, #"{"at":1.9,"drag":[[0,0],[1,1]],"over":0.2}"#] {
      let error = #expect(throws: InputScriptError.self) {
        try InputScript(parsing: #"{"inbetween":1,"end":2}"# + "\n" + line, file: "t.jsonl")
      }
      #expect(error?.line == 2)
      #expect(error?.expected == "none after the header's \"end\", 2 s")
    }
  }

  @Test func `events after the last frame are refused with that frame`() throws {
    let script = try InputScript(
      parsing: #"{"at":1,"text":"a"}"# + "\n" + #"{"at":1.99,"text":"b"}"#, file: "t.jsonl")
    try script.check(frameCount: 121, at: .sixty)
    let error = #expect(throws: InputScriptError.self) {
      try script.check(frameCount: 91, at: .sixty)
    }
    #expect(
      error?.description
        == "t.jsonl:2: found an event at 1.99 s; expected none after the last frame, "
        + "number 90 at 1.5 s.")
  }

  @Test func `a script ends with the last frame, and a note names the first event after it`() throws
  {
    let script = try InputScript(
      parsing: #"{"at":1,"text":"a"}"# + "\n" + #"{"at":1.5,"text":"b"}"# + "\n"
        + #"{"at":1.99,"text":"c"}"#, file: "t.jsonl")
    #expect(script.ended(frameCount: 121, at: .sixty) == nil)
    let cut = try #require(script.ended(frameCount: 91, at: .sixty))
    // An event at the moment of the last frame is delivered in it.
    #expect(cut.script.events == Array(script.events.prefix(2)))
    #expect(
      cut.note
        == "t.jsonl:3: the event at 1.99 s is ignored; the input ends with the last frame, "
        + "number 90 at 1.5 s.")
    let shorter = try #require(script.ended(frameCount: 1, at: .sixty))
    #expect(shorter.script.events.isEmpty)
    #expect(shorter.note.hasPrefix("t.jsonl:1: 3 events from 1 s on are ignored; "))
    #expect(cut.script.ended(frameCount: 1, at: .sixty)?.note.hasPrefix("t.jsonl:1: 2 ") == true)
  }

  @Test func `a file that can't be read is told by name and reason`() throws {
    let missing = #expect(throws: InputFileError.self) {
      try InputScript(contentsOf: "/nonexistent/tour.jsonl")
    }
    #expect(
      missing?.description == "cannot read /nonexistent/tour.jsonl: No such file or directory.")
    #expect(throws: InputFileError.self) { try InputScript(contentsOf: "/") }
    let path = NSTemporaryDirectory() + "inbetween-script-\(getpid()).jsonl"
    defer { unlink(path) }
    try Data([0x7B, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: path))
    let binary = #expect(throws: InputScriptError.self) { try InputScript(contentsOf: path) }
    #expect(binary?.description == "\(path): found bytes that are not UTF-8; expected text.")
  }

  @Test func `no mutilation of a good script traps`() {
    let good = Array(
      (#"{"inbetween":1,"seed":7,"size":[400,300],"end":9}"# + "\n"
        + #"{"at":1.2,"drag":[[10,10],[200,90]],"over":0.3}"# + "\n"
        + #"{"at":2,"key":"n","modifiers":["command"]}"# + "\n").utf8)
    for place in good.indices {
      for byte: UInt8? in [nil, 0, 0x22, 0x2D, 0x39, 0x5B, 0x65, 0x7D, 0x80] {
        var bytes = good
        if let byte { bytes[place] = byte } else { bytes.remove(at: place) }
        _ = try? InputScript(parsing: String(decoding: bytes, as: UTF8.self), file: "t")
      }
    }
  }
}
