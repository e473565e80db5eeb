import Foundation
import Testing
import TweenMotion
import TweenStage
import TweenViews

@testable import TweenHeadless

@Suite struct EventAxisTests {
  /// The spans of a script: lane, seconds and words.
  private func spans(_ lines: String...) throws -> [String] {
    let script = try InputScript(parsing: lines.joined(separator: "\n"), file: "t.jsonl")
    return EventAxis(script.events).spans.map { span in
      let times = [span.start, span.end].map(\.secondsText)
      return "\(span.lane.rawValue) \(times[0])...\(times[1]) \(span.words)"
    }
  }

  @Test func `a press and its release are one tap, with the button that did it`() throws {
    #expect(
      try spans(
        #"{"at":0.5,"tap":[320,240.25]}"#, #"{"at":1,"tap":[1,-2],"button":"right"}"#,
        #"{"at":2,"tap":[1,2],"button":"middle"}"#)
        == [
          "Pointer 0.5...0.5 Tap at 320, 240.3", "Pointer 1...1 Right click at 1, −2",
          "Pointer 2...2 Middle click at 1, 2",
        ])
  }

  @Test func `a press that moves is one drag, and one that lasts is a press`() throws {
    #expect(
      try spans(#"{"at":1,"drag":[[10,10],[200,90]],"over":0.3}"#)
        == ["Pointer 1...1.3 Drag from 10, 10 to 200, 90, 0.3 s"])
    let down = #"{"at":1,"pointer":"down","position":[10,10]}"#
    #expect(
      try spans(down, #"{"at":1.75,"pointer":"up","position":[11,10]}"#)
        == ["Pointer 1...1.75 Press at 10, 10, 0.75 s"])
    // There and back is a drag, too.
    #expect(
      try spans(
        down, #"{"at":1.1,"pointer":"move","position":[50,10]}"#,
        #"{"at":1.2,"pointer":"up","position":[10,10]}"#)
        == ["Pointer 1...1.2 Drag from 10, 10 to 10, 10, 0.2 s"])
    // A press without an end.
    #expect(try spans(down) == ["Pointer 1...1 Tap at 10, 10"])
  }

  @Test func `moves without a press are one span until the pointer rests`() throws {
    func move(_ at: Double, _ x: Int) -> String {
      #"{"at":\#(at),"pointer":"move","position":[\#(x),0]}"#
    }
    #expect(
      try spans(move(0, 1), move(0.25, 2), move(0.5, 3), move(2, 4))
        == ["Pointer 0...0.5 Move to 3, 0", "Pointer 2...2 Move to 4, 0"])
    // What happens in another lane is no part of the rest.
    #expect(
      try spans(move(0, 1), #"{"at":0.75,"paste":"a"}"#, move(1, 2))
        == [
          "Pointer 0...0 Move to 1, 0", "Keys 0.75...0.75 Paste “\u{2068}a\u{2069}”",
          "Pointer 1...1 Move to 2, 0",
        ])
  }

  @Test func `a drop or a request in the middle of a drag leaves the drag whole`() throws {
    #expect(
      try spans(
        #"{"at":1,"drag":[[0,0],[90,0]],"over":1}"#, #"{"at":1.25,"activate":"Order"}"#,
        #"{"at":1.5,"drop":["/tmp/a","/tmp/b"],"position":[1,2]}"#)
        == [
          "Pointer 1...2 Drag from 0, 0 to 90, 0, 1 s",
          "Pointer 1.25...1.25 Activate “\u{2068}Order\u{2069}”",
          "Pointer 1.5...1.5 Drop 2 items at 1, 2",
        ])
  }

  @Test func `a key, its repeats and its release are one span`() throws {
    #expect(
      try spans(#"{"at":1,"key":"n","modifiers":["command","shift"]}"#)
        == ["Keys 1...1 Key shift+command+n"])
    #expect(
      try spans(
        #"{"at":1,"key":"a","phase":"down"}"#, #"{"at":1.5,"key":"a","phase":"repeat"}"#,
        #"{"at":2,"key":"a","phase":"repeat"}"#, #"{"at":2.5,"key":"a","phase":"up"}"#)
        == ["Keys 1...2.5 Key a, 3 times"])
    #expect(
      try spans(#"{"at":1,"held":["shift"]}"#, #"{"at":2,"held":[]}"#)
        == ["Keys 1...1 Hold shift", "Keys 2...2 Release modifiers"])
  }

  @Test func `typed characters are one text until a pause`() throws {
    #expect(
      try spans(
        #"{"at":0,"text":"H"}"#, #"{"at":0.25,"text":"i "}"#, #"{"at":0.5,"text":"<b>"}"#,
        #"{"at":3,"text":"\u05d0\n\u05d1"}"#)
        == [
          "Keys 0...0.5 Type “\u{2068}Hi <b>\u{2069}”",
          "Keys 3...3 Type “\u{2068}\u{5D0} \u{5D1}\u{2069}”",
        ])
    let long = String(repeating: "abcdefghij", count: 9)
    #expect(
      try spans(#"{"at":0,"paste":"\#(long)"}"#)
        == ["Keys 0...0 Paste “\u{2068}\(long.prefix(59))…\u{2069}”"])
  }

  @Test func `notches of a wheel add up, as do the steps of two fingers`() throws {
    #expect(
      try spans(
        #"{"at":0,"scroll":[0,-40],"position":[1,2]}"#,
        #"{"at":0.25,"scroll":[0,-40.5],"position":[1,2]}"#,
        #"{"at":2,"scroll":[5,0],"position":[1,2]}"#,
        #"{"at":2.25,"scroll":[5,0],"position":[9,9]}"#)
        == [
          "Wheel 0...0.25 Scroll by 0, −80.5 at 1, 2", "Wheel 2...2 Scroll by 5, 0 at 1, 2",
          "Wheel 2.25...2.25 Scroll by 5, 0 at 9, 9",
        ])
    #expect(
      try spans(
        #"{"at":0,"magnify":1.5,"position":[1,2]}"#, #"{"at":0.25,"magnify":1.5,"position":[1,2]}"#,
        #"{"at":0.5,"rotate":10,"position":[1,2]}"#, #"{"at":0.75,"rotate":-25,"position":[1,2]}"#)
        == ["Wheel 0...0.25 Pinch × 2.25 at 1, 2", "Wheel 0.5...0.75 Turn by −15° at 1, 2"])
  }

  @Test func `each kind of an input file has words on one line`() throws {
    for kind in InputEventKind.allCases {
      let script = try InputScript(
        parsing: InputScript.sampleHeader + "\n" + kind.sample, file: "sample")
      guard !script.events.isEmpty else { continue }
      let axis = EventAxis(script.events)
      #expect(axis.spans.count == 1, "\(kind)")
      for span in axis.spans {
        #expect(!span.words.isEmpty && !span.words.contains(where: \.isNewline))
        #expect(span.start <= span.end)
      }
    }
  }

  @Test func `no events make an empty axis`() {
    #expect(EventAxis([]).spans.isEmpty)
  }
}
