import Foundation

/// The folders in which font files are found by their names.
///
/// Short fixed lists, in this order, independent of any setting: the same program shows the same
/// glyphs for every user of a machine.
package struct FontFolders: Sendable {
  /// The folders of the default family, Inter.
  package var paths: [String]
  /// The folders of all other files: the other designs, and the fonts for characters that Inter
  /// lacks.
  package var otherPaths: [String]

  /// The folders of the program's own fonts, which are found by their names.
  package var programPaths: [String]

  package init(
    paths: [String], otherPaths: [String] = FontFolders.standard.otherPaths,
    programPaths: [String] = FontFolders.standard.programPaths
  ) {
    self.paths = paths
    self.otherPaths = otherPaths
    self.programPaths = programPaths
  }

  /// Debian's folders, a local one, and `Fonts` beside the program for shipping without a package.
  package static let standard = FontFolders(
    paths: [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
      "/usr/local/share/fonts/inter",
    ] + besideProgram,
    otherPaths: [
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/wqy",
      "/usr/share/fonts/truetype/droid", "/usr/local/share/fonts/noto",
    ] + besideProgram, programPaths: resources)

  /// The resources that packages put beside the program, and `Fonts` beside it.
  private static var resources: [String] {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0 == "Fonts" }.sorted()
      .map { folder + "/" + $0 }
  }

  private static var besideProgram: [String] {
    guard
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return [] }
    return [(program as NSString).deletingLastPathComponent + "/Fonts"]
  }

  /// The first file of the default family for `style`, an OpenType one before a TrueType one in
  /// the same folder.
  package func path(of style: FontStyle) throws(TextError) -> String {
    for folder in paths {
      if let path = Self.path("Inter-\(style.fileName)", in: folder) { return path }
    }
    throw TextError.fontMissing(name: "Inter-\(style.fileName).otf", folders: paths)
  }

  /// The file of the default family's forms for large sizes, beside that of `style`; nil where there is
  /// none, as with Inter before its version 4.
  func displayPath(of style: FontStyle) -> String? {
    guard let text = try? path(of: style) else { return nil }
    let folder = (text as NSString).deletingLastPathComponent
    return Self.path("InterDisplay-\(style.fileName)", in: folder)
  }

  private static func path(_ stem: String, in folder: String) -> String? {
    ["otf", "ttf"].lazy.map { "\(folder)/\(stem).\($0)" }.first { access($0, R_OK) == 0 }
  }

  /// The first file of another family with this name; nil where there is none.
  func otherPath(_ name: String) -> String? {
    for folder in otherPaths {
      let path = "\(folder)/\(name)"
      if access(path, R_OK) == 0 { return path }
    }
    return nil
  }
}

/// One font file of the default family.
package struct FontStyle: Hashable, Sendable {
  package var weight: FontWeight
  package var isItalic: Bool

  package static let regular = FontStyle(weight: .regular, isItalic: false)

  package init(weight: FontWeight, isItalic: Bool) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The part of the file's name for the style. Inter counts its lightest weights as fonts do
  /// (100 Thin, 200 ExtraLight), not as SwiftUI names them.
  var fileName: String {
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
    guard isItalic else { return name }
    return weight == .regular ? "Italic" : "\(name)Italic"
  }
}
