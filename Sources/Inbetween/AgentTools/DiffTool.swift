import Foundation
import TweenHeadless
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews

/// Compares two moments.
enum DiffTool: AgentTool {
  static let name = "diff"
  static let description = """
    Compares two moments of the run: elements that went (-), came (+) or changed (~), values of views that \
    differ, and the pixels that differ with the rectangle around them. Afterwards the clock is where it was.
    """
  private static let moment = 0...InputScriptReader.latest
  static let needsOwnClock = true
  static let parameters = [
    AgentParameter("from", .number(moment), "Seconds since the program's start.", isRequired: true),
    AgentParameter(
      "to", .number(moment), "Seconds since the program's start. Default: the current frame."),
    AgentParameter(
      "picture", .flag, "Also return a picture of the differences of colours, eightfold, on black."),
    AgentParameter(
      "window", .text, "The window, by its handle (w1) or id. Default: the window in front."),
    AgentParameter("path", .text, "A file to write the picture to; NAME.png."),
  ]
  static let isReading = true
  /// The most lines of elements, and of values, in a reply.
  private static let mostLines = 60

  private struct Frame {
    var elements: [AgentElement]
    var values: [ShownView]
    var picture: Bitmap
    var scale: Double
  }

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    guard let from = arguments.time("from") else {
      throw AgentFailure("diff lacks \"from\"; expected seconds since the start.")
    }
    let to = arguments.time("to") ?? session.stage.time
    let name = arguments.text("window")
    func frame(at time: StageTime) throws -> Frame {
      try session.go(to: time)
      let window = try session.window(name)
      return Frame(
        elements: session.elements.filter { $0.window == window.id },
        values: session.values(of: window), picture: try session.picture(of: window),
        scale: window.displayList.scale)
    }
    // In the order of time, so that the views of both frames are the same.
    let frames = try session.returning {
      let first = try frame(at: min(from, to))
      return (first, try frame(at: max(from, to)))
    }
    let (old, new) = from <= to ? frames : (frames.1, frames.0)
    let comparison = BitmapComparison(expected: old.picture, actual: new.picture)
    let head = "From \(session.text(of: from)) s to \(session.text(of: to)) s."
    let elements = AgentChanges(from: old.elements, to: new.elements).text(
      limit: mostLines, listsMoved: true)
    let text = [
      head, elements, values(old.values, new.values), pixels(comparison, scale: new.scale),
    ].joined(separator: "\n")
    let path = arguments.text("path")
    guard arguments.flag("picture") || path != nil, let picture = comparison.difference else {
      return AgentResult(text)
    }
    var result = try AgentPictures.result(picture, path: path, words: "The differences")
    result.texts.insert(text, at: 0)
    return result
  }

  private static func values(_ old: [ShownView], _ new: [ShownView]) -> String {
    // Both frames are of one run, in which a view keeps its number, while the number in its path changes with
    // the views beside it. A view that was made again is found by its path.
    let byID = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(new.map(\.id))
    let gone = old.filter { !ids.contains($0.id) }
    let byPath = Dictionary(gone.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let made = Set(new.filter { byID[$0.id] == nil }.map(\.path))
    var lines = gone.filter { $0.isOfProgram && !made.contains($0.path) }.map { "- \($0.path)" }
    for view in new {
      guard let before = byID[view.id] ?? byPath[view.path] else {
        if view.isOfProgram { lines.append("+ \(view.path), \(view.line)") }
        continue
      }
      let values = before.properties
      for property in view.properties {
        let value = values.first { $0.name == property.name }?.value
        guard value != property.value else { continue }
        lines.append(
          "\(view.path), \(property.name): \(value ?? "usual") -> \(property.value)")
      }
      let names = Set(view.properties.map(\.name))
      for property in values where !names.contains(property.name) {
        lines.append("\(view.path), \(property.name): \(property.value) -> usual")
      }
    }
    guard !lines.isEmpty else { return "No value of a view differs." }
    let more = lines.count - mostLines
    return "Values of views that differ:\n" + lines.prefix(mostLines).joined(separator: "\n")
      + (more > 0 ? "\nand \(more) more" : "")
  }

  private static func pixels(_ comparison: BitmapComparison, scale: Double) -> String {
    guard let box = comparison.box else {
      return comparison.isEqual ? "All pixels are equal." : "The pictures: \(comparison)."
    }
    func points(_ pixels: Int) -> String { JSONText.short(Double(pixels) / scale) }
    return
      "\(comparison.differingPixels) pixels differ, by up to \(comparison.largestDifference) of 255, "
      + "within \(points(box.x)),\(points(box.y)) "
      + "\(points(box.width))x\(points(box.height)) (points)."
  }
}
