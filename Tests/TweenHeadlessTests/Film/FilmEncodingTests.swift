import Testing
import TweenStage

@testable import TweenHeadless

@Suite struct FilmEncodingTests {
  @Test(arguments: [
    (FilmForm.mp4, false, false, FilmEncoder.h264), (.mp4, true, false, .h264),
    (.mov, false, false, .h264), (.mov, false, true, .prores), (.mkv, true, false, .ffv1),
    (.mkv, true, true, .ffv1), (.mkv, false, true, .vp9), (.webm, false, false, .vp9),
    (.webm, true, false, .vp9), (.webm, false, true, .vp9),
  ])
  func `each form has an encoder that can do what is wanted`(
    form: FilmForm, isLossless: Bool, hasAlpha: Bool, expected: FilmEncoder
  ) throws {
    let encoding = try FilmEncoding(form: form, isLossless: isLossless, hasAlpha: hasAlpha)
    #expect(encoding.encoder == expected)
    #expect(encoding.isExact == isLossless)
    #expect(encoding.hasAlpha == hasAlpha)
  }

  private static let refused: [(FilmForm, FilmEncoder?, Bool, Bool)] = [
    (.mp4, .vp9, false, false), (.mp4, .ffv1, true, false),
    (.webm, .h264, false, false), (.mp4, nil, false, true), (.mp4, .h264, false, true),
    (.gif, .h264, false, false), (.gif, nil, true, false), (.y4m, nil, true, false),
    (.y4m, nil, false, true), (.webm, .vp9, true, true), (.mov, .prores, true, false),
    (.mp4, .h265, true, false), (.mkv, .av1, true, false), (.mov, nil, true, true),
  ]

  @Test(arguments: refused)
  func `choices that do not go together are refused in a sentence`(
    form: FilmForm, encoder: FilmEncoder?, isLossless: Bool, hasAlpha: Bool
  ) throws {
    do {
      _ = try FilmEncoding(
        form: form, encoder: encoder, isLossless: isLossless, hasAlpha: hasAlpha)
      Issue.record("\(form) by \(String(describing: encoder)) was taken")
    } catch {
      #expect("\(error)".hasSuffix(".") && "\(error)".count > 20)
    }
  }

  @Test(arguments: [(FilmForm.mp4, 52), (.mp4, -1), (.webm, 64), (.gif, 3), (.png, 3)])
  func `a quality beyond the encoder's range is refused`(form: FilmForm, quality: Int) {
    #expect(throws: FilmError.self) { try FilmEncoding(form: form, quality: quality) }
  }

  @Test func `a lossless film has no quality`() {
    #expect(throws: FilmError.self) {
      try FilmEncoding(form: .mp4, quality: 18, isLossless: true)
    }
    #expect(throws: FilmError.self) {
      try FilmEncoding(form: .mkv, encoder: .ffv1, quality: 18)
    }
  }

  /// The words behind an option in a list of arguments.
  private func value(_ option: String, _ arguments: [String]) -> String? {
    arguments.firstIndex(of: option).map { arguments[$0 + 1] }
  }

  @Test func `films for delivery have even sides and say which colours they have`() throws {
    let encoding = try FilmEncoding(form: .mp4)
    let rate = try #require(FrameRate(numerator: 60_000, denominator: 1_001))
    let odd = encoding.arguments(width: 31, height: 20, rate: rate, output: "file:a.mp4")
    #expect(value("-framerate", odd) == "60000/1001")
    #expect(value("-video_size", odd) == "31x20")
    #expect(value("-vf", odd)?.hasPrefix("pad=") == true)
    #expect(value("-colorspace", odd) == "bt709" && value("-color_range", odd) == "tv")
    #expect(value("-movflags", odd) == "+faststart")
    #expect(odd.last == "file:a.mp4")
    let even = encoding.arguments(width: 32, height: 20, rate: rate, output: "file:a.mp4")
    #expect(value("-vf", even) == "scale=out_color_matrix=bt709:out_range=tv")
  }

  @Test func `exact films keep red, green and blue, and their size`() throws {
    for form in [FilmForm.mp4, .mkv, .webm] {
      let encoding = try FilmEncoding(form: form, isLossless: true)
      let arguments = encoding.arguments(
        width: 31, height: 21, rate: .sixty, output: "file:a.\(form.rawValue)")
      #expect(value("-vf", arguments) == nil)
      #expect(["bgr0", "gbrp"].contains(value("-pix_fmt", arguments) ?? ""))
      #expect(value("-crf", arguments) == nil)
    }
  }
}
