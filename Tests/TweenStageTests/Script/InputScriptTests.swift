import Foundation
import Testing
import TweenMotion
import TweenViews

@testable import TweenStage

@Suite struct InputScriptTests {
  static func parse(_ text: String) throws -> InputScript {
    try InputScript(parsing: text, file: "t.jsonl")
  }

  static func pointer(
    _ phase: InputEvent.PointerPhase, _ x: Double, _ y: Double,
    _ button: InputEvent.PointerButton = .left
  ) -> InputEvent {
    .pointer(phase, position: CGPoint(x: x, y: y), button: button)
  }

  @Test(arguments: ["a.png", "?b/a b.png", "/tmp/../c", "file:///tmp/%3F"])
  func `a dropped file of any path is written so that it reads back as the same`(path: String)
    throws
  {
    let line = #"{"at":0,"drop":[\#(JSONText.string(path))],"position":[1,2]}"#
    let script = try InputScript(parsing: line, file: "drop")
    #expect(try InputScript(parsing: script.text, file: "drop") == script)
  }

  @Test(
    arguments: [
      (
        #"{"at":0.5,"pointer":"down","position":[320,240],"button":"left"}"#,
        pointer(.down, 320, 240)
      ),
      (#"{"at":0.5,"pointer":"move","position":[1.5,-2]}"#, pointer(.move, 1.5, -2)),
      (#"{"at":0.5,"pointer":"up","position":[0,0],"button":"right"}"#, pointer(.up, 0, 0, .right)),
      (#"{"at":0.5,"pointer":"cancel","position":[0,0]}"#, pointer(.cancel, 0, 0)),
      (
        #"{"at":0.5,"key":"n","modifiers":["command"],"phase":"down"}"#,
        .key("n", modifiers: .command, phase: .down)
      ),
      (#"{"at":0.5,"key":"escape","phase":"up"}"#, .key(.escape, modifiers: [], phase: .up)),
      (#"{"at":0.5,"text":"é"}"#, .text("é")),
      (#"{"at":0.5,"key":"a","phase":"repeat"}"#, .key("a", modifiers: [], phase: .repeat)),
      (#"{"at":0.5,"held":["shift","command"]}"#, .modifiers([.shift, .command])),
      (#"{"at":0.5,"compose":"nih","cursor":3}"#, .textEditing("nih", selection: 3..<3)),
      (#"{"at":0.5,"compose":"nih","cursor":[1,3]}"#, .textEditing("nih", selection: 1..<3)),
      (#"{"at":0.5,"compose":""}"#, .textEditing("", selection: 0..<0)),
      (#"{"at":0.5,"paste":"a\nb"}"#, .paste("a\nb")),
      (
        #"{"at":0.5,"scroll":[0,-40],"position":[100,100]}"#,
        .scroll(CGSize(width: 0, height: -40), position: CGPoint(x: 100, y: 100))
      ),
      (#"{"at":0.5,"resize":[800,600]}"#, .resize(CGSize(width: 800, height: 600))),
      (#"{"at":0.5,"scale":2}"#, .scale(2)),
      (#"{"at":0.5,"colorScheme":"dark"}"#, .colorScheme(.dark)),
      (
        #"{"at":0.5,"magnify":1.25,"position":[3,4]}"#,
        .magnify(1.25, position: CGPoint(x: 3, y: 4))
      ),
      (
        #"{"at":0.5,"rotate":-90,"position":[3,4]}"#,
        .rotate(.degrees(-90), position: CGPoint(x: 3, y: 4))
      ),
      (
        #"{"at":0.5,"drop":["/tmp/a b.png",{"text":"x"}],"position":[3,4]}"#,
        .drop(
          [.file(URL(filePath: "/tmp/a b.png", directoryHint: .notDirectory)), .text("x")],
          position: CGPoint(x: 3, y: 4))
      ),
    ] as [(String, InputEvent)])
  func `each raw event is read, and written as it was read`(line: String, event: InputEvent) throws
  {
    let script = try Self.parse(line)
    #expect(script.events == [TimedInput(time: StageTime(seconds: 0.5), event: event)])
    #expect(try Self.parse(script.text) == script)
  }

  @Test func `a URL is handed on`() throws {
    let script = try Self.parse(#"{"at":0,"open":"app://item/3"}"#)
    let url = try #require(URL(string: "app://item/3"))
    #expect(script.events == [TimedInput(time: .zero, event: .openURL(url))])
  }

  @Test func `a key without a phase goes down and up in one frame`() throws {
    let script = try Self.parse(#"{"at":1,"key":"k","modifiers":["command","option"]}"#)
    #expect(
      script.events.map(\.event) == [
        .key("k", modifiers: [.command, .option], phase: .down),
        .key("k", modifiers: [.command, .option], phase: .up),
      ])
  }

  @Test func `a tap is down and up at one time`() throws {
    let script = try Self.parse(#"{"at":0.5,"tap":[320,240]}"#)
    let time = StageTime(seconds: 0.5)
    #expect(
      script.events == [
        TimedInput(time: time, event: Self.pointer(.down, 320, 240)),
        TimedInput(time: time, event: Self.pointer(.up, 320, 240)),
      ])
  }

  @Test func `a drag moves evenly each sixtieth of a second and ends on its last point`() throws {
    // 100 points of way in 0.1 s are 6 sixtieths: five moves between, 100/6 points apart.
    let script = try Self.parse(#"{"at":1,"drag":[[0,0],[60,0],[60,40]],"over":0.1}"#)
    let steps: [(Int64, InputEvent.PointerPhase, Double, Double)] = [
      (0, .down, 0, 0), (1, .move, 100.0 / 6, 0), (2, .move, 200.0 / 6, 0), (3, .move, 50, 0),
      (4, .move, 60, 400.0 / 6 - 60), (5, .move, 60, 500.0 / 6 - 60), (6, .move, 60, 40),
      (6, .up, 60, 40),
    ]
    #expect(script.events.count == steps.count)
    for (timed, step) in zip(script.events, steps) {
      #expect(timed.time.flicks == 705_600_000 + step.0 * 11_760_000)
      guard case .pointer(let phase, let position, .left) = timed.event else {
        Issue.record("\(timed.event) is no pointer event of the left button.")
        continue
      }
      #expect(phase == step.1)
      #expect(abs(position.x - step.2) < 1e-12 && abs(position.y - step.3) < 1e-12)
    }
  }

  @Test(arguments: [#"[[5,5],[5,5]]"#, #"[[1e300,0],[-1e300,0]]"#, #"[[0,0],[9,9]]"#])
  func `a drag without length, of no time, or of huge numbers ends`(points: String) throws {
    for over in ["0", "0.01", "1"] {
      let script = try Self.parse("{\"at\":0,\"drag\":\(points),\"over\":\(over)}")
      #expect(script.events.count >= 3)
    }
  }

  @Test func `events of a drag and of lines after it are sorted by time`() throws {
    let script = try Self.parse(
      """
      {"at":0,"drag":[[0,0],[60,0]],"over":0.1}
      {"at":0.05,"text":"x"}
      """)
    #expect(script.events.map(\.time) == script.events.map(\.time).sorted())
    #expect(script.events.firstIndex { $0.event == .text("x") } == 4)
  }

  @Test func `a header gives what it holds, seeds with all their bits`() throws {
    let script = try Self.parse(
      #"{"inbetween":1,"seed":18446744073709551615,"size":[400,300],"scale":1.5,"#
        + #""colorScheme":"dark","idiom":"desktop","end":12.4}"# + "\n" + #"{"at":12.4,"text":"a"}"#
    )
    #expect(
      script.header
        == InputScript.Header(
          seed: .max, size: CGSize(width: 400, height: 300), scale: 1.5, colorScheme: .dark,
          idiom: .desktop, end: StageTime(seconds: 12.4)))
    #expect(try Self.parse(script.text) == script)
    #expect(try Self.parse(#"{"inbetween":1}"#).header == InputScript.Header())
  }

  @Test func `blank lines, line ends of other systems and a byte order mark are skipped`() throws {
    let script = try Self.parse(
      "\u{FEFF}{\"inbetween\":1}\r\n\r\n  \n{\"at\":1,\"text\":\"a\"}\r\n")
    #expect(script.header != nil)
    #expect(script.events.count == 1)
    #expect(try Self.parse("") == InputScript())
  }

  @Test func `lines may end as on other systems, each of them`() throws {
    let lines = (0..<3).map { "{\"at\":\($0),\"text\":\"a\"}" }
    let script = try Self.parse(lines.joined(separator: "\n"))
    #expect(script.events.count == 3)
    #expect(try Self.parse(lines.joined(separator: "\r\n") + "\r\n") == script)
  }

  @Test func `a written script reads back with the same times, to the flick`() throws {
    var events: [TimedInput] = []
    for index in 0..<2000 {
      let flicks = Int64(index) * 1_234_567 + Int64(index % 7)
      events.append(TimedInput(time: StageTime(flicks: flicks), event: .text("\(index)")))
    }
    let script = InputScript(events: events)
    #expect(try Self.parse(script.text) == script)
  }

  @Test func `every named key and any text survives writing and reading`() throws {
    let keys: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
      .pageUp, .pageDown, .clear, .tab, .space, .return, "a", "?", "\"", "\\", "é", "\u{F704}",
    ]
    var events = keys.map {
      TimedInput(time: .zero, event: .key($0, modifiers: .all, phase: .down))
    }
    for text in ["\"quoted\"", "back\\slash", "tab\tline\nend\r\u{0}\u{1F}\u{7F}", "🎈👩‍👩‍👧", ""] {
      events.append(TimedInput(time: .zero, event: .text(text)))
    }
    let script = InputScript(events: events)
    #expect(try Self.parse(script.text) == script)
  }

  @Test func `a turn of the wheel glides where the line says so, and is written like that`() throws
  {
    let position = CGPoint(x: 3, y: 4)
    let line = #"{"at":1,"scroll":[0,-40],"position":[3,4]"#
    for (end, glides) in [("}", false), (#","glides":true}"#, true), (#","glides":false}"#, false)]
    {
      let script = try Self.parse(line + end)
      let event = InputEvent.scroll(
        CGSize(width: 0, height: -40), position: position, glides: glides)
      #expect(script.events.map(\.event) == [event])
      #expect(script.text.contains("glides") == glides)
      #expect(try Self.parse(script.text) == script)
    }
    #expect(throws: InputScriptError.self) { try Self.parse(line + #","glides":1}"#) }
  }
}
