import TweenStage

/// The section of `frames --help` about input files.
enum InputHelp {
  /// The width of the text in columns. Terminals have 80, and the parser breaks no line that is narrower.
  private static let columns = 78

  static let text: String = {
    var lines = wrapped(
      "Input files, for --input, are JSON lines sorted by time. A recording begins with a header, which "
        + "is optional in other input files; options override it. Its further members are "
        + "\"idiom\":\"desktop\", the kind of device, \"locale\":\"de_AT\", "
        + "\"timeZone\":\"Europe/Vienna\", and \"end\":12.4, the moment at which the recording ended:",
      indent: 0)
    lines += ["", "  " + InputScript.sampleHeader, ""]
    lines += wrapped(
      "Each further line is an event, a mark (a title for a moment), or an expectation that 'replay' "
        + "compares. Times are in seconds, positions and sizes in points. Blank lines, and comments, "
        + "which begin with #, are skipped.",
      indent: 0)
    for kind in InputEventKind.allCases {
      lines += ["", "  " + kind.sample]
      lines += wrapped(kind.note, indent: 6)
    }
    return lines.joined(separator: "\n")
  }()

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = margin + word
      } else if line.count + 1 + word.count <= columns {
        line += " " + word
      } else {
        lines.append(line)
        line = margin + word
      }
    }
    return lines + [line]
  }
}
