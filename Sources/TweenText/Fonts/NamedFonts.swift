import CFontconfig
import CFreeType
import Foundation

/// Finds fonts by their names: in the program's own folders first, then on the machine. Used only for
/// fonts requested by name, never for a default.
struct NamedFonts: ~Copyable {
  /// The largest depth of fonts in a folder of the program's.
  private static let deepest = 6
  /// The largest number of files that are searched in a folder of the program's.
  private static let maximumFiles = 10_000

  /// One font with the name.
  struct Candidate {
    var source: FaceSource
    var weight: Double
    var isItalic: Bool
    var width: Double
    /// Whether the requested name is that of this very font, and not of its family.
    var isExact: Bool
  }

  private let folders: [String]
  private var own: [OwnFont]?

  /// Looks in the program's `folders` first.
  init(folders: [String]) { self.folders = folders }

  private struct OwnFont {
    var names: [String]
    var family: String
    var candidate: Candidate
  }

  /// The font nearest to a look among the fonts of that name; nil without any.
  mutating func source(_ name: String, _ look: FontLook) -> FaceSource? {
    let wanted = name.lowercased()
    guard !wanted.isEmpty, !wanted.utf8.contains(0) else { return nil }
    var candidates = ownFonts().compactMap { font -> Candidate? in
      if font.family == wanted { return font.candidate }
      guard font.names.contains(wanted) else { return nil }
      var candidate = font.candidate
      candidate.isExact = true
      return candidate
    }
    if candidates.isEmpty { candidates = Self.installed(name) }
    let best = candidates.min { left, right in
      let (a, b) = (Self.distance(left, look), Self.distance(right, look))
      if a != b { return a < b }
      return (left.source.path, left.source.index) < (right.source.path, right.source.index)
    }
    guard let best else { return nil }
    var source = best.source
    source.variant = look.variant(isSlanted: look.isItalic && !best.isItalic)
    return source
  }

  /// An exactly named font has the distance -1, regardless of the requested weight.
  private static func distance(_ candidate: Candidate, _ look: FontLook) -> Double {
    if candidate.isExact { return -1 }
    return abs(candidate.weight - look.weight.rawValue)
      + (candidate.isItalic == look.isItalic ? 0 : 2000) + abs(candidate.width - 100) * 10
  }

  // MARK: The program's fonts

  private mutating func ownFonts() -> [OwnFont] {
    if let own { return own }
    let fonts = folders.flatMap { Self.files(in: $0) }.flatMap { Self.fonts(in: $0) }
    own = fonts
    return fonts
  }

  private static func files(in folder: String) -> [String] {
    // The folder may be a link, which the enumerator does not follow.
    let folder = (folder as NSString).resolvingSymlinksInPath
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    var count = 0
    while let name = walk.nextObject() as? String {
      count += 1
      if count > maximumFiles { break }
      if walk.level > deepest { walk.skipDescendants() }
      let ending = (name as NSString).pathExtension.lowercased()
      if ["ttf", "otf", "ttc", "otc"].contains(ending) { paths.append(folder + "/" + name) }
    }
    return paths.sorted()
  }

  private static func fonts(in path: String) -> [OwnFont] {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return [] }
    defer { FT_Done_FreeType(library) }
    var fonts: [OwnFont] = []
    var count: FT_Long = 1
    var index: FT_Long = 0
    while index < min(count, 64) {
      defer { index += 1 }
      var face: FT_Face?
      guard FT_New_Face(library, path, index, &face) == 0, let face else { continue }
      defer { FT_Done_Face(face) }
      count = face.pointee.num_faces
      let family = face.pointee.family_name.map { String(cString: $0) } ?? ""
      let style = face.pointee.style_name.map { String(cString: $0) } ?? ""
      let postScript = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
      let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?
        .assumingMemoryBound(to: TT_OS2.self).pointee
      let isItalic = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
      fonts.append(
        OwnFont(
          names: [postScript.lowercased(), "\(family) \(style)".lowercased()],
          family: family.lowercased(),
          candidate: Candidate(
            source: FaceSource(path: path, index: Int(index)),
            weight: Double(table?.usWeightClass ?? 400), isItalic: isItalic, width: 100,
            isExact: false)))
    }
    return fonts
  }

  // MARK: The machine's fonts

  /// The fonts of a family, or the font of this very name.
  private static func installed(_ name: String) -> [Candidate] {
    guard let configuration = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(configuration) }
    for (property, isExact) in [
      (FC_FAMILY, false), (FC_POSTSCRIPT_NAME, true), (FC_FULLNAME, true),
    ] {
      let found = list(configuration, property, name, isExact: isExact)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func list(
    _ configuration: OpaquePointer, _ property: String, _ name: String, isExact: Bool
  ) -> [Candidate] {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, property, name)
    for object in [FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE] {
      FcObjectSetAdd(wanted, object)
    }
    guard let set = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let font = set.pointee.fonts[index] else { return nil }
      return candidate(font, isExact: isExact)
    }
  }

  private static func candidate(_ font: OpaquePointer, isExact: Bool) -> Candidate? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    func number(_ object: String, _ usual: Double) -> Double {
      var value = 0.0
      return FcPatternGetDouble(font, object, 0, &value) == FcResultMatch ? value : usual
    }
    var index: Int32 = 0
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    // The upper half of the number identifies an instance of a variable font.
    return Candidate(
      source: FaceSource(path: String(cString: file), index: Int(index & 0xFFFF)),
      weight: FcWeightToOpenTypeDouble(number(FC_WEIGHT, 80)),
      isItalic: number(FC_SLANT, 0) > 0, width: number(FC_WIDTH, 100), isExact: isExact)
  }
}
