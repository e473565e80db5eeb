import Foundation
import Inbetween
import Testing
import TweenCodecs
import TweenGeometry
import TweenHeadless
import TweenMotion
import TweenPaint
import TweenRaster
import TweenStage

/// Expects moments of the program, side by side, to equal a stored strip exactly: the picture
/// `Frames/FILE/NAME.png` beside the test's FILE.swift, and `NAME.txt` with the values of the views that
/// change: frame, opacity, rotation, scale, and the curve that moves them.
///
///     try tester.find(label: "Lamp").tap()
///     try expectStrip(tester, at: [0, 0.1, 0.3], "opening")
///
/// A failure has the number of pixels that differ, by how much, the box around them, the moment and the view
/// at the first of them, and each value that differs. Files are written, attached and recorded as by
/// ``expectFrame(_:picture:filePath:sourceLocation:)``. The strip has no text of its own. The program is at
/// the last moment afterwards.
///
/// - Parameters:
///   - tester: the program, which runs up to the last moment.
///   - seconds: the moments, counted from the current frame; each is shown as the last frame at or
///     before it. Negative ones and NaN count as 0.
///   - name: the files' name, without its ending.
///   - filePath: the test's file, beside which the files lie.
///   - sourceLocation: the place where a failure is reported.
/// - Throws: the errors of `FilmStrip.bitmap(of:)`.
@MainActor public func expectStrip(
  _ tester: StageTester, at seconds: [Double], _ name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let strip = try TestStrip(tester, at: seconds)
  let stored = StoredFiles(
    name: tester.fileName(name), filePath: filePath, sourceLocation: sourceLocation)
  let (picture, text) = (try PNGEncoder.encode(strip.picture.bitmap), Array(strip.values.text.utf8))
  guard !(try stored.record([("png", picture), ("txt", text)])) else { return }
  let actual: [(what: String, bytes: [UInt8])] = [("actual.png", picture), ("actual.txt", text)]
  let head = "The strip from \(strip.start.seconds) s on"
  guard let expected = try stored.read("png") else {
    return stored.failMissing("png", head, actual)
  }
  guard let oldText = try stored.read("txt") else {
    return stored.failMissing("txt", head, actual)
  }
  // Equal files need no decoding, which takes most of the time of a strip.
  if expected == picture, oldText == text { return }
  let comparison = try BitmapComparison(
    expected: ImageDecoder.decode(expected), actual: ImageDecoder.decode(picture))
  let old = StripValues(text: String(decoding: oldText, as: UTF8.self))
  let values = strip.values.differences(from: old)
  guard !comparison.isEqual || !values.isEmpty else { return }
  let diff = try comparison.difference.map { try PNGEncoder.encode($0) } ?? []
  stored.fail(
    strip.message(head, stored.name, comparison, values),
    [("expected.png", expected)] + actual + [("diff.png", comparison.isEqual ? [] : diff)])
}

/// The picture and the values of a program's next moments.
@MainActor private struct TestStrip {
  let start: StageTime
  /// The moments from the start in seconds, as text.
  let labels: [String]
  let picture: FilmStrip.Picture
  let values: StripValues
  /// The shown views of each moment, in the order of `labels`.
  private let views: [[ShownView]]
  private let scale: Double

  init(_ tester: StageTester, at seconds: [Double]) throws {
    let stage = tester.stage
    start = stage.time
    scale = stage.scale
    let offsets = seconds.map { StageTime(seconds: $0 > 0 ? $0 : 0) }
    let times = offsets.map { [start] in StageTime(flicks: start.flicks + $0.flicks) }
    labels = offsets.map(\.secondsText)
    var shown: [Int: [ShownView]] = [:]
    let strip = FilmStrip(times: times, threads: 1, showsTimes: false)
    picture = try stage.inspecting {
      try strip.picture(of: stage) { shown[$0] = stage.frontWindow?.shownValues ?? [] }
    }
    let rate = stage.configuration.frameRate
    views = times.map { shown[rate.lastFrame(atOrBefore: $0)] ?? [] }
    values = StripValues(zip(labels, views).map { (moment: $0, views: $1) })
  }

  /// The most values that a message lists.
  private static let mostValues = 12

  /// The failure's text: pixels, the view at the first of them, and values.
  func message(
    _ head: String, _ name: String, _ comparison: BitmapComparison,
    _ differences: [StripValues.Difference]
  ) -> String {
    var lines: [String] = []
    var rest = differences
    if comparison.isEqual {
      lines.append("\(head) has other values than \(name).txt, and equal pixels.")
    } else {
      lines.append("\(head) differs from \(name).png: \(comparison).")
      if let (moment, view) = place(of: comparison, differences) {
        lines.append(
          "The first pixel is at \(labels[moment]) s" + (view.map { ", in \($0)." } ?? "."))
        // The values of that view come first.
        let own = rest.filter { $0.view == view && $0.moment == labels[moment] }
        rest = own + rest.filter { !own.contains($0) }
      }
    }
    lines += rest.prefix(Self.mostValues).map { "  \($0)" }
    if rest.count > Self.mostValues {
      lines.append("  and \(rest.count - Self.mostValues) further values, see \(name)-actual.txt")
    }
    return lines.joined(separator: "\n")
  }

  /// The moment of the first pixel that differs, and the view that is shown there or was expected there: one
  /// with another frame than expected, otherwise the smallest.
  private func place(
    of comparison: BitmapComparison, _ differences: [StripValues.Difference]
  ) -> (moment: Int, view: String?)? {
    guard let pixel = comparison.firstDifference,
      let moment = picture.frames.firstIndex(where: { frame in
        pixel.x >= frame.x && pixel.x < frame.x + frame.width && pixel.y >= frame.y
          && pixel.y < frame.y + frame.height
      })
    else { return nil }
    let frame = picture.frames[moment]
    let point = CGPoint(
      x: (Double(pixel.x - frame.x) + 0.5) / scale, y: (Double(pixel.y - frame.y) + 0.5) / scale)
    // A view that moved is no longer, or not yet, where the pixel is.
    let moved = differences.filter { $0.moment == labels[moment] && $0.property == "frame" }
      .filter { StripValues.contains($0.expected, point) || StripValues.contains($0.actual, point) }
    if let first = moved.first { return (moment, first.view) }
    var found: (path: String, area: CGFloat)?
    for view in views[moment] where view.frame.contains(point) && view.opacity > 0 {
      let area = view.frame.width * view.frame.height
      if area <= found?.area ?? .infinity { found = (StripValues.name(of: view), area) }
    }
    return (moment, found?.path)
  }
}
