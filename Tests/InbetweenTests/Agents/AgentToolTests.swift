import Foundation
import Testing
import TweenCodecs
import TweenHeadless
import TweenMotion
import TweenPaint
import TweenViews

@testable import Inbetween
@testable import InbetweenTesting
@testable import TweenStage

@Suite @MainActor struct AgentToolTests {
  private func picture(_ reply: AgentProbe.Reply) throws -> Bitmap {
    try ImageDecoder.decode(try #require(reply.pictures.first))
  }

  /// The same program, moved by a stage's own tester.
  private func tester() -> StageTester {
    StageTester(AgentExample(), size: Stage.fallbackSize)
  }

  private func element(_ label: String, _ tester: StageTester) throws -> ViewGraph.Element {
    try #require(tester.tree.all.first { $0.label == label })
  }

  @Test func `tree and find name elements by handles that last`() throws {
    let probe = try AgentProbe(AgentExample())
    let tree = try probe.call("tree")
    #expect(tree.text.hasPrefix("w1 \"main\" window"))
    #expect(tree.text.contains("\n  e1 text \"Count: 0\" ("))
    #expect(tree.moment == "Time: 0 s (frame 0).")
    #expect(try probe.call("find", #"{"text":"COUNT"}"#).text.hasPrefix("e1 text"))
    #expect(try probe.call("find", #"{"label":"Add"}"#).text.hasPrefix("e2 button"))
    #expect(try probe.call("find", #"{"role":"button"}"#).text.split(separator: "\n").count == 3)
    #expect(try probe.call("find", ##"{"id":"second"}"##).text.hasPrefix("e4 button \"Twin\""))
    #expect(try probe.call("find", #"{"label":"nothing"}"#).text.hasPrefix("0 elements."))
    let json = try AgentProbe.value(try probe.call("tree", #"{"format":"json"}"#).text)
    guard case .array(let elements) = json else {
      Issue.record("no list")
      return
    }
    #expect(elements[1]["handle"] == .string("e1") && elements[1]["parent"] == .string("w1"))
    #expect(elements[1]["label"] == .string("Count: 0"))
  }

  @Test func `a handle stays with its element over changes, over goto and replay`() throws {
    let probe = try AgentProbe(AgentExample())
    _ = try probe.call("tree")
    try probe.call("tap", #"{"handle":"e2"}"#)
    #expect(try probe.call("find", #"{"handle":"e1"}"#).text.contains("Count: 1"))
    try probe.call("goto", #"{"time":0}"#)
    #expect(try probe.call("find", #"{"handle":"e1"}"#).text.contains("Count: 0"))
    try probe.call("goto", #"{"time":1}"#)
    #expect(try probe.call("find", #"{"handle":"e1"}"#).text.contains("Count: 1"))
    let scrolled = try probe.call("scroll", #"{"label":"Row 1","until":{"label":"Row 50"}}"#)
    #expect(!scrolled.isError, "\(scrolled.text)")
    let row = try probe.call("find", #"{"label":"Row 0"}"#)
    #expect(row.text.hasPrefix("0 elements."))
    let gone = try probe.call("tap", #"{"handle":"e9"}"#)
    #expect(gone.isError)
    #expect(gone.text.contains("is not in the tree now. Handles now:"))
  }

  @Test func `tap runs its frame, by label, handle, id and point, as a tester does`() throws {
    let probe = try AgentProbe(AgentExample())
    let tester = tester()
    tester.tap(try element("Lamp", tester))
    tester.advance()
    let reply = try probe.call("tap", #"{"label":"Lamp"}"#)
    #expect(reply.text.contains("the press meets \"Lamp\"."))
    #expect(reply.moment.hasPrefix("Time: 0.0167 s (frame 1). 1 property moves."))
    tester.advance(seconds: 0.25)
    try probe.call("advance", #"{"seconds":0.25}"#)
    #expect(try picture(probe.call("screenshot")) == tester.bitmap())
    #expect(try probe.call("tap", #"{"id":"second"}"#).text.contains("Tapped button \"Twin\" (e4)"))
    let point = try element("Add", tester).pressPoint
    try probe.call("tap", #"{"x":\#(point.x),"y":\#(point.y)}"#)
    #expect(try probe.call("find", #"{"text":"count"}"#).text.contains("Count: 1"))
    #expect(try probe.call("tap", #"{"label":"Add","count":2}"#).text.contains("Count: 3"))
    let held = try probe.call("tap", #"{"label":"Add","hold":0.5}"#)
    #expect(held.text.contains("Count: 4"))
  }

  @Test func `type taps the field, types and presses keys`() throws {
    let probe = try AgentProbe(AgentExample())
    let typed = try probe.call("type", #"{"label":"Name","text":"Ada"}"#)
    #expect(typed.text.contains("value=\"Ada\""))
    #expect(try probe.call("type", #"{"text":" L."}"#).text.contains("value=\"Ada L.\""))
    #expect(try probe.call("type", #"{"key":"delete"}"#).text.contains("value=\"Ada L\""))
    try probe.call("type", #"{"key":"a","modifiers":["command"]}"#)
    #expect(try probe.call("type", #"{"text":"B"}"#).text.contains("value=\"B\""))
  }

  @Test func `drag and scroll move content`() throws {
    let probe = try AgentProbe(AgentExample())
    _ = try probe.call("tree")
    let scrolled = try probe.call("scroll", #"{"label":"Row 2","dy":-60}"#)
    #expect(scrolled.text.contains("- e") && scrolled.text.contains("Row 0"))
    let back = try probe.call("scroll", #"{"label":"Row 3","until":{"label":"Row 0"}}"#)
    #expect(back.text.contains("text \"Row 0\""))
    let dragged = try probe.call(
      "drag", #"{"from":{"label":"Row 3"},"to":{"label":"Row 1"},"duration":0.5}"#)
    #expect(!dragged.isError, "\(dragged.text)")
    // The press happens in the next frame, and the release half a second later.
    let frame = try #require(probe.session.stage.frameIndex)
    #expect(frame > 30)
    #expect(try probe.call("find", #"{"label":"Row 0"}"#).text.hasPrefix("0 elements."))
  }

  @Test func `resize and environment change the window and the settings`() throws {
    let probe = try AgentProbe(AgentExample())
    let sized = try probe.call("resize", #"{"width":300,"height":400,"scale":2}"#)
    #expect(sized.text.hasPrefix("The window \"main\" has 300x400 points."))
    let bitmap = try picture(probe.call("screenshot"))
    #expect(bitmap.width == 600 && bitmap.height == 800)
    let dark = try probe.call("environment", #"{"colorScheme":"dark","reduceMotion":true}"#)
    #expect(dark.text.contains("Scheme: dark"))
    #expect(try probe.call("environment", #"{"phase":"background"}"#).isError == false)
  }

  @Test func `input sends every other event of input files`() throws {
    let probe = try AgentProbe(AgentExample())
    #expect(
      try probe.call("input", #"{"event":{"set":"Name","value":"Eve"}}"#).text
        .contains("value=\"Eve\""))
    let closed = try probe.call("input", #"{"event":{"close":true}}"#)
    #expect(closed.moment.hasSuffix("The program has ended: its last window was closed."))
    let ended = try probe.call("tap", #"{"x":1,"y":1}"#)
    #expect(ended.isError && ended.text.contains("goto an earlier moment"))
    #expect(try probe.call("screenshot").isError)
    try probe.call("goto", #"{"time":0}"#)
    #expect(try probe.call("screenshot").isError == false)
  }

  @Test func `the clock moves only by calls, in both directions`() throws {
    let probe = try AgentProbe(AgentExample())
    #expect(try probe.call("screenshot").moment == "Time: 0 s (frame 0).")
    for _ in 0..<10 { try probe.call("advance", #"{"seconds":0.01}"#) }
    #expect(probe.session.stage.frameIndex == 6)
    #expect(try probe.call("advance", #"{"frames":4}"#).moment.contains("(frame 10)"))
    #expect(try probe.call("goto", #"{"frame":3}"#).moment.contains("(frame 3)"))
    #expect(try probe.call("goto", #"{"time":0.0334}"#).moment == "Time: 0.0334 s (frame 2).")
  }

  @Test func `settle names what still moves`() throws {
    let probe = try AgentProbe(AgentExample())
    try probe.call("tap", #"{"label":"Lamp"}"#)
    let settled = try probe.call("settle")
    #expect(settled.text.hasPrefix("Nothing moves."))
    #expect(probe.session.stage.movements.isEmpty)
    // The animation begins in the second frame and has its end value in the frame half a second later.
    let frame = try #require(probe.session.stage.frameIndex)
    #expect((32...34).contains(frame), "\(frame)")
    try probe.call("tap", #"{"label":"Beacon"}"#)
    let endless = try probe.call("settle", #"{"limit":2}"#)
    #expect(endless.isError)
    #expect(endless.text.contains("has not settled in 2 s; what still moves:"))
    #expect(endless.text.contains(", opacity: repeats for ever"))
  }

  @Test func `input after goto back drops the later input`() throws {
    let probe = try AgentProbe(AgentExample())
    try probe.call("tap", #"{"label":"Add"}"#)
    try probe.call("advance", #"{"seconds":1}"#)
    try probe.call("tap", #"{"label":"Add"}"#)
    let back = try probe.call("goto", #"{"time":0.5}"#)
    #expect(back.text.hasPrefix("2 events follow this moment"))
    // Without input the run is what it was.
    try probe.call("advance", #"{"seconds":1}"#)
    #expect(try probe.call("find", #"{"text":"count"}"#).text.contains("Count: 2"))
    try probe.call("goto", #"{"time":0.5}"#)
    let branched = try probe.call("tap", #"{"label":"Lamp"}"#)
    #expect(branched.text.contains("2 later events were dropped"))
    try probe.call("advance", #"{"seconds":2}"#)
    #expect(try probe.call("find", #"{"text":"count"}"#).text.contains("Count: 1"))
  }

  @Test func `screenshots have the moment, the scale and the part that are named`() throws {
    let probe = try AgentProbe(AgentExample())
    let tester = tester()
    tester.tap(try element("Lamp", tester))
    tester.advance(frames: 10)
    try probe.call("tap", #"{"label":"Lamp"}"#)
    try probe.call("advance", #"{"seconds":2}"#)
    let earlier = try probe.call("screenshot", #"{"time":0.167}"#)
    #expect(try picture(earlier) == tester.bitmap())
    #expect(earlier.moment.hasPrefix("Time: 2.0167 s"))
    let frame = try element("Add", tester).frame
    let part = try picture(probe.call("screenshot", #"{"label":"Add","scale":3}"#))
    #expect(part.width == Int((frame.maxX * 3).rounded(.up) - (frame.minX * 3).rounded(.down)))
    let path = probe.path("a.png")
    let file = try probe.call(
      "screenshot", #"{"x":0,"y":0,"width":10,"height":20,"path":"\#(path)"}"#)
    #expect(try picture(file).width == 10 && picture(file).height == 20)
    #expect(try ImageDecoder.decode(fileAt: path) == picture(file))
    // The corner of the whole picture.
    let whole = try picture(probe.call("screenshot"))
    #expect(try picture(file).pixels[..<10] == whole.pixels[..<10])
  }

  @Test func `a strip shows later moments and leaves the clock`() throws {
    let probe = try AgentProbe(AgentExample(), options: ["--size", "100x80"])
    let strip = try probe.call("strip", #"{"at":[0,0.1,0.2]}"#)
    // Three frames of 100 pixels, with 8 between and around them.
    #expect(try picture(strip).width == 3 * 100 + 4 * 8)
    #expect(strip.moment == "Time: 0 s (frame 0).")
    // From the first frame on, with short labels.
    try probe.call("advance", #"{"frames":1}"#)
    let tester = StageTester(AgentExample(), size: CGSize(width: 100, height: 80))
    let expected = try FilmStrip(times: [StageTime(seconds: 0.0167), StageTime(seconds: 0.2167)])
      .bitmap(of: tester.stage)
    #expect(try picture(probe.call("strip", #"{"at":[0,0.2]}"#)) == expected)
  }

  @Test func `a strip has the scale that is named`() throws {
    let probe = try AgentProbe(AgentExample(), options: ["--size", "100x80"])
    let strip = try picture(probe.call("strip", #"{"at":[0,1],"scale":2}"#))
    #expect(strip.width == (2 * 100 + 3 * 8) * 2)
  }

  @Test func `a warning of the program is in the reply, once`() throws {
    let probe = try AgentProbe(AgentExample())
    let event = #"{"event":{"activate":"Add","action":"fly"}}"#
    let reply = try probe.call("input", event)
    try #require(reply.texts.count == 3)
    #expect(reply.texts[1] == "Warning: No element with the label \"Add\" has the action \"fly\".")
    #expect(try probe.call("tree").texts.count == 2)
    try probe.call("goto", #"{"time":0}"#)
    #expect(try probe.call("advance", #"{"frames":3}"#).texts.count == 2)
  }

  /// A program in which rows of one name come and go.
  private struct Dots: View {
    @State private var count = 2

    var body: some View {
      VStack {
        Button("Less") { count -= 1 }
        if count > 1 { Dot(side: 10) }
        Dot(side: 20)
      }
    }

    private struct Dot: View {
      var side: CGFloat
      var body: some View { Rectangle().frame(width: side, height: side) }
    }
  }

  @Test func `diff compares a view with itself, although the number in its path changes`() throws {
    let probe = try AgentProbe(Dots())
    try probe.call("tap", #"{"label":"Less"}"#)
    try probe.call("advance", #"{"seconds":2}"#)
    let lines = try probe.call("diff", #"{"from":0}"#).text.split(separator: "\n")
    #expect(lines.contains("- Dots > Dot (1)"), "\(lines)")
    // The stack is centred in 480 points: the second of two dots lies at another height than the only one.
    #expect(lines.contains { $0.hasPrefix("Dots > Dot, frame: 310,") && $0.hasSuffix("20x20") })
    #expect(!lines.contains { $0.contains("10x10") && $0.contains("->") })
  }

  @Test func `values have curves and velocities of what moves`() throws {
    let probe = try AgentProbe(AgentExample())
    #expect(try probe.call("values", #"{"moving":true}"#).text == "Nothing moves.")
    try probe.call("tap", #"{"label":"Lamp"}"#)
    try probe.call("advance", #"{"seconds":0.25}"#)
    let text = try probe.call("values", #"{"views":"lamp","moving":true}"#).text
    // The tap's frame is the first, the animation begins in the second (Retargeting), and this is the
    // sixteenth: 14/60 of 0.5 s of a linear movement from 20 to 60 points.
    #expect(text.contains("width 20 to 60, now 38.667"), "\(text)")
    let json = try AgentProbe.value(
      probe.call("values", #"{"views":"lamp","moving":true,"format":"json"}"#).text)
    guard case .array(let views) = json, case .array(let motions)? = views.first?["motions"],
      case .array(let lanes)? = motions.first?["values"],
      case .number(let velocity, _)? = lanes.last?["velocity"]
    else {
      Issue.record("\(json.text)")
      return
    }
    // 40 points in half a second.
    #expect(abs(velocity - 80) < 0.001)
    try probe.call("goto", #"{"time":0.1}"#)
    #expect(try probe.call("values", #"{"moving":true}"#).text.contains("now "))
  }

  /// A program whose elements have places of many decimals.
  private struct Thirds: View {
    @State private var isOn = false

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Button("Third \(index)") { withAnimation { isOn.toggle() } }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .offset(y: isOn ? 100.0 / 7 : 0)
        }
      }
    }
  }

  @Test func `numbers in replies have at most three decimals`() throws {
    let probe = try AgentProbe(Thirds(), options: ["--size", "1001x77.7"])
    var texts: [String] = []
    texts.append(try probe.call("tree", #"{"format":"json"}"#).text)
    let tapped = try probe.call("tap", #"{"label":"Third 1"}"#).text
    #expect(tapped.hasPrefix("Tapped button \"Third 1\" (e2) at 500.5,38.8"), "\(tapped)")
    texts.append(tapped)
    texts.append(try probe.call("tap", #"{"label":"Third 2"}"#).text)
    texts.append(
      try probe.call("drag", #"{"from":{"label":"Third 0"},"to":{"x":33.33333,"y":3}}"#).text)
    try probe.call("tap", #"{"label":"Third 0"}"#)
    try probe.call("advance", #"{"frames":5}"#)
    texts.append(try probe.call("values", #"{"moving":true,"format":"json"}"#).text)
    #expect(texts.last?.contains("velocity") == true)
    texts.append(try probe.call("values").text)
    texts.append(try probe.call("diff", #"{"from":0}"#).text)
    texts.append(try probe.call("resize", #"{"width":333.33333333333331}"#).text)
    #expect(texts.last?.hasPrefix("The window \"main\" has 333.333x77.7 points.") == true)
    texts.append(
      try probe.call("screenshot", #"{"x":1e4,"y":0.33333333,"width":1.0101010101,"height":1}"#)
        .text)
    texts.append(try probe.call("tap", #"{"x":-0.3333333333,"y":1}"#).text)
    for text in texts {
      #expect(text.firstMatch(of: /[0-9]\.[0-9]{4}/) == nil, "\(text)")
    }
  }

  @Test func `diff has elements, values and pixels`() throws {
    let probe = try AgentProbe(AgentExample())
    try probe.call("tap", #"{"label":"Add"}"#)
    try probe.call("settle")
    let diff = try probe.call("diff", #"{"from":0,"picture":true}"#)
    #expect(diff.text.contains("~ e1 text \"Count: 0\""))
    #expect(diff.text.contains("-> text \"Count: 1\""))
    #expect(diff.text.contains(" pixels differ, by up to "))
    #expect(try picture(diff).width == Int(Stage.fallbackSize.width))
    let equal = try probe.call("diff", #"{"from":0.9,"to":0.95}"#)
    #expect(
      equal.text.contains("No element changed.\nNo value of a view differs.\nAll pixels are equal.")
    )
  }

  @Test func `record writes a file that replay and the command agree with`() throws {
    let probe = try AgentProbe(AgentExample())
    let path = probe.path("run.jsonl")
    try probe.call("tap", #"{"label":"Add"}"#)
    try probe.call("record", #"{"action":"start","path":"\#(path)"}"#)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"on\":\"Add\""))
    try probe.call("type", #"{"label":"Name","text":"x"}"#)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"text\":\"x\""))
    try probe.call("record", #"{"action":"mark","title":"typed"}"#)
    try probe.call("advance", #"{"seconds":2.5}"#)
    let end = probe.session.stage.time
    let hash = try probe.session.stage.displayList.pixelHash()
    let stop = try probe.call("record", #"{"action":"stop"}"#)
    #expect(stop.text.hasPrefix("Wrote \(path): 5 events"), "\(stop.text)")
    #expect(try probe.session.stage.displayList.pixelHash() == hash)
    let script = try InputScript(contentsOf: path)
    #expect(script.checks.count == 2 && script.marks.map(\.title) == ["typed"])
    let other = try AgentProbe(AgentExample())
    let replay = try other.call("replay", #"{"path":"\#(path)"}"#)
    #expect(
      replay.text.hasSuffix("2 checks, 2 presses and 0 expectations agree."), "\(replay.text)")
    #expect(other.session.stage.time == end)
    #expect(try other.session.stage.displayList.pixelHash() == hash)
    let text = try other.call("record", #"{"action":"text"}"#).text
    #expect(try InputScript(parsing: text, file: "t").events.count == 5)
  }

  @Test func `marks stay with the later input, and go with it`() throws {
    let probe = try AgentProbe(AgentExample())
    func titles() throws -> [String] {
      let text = try probe.call("record", #"{"action":"text"}"#).text
      return try InputScript(parsing: text, file: "t").marks.map {
        "\($0.title) \($0.time.seconds)"
      }
    }
    try probe.call("goto", #"{"time":3}"#)
    try probe.call("record", #"{"action":"mark","title":"late"}"#)
    try probe.call("goto", #"{"time":1}"#)
    try probe.call("record", #"{"action":"mark","title":"early"}"#)
    try probe.call("goto", #"{"time":2}"#)
    try probe.call("record", #"{"action":"mark","title":"middle"}"#)
    #expect(try titles() == ["early 1.0", "middle 2.0", "late 3.0"])
    let tapped = try probe.call("tap", #"{"label":"Add"}"#)
    #expect(tapped.text.contains("1 later mark was dropped: the run continues from here"))
    #expect(try titles() == ["early 1.0", "middle 2.0"])
    try probe.call("goto", #"{"time":0.5}"#)
    let early = try probe.call("tap", #"{"label":"Add"}"#)
    #expect(early.text.contains("2 later events and 2 later marks were dropped"))
    #expect(try titles() == [])
  }

  @Test func `replay names what differs`() throws {
    let probe = try AgentProbe(AgentExample())
    let replay = try probe.call(
      "replay",
      #"{"text":"{\"at\":0.5,\"expect\":\"Radio\"}\n{\"at\":1,\"expect\":\"Add\",\"role\":\"button\"}"}"#
    )
    #expect(
      replay.text == "The run differs:\ntext:1: at 0.5 s there is no \"Radio\"; expected one.")
    #expect(!replay.isError)
    #expect(replay.moment.hasPrefix("Time: 1 s"))
    let nothing = try probe.call("replay", #"{"text":"{\"at\":0.5,\"tap\":[1,1]}"}"#)
    #expect(nothing.text == "Nothing was compared.")
  }

  @Test func `a long call stops between two frames, and a further one continues`() throws {
    nonisolated(unsafe) var now = 0.0
    let probe = try AgentProbe(
      AgentExample(),
      seconds: {
        now += 1
        return now
      })
    let reply = try probe.call("advance", #"{"seconds":5}"#)
    #expect(reply.isError && reply.text.contains("a further call continues from here."))
    let frame = try #require(probe.session.stage.frameIndex)
    #expect(frame > 10 && frame < 40)
    try probe.call("advance", #"{"frames":1}"#)
    #expect(probe.session.stage.frameIndex == frame + 1)
  }
}
