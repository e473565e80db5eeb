import TweenStage

/// Samples as text.
enum SampleText {
  /// Columns, aligned right; samples after the end have the word `ended`.
  static func table(_ samples: [MotionSample], velocity: Bool) -> String {
    var rows = [["t", "value"] + (velocity ? ["velocity"] : [])]
    for sample in samples {
      rows.append(
        [number(sample.time), number(sample.value)]
          + (velocity ? [number(sample.velocity)] : []))
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for (index, row) in rows.enumerated() {
      let cells = zip(row, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }
      text += cells.joined(separator: "  ")
      if index > 0, samples[index - 1].hasEnded == true { text += "  ended" }
      text += "\n"
    }
    return text
  }

  /// `"samples": [...]`, one a line.
  static func json(_ samples: [MotionSample]) -> String {
    let lines = samples.map { sample in
      "    {\"t\": \(JSONText.number(sample.time)), \"value\": \(JSONText.number(sample.value)), "
        + "\"velocity\": \(JSONText.number(sample.velocity))"
        + (sample.hasEnded == true ? ", \"ended\": true}" : "}")
    }
    return "\"samples\": [\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  /// The shortest digits that read back as the same number.
  static func number(_ value: Double) -> String {
    value.isFinite ? JSONText.number(value) : value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
  }
}
