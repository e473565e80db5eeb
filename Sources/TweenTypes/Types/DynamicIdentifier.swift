/// The identifier of a type that is not declared, built from a filename extension or MIME type and from
/// a supertype. It consists of `dyn.a` and the text `?0=6:1=sfl2` in an alphabet of 32 letters, five
/// bits each. The example conforms (0) to data (6) and has the filename extension (1) sfl2.
///
/// Apple's systems use the same encoding, and it is reversible: the same tag has the same identifier.
/// https://alastairs-place.net/blog/2012/06/06/utis-are-better-than-you-think-and-heres-why/
struct DynamicIdentifier: Equatable {
  var supertype: String
  var tagClass: UTTagClass
  var tag: String

  private static let prefix = "dyn.a"
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  /// Identifiers that are abbreviated by their index in this list, a hexadecimal digit.
  private static let abbreviations = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text",
    "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
    "public.image", "public.video", "public.audio", "public.directory", "public.folder",
  ]

  init(supertype: String, tagClass: UTTagClass, tag: String) {
    (self.supertype, self.tagClass, self.tag) = (supertype, tagClass, tag)
  }

  /// Decodes an identifier; nil where it is not a dynamic one.
  init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.prefix),
      let text = Self.decode(identifier.dropFirst(Self.prefix.count)), text.first == "?"
    else { return nil }
    var found: (supertype: String?, tagClass: UTTagClass?, tag: String?)
    for pair in Self.split(text.dropFirst(), at: ":") {
      let sides = Self.split(pair, at: "=")
      guard sides.count == 2 else { return nil }
      let (key, value) = (Self.written(sides[0]), Self.unescaped(sides[1]))
      if key == "UTTypeConformsTo" {
        found.supertype = Self.written(sides[1])
      } else {
        (found.tagClass, found.tag) = (UTTagClass(rawValue: key), value)
      }
    }
    guard let tagClass = found.tagClass, let tag = found.tag, !tag.isEmpty else { return nil }
    self.init(supertype: found.supertype ?? "public.data", tagClass: tagClass, tag: tag)
  }

  var identifier: String {
    let text =
      "?0=" + Self.abbreviated(supertype) + ":" + Self.abbreviated(tagClass.rawValue) + "="
      + Self.escaped(tag)
    return Self.prefix + Self.encode(text)
  }

  // MARK: Encoding of words

  private static func abbreviated(_ name: String) -> String {
    guard let place = abbreviations.firstIndex(of: name) else { return escaped(name) }
    return String(place, radix: 16, uppercase: true)
  }

  private static func written(_ word: Substring) -> String {
    if word.count == 1, let place = Int(word, radix: 16) { return abbreviations[place] }
    return unescaped(word)
  }

  private static func escaped(_ word: String) -> String {
    var text = ""
    for character in word {
      if ":=,\\".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }

  private static func unescaped(_ word: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in word {
      if character == "\\" && !isEscaped {
        isEscaped = true
      } else {
        text.append(character)
        isEscaped = false
      }
    }
    return text
  }

  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var isEscaped = false
    for place in text.indices {
      if text[place] == separator && !isEscaped {
        parts.append(text[start..<place])
        start = text.index(after: place)
      }
      isEscaped = text[place] == "\\" && !isEscaped
    }
    return parts + [text[start...]]
  }

  // MARK: Encoding of bytes

  private static func encode(_ text: String) -> String {
    var letters: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in text.utf8 {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 5 {
        count -= 5
        letters.append(alphabet[bits >> count & 31])
      }
      bits &= (1 << count) - 1
    }
    if count > 0 { letters.append(alphabet[bits << (5 - count) & 31]) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func decode(_ letters: Substring) -> Substring? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for letter in letters.utf8 {
      guard let place = alphabet.firstIndex(of: letter) else { return nil }
      (bits, count) = (bits << 5 | place, count + 5)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count))
        bits &= (1 << count) - 1
      }
    }
    return String(validating: bytes, as: UTF8.self).map { $0[...] }
  }
}
