import CHarfBuzz
import Foundation
import Synchronization

/// Finds and keeps faces: for a request, and for characters that the requested face lacks.
struct FontLibrary: ~Copyable {
  private let folders: FontFolders
  private var faces: [FaceSource: Result<FontFace, TextError>] = [:]
  private var primaries: [FontLook: Result<FontFace, TextError>] = [:]
  /// The last look and its face: successive texts usually have the same font.
  private var last: (look: FontLook, face: Result<FontFace, TextError>)?
  private var fallbacks: [FallbackKey: [FallbackFont]] = [:]
  private var substitutes: [SubstituteKey: FontFace?] = [:]
  private var warned: Set<String> = []
  private var named: NamedFonts

  private struct FallbackKey: Hashable {
    var script: UInt32
    var look: FontLook
    var han: HanStyle
  }

  private struct SubstituteKey: Hashable {
    var cluster: [UInt32]
    var fallback: FallbackKey
    var isPicture: Bool
  }

  init(folders: FontFolders) {
    self.folders = folders
    named = NamedFonts(folders: folders.programPaths)
  }

  // MARK: Requested faces

  /// The face for a look; the default family's where the requested family has none.
  mutating func face(for look: FontLook) -> Result<FontFace, TextError> {
    if let last, last.look == look { return last.face }
    let face = primaries[look] ?? find(look)
    primaries[look] = face
    last = (look, face)
    return face
  }

  /// Whether a font of that name exists; without a warning if it does not.
  mutating func hasFont(named name: String) -> Bool {
    let look = FontLook(FontRequest(family: .named(name), size: 1))
    guard let source = named.source(name, look), case .success = face(at: source) else {
      return false
    }
    return true
  }

  private mutating func find(_ look: FontLook) -> Result<FontFace, TextError> {
    var variant = look.variant(isSlanted: false)
    switch look.family {
    case .system(.standard): break
    case .system(.rounded): variant.rounding = DesignFile.rounding(look.weight)
    case .system(let design):
      if let face = face(design, look) { return .success(face) }
      warn(
        "The font files for the design \(design) are missing: install Debian's package "
          + "\(Self.package(of: design)).")
    case .named(let name):
      if let source = named.source(name, look), case .success(let face) = face(at: source) {
        return .success(face)
      }
      warn("There is no font named \"\(name)\": the default one is shown instead.")
    }
    if look.isDisplay, let path = folders.displayPath(of: look.style),
      case .success(let face) = face(
        at: FaceSource(
          path: path, variant: variant,
          system: SystemFaceMetrics(isDisplay: true, weight: look.weight)))
    {
      return .success(face)
    }
    return Result { () throws(TextError) in
      FaceSource(
        path: try folders.path(of: look.style), variant: variant,
        system: SystemFaceMetrics(isDisplay: false, weight: look.weight))
    }.flatMap { face(at: $0) }
  }

  /// The face of a design that has a file of its own.
  private mutating func face(_ design: FontRequest.Design, _ look: FontLook) -> FontFace? {
    for file in DesignFile.files(of: design, look) {
      guard let path = folders.otherPath(file.name) else { continue }
      let source = FaceSource(path: path, variant: file.variant)
      if case .success(let face) = face(at: source) { return face }
    }
    return nil
  }

  private static func package(of design: FontRequest.Design) -> String {
    switch design {
    case .standard, .rounded: "fonts-inter"
    case .serif: "fonts-noto-core"
    case .monospaced: "fonts-noto-mono"
    }
  }

  mutating func face(at source: FaceSource) -> Result<FontFace, TextError> {
    if let known = faces[source] { return known }
    let face = Result { () throws(TextError) in
      try FontFace(
        path: source.path, index: source.index, variant: source.variant, system: source.system)
    }
    faces[source] = face
    return face
  }

  // MARK: Faces for what others lack

  /// The face for a cluster of characters that the face for `look` lacks, or that is shown as a
  /// picture; nil, with one warning per script, if no font has it.
  mutating func substitute(
    for cluster: [UInt32], script: hb_script_t, look: FontLook, han: HanStyle, isPicture: Bool
  ) -> FontFace? {
    let fallback = FallbackKey(script: script.rawValue, look: look, han: han)
    let key = SubstituteKey(cluster: cluster, fallback: fallback, isPicture: isPicture)
    if let known = substitutes[key] { return known }
    let face = search(for: cluster, script, fallback, isPicture: isPicture)
    substitutes[key] = .some(face)
    if face == nil { warnOfMissing(cluster, script, isPicture: isPicture) }
    return face
  }

  private mutating func search(
    for cluster: [UInt32], _ script: hb_script_t, _ key: FallbackKey, isPicture: Bool
  ) -> FontFace? {
    var names: [FallbackFont] = []
    if isPicture { names.append(FallbackFont(FallbackFonts.emoji)) }
    if let known = fallbacks[key] {
      names += known
    } else {
      let found = FallbackFonts.names(for: script, look: key.look, han: key.han)
      fallbacks[key] = found
      names += found
    }
    var partly: FontFace?
    for name in names {
      guard let path = folders.otherPath(name.name) else { continue }
      let variant = key.look.variant(isSlanted: false)
      let source = FaceSource(
        path: path, index: name.index,
        variant: name.name == FallbackFonts.emoji ? .plain : variant)
      guard case .success(let face) = face(at: source) else { continue }
      if face.covers(cluster) { return face }
      if partly == nil, let base = cluster.first.flatMap(Unicode.Scalar.init),
        face.glyph(for: base) != nil
      {
        partly = face
      }
    }
    return partly
  }

  // MARK: Warnings

  private mutating func warnOfMissing(
    _ cluster: [UInt32], _ script: hb_script_t, isPicture: Bool
  ) {
    let package = FallbackFonts.package(for: script, isPicture: isPicture)
    guard warned.insert("\(script.rawValue) \(package)").inserted else { return }
    let character = String(
      String.UnicodeScalarView(cluster.compactMap(Unicode.Scalar.init)))
    let codes = cluster.map { "U+" + String($0, radix: 16, uppercase: true) }
    Self.write(
      "No font has the character \(character) (\(codes.joined(separator: " "))), which shows as a "
        + "box: install Debian's package \(package) (apt-get install \(package)).")
  }

  mutating func warn(_ message: String) {
    if warned.insert(message).inserted { Self.write(message) }
  }

  private static func write(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

extension FontLook {
  func variant(isSlanted: Bool) -> FontVariant {
    FontVariant(slant: isSlanted ? Self.slant : 0, stretch: width)
  }
}

extension FontFace {
  /// Whether the font has glyphs for all visible characters of a cluster.
  func covers(_ cluster: [UInt32]) -> Bool {
    var isWhole = true
    for value in cluster {
      // The font's glyphs first: they are loaded anyway, Unicode's tables mostly not.
      guard let scalar = Unicode.Scalar(value) else { continue }
      if glyph(for: scalar) == nil, !scalar.isIgnorable {
        isWhole = false
        break
      }
    }
    if isWhole { return true }
    // A letter and its mark may have a glyph of their own together.
    guard cluster.count == 2 else { return false }
    var composed: UInt32 = 0
    guard
      hb_unicode_compose(hb_unicode_funcs_get_default(), cluster[0], cluster[1], &composed) != 0,
      let scalar = Unicode.Scalar(composed)
    else { return false }
    return glyph(for: scalar) != nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is invisible: joiners, selectors, marks of direction.
  var isIgnorable: Bool { value >= 0xAD && properties.isDefaultIgnorableCodePoint }
}
