import Inbetween
import Testing

/// Expects the current frame to have exactly these pixels.
///
/// - Parameter hash: SHA-256 of the pixels as a dump's manifest has it. When it differs, the
///   message tells the frame, its time and the hash it has.
@MainActor public func expectFrame(
  _ tester: StageTester, hash: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try tester.pixelHash()
  #expect(
    found == hash,
    "Frame \(tester.stage.frameIndex ?? 0) at \(tester.stage.time.seconds) s has other pixels.",
    sourceLocation: sourceLocation)
}
