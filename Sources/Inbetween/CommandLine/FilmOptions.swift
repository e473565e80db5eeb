import ArgumentParser
import TweenHeadless
import TweenStage

/// The options of all commands that write a film.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format, if the file's name has no such ending: \(FilmForm.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "form"),
    transform: OptionValues.filmForm)
  var form: FilmForm?

  @Option(
    help: ArgumentHelp(
      "The encoder: \(FilmEncoder.allCases.map(\.rawValue).joined(separator: ", ")). Default: h264 for .mp4, "
        + ".mov and .mkv, vp9 for .webm; with --alpha prores for .mov and vp9 for .mkv; with --lossless ffv1 "
        + "for .mkv.",
      valueName: "name"),
    transform: OptionValues.filmEncoder)
  var codec: FilmEncoder?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The encoder's constant rate factor; lower values give better and larger films. h264 and h265 take "
        + "0 to 51 (default 18 and 20), vp9 and av1 0 to 63 (default 24 and 26).",
      valueName: "n"),
    transform: OptionValues.filmQuality)
  var quality: Int?

  @Flag(help: "Keep each pixel exactly as it was drawn.")
  var lossless = false

  @Flag(
    help: ArgumentHelp(
      "Keep transparency. 'video' then draws no background behind the program, unless --background is a "
        + "color."))
  var alpha = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much longer the last frame is shown, such as 1.5s.", valueName: "time"),
    transform: OptionValues.duration)
  var hold: OptionValues.Seconds?

  @Flag(help: "Play a GIF or an APNG once. Default: repeat without end.")
  var once = false

  @Option(
    help: ArgumentHelp(
      "Also write a manifest with the SHA-256 of each frame's pixels to this file.",
      valueName: "file.json")
  )
  var manifest: String?

  @Flag(help: "Decode the finished film and compare it with the drawn frames.")
  var verify = false

  /// Throws an error for options that contradict each other, for a film with that file name.
  func check(_ file: String) throws {
    if once, let form = try? chosenForm(file), form != .gif, form != .png {
      throw ValidationError(
        "--once is for GIF and APNG; the player decides whether a .\(form.rawValue) repeats.")
    }
    if verify, file == "-" {
      throw ValidationError("standard output can't be read back; --verify needs a file.")
    }
    do throws(FilmError) {
      _ = try encoding(file)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The film's form, by the option or by the file's name.
  private func chosenForm(_ file: String) throws(FilmError) -> FilmForm {
    if let form { return form }
    if file == "-" { return .y4m }
    if let form = FilmForm(path: file) { return form }
    let endings = FilmForm.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
    throw .choice(
      "'\(file)' has no ending of a film format; expected a name that ends in one of \(endings).")
  }

  /// Returns the encoding of a film with that file name.
  func encoding(_ file: String) throws(FilmError) -> FilmEncoding {
    try FilmEncoding(
      form: chosenForm(file), encoder: codec, quality: quality, isLossless: lossless,
      hasAlpha: alpha)
  }
}
