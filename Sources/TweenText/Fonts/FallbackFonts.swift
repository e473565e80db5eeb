import CHarfBuzz

/// The files with the characters that a font lacks: a fixed order, independent of other installed
/// fonts.
enum FallbackFonts {
  static let emoji = "NotoColorEmoji.ttf"

  /// The names of the files to try for a script, the best first.
  static func names(
    for script: hb_script_t, look: FontLook, han: HanStyle
  ) -> [FallbackFont] {
    var fonts: [FallbackFont] = []
    let endings = look.isBold ? ["-Bold.ttf", "-Regular.ttf"] : ["-Regular.ttf"]
    if isHan(script) {
      let style = HanStyle(script) ?? han
      for ending in look.isBold ? ["-Bold", "-Regular"] : ["-Regular"] {
        if look.design == .serif {
          fonts.append(FallbackFont("NotoSerifCJK\(ending).ttc", index: style.rawValue))
        }
        fonts.append(FallbackFont("NotoSansCJK\(ending).ttc", index: style.rawValue))
      }
      fonts += ["wqy-microhei.ttc", "DroidSansFallbackFull.ttf"].map { FallbackFont($0) }
    }
    if let name = scripts[script.rawValue] {
      let families =
        look.design == .serif
        ? ["NotoSerif\(name)", "NotoSans\(name)"] : ["NotoSans\(name)", "NotoSerif\(name)"]
      if name == "Arabic", look.design == .serif {
        fonts += endings.map { FallbackFont("NotoNaskhArabic\($0)") }
      }
      for family in families { fonts += endings.map { FallbackFont(family + $0) } }
    }
    fonts += general(look, endings)
    return fonts
  }

