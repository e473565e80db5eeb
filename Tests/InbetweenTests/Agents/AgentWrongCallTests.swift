import Foundation
import Testing
import TweenMath
import TweenViews

@testable import Inbetween
@testable import TweenStage

/// Wrong calls of each tool: the reply has isError and a sentence about what would have worked.
@Suite @MainActor struct AgentWrongCallTests {
  @Test(arguments: [
    ("tree", #"{"windows":1}"#, "expected \"window\" or \"format\". Did you mean \"window\"?"),
    ("tree", #"{"window":"w9"}"#, "No window \"w9\" is open; expected w1 (\"main\")."),
    ("find", "{}", "expected \"label\", \"role\", \"id\", \"text\" or \"handle\"."),
    ("find", #"{"text":""}"#, "\"text\" is empty; expected one character or more."),
    ("find", #"{"label":"Add","window":""}"#, "\"window\" is empty; expected one character"),
    ("find", #"{"role":"knob"}"#, "\"role\" is \"knob\"; expected \"window\","),
    ("find", #"{"label":3}"#, "\"label\" is 3; expected a text."),
    ("tap", "{}", "No element and no point is given; expected \"handle\","),
    ("tap", #"{"handle":"e999"}"#, "There is no handle \"e999\". Handles now: text"),
    ("tap", #"{"label":""}"#, "\"label\" is empty; expected one character or more."),
    ("tap", #"{"handle":"w1"}"#, "w1 is a window; expected an element's handle"),
    ("tap", #"{"label":"Ad"}"#, "Did you mean button \"Add\" (e2)?"),
    ("tap", #"{"label":"Twin"}"#, "There are 2 matches for element with the label \"Twin\""),
    ("tap", #"{"x":1}"#, "Only one of \"x\" and \"y\" is given; expected both or none."),
    ("tap", #"{"x":9000,"y":1}"#, "is outside the window \"main\", which has 640x480 points."),
    ("tap", #"{"handle":"e1","label":"Add"}"#, "are both given; expected one of them."),
    ("tap", #"{"handle":"e1","role":"text"}"#, "a role is for a label, an id, or alone."),
    ("tap", #"{"label":"Add","count":2.5}"#, "expected a whole number from 1 to 3."),
    ("tap", #"{"label":"Add","count":2,"hold":1}"#, "\"count\" and \"hold\" are both given"),
    ("type", "{}", "type lacks \"text\" and \"key\""),
    ("type", #"{"text":""}"#, "expected one character or more."),
    ("type", #"{"text":"a"}"#, "no field has the focus. Name a field; text fields now: textField"),
    ("type", #"{"key":"foo"}"#, "Found \"foo\" for \"key\"; expected one character"),
    ("type", #"{"text":"a","modifiers":["shift"]}"#, "\"modifiers\" are given without \"key\""),
    ("drag", #"{"from":{"label":"Add"}}"#, "drag lacks the argument \"to\""),
    ("drag", #"{"from":{"z":1},"to":{}}"#, "\"from\" has no argument \"z\"; expected"),
    ("drag", #"{"from":"e1","to":"e2"}"#, "expected an object with handle, label,"),
    ("scroll", "{}", "expected \"dx\", \"dy\" or \"until\"."),
    ("scroll", #"{"dy":1,"until":{"label":"a"}}"#, "are both given; expected one of them."),
    ("scroll", #"{"until":{}}"#, "\"until\" names no element"),
    ("scroll", #"{"until":{"label":"Nowhere"},"x":2,"y":2}"#, "Nothing scrolls at the point 2,2"),
    ("scroll", #"{"until":{"label":"Nowhere"},"label":"Row 1"}"#, "was scrolled to both ends"),
    ("resize", "{}", "expected \"width\", \"height\" or \"scale\"."),
    ("resize", #"{"width":0}"#, "expected a number from 1 to 16384."),
    ("resize", #"{"width":16000,"scale":4}"#, "would have 64000 pixels on a side"),
    ("environment", "{}", "environment lacks a setting; expected \"colorScheme\","),
    ("environment", #"{"colorScheme":"blue"}"#, "expected \"light\" or \"dark\"."),
    ("environment", #"{"locale":"de"}"#, "start the server with --locale de."),
    ("environment", #"{"seed":3}"#, "start the server with --seed 7."),
    ("environment", #"{"lcale":"de"}"#, "expected \"colorScheme\", \"contrast\", \"textSize\","),
    ("input", "{}", "input lacks the argument \"event\""),
    ("input", #"{"event":{"tap":[1]}}"#, "Found [1] for \"tap\"; expected two numbers"),
    ("input", #"{"event":{"a":1}}"#, "Found no event in {\"a\":1}; expected one of \"pointer\","),
    ("input", #"{"event":{"text":"a","b":1}}"#, "Found an unknown \"b\"; expected only \"text\""),
    ("input", #"{"event":{"mark":"a"}}"#, "expected an event, such as \"key\"."),
    ("input", #"{"event":{"at":1,"key":"a"}}"#, "the event is for the next frame."),
    ("advance", "{}", "expected \"seconds\" or \"frames\"."),
    ("advance", #"{"seconds":-1}"#, "expected a number from 0 to 3600."),
    ("advance", #"{"seconds":1,"frames":1}"#, "are both given; expected one of them."),
    ("goto", "{}", "goto lacks \"time\""),
    ("goto", #"{"time":"1"}"#, "\"time\" is \"1\"; expected"),
    ("settle", #"{"limit":1e9}"#, "\"limit\" is 1000000000; expected a number from 0 to 600."),
    ("screenshot", #"{"scale":0}"#, "expected a number from 0.1 to 16."),
    ("screenshot", #"{"scale":16}"#, "by a smaller \"scale\"."),
    ("screenshot", #"{"x":1,"y":1}"#, "need \"width\" and \"height\""),
    ("screenshot", #"{"height":1}"#, "\"height\" is given without a point"),
    ("screenshot", #"{"x":9000,"y":0,"width":1,"height":1}"#, "has no pixel of the window"),
    ("screenshot", #"{"path":"a.jpg"}"#, "expected a name that ends in .png."),
    ("screenshot", #"{"path":"/nowhere/a.png"}"#, "Cannot write /nowhere/a.png: No such file"),
    ("strip", "{}", "strip lacks the argument \"at\""),
    (
      "strip", #"{"at":[0,1,2,3,4],"scale":8}"#,
      "The strip would have 25600 by 3840 pixels; expected at most 16777216 in all, by a smaller"
    ),
    ("strip", #"{"at":[]}"#, "expected a list of 1 to 40 numbers from 0 to 60."),
    ("values", #"{"views":"zzz"}"#, "views of the program: AgentExample"),
    ("diff", "{}", "diff lacks the argument \"from\""),
    ("record", "{}", "record lacks the argument \"action\""),
    ("record", #"{"action":"start"}"#, "\"start\" lacks a \"path\""),
    (
      "record", #"{"action":"start","path":"/nowhere/a.jsonl"}"#,
      "Cannot write /nowhere/a.jsonl: No such file"
    ),
    ("record", #"{"action":"stop"}"#, "No recording runs; expected"),
    ("record", #"{"action":"mark"}"#, "\"mark\" lacks a \"title\""),
    ("record", #"{"action":"text","path":"a"}"#, "it is for \"action\" \"start\"."),
    ("replay", "{}", "expected \"path\" or \"text\"."),
    ("replay", #"{"path":"/nowhere"}"#, "Cannot read /nowhere: No such file or directory."),
    ("replay", #"{"text":"{"}"#, "expected a JSON object on one line"),
    ("reload", "{}", "The sources of probe are unknown"),
    ("reload", #"{"now":1}"#, "reload has no argument \"now\"; expected no arguments."),
  ])
  func `a wrong call gets a sentence`(tool: String, arguments: String, sentence: String) throws {
    let probe = try AgentProbe(AgentExample())
    let reply = try probe.call(tool, arguments)
    #expect(reply.isError)
    #expect(reply.text.contains(sentence), "\(reply.text)")
    #expect(
      reply.text.first?.isUppercase == true || reply.text.hasPrefix(tool)
        || reply.text.hasPrefix("\"") || reply.text.hasPrefix("w1"), "\(reply.text)")
    #expect(reply.moment.hasPrefix("Time: "))
    #expect(reply.pictures.isEmpty && reply.texts.count == 2, "\(reply.texts)")
    // The session goes on.
    #expect(try !probe.call("tap", #"{"label":"Add"}"#).isError || arguments.contains("Nowhere"))
  }

  @Test func `null counts as an absent argument`() throws {
    let probe = try AgentProbe(AgentExample())
    #expect(try !probe.call("tap", #"{"label":"Add","x":null,"hold":null}"#).isError)
    #expect(try probe.call("advance", #"{"seconds":null}"#).isError)
  }

  /// Values of all kinds for any argument.
  private static let values = [
    "null", "true", "false", "0", "-1", "1", "2.5", "1e308", "-1e308", "200", "\"\"", "\"e1\"",
    "\"e3\"", "\"w1\"", "\"Add\"", "\"Lamp\"", "\"Name\"", "\"a\"", "\"\\u0000\"", "\"return\"",
    "\"start\"", "\"text\"", "\"dark\"", "[]", "[0]", "[0,0.1]", "[[\"a\"]]", "{}",
    #"{"x":100,"y":200}"#, #"{"label":"Row 3"}"#, #"{"key":"a"}"#, #"{"handle":"e4"}"#,
    #"{"drop":["x"],"position":[1,1]}"#, #"{"magnify":2,"position":[9,9]}"#,
  ]

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `random calls are answered, each by one line`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let probe = try AgentProbe(AgentExample(), options: ["--size", "200x300"])
    var (failed, succeeded) = (0, 0)
    for _ in 0..<250 {
      let tool = AgentTools.all[Int.random(in: 0..<AgentTools.all.count, using: &random)]
      var members: [String] = []
      for parameter in tool.parameters where parameter.name != "path" {
        let isGiven = parameter.isRequired ? 0..<10 : 0..<3
        guard isGiven.contains(Int.random(in: 0..<12, using: &random)) else { continue }
        let value = Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
        members.append("\"\(parameter.name)\":" + Self.fitting(parameter, value, &random))
      }
      let reply = try probe.call(tool.name, "{" + members.joined(separator: ",") + "}")
      #expect(reply.moment.hasPrefix("Time: "))
      #expect(!reply.text.isEmpty)
      if reply.isError { failed += 1 } else { succeeded += 1 }
    }
    #expect(failed > 20 && succeeded > 20, "\(failed) failed, \(succeeded) succeeded")
  }

  /// Returns, in most cases, a value of the argument's own type.
  private static func fitting(
    _ parameter: AgentParameter, _ other: String, _ random: inout SeededGenerator
  ) -> String {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return other }
    switch parameter.kind {
    case .number(let range):
      return
        "\(max(range.lowerBound, min(range.upperBound, [0, 0.1, 1, 50][Int.random(in: 0..<4, using: &random)])))"
    case .whole(let range): return "\(range.lowerBound)"
    case .flag: return "true"
    case .choice(let names), .choices(let names):
      let name = "\"\(names[Int.random(in: 0..<names.count, using: &random)])\""
      if case .choices = parameter.kind { return "[\(name)]" }
      return name
    case .numbers: return "[0,0.1]"
    case .members, .object, .text, .refused: return other
    }
  }
}
