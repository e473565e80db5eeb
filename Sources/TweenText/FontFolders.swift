import Foundation

/// Where the font files of the default family, Inter, are looked for.
///
/// A short fixed list, in this order, that no setting changes: the same program shows the same
/// glyphs for every user of a machine.
package struct FontFolders: Sendable {
  package var paths: [String]

  package init(paths: [String]) { self.paths = paths }

  /// Debian's folders, a local one, and `Fonts` beside the program for shipping without a package.
  package static let standard = FontFolders(
    paths: [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
      "/usr/local/share/fonts/inter",
    ] + besideProgram)

  private static var besideProgram: [String] {
    guard
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return [] }
    return [(program as NSString).deletingLastPathComponent + "/Fonts"]
  }

  /// The first file for `style`, an OpenType one before a TrueType one in the same folder.
  package func path(of style: FontStyle) throws(TextError) -> String {
    for folder in paths {
      for ending in ["otf", "ttf"] {
        let path = "\(folder)/\(style.fileStem).\(ending)"
        if access(path, R_OK) == 0 { return path }
      }
    }
    throw TextError.fontMissing(name: "\(style.fileStem).otf", folders: paths)
  }
}

/// One font file of the family.
package struct FontStyle: Hashable, Sendable {
  package var weight: FontWeight
  package var isItalic: Bool

  package static let regular = FontStyle(weight: .regular, isItalic: false)

  package init(weight: FontWeight, isItalic: Bool) {
    self.weight = weight
    self.isItalic = isItalic
  }

  package init(_ request: FontRequest) {
    self.init(weight: FontWeight(nearest: request.weight), isItalic: request.isItalic)
  }

  /// The file's name without its ending. Inter counts its lightest weights as fonts do
  /// (100 Thin, 200 ExtraLight), not as SwiftUI names them.
  var fileStem: String {
    let name =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    guard isItalic else { return "Inter-\(name)" }
    return weight == .regular ? "Inter-Italic" : "Inter-\(name)Italic"
  }
}
