import Foundation
import Testing
import TweenStage

@testable import TweenHeadless

/// Films by `ffmpeg`, decoded by it again.
@Suite(.enabled(if: EncoderProcess.find("ffmpeg") != nil, "There is no ffmpeg here."))
@MainActor final class EncodedFilmTests {
  private let folder = NSTemporaryDirectory() + "inbetween-" + UUID().uuidString

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func film(
    _ encoding: FilmEncoding, size: (Double, Double) = (16, 8), hold: Int = 0
  ) throws -> (outcome: Film.Outcome, path: String) {
    let path = folder + "/film." + encoding.form.rawValue
    var options = Film.Options(
      path: path, program: "square", encoding: encoding, rate: .sixty, frames: 0..<12)
    options.isVerified = true
    options.threads = 1
    options.hold = hold
    if encoding.hasAlpha { options.sampling.background = .transparent }
    let stage = MovingSquare.stage(width: size.0, height: size.1)
    return (try Film(options).run(stage), path)
  }

  @Test(arguments: [
    (FilmForm.mkv, false), (.mkv, true), (.mp4, false), (.webm, false), (.png, false), (.png, true),
  ])
  func `exact films decode to the pixels that were drawn`(form: FilmForm, hasAlpha: Bool) throws {
    let encoding = try FilmEncoding(
      form: form, isLossless: form != .png, hasAlpha: hasAlpha)
    // An even size, an odd one, and one in which a frame stands for several.
    for size in [(16.0, 8.0), (17.0, 9.0)] {
      let outcome = try film(encoding, size: size, hold: 5).outcome
      #expect(outcome.verified == "each frame decodes to the pixels that were drawn")
      #expect(outcome.frameCount == 17)
    }
  }

  @Test(arguments: [FilmForm.mp4, .mov, .mkv, .webm, .gif, .y4m])
  func `other films have all frames, the rate and the size`(form: FilmForm) throws {
    let verified = try #require(film(FilmEncoding(form: form)).outcome.verified)
    #expect(verified.hasSuffix("16x8 pixels"), "\(verified)")
    // A GIF has the frames that differ and that 50 a second let be.
    if form != .gif { #expect(verified.contains("12 frames, 60/1 a second"), "\(verified)") }
  }

  @Test func `a film with another frame, or one too few, is found`() throws {
    let encoding = try FilmEncoding(form: .mkv, isLossless: true)
    let (outcome, path) = try film(encoding)
    let check = FilmCheck(encoding: encoding, rate: .sixty)
    let reference = MovingSquare.stage()
    var hashes = try (0..<12).map {
      FilmPixels.opaque.hash(of: try FrameDumpTests.picture(of: $0, stage: reference))
    }
    _ = try check.check(path, outcome, hashes)
    #expect(throws: FilmError.unlike("it has 12 frames; expected 11.")) {
      try check.check(path, outcome, hashes.dropLast())
    }
    hashes[3] = hashes[0]
    #expect(throws: FilmError.unlike("its frame 3 decodes to other pixels.")) {
      try check.check(path, outcome, hashes)
    }
    // A file that is cut has no frames behind the cut.
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
    hashes[3] = FilmPixels.opaque.hash(of: try FrameDumpTests.picture(of: 3, stage: reference))
    #expect(throws: FilmError.self) { try check.check(path, outcome, hashes) }
  }

  @Test func `the same frames make the same file`() throws {
    for form in [FilmForm.mp4, .webm, .mkv] {
      let encoding = try FilmEncoding(form: form)
      let first = try Data(contentsOf: URL(fileURLWithPath: film(encoding).path))
      let second = try Data(contentsOf: URL(fileURLWithPath: film(encoding).path))
      #expect(first == second && !first.isEmpty)
    }
  }
}
