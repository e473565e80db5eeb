import TweenMotion

extension TraceComparison {
  /// The comparison as JSON, a moment or view a line.
  package var json: String {
    let members = [
      "\"a\": \(Self.json(of: a, named: names.a, failures.a))",
      "\"b\": \(Self.json(of: b, named: names.b, failures.b))",
      "\"equal\": \(isEqual)", "\"frames\": \(frameCount)", "\"differing\": \(differingCount)",
      "\"spans\": [\(spans.map { "[\($0.lowerBound), \($0.upperBound)]" }.joined(separator: ", "))]",
      "\"moments\": \(Self.list(moments.map(\.json)))",
      "\"views\": \(Self.list(views.map(json)))",
    ]
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private static func json(
    of run: RunTrace.Header, named name: String, _ failures: [String]
  ) -> String {
    "{\"name\": \(JSONText.string(name)), \"program\": \(JSONText.string(run.program)), "
      + "\"engine\": \(JSONText.string(run.engine)), \"frames\": \(run.frameCount), "
      + "\"failed\": \(strings(failures))}"
  }

  private func json(_ view: ViewSummary) -> String {
    "{\"view\": \(JSONText.string(view.path)), \"properties\": \(Self.strings(view.properties)), "
      + "\"first\": \(view.firstFrame), \"frames\": \(view.frameCount)}"
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n    " + items.joined(separator: ",\n    ") + "\n  ]"
  }

  fileprivate static func strings(_ texts: [String]) -> String {
    "[\(texts.map(JSONText.string).joined(separator: ", "))]"
  }
}

extension FrameDifference {
  fileprivate var json: String {
    "{\"frame\": \(frame), \"at\": \(time.secondsText), \"windows\": ["
      + windows.map(\.json).joined(separator: ", ") + "]}"
  }
}

extension FrameDifference.Window {
  fileprivate var json: String {
    let values = values.map { value in
      "{\"view\": \(JSONText.string(value.path)), \"property\": \(JSONText.string(value.property)), "
        + "\"a\": \(JSONText.string(value.textOfA)), \"b\": \(JSONText.string(value.textOfB))}"
    }
    return "{\"window\": \(JSONText.string(id)), \"open\": [\(isOpen.a), \(isOpen.b)], "
      + "\"values\": [\(values.joined(separator: ", "))], "
      + "\"onlyInA\": \(TraceComparison.strings(onlyInA)), "
      + "\"onlyInB\": \(TraceComparison.strings(onlyInB)), "
      + "\"elementsOfA\": \(TraceComparison.strings(elementsOfA)), "
      + "\"elementsOfB\": \(TraceComparison.strings(elementsOfB)), "
      + "\"items\": [\(itemCount.a), \(itemCount.b)]}"
  }
}
