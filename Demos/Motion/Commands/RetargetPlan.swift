import ArgumentParser
import Foundation
import TweenMotion

/// A change of the value under an animation.
struct RetargetChange: Equatable {
  /// Seconds.
  var time: Double
  var spec: String
  var animation: Animation
  var target: Double
}

/// The parsed arguments of `retarget`.
struct RetargetPlan: Equatable {
  var from = 0.0
  /// In the order of time; the first at 0.
  var changes: [RetargetChange] = []
  var output: String?
  var frameRate = 60
  var duration: Double?
  var printsVelocity = false
  var printsJSON = false
  var size: CGSize?
  var scale: Double?
  var title: String?
  var isDark = false

  /// nil for a request of help.
  init?(_ arguments: [String]) throws {
    var reader = RetargetReader(arguments)
    while let word = reader.next() {
      if word == "-h" || word == "--help" { return nil }
      try reader.take(word, into: &self)
    }
    try reader.finish(&self)
  }
}

/// Reads groups of `SPEC --to V`, each after the first behind an `--at T`.
private struct RetargetReader {
  private var words: ArraySlice<String>
  private var time = 0.0
  private var spec: MotionSpec?
  private var target: Double?
  /// The value behind `=` of the option being read.
  private var attached: String?
  private var given: Set<String> = []

  init(_ words: [String]) { self.words = words[...] }

  mutating func next() -> String? { words.popFirst() }

  mutating func take(_ word: String, into plan: inout RetargetPlan) throws {
    guard word.hasPrefix("-"), word != "-" else { return try take(spec: word) }
    var name = word
    attached = nil
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      name = String(word[..<equals])
      attached = String(word[word.index(after: equals)...])
    }
    switch name {
    case "--to": try takeTarget()
    case "--at": try takeTime(into: &plan)
    default:
      guard given.insert(name == "-o" ? "--output" : name).inserted else {
        throw UsageError("\(name) is given twice")
      }
      try takeOption(name, into: &plan)
    }
  }

  private mutating func takeOption(_ name: String, into plan: inout RetargetPlan) throws {
    switch name {
    case "--from": plan.from = try value(of: name, OptionValues.value)
    case "-o", "--output": plan.output = try value(of: name) { $0 }
    case "--frames": plan.frameRate = try value(of: name, OptionValues.frames)
    case "--duration": plan.duration = try value(of: name, OptionValues.duration)
    case "--size": plan.size = try value(of: name, OptionValues.size)
    case "--scale": plan.scale = try value(of: name, OptionValues.scale)
    case "--title": plan.title = try value(of: name) { $0 }
    case "--velocity": plan.printsVelocity = try flag(name)
    case "--json": plan.printsJSON = try flag(name)
    case "--dark": plan.isDark = try flag(name)
    default:
      let known = [
        "--from", "--to", "--at", "--output", "--frames", "--duration", "--velocity", "--json",
        "--size", "--scale", "--title", "--dark", "--help",
      ]
      throw UsageError("unknown option '\(name)'; \(SpecSuggestion.text(for: name, among: known))")
    }
  }

  private mutating func take(spec text: String) throws {
    guard spec == nil else {
      throw UsageError("unexpected '\(text)'; a further change begins with --at")
    }
    let parsed = try MotionSpec(text)
    switch parsed.value {
    case .animation: spec = parsed
    case .spring:
      throw UsageError("'\(text)' is a value, not an animation; write 'spring(\(text))'")
    case .curve:
      throw UsageError(
        "'\(text)' is a value, not an animation; write 'timingCurve(\(text), duration: 1)'")
    }
  }

  private mutating func takeTarget() throws {
    guard let spec else { throw UsageError("--to is before its SPEC; expected SPEC --to V") }
    guard target == nil else {
      throw UsageError(
        "'\(spec.text)' has two --to; a further change begins with --at")
    }
    target = try value(of: "--to", OptionValues.value)
  }

  private mutating func takeTime(into plan: inout RetargetPlan) throws {
    try endGroup(&plan)
    let next = try value(of: "--at") { text in
      guard let time = OptionValues.plainNumber(text), time >= 0, time <= OptionValues.latest
      else { throw ValidationError("expected seconds from 0 to 3600.") }
      return time
    }
    guard next >= time else {
      throw UsageError("--at \(next) is after --at \(time); expected the changes in order")
    }
    time = next
  }

  private mutating func endGroup(_ plan: inout RetargetPlan) throws {
    let place = plan.changes.isEmpty ? "" : " after the last --at"
    guard let spec, case .animation(let animation) = spec.value else {
      throw UsageError("expected SPEC --to V\(place)")
    }
    guard let target else { throw UsageError("'\(spec.text)' has no --to") }
    plan.changes.append(
      RetargetChange(time: time, spec: spec.text, animation: animation, target: target))
    self.spec = nil
    self.target = nil
  }

  mutating func finish(_ plan: inout RetargetPlan) throws {
    try endGroup(&plan)
    if let duration = plan.duration, let last = plan.changes.last, last.time > duration {
      throw UsageError("--at \(last.time) is after the end; --duration is \(duration)")
    }
  }

  private mutating func value<Value>(
    of name: String, _ read: (String) throws -> Value
  ) throws -> Value {
    guard let text = attached ?? words.popFirst() else {
      throw UsageError("\(name) has no value")
    }
    do {
      return try read(text)
    } catch let error as ValidationError {
      let sentence = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
      throw UsageError("the value '\(text)' is invalid for '\(name)': \(sentence)")
    }
  }

  private func flag(_ name: String) throws -> Bool {
    if let attached { throw UsageError("\(name) takes no value, found '\(attached)'") }
    return true
  }
}
