import TweenMotion

extension TraceComparison {
  /// The largest number of lines for the values of a window, and for the list of views.
  private static let mostLines = 10

  /// The comparison in lines, for a terminal: the frames, the failed expectations, and the differences of
  /// the shown moments.
  package var text: String {
    var lines = ["A  \(names.a)", "B  \(names.b)", summary]
    for (name, own, other) in [
      ("A", failures.a, failures.b), ("B", failures.b, failures.a),
    ] {
      for sentence in own where !other.contains(sentence) {
        lines.append("only in \(name) fails \(sentence)")
      }
    }
    for moment in moments {
      lines.append("")
      lines.append("\(moment.title)")
      for window in moment.windows {
        if moment.windows.count > 1 || window.id != "main" {
          lines.append("  window \(JSONText.string(window.id))")
        }
        lines += window.groups.flatMap { Self.shortened($0) }.map { "  \($0)" }
      }
    }
    if views.count > 1, let last = spans.last, last.upperBound > spans[0].lowerBound {
      lines.append("")
      lines.append("views that differ in any frame")
      lines += Self.shortened(views.map { line(of: $0) }).map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One sentence with the number of frames that differ, and the notes about unequal fonts and engines.
  package var summary: String {
    var parts: [String] = []
    if spans.isEmpty {
      parts.append("All \(frameCount) frames agree.")
    } else {
      let verb = differingCount == 1 ? "differs" : "differ"
      parts.append("\(differingCount) of \(frameCount) frames \(verb): \(spanText).")
    }
    if a.frameCount != b.frameCount {
      parts.append(
        "A has \(a.frameCount) frames and B has \(b.frameCount); the others are not compared.")
    }
    if a.engine != b.engine {
      parts.append("A uses version \(a.engine) of the engine, and B version \(b.engine).")
    }
    if a.font != b.font { parts.append("The fonts of A and B differ.") }
    return parts.joined(separator: " ")
  }

  /// The ranges of differing frames in seconds, at most five of them.
  private var spanText: String {
    let most = 5
    var texts = spans.prefix(most).map { span in
      let (first, last) = (time(span.lowerBound), time(span.upperBound))
      return span.count == 1 ? "at \(first)" : "from \(first) to \(last)"
    }
    if spans.count > most {
      texts.append(
        "and \(spans.count - most) more ranges up to \(time(spans.last?.upperBound ?? 0))")
    }
    return texts.joined(separator: ", ")
  }

  private func time(_ frame: Int) -> String { a.rate.time(ofFrame: frame).shortText }

  /// A view that differs in some frames, as one line.
  package func line(of view: ViewSummary) -> String {
    let frames = view.frameCount == 1 ? "1 frame" : "\(view.frameCount) frames"
    let what =
      view.properties.isEmpty ? "in one of the two" : view.properties.joined(separator: ", ")
    return "\(view.path): \(what), in \(frames) from \(time(view.firstFrame)) on"
  }

  private static func shortened(_ lines: [String]) -> [String] {
    // A note instead of a single line would save nothing.
    guard lines.count > mostLines + 1 else { return lines }
    return lines.prefix(mostLines) + ["and \(lines.count - mostLines) more; --json writes all"]
  }
}

extension FrameDifference {
  /// The moment and the number of the frame: `0.2 s, frame 12`.
  package var title: String { "\(time.shortText), frame \(frame)" }
}

extension FrameDifference.Window {
  /// The differences, a line each: a group of values, one of views of one run only, and one of elements.
  package var groups: [[String]] {
    guard isOpen.a, isOpen.b else { return [["open only in \(isOpen.a ? "A" : "B")"]] }
    if isOnlyDrawn {
      let items =
        itemCount.a == itemCount.b
        ? "" : ": \(itemCount.a) items in A, \(itemCount.b) items in B"
      return [["drawn differently; values and elements are equal\(items)"]]
    }
    return [
      values.map { "\($0.path)  \($0.property): \($0.textOfA) -> \($0.textOfB)" },
      onlyInA.map { "only in A: \($0)" } + onlyInB.map { "only in B: \($0)" },
      elementsOfA.map { "- \($0)" } + elementsOfB.map { "+ \($0)" },
    ]
  }
}

extension FrameDifference.Value {
  /// The value of A, or the default of the property.
  package var textOfA: String { a ?? Self.defaultText(of: property) }
  /// The value of B, or the default of the property.
  package var textOfB: String { b ?? Self.defaultText(of: property) }

  private static func defaultText(of property: String) -> String {
    switch property {
    case "opacity", "scale": "1"
    case "rotation": "0°"
    default: "none"
    }
  }
}

extension StageTime {
  /// The moment in seconds with at most three decimals: `0.217 s`.
  package var shortText: String { "\(JSONText.number((seconds * 1000).rounded() / 1000)) s" }
}