  /// For characters of every script.
  private static func general(_ look: FontLook, _ endings: [String]) -> [FallbackFont] {
    let first =
      switch look.design {
      case .serif: ["NotoSerif", "NotoSans"]
      case .monospaced: ["NotoSansMono", "NotoSans"]
      case .standard, .rounded: ["NotoSans"]
      }
    var names = first.flatMap { family in endings.map { family + $0 } }
    names += endings.map { "NotoSansSymbols\($0)" }
    names += ["NotoSansSymbols2-Regular.ttf", "NotoSansMath-Regular.ttf"]
    names += [look.isBold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf", "DejaVuSans.ttf"]
    names += ["NotoMusic-Regular.ttf", emoji]
    return names.map { FallbackFont($0) }
  }

  /// The Debian package that has the characters of a script.
  static func package(for script: hb_script_t, isPicture: Bool) -> String {
    if isPicture { return "fonts-noto-color-emoji" }
    return isHan(script) ? "fonts-noto-cjk" : "fonts-noto-core"
  }

  static func isHan(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_HAN || HanStyle(script) != nil
  }

  /// The part of the file's name for each script, by ISO 15924.
  private static let scripts: [UInt32: String] = {
    let names = """
      Adlm Adlam,Aghb CaucasianAlbanian,Ahom Ahom,Arab Arabic,Armi ImperialAramaic,Armn Armenian,\
      Avst Avestan,Bali Balinese,Bamu Bamum,Bass BassaVah,Batk Batak,Beng Bengali,Bhks Bhaiksuki,\
      Brah Brahmi,Bugi Buginese,Buhd Buhid,Cakm Chakma,Cans CanadianAboriginal,Cari Carian,\
      Cham Cham,Cher Cherokee,Copt Coptic,Cprt Cypriot,Deva Devanagari,Dogr Dogra,Dsrt Deseret,\
      Dupl Duployan,Egyp EgyptianHieroglyphs,Elba Elbasan,Elym Elymaic,Ethi Ethiopic,\
      Geor Georgian,Glag Glagolitic,Gong GunjalaGondi,Gonm MasaramGondi,Goth Gothic,Gran Grantha,\
      Gujr Gujarati,Guru Gurmukhi,Hano Hanunoo,Hatr Hatran,Hebr Hebrew,\
      Hluw AnatolianHieroglyphs,Hmng PahawhHmong,Hmnp NyiakengPuachueHmong,Hung OldHungarian,\
      Ital OldItalic,Java Javanese,Kali KayahLi,Khar Kharoshthi,Khmr Khmer,Khoj Khojki,\
      Knda Kannada,Kthi Kaithi,Lana TaiTham,Laoo Lao,Lepc Lepcha,Limb Limbu,Lina LinearA,\
      Linb LinearB,Lisu Lisu,Lyci Lycian,Lydi Lydian,Mahj Mahajani,Mand Mandaic,Mani Manichaean,\
      Marc Marchen,Medf Medefaidrin,Mend MendeKikakui,Merc Meroitic,Mero Meroitic,\
      Mlym Malayalam,Modi Modi,Mong Mongolian,Mroo Mro,Mtei MeeteiMayek,Mult Multani,\
      Mymr Myanmar,Narb OldNorthArabian,Nbat Nabataean,Newa Newa,Nkoo NKo,Nshu Nushu,Ogam Ogham,\
      Olck OlChiki,Orkh OldTurkic,Orya Oriya,Osge Osage,Osma Osmanya,Palm Palmyrene,\
      Pauc PauCinHau,Perm OldPermic,Phag PhagsPa,Phli InscriptionalPahlavi,Phlp PsalterPahlavi,\
      Phnx Phoenician,Plrd Miao,Prti InscriptionalParthian,Rjng Rejang,Rohg HanifiRohingya,\
      Runr Runic,Samr Samaritan,Sarb OldSouthArabian,Saur Saurashtra,Sgnw SignWriting,\
      Shaw Shavian,Shrd Sharada,Sidd Siddham,Sind Khudawadi,Sinh Sinhala,Sogd Sogdian,\
      Sogo OldSogdian,Sora SoraSompeng,Soyo Soyombo,Sund Sundanese,Sylo SylotiNagri,Syrc Syriac,\
      Tagb Tagbanwa,Takr Takri,Tale TaiLe,Talu NewTaiLue,Taml Tamil,Tang Tangut,Tavt TaiViet,\
      Telu Telugu,Tfng Tifinagh,Tglg Tagalog,Thaa Thaana,Thai Thai,Tibt Tibetan,Tirh Tirhuta,\
      Ugar Ugaritic,Vaii Vai,Wara WarangCiti,Wcho Wancho,Xpeo OldPersian,Xsux Cuneiform,\
      Yezi Yezidi,Yiii Yi,Zanb ZanabazarSquare
      """
    var table: [UInt32: String] = [:]
    for row in names.split(separator: ",") {
      let words = row.split(separator: " ")
      if words.count == 2 { table[hb_tag_from_string(String(words[0]), 4)] = String(words[1]) }
    }
    return table
  }()
}

/// A font to try: a file's name and the font's place in it.
struct FallbackFont: Hashable, Sendable {
  var name: String
  var index: Int

  init(_ name: String, index: Int = 0) {
    self.name = name
    self.index = index
  }
}

/// The style in which Chinese characters are written; the numbers are the indices of the fonts in
/// Noto's files.
enum HanStyle: Int, Sendable {
  case japanese, korean, simplified, traditional, hongKong

  /// The style of a script that only one language uses.
  init?(_ script: hb_script_t) {
    switch script {
    case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: self = .japanese
    case HB_SCRIPT_HANGUL: self = .korean
    case HB_SCRIPT_BOPOMOFO: self = .traditional
    default: return nil
    }
  }

  /// The script of a locale like "zh_Hant_TW"; nil for a locale that does not determine one.
  init?(localeIdentifier: String) {
    let parts = localeIdentifier.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else if parts.contains("hant") || parts.contains("tw") || parts.first == "yue" {
        self = .traditional
      } else {
        self = .simplified
      }
    default: return nil
    }
  }
}
