/// The reason why a font cannot be used. Each description is one whole sentence for people.
package enum TextError: Error, Equatable, CustomStringConvertible {
  /// No file `name` is in any of `folders`.
  case fontMissing(name: String, folders: [String])
  /// The file at `path` is not a font that FreeType and HarfBuzz can read.
  case fontBroken(path: String)

  package var description: String {
    switch self {
    case .fontMissing(let name, let folders):
      "The font file \(name) is missing in \(folders.joined(separator: ", ")): "
        + "install Debian's package fonts-inter (apt-get install fonts-inter)."
    case .fontBroken(let path):
      "The font file \(path) cannot be read as a font: "
        + "reinstall Debian's package fonts-inter (apt-get install --reinstall fonts-inter)."
    }
  }
}
