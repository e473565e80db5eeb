import Foundation

@testable import TweenHeadless
@testable import TweenStage

extension FuzzTarget {
  /// Input files and recordings: what was read is written, and must read back as the same.
  static let script = FuzzTarget("script", maxLength: 1 << 12) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let script: InputScript
    do throws(InputScriptError) {
      script = try InputScript(parsing: text, file: "fuzz")
    } catch {
      return try FuzzFault.unless(
        error.description.hasSuffix(".") && error.description.utf8.count < 1 << 12,
        "the error is no sentence: \(error)")
    }
    let written = script.text
    let again: InputScript
    do {
      again = try InputScript(parsing: written, file: "fuzz")
    } catch {
      throw FuzzFault(description: "a written input file cannot be read: \(error)\n\(written)")
    }
    try FuzzFault.unless(
      again == script, "a written input file differs:\n\(written)\n\(again.text)")
    try FuzzFault.unless(again.text == written, "the text of an input file changes by reading")
    _ = try? script.check(frameCount: 100, at: .sixty)
  }

  /// Traces of runs, and the comparison of a trace with itself.
  static let trace = FuzzTarget("trace", maxLength: 1 << 12) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard let trace = try? RunTrace(parsing: text, file: "fuzz") else { return }
    let written = trace.text
    let again: RunTrace
    do {
      again = try RunTrace(parsing: written, file: "fuzz")
    } catch {
      throw FuzzFault(description: "a written trace cannot be read: \(error)\n\(written)")
    }
    try FuzzFault.unless(again.text == written, "the text of a trace changes by reading")
  }

  /// Manifests and journals of dumps: what was read is written, and must read back as the same.
  static let manifest = FuzzTarget("manifest", maxLength: 1 << 12) { bytes in
    if let manifest = try? JSONDecoder().decode(FrameManifest.self, from: Data(bytes)) {
      let again = try JSONDecoder().decode(FrameManifest.self, from: Data(manifest.text.utf8))
      try FuzzFault.unless(again == manifest, "a written manifest differs")
    }
    guard let journal = DumpJournal(bytes) else { return }
    let lines = journal.added.map { $0.text + "\n" }.joined()
    try FuzzFault.unless(
      DumpJournal(Array((journal.text + lines).utf8)) == journal, "a written journal differs")
  }
}
