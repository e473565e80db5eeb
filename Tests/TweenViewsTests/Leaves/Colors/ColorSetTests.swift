import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct ColorSetTests {
  private static func environment(
    dark: Bool = false, contrast: Bool = false
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment._colorSchemeContrast = contrast ? .increased : .standard
    return environment
  }

  private static func entry(_ color: String, _ more: String = "") -> String {
    #"{"idiom": "universal", "color": \#(color)\#(more)}"#
  }

  private static func rgb(_ red: String, _ green: String, _ blue: String, alpha: String = "1.000")
    -> String
  {
    """
    {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}
    """
  }

  private static func gray(_ byte: Int) -> String { rgb("\(byte)", "\(byte)", "\(byte)") }

  /// A folder with one colour set `name` of these entries.
  private func folder(_ name: String = "a", _ entries: String...) throws -> ImageFolder {
    let folder = try ImageFolder()
    try add(name, entries, to: folder)
    return folder
  }

  private func add(_ name: String, _ entries: [String], to folder: ImageFolder) throws {
    try folder.add(
      "A.xcassets/\(name).colorset/Contents.json",
      text: #"{"colors": [\#(entries.joined(separator: ","))], "info": {"version": 1}}"#)
  }

  @Test func `each appearance takes the nearest variant, its luminosity before its contrast`()
    throws
  {
    let appearances = [
      "any": "",
      "dark": #"{"appearance": "luminosity", "value": "dark"}"#,
      "high": #"{"appearance": "contrast", "value": "high"}"#,
    ]
    let bytes = ["any": 10, "dark": 20, "high": 30, "both": 40]
    let preferences: [(dark: Bool, contrast: Bool, names: [String])] = [
      (false, false, ["any"]), (true, false, ["dark", "any"]), (false, true, ["high", "any"]),
      (true, true, ["both", "dark", "high", "any"]),
    ]
    let variants = ["any", "dark", "high", "both"]
    // Every set of variants there can be.
    for subset in 1..<16 {
      let present = variants.indices.filter { subset >> $0 & 1 == 1 }.map { variants[$0] }
      let entries = present.reversed().map { name in
        let list =
          name == "both"
          ? [appearances["dark"], appearances["high"]].compactMap { $0 }.joined(separator: ",")
          : appearances[name] ?? ""
        return Self.entry(Self.gray(bytes[name] ?? 0), #", "appearances": [\#(list)]"#)
      }
      let folder = try ImageFolder()
      try add("a", entries, to: folder)
      for (dark, contrast, names) in preferences {
        let found = Color("a", bundle: folder.bundle)
          .resolve(in: Self.environment(dark: dark, contrast: contrast))
        var expected = Color.clear
        if let name = names.first(where: present.contains), let byte = bytes[name] {
          expected = Color(white: Double(byte) / 255)
        }
        #expect(
          found == expected.resolve(in: EnvironmentValues()),
          "\(present) where dark is \(dark), contrast \(contrast)")
      }
    }
  }

  // Typed and apart: as a test's arguments they would be too much for the compiler.
  private static let spellings: [(text: String, value: Double)] = [
    ("\"0.500\"", 0.5), ("\"128\"", 0x80 / 255), ("\"0x80\"", 0x80 / 255),
    ("\"0X8f\"", 0x8F / 255), ("\"#80\"", 0x80 / 255), ("\"0\"", 0), ("\"1\"", 1 / 255),
    ("\"1.0\"", 1), ("\" 0.25 \"", 0.25), ("\"-0.250\"", -0.25), ("\"1.250\"", 1.25),
    ("\"255\"", 1), ("\"0xFF\"", 1), ("\"5e-1\"", 0.5), ("0.5", 0.5), ("1", 1), ("51", 0.2),
  ]

  @Test func `components are fractions, bytes and hex bytes`() throws {
    for (text, value) in Self.spellings {
      let components = "{\"red\": \(text), \"green\": \"0.000\", \"blue\": \"0.000\"}"
      let folder = try folder(
        "a", Self.entry("{\"color-space\": \"extended-srgb\", \"components\": \(components)}"))
      // Without alpha it is opaque.
      let found = Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
      let expected = Color(red: value, green: 0, blue: 0).resolve(in: EnvironmentValues())
      #expect(found == expected, "\(text)")
    }
  }

  @Test func `opacity is spelled as the others are, and a plain 1 is opaque`() throws {
    let opacities: [(text: String, value: Float)] = [
      ("1", 1), ("1.000", 1), ("0.500", 0.5), ("128", 128 / 255), ("0", 0),
    ]
    for (text, value) in opacities {
      let folder = try folder("a", Self.entry(Self.rgb("255", "0", "0", alpha: text)))
      let found = Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
      #expect(found.opacity == value && found.linearRed == 1, "\(text)")
    }
  }

  @Test func `components are of the space that the set names`() throws {
    let components = #""components": {"red": "0.8", "green": "0.4", "blue": "0.2", "alpha": "0.5"}"#
    let spaces: [(String?, Color.RGBColorSpace)] = [
      (nil, .sRGB), ("srgb", .sRGB), ("extended-srgb", .sRGB),
      ("extended-linear-srgb", .sRGBLinear), ("display-p3", .displayP3),
    ]
    for (name, space) in spaces {
      let prefix = name.map { #""color-space": "\#($0)", "# } ?? ""
      let folder = try folder("a", Self.entry("{\(prefix)\(components)}"))
      #expect(
        Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
          == Color(space, red: 0.8, green: 0.4, blue: 0.2, opacity: 0.5)
          .resolve(in: EnvironmentValues()))
    }
    for name in ["gray-gamma-22", "extended-gray"] {
      let folder = try folder(
        "a",
        Self.entry(#"{"color-space": "\#(name)", "components": {"white": "0.5", "alpha": "0.5"}}"#))
      let found = Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
      #expect(abs(Double(found.linearRed) - pow(0.5, 2.2)) < 1e-7)
      #expect(found.linearGreen == found.linearRed && found.linearBlue == found.linearRed)
      #expect(found.opacity == 0.5)
    }
  }

  @Test func `a reference is the system's colour, in each appearance its own`() throws {
    let references: [(String, [UInt32])] = [
      ("systemBlueColor", [0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF]),
      ("labelColor", [0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF]),
      ("systemGray5Color", [0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF]),
      (
        "secondarySystemGroupedBackgroundColor",
        [0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF]
      ),
      ("secondaryLabelColor", [0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43CC, 0xEBEB_F5B3]),
    ]
    for (name, appearances) in references {
      let folder = try folder("a", Self.entry(#"{"platform": "ios", "reference": "\#(name)"}"#))
      let color = Color("a", bundle: folder.bundle)
      for (index, bytes) in appearances.enumerated() {
        let environment = Self.environment(dark: index % 2 == 1, contrast: index >= 2)
        let digits = String(bytes, radix: 16, uppercase: true)
        #expect(
          color.resolve(in: environment).description
            == "#" + String(repeating: "0", count: 8 - digits.count) + digits)
      }
    }
  }

  @Test func `all devices come before a phone, that before a Mac, and sRGB before P3`() throws {
    let entries = ["watch", "mac", "iphone", "universal"].enumerated().map { index, idiom in
      #"{"idiom": "\#(idiom)", "color": \#(Self.gray(index * 10 + 10))}"#
    }
    for count in 1...4 {
      let folder = try ImageFolder()
      try add("a", Array(entries.prefix(count)), to: folder)
      #expect(
        Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
          == Color(white: Double(count * 10) / 255).resolve(in: EnvironmentValues()))
    }
    let folder = try folder(
      "a", Self.entry(Self.gray(10), #", "display-gamut": "display-P3""#),
      Self.entry(Self.gray(20), #", "display-gamut": "sRGB""#))
    #expect(
      Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
        == Color(white: 20.0 / 255).resolve(in: EnvironmentValues()))
  }

  @Test func `namespaces stand before names, and an image of the same name is another thing`()
    throws
  {
    let folder = try folder("Brand/Deep/a", Self.entry(Self.gray(10)))
    try add("Plain/b", [Self.entry(Self.gray(20))], to: folder)
    try folder.add(
      "A.xcassets/Brand/Contents.json", text: #"{"properties": {"provides-namespace": true}}"#)
    try folder.add(
      "A.xcassets/b.imageset/Contents.json", text: #"{"images": [{"filename": "i.png"}]}"#)
    try folder.add("A.xcassets/b.imageset/i.png", width: 1, height: 1, 5 << 24)
    let names = [("Brand/a", 10), ("b", 20)]
    for (name, byte) in names {
      let resource = ColorResource(name: name, bundle: folder.bundle)
      #expect(
        Color(resource).resolve(in: EnvironmentValues())
          == Color(white: Double(byte) / 255).resolve(in: EnvironmentValues()))
      #expect(Color(resource) == Color(name, bundle: folder.bundle))
    }
    #expect(
      Image("b", bundle: folder.bundle).resolved(in: EnvironmentValues())?.bitmap.pixels == [
        5 << 24
      ])
    #expect(Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues()).opacity == 0)
  }

  @Test func `a group may have a dot in its name, and a set of another kind is none`() throws {
    let folder = try folder("v2.0/a", Self.entry(Self.gray(10)))
    try add("Icon.appiconset/b", [Self.entry(Self.gray(20))], to: folder)
    try add("Old.Brand/c", [Self.entry(Self.gray(30))], to: folder)
    try folder.add(
      "A.xcassets/Old.Brand/Contents.json",
      text: #"{"properties": {"provides-namespace": true}}"#)
    func byte(_ name: String) -> Float? {
      let color = Color(name, bundle: folder.bundle).resolve(in: EnvironmentValues())
      return color.opacity == 0 ? nil : (color.red * 255).rounded()
    }
    #expect(byte("a") == 10 && byte("b") == nil && byte("c") == nil)
    #expect(byte("Old.Brand/c") == 30)
  }

  @Test func `images have variants for contrast too`() throws {
    let folder = try ImageFolder()
    try folder.add(
      "A.xcassets/a.imageset/Contents.json",
      text: """
        {"images": [{"filename": "any.png"}, {"filename": "high.png",
          "appearances": [{"appearance": "contrast", "value": "high"}]}]}
        """)
    try folder.add("A.xcassets/a.imageset/any.png", width: 1, height: 1, 1 << 24)
    try folder.add("A.xcassets/a.imageset/high.png", width: 1, height: 1, 2 << 24)
    let image = Image("a", bundle: folder.bundle)
    #expect(image.resolved(in: Self.environment())?.bitmap.pixels == [1 << 24])
    #expect(image.resolved(in: Self.environment(contrast: true))?.bitmap.pixels == [2 << 24])
  }

  @Test func `a colour follows its surroundings, in animations too, as a system colour does`()
    throws
  {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    // The system's red.
    let folder = try folder(
      "a", Self.entry(Self.rgb("0xFF", "0x3B", "0x30")),
      Self.entry(Self.rgb("0xFF", "0x45", "0x3A"), dark))
    let screen = Screen(false) { isDark in
      HStack {
        Rectangle().fill(Color("a", bundle: folder.bundle))
        Rectangle().fill(Color.red)
      }
      .environment(\.colorScheme, isDark ? .dark : .light)
    }
    #expect(screen.colors.count == 2 && screen.colors[0] == screen.colors[1])
    let start = screen.colors[0]
    screen.change(true, .linear(duration: 1))
    screen.step(30)
    #expect(screen.colors[0] == screen.colors[1])
    #expect(screen.colors[0].linearGreen > start.linearGreen)
    let middle = screen.colors[0]
    screen.settle()
    #expect(screen.colors[0] == screen.colors[1])
    #expect(screen.colors[0].linearGreen > middle.linearGreen)
    #expect(screen.colors[0] == Color.red.resolve(in: Self.environment(dark: true)))
  }

  @Test func `an unknown name is clear, and said once`() throws {
    let folder = try folder("a", Self.entry(Self.gray(0)))
    let screen = Screen(0) { number in
      VStack {
        Color("gone", bundle: folder.bundle)
        Color("gone", bundle: folder.bundle).frame(width: CGFloat(number + 1))
        Rectangle().fill(Color("#FF0000", bundle: folder.bundle).opacity(0.5))
      }
    }
    screen.set(1)
    screen.step()
    #expect(screen.colors.allSatisfy { $0.opacity == 0 })
    #expect(
      Set(screen.warnings) == [
        "There is no color named \"gone\" in \(folder.path).",
        "There is no color named \"#FF0000\" in \(folder.path).",
      ])
    #expect(screen.warnings.count == 2)
  }

  @Test func `what a set spells wrong is clear, and named`() throws {
    let folder = try ImageFolder()
    let none = "neither a number from 0 to 1 nor a byte"
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    // Name, the one entry, and what is said of it, where * is the path of the list.
    let flaws: [(name: String, entry: String, sentence: String)] = [
      ("blank", #"{"idiom": "universal"}"#, "its set in \(folder.path) has no color."),
      (
        "word", Self.entry(Self.rgb("red", "0", "0")),
        "a color in * has a component \"red\" that is \(none)."
      ),
      (
        "nan", Self.entry(Self.rgb("0", "nan", "0")),
        "a color in * has a component \"green\" that is \(none)."
      ),
      (
        "long", Self.entry(Self.rgb("0", "0", "0x100")),
        "a color in * has a component \"blue\" that is \(none)."
      ),
      (
        "short", Self.entry(#"{"color-space": "srgb", "components": {"red": "0"}}"#),
        "a color in * has no component \"green\"."
      ),
      (
        "space", Self.entry(#"{"color-space": "cmyk", "components": {}}"#),
        "a color in * has the unsupported color space \"cmyk\"."
      ),
      (
        "system", Self.entry(#"{"reference": "systemPlaidColor"}"#),
        "a color in * names the unknown system color \"systemPlaidColor\"."
      ),
      ("dark", Self.entry(Self.gray(0), dark), "* has no color for this appearance."),
      ("broken", "{", "* is not a valid list of colors."),
    ]
    for flaw in flaws { try add(flaw.name, [flaw.entry], to: folder) }
    let screen = Screen(0) { _ in
      ForEach(flaws.map(\.name), id: \.self) { Color($0, bundle: folder.bundle) }
    }
    #expect(screen.colors.allSatisfy { $0.opacity == 0 })
    let expected = flaws.map { flaw -> String in
      let path = "\(folder.path)/A.xcassets/\(flaw.name).colorset/Contents.json"
      let sentence = flaw.sentence.replacingOccurrences(of: "*", with: path)
      return "The color \"\(flaw.name)\" is clear: \(sentence)"
    }
    #expect(screen.warnings == expected)
  }

  @Test func `what is for another device is taken where nothing else fits, in the dark too`()
    throws
  {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let watch = #"{"idiom": "watch", "color": \#(Self.gray(20))\#(dark)}"#
    let both = try folder("a", Self.entry(Self.gray(10)), watch)
    for isDark in [false, true] {
      #expect(
        Color("a", bundle: both.bundle).resolve(in: Self.environment(dark: isDark))
          == Color(white: 10.0 / 255).resolve(in: EnvironmentValues()))
    }
    let alone = try folder("a", watch)
    #expect(
      Color("a", bundle: alone.bundle).resolve(in: Self.environment(dark: true))
        == Color(white: 20.0 / 255).resolve(in: EnvironmentValues()))
  }

  @Test(arguments: [
    #""color": 3"#, #""color": {"components": 3}"#, #""appearances": [{"appearance": "x"}]"#,
    #""appearances": 1"#, #""idiom": ["watch"]"#, #""color": {"color-space": true}"#,
  ]) func `an entry that cannot be understood leaves the others`(odd: String) throws {
    let folder = try folder("a", "{\(odd)}", "7", "null", Self.entry(Self.gray(10)))
    #expect(
      Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
        == Color(white: 10.0 / 255).resolve(in: EnvironmentValues()))
  }

  @Test func `a component of another type is named, where its colour is the one to show`() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    for value in ["true", "null", "[1]", "{}"] {
      let components = #"{"red": \#(value), "green": "0", "blue": "0"}"#
      let folder = try folder(
        "a", Self.entry(Self.gray(10)),
        Self.entry(#"{"color-space": "srgb", "components": \#(components)}"#, dark))
      let screen = Screen(false) { isDark in
        Color("a", bundle: folder.bundle).environment(\.colorScheme, isDark ? .dark : .light)
      }
      #expect(screen.warnings.isEmpty && screen.colors.first?.opacity == 1)
      screen.set(true)
      screen.step()
      #expect(screen.colors.first?.opacity == 0)
      #expect(screen.warnings.count == 1 && screen.warnings[0].contains("component \"red\""))
    }
  }

  @Test(arguments: ["1", " 1", "1 ", "01", "+1"]) func `a plain 1 is opaque`(alpha: String) throws {
    let folder = try folder("a", Self.entry(Self.rgb("0", "0", "0", alpha: alpha)))
    #expect(Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues()).opacity == 1)
  }

  @Test func `a catalogue with links to itself is looked through once`() throws {
    let folder = try folder("a", Self.entry(Self.gray(10)))
    for name in ["one", "two", "three", "four"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/A.xcassets/\(name)",
        withDestinationPath: "\(folder.path)/A.xcassets")
    }
    #expect(
      Color("a", bundle: folder.bundle).resolve(in: EnvironmentValues())
        == Color(white: 10.0 / 255).resolve(in: EnvironmentValues()))
  }

  @Test func `the main bundle is the program's own, with the resources beside it`() {
    let own = AssetName.folders(of: nil)
    #expect(!own.isEmpty && AssetName.folders(of: .main) == own)
  }

  @Test func `an accent colour that the set lacks for an appearance is the system's blue`() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let folder = try folder(
      "AccentColor", #"{"idiom": "universal"}"#, Self.entry(Self.gray(10), dark))
    let accent = Color(
      provider: NamedColor(
        name: AssetName(name: "AccentColor", bundle: folder.bundle), standIn: .blue))
    #expect(
      accent.resolve(in: Self.environment())
        == Color.blue.resolve(in: Self.environment()))
    #expect(
      accent.resolve(in: Self.environment(dark: true))
        == Color(white: 10.0 / 255).resolve(in: EnvironmentValues()))
  }

  @Test func `colours compare by name and bundle, and describe themselves so`() throws {
    let folder = try folder("a", Self.entry(Self.gray(0)))
    #expect(Color("a") == Color("a"))
    #expect(Color("a").hashValue == Color("a").hashValue)
    #expect(Color("a") != Color("b"))
    #expect(Color("a") != Color("a", bundle: folder.bundle))
    #expect(Color("a") != Color.red)
    #expect(Color("a").description == #"NamedColor(name: "a", bundle: nil)"#)
    #expect(Color("a").opacity(0.5).description == #"50% NamedColor(name: "a", bundle: nil)"#)
  }

  @Test func `an image literal is the image of its name`() {
    #expect(#imageLiteral(resourceName: "cup") == Image("cup"))
    let image: Image = #imageLiteral(resourceName: "cup.png")
    #expect(image == Image("cup.png"))
  }
}
