import Foundation
import TweenHeadless
import TweenMotion
import TweenStage

/// Draws several moments side by side.
enum StripTool: AgentTool {
  static let name = "strip"
  static let description = """
    Returns a picture of several moments side by side, with their times under them. The moments are seconds \
    from the current frame on; afterwards the clock is where it was, and the program continues as before.
    """
  static let needsOwnClock = true
  static let parameters = [
    AgentParameter(
      "at", .numbers(0...60, most: 40),
      "Seconds from the current frame, such as [0,0.1,0.2].", isRequired: true),
    AgentParameter(
      "scale", .number(0.1...InputScriptReader.largestScale),
      "Pixels per point. Default: the window's."),
    AgentParameter("path", .text, "A file to write the picture to, as well; NAME.png."),
  ]
  static let isReading = true

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    let start = session.stage.time
    let times = (arguments.numbers("at") ?? []).map {
      // Rounded moments have short labels, and show the same frames.
      session.rounded(start.advanced(by: .seconds($0)))
    }
    let list = session.stage.displayList
    var strip = FilmStrip(times: times, threads: session.threads)
    strip.scale = arguments.number("scale")
    // Before the moments run and are drawn, which may take long.
    try session.checkSize(
      of: "strip",
      CGSize(width: list.size.width * Double(times.count), height: list.size.height),
      scale: strip.scale ?? list.scale)
    let bitmap = try session.returning {
      try strip.picture(of: session.stage) { _ in session.onProgress() }.bitmap
    }
    return try AgentPictures.result(
      bitmap, path: arguments.text("path"),
      words: "\(times.count) moments from \(session.text(of: start)) s")
  }
}
