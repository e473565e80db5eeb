import ArgumentParser
import TweenHeadless
import TweenStage

/// The options of all commands that write a film.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The form, where the name does not end in it: \(FilmForm.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "form"),
    transform: OptionValues.filmForm)
  var form: FilmForm?

  @Option(
    help: ArgumentHelp(
      "The encoder: \(FilmEncoder.allCases.map(\.rawValue).joined(separator: ", ")). Default: the form's.",
      valueName: "name"),
    transform: OptionValues.filmEncoder)
  var codec: FilmEncoder?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The encoder's constant rate factor: the lower, the better and larger. h264 and h265 have 0 to 51 "
        + "(default 18 and 20), vp9 and av1 0 to 63 (24 and 26).",
      valueName: "n"),
    transform: OptionValues.filmQuality)
  var quality: Int?

  @Flag(help: "Keep each pixel as it was drawn.")
  var lossless = false

  @Flag(
    help: ArgumentHelp(
      "Keep transparency. 'video' draws nothing behind the program then, unless --background names a "
        + "color."))
  var alpha = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the last frame stands beyond its time, such as 1.5s.", valueName: "time"),
    transform: OptionValues.duration)
  var hold: OptionValues.Seconds?

  @Flag(help: "Have a GIF or an APNG play once. Default: again and again.")
  var once = false

  @Option(
    help: ArgumentHelp(
      "Write a manifest with the SHA-256 of each frame's pixels there too.", valueName: "file.json")
  )
  var manifest: String?

  @Flag(help: "Decode the finished film and compare it with what was drawn.")
  var verify = false

  /// Throws an error for options that contradict each other, for a film with that file name.
  func check(_ file: String) throws {
    if once, let form = try? chosenForm(file), form != .gif, form != .png {
      throw ValidationError(
        "--once is for GIF and APNG; a player has a .\(form.rawValue) begin again.")
    }
    if verify, file == "-" {
      throw ValidationError("standard output can't be read back; --verify takes a file.")
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
      "'\(file)' names no form of film; expected a name that ends in one of \(endings).")
  }

  /// Returns the encoding of a film with that file name.
  func encoding(_ file: String) throws(FilmError) -> FilmEncoding {
    try FilmEncoding(
      form: chosenForm(file), encoder: codec, quality: quality, isLossless: lossless,
      hasAlpha: alpha)
  }
}
