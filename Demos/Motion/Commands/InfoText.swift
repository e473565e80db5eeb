import Foundation
import TweenStage

/// The output of `info`.
struct InfoText {
  let spec: MotionSpec
  let analysis: MotionAnalysis

  var json: String {
    let spring = analysis.spring
    func member(_ name: String, _ value: Double?) -> String {
      "  \(JSONText.string(name)): \(value.map(JSONText.number) ?? "null")"
    }
    func pair(_ name: String, _ key: String, _ extreme: MotionAnalysis.Extreme?, _ unit: Double)
      -> String
    {
      guard let extreme else { return "  \"\(name)\": null" }
      return "  \"\(name)\": {\"\(key)\": \(JSONText.number(extreme.amount * unit)), "
        + "\"time\": \(JSONText.number(extreme.time))}"
    }
    let members = [
      "  \"spec\": \(JSONText.string(spec.text))",
      member("duration", spring?.response ?? curveDuration),
      member("bounce", spring?.bounce),
      member("mass", spring?.mass),
      member("stiffness", spring?.stiffness),
      member("damping", spring?.damping),
      member("response", spring?.response),
      member("dampingRatio", spring?.dampingRatio),
      member("settlingDuration", analysis.settlingDuration),
      pair("overshoot", "percent", analysis.overshoot, 100),
      pair("peakVelocity", "value", analysis.peakVelocity, 1),
      member("firstCrossing", analysis.firstCrossing),
      member("logicalEnd", analysis.logicalEnd?.time),
      member("end", analysis.end?.time),
    ]
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  /// Seconds of a timing curve.
  private var curveDuration: Double? {
    if case .animation(let animation) = spec.value { return animation.curveDuration }
    return nil
  }

  var table: String {
    var rows: [(String, String)] = []
    let unit = spec.value.isCurve ? "" : " s"
    func time(_ value: Double) -> String { Self.number(value) + unit }
    if let spring = analysis.spring {
      rows = [
        ("duration, bounce", "\(time(spring.response)), \(Self.number(spring.bounce))"),
        (
          "response, damping ratio", "\(time(spring.response)), \(Self.number(spring.dampingRatio))"
        ),
        (
          "mass, stiffness, damping",
          [spring.mass, spring.stiffness, spring.damping].map(Self.number).joined(separator: ", ")
        ),
      ]
    }
    if let curveDuration { rows.append(("duration", time(curveDuration))) }
    if let settling = analysis.settlingDuration {
      rows.append(("settling duration", settling.isFinite ? time(settling) : "never settles"))
    }
    rows.append(
      (
        "overshoot",
        analysis.overshoot.map { "\(Self.number($0.amount * 100)) % at \(time($0.time))" }
          ?? "none"
      ))
    rows.append(
      (
        "peak velocity",
        analysis.peakVelocity.map { "\(Self.number($0.amount)) at \(time($0.time))" } ?? "none"
      ))
    rows.append(("first crossing", analysis.firstCrossing.map(time) ?? "never"))
    if let logical = analysis.logicalEnd { rows.append(("logically complete", text(logical))) }
    if let end = analysis.end { rows.append(("ends", text(end))) }
    let width = rows.map(\.0.count).max() ?? 0
    return spec.text + "\n"
      + rows.map { name, value in
        "  " + name + String(repeating: " ", count: width - name.count + 2) + value + "\n"
      }.joined()
  }

  private func text(_ end: MotionAnalysis.End) -> String {
    switch end {
    case .at(let time): Self.number(time) + " s"
    case .never: "never"
    case .notWithin(let time): "not within \(Self.number(time)) s"
    }
  }

  /// Six significant digits: for people; `--json` has them all.
  private static func number(_ value: Double) -> String {
    value.isFinite ? String(format: "%.6g", value) : SampleText.number(value)
  }
}
