import Foundation
import TestSupport
import Testing
import TweenCodecs
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenRaster

@testable import TweenViews

/// Damaged copies of drawings, catalogues and tables, by the number of the case: `scripts/fuzz svg`
/// and so on.
@Suite("Damaged assets") struct DamagedAssetTests {
  /// A damaged copy of one of the files.
  private func damaged(_ number: Int, _ files: [String], words: [String]) -> [UInt8] {
    var damage = FileDamage(case: number)
    var bytes = Array(files[number % files.count].utf8)
    damage.damageText(&bytes, words: words)
    return bytes
  }

  /// Draws, 32 points wide and high.
  private func draw(_ contents: [DisplayItem.Content], _ renderer: Renderer) throws {
    let list = DisplayList(
      size: CGSize(width: 32, height: 32), scale: 1, background: .transparent,
      items: contents.map { DisplayItem($0) })
    try renderer.render(list)
  }

  // MARK: Drawings

  private static let drawings = [
    """
    <svg width="40" height="30" viewBox="0 0 40 30" xmlns:xlink="http://www.w3.org/1999/xlink">
    <style>.a { fill: red; stroke: #00f; stroke-width: 2 } #b { opacity: 0.5 } g > rect { x: 1 }</style>
    <defs><linearGradient id="l" x1="0" x2="100%" gradientTransform="rotate(30)">
    <stop offset="0" stop-color="rgb(255, 0, 10)"/><stop offset="80%" stop-color="hsl(120, 50%, 50%)"
    stop-opacity="0.5"/></linearGradient><radialGradient id="r" cx="50%" cy="0.5" r="9"
    gradientUnits="userSpaceOnUse" xlink:href="#l"/>
    <clipPath id="c"><circle cx="20" cy="15" r="12"/></clipPath>
    <symbol id="s" viewBox="0 0 10 10"><path d="M0 0L10 10A5 3 20 0 1 3 4z"/></symbol></defs>
    <g class="a" transform="translate(3, 2) scale(1.5) skewX(10) matrix(1 0 0 1 2 3)" clip-path="url(#c)">
    <rect width="20" height="10" rx="3" fill="url(#l)"/><use href="#s" x="5" y="5" width="12" height="9"/>
    </g><path id="b" d="M1 1h8v8c1 2 3 4 5 6s3 3 4 4q1 1 2 2t3 3a4 5 10 1 0 6 7z" fill="url(#r)"
    fill-rule="evenodd" stroke="currentColor" stroke-dasharray="3 2 1" stroke-linejoin="round"/></svg>
    """,
    """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg [<!ENTITY x "y">]><svg viewBox="-5 -5 30 30"
    preserveAspectRatio="xMinYMax slice"><!-- a --><polygon points="1,2 3,4 5.5e1,6" stroke-width="3"
    stroke="rgba(1,2,3,.4)" fill="none"/><ellipse cx="5" cy="6" rx="4" ry="3" style="fill:#abc;opacity:.3"/>
    <line x1="1" y1="1" x2="20" y2="20" stroke="black" stroke-linecap="square"/><g><g><g opacity="0.4">
    <polyline points="0 0 4 0 4 4" fill="green"/><text x="1">a &amp; b</text></g></g></g>
    <![CDATA[ x ]]><mask id="m"/><image href="a.png"/></svg>
    """,
  ]

  private static let drawingWords = [
    "<g>", "</g>", "<svg>", "</svg>", "<use href=\"#s\"/>", "<use href=\"#b\"/>", "url(#l)",
    "url(#c)",
    "clip-path=\"url(#c)\"", "viewBox=\"0 0 0 0\"", "transform=\"scale(0)\"", "&#0;", "&#x110000;",
    "&amp;", "<![CDATA[", "]]>", "<!--", "-->", "<?", "id=\"s\"", "M", "a", "A1e9 1e9 0 1 1 1 1",
    "\"",
    "'", ">", "<", "stroke-dasharray=\"0 0\"", "stroke-width=\"1e9\"", "xlink:href=\"#r\"", "{",
    "}",
    "matrix(0 0 0 0 0 0)", "matrix(1e200 0 0 1e200 0 0)", "\u{0}", "é", "%", "z", ";", ":",
  ]

  @Test func `SVG files`() throws {
    let renderer = Renderer()
    try DamagedFiles.check("svg", count: 16) { number in
      let bytes = damaged(number, Self.drawings, words: Self.drawingWords)
      guard let result = try? SVGDecoder.decode(bytes) else { return }
      let size = result.picture.size
      #expect(size.width > 0 && size.height > 0 && size.width + size.height < 40_000)
      try draw(
        result.picture.contents(
          in: CGRect(x: 0, y: 0, width: 32, height: 32), transform: .identity, opacity: 0.5),
        renderer)
    }
  }

  private static let template = """
    <svg width="200" height="200"><g id="Guides">
    <line id="Baseline-S" x1="0" x2="9" y1="100" y2="100"/><line id="Capline-S" x1="0" x2="9" y1="40"
    y2="40"/><line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/><line id="Capline-M" x1="0" x2="9"
    y1="40" y2="40"/><line id="left-margin-Regular-M" x1="-5" x2="-5" y1="0" y2="9"/>
    <line id="right-margin-Regular-M" x1="65" x2="65" y1="0" y2="9"/></g><g id="Symbols">
    <g id="Black-S" transform="translate(0 100)"><path class="hierarchical-0:secondary" d="M0 0h8v-9h-9z"/>
    </g><g id="Ultralight-S" transform="translate(0 100)"><path class="hierarchical-0:secondary"
    d="M0 0h3v-4h-2z"/></g><g id="Regular-M"><path class="multicolor-0:systemRedColor
    hierarchical-1:tertiary" d="M0 40h60v30c1 2 3 4 5 6z"/><g><circle r="4"/></g></g></g></svg>
    """

  private static let templateWords =
    drawingWords + [
      "Regular-M", "Regular-S", "Black-S", "Black-M", "Baseline-S", "Capline-M",
      "left-margin-Black-S",
      "right-margin-Regular-M", "hierarchical-9:secondary", "multicolor-0:white", "class=\"a:b:c\"",
    ]

  @Test func `templates of symbols`() throws {
    let renderer = Renderer()
    try DamagedFiles.check("symbol", count: 16) { number in
      let bytes = damaged(number, [Self.template], words: Self.templateWords)
      guard let template = try? SymbolTemplate(bytes) else { return }
      for (weight, scale) in [(100.0, SymbolScale.small), (430, .medium), (900, .large)] {
        let outline = template.outline(weight: weight, scale: scale)
        let fills = outline.parts.map {
          DisplayItem.Content.fill(DisplayItem.Fill(path: $0.path, paint: .solid(.transparent)))
        }
        try draw(
          [.fill(DisplayItem.Fill(path: outline.shape, paint: .solid(.transparent)))] + fills,
          renderer)
      }
    }
  }

  // MARK: Tables of texts

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld of %@": {"localizations": {"en": {"stringUnit": {"state": "translated",
        "value": "%2$@: %1$lld **now** %% %arg %#@cups@"}, "substitutions": {"cups": {"argNum": 1,
        "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg cup"}},
        "other": {"stringUnit": {"value": "%arg cups %#@cups@"}}}}}}},
        "de": {"variations": {"device": {"iphone": {"variations": {"plural": {"zero": {"stringUnit":
        {"value": "nichts"}}, "other": {"stringUnit": {"value": "%lld von %@"}}}}}, "other":
        {"stringUnit": {"value": "%1$.3f %5$@ ^[%lld Tasse](inflect: true)"}}}}}}},
      "Hello": {"comment": "c", "localizations": {"en": {"stringUnit": {"value": "[a](b)"}}}}}}
    """

  private static let tableWords = [
    "%", "%%", "%@", "%lld", "%1$@", "%0$@", "%99999999999$@", "%-5.3f", "%.999999d", "%#@cups@",
    "%#@a", "%arg", "%*d", "^[", "](inflect: true)", "**", "`", "[", "](", "\"", "{", "}", "[]",
    "null",
    "true", "\\u0000", "\\uD800", "\\", ":", ",", "plural", "device", "other", "zero", "one",
    "\u{7}",
    "stringUnit", "substitutions", "formatSpecifier", "argNum", "<dict>", "</dict>", "<string>",
    "<key>",
    "<array/>", "/*", "*/", "//", "=", ";",
  ]

  /// What the texts of a table say to values, in several languages and on each device.
  private func read(_ table: StringTable, _ number: Int) {
    for (language, entries) in table.entries.sorted(by: { $0.key < $1.key }) {
      for (_, entry) in entries.sorted(by: { $0.key < $1.key }) {
        for device in [TableDevice.phone, .pad, .mac] {
          let amount: (Int) -> FormatNumber? = { place in
            place < 3 ? .signed(Int64(place * number % 23)) : nil
          }
          let parts = entry.parts(language: language, device: device, number: amount)
          #expect(parts.count < 1 << 20, "case \(number)")
          for case .argument(let place, let specifier) in parts.prefix(64) {
            _ = amount(place)?.text(specifier, locale: Locale(identifier: language))
          }
        }
      }
    }
  }

  /// The same through a text.
  private func show(_ folder: ImageFolder, _ number: Int) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: ["en", "de", "ar", "pl"][number % 4])
    _ = Text("\(number) of \("cups")", bundle: folder.bundle).resolved(in: environment)
    _ = Text("Hello", bundle: folder.bundle).resolved(in: environment)
  }

  @Test func `string catalogues`() throws {
    let folder = try ImageFolder()
    try DamagedFiles.check("catalog", count: 16) { number in
      let bytes = damaged(number, [Self.catalog], words: Self.tableWords)
      try folder.add("Localizable.xcstrings", bytes)
      if let table = try? StringTable(catalog: "Localizable", folder: folder.path) {
        read(table, number)
      }
      // A bundle is kept for good, so they are few.
      guard number % 16 == 0 else { return }
      let other = try ImageFolder()
      try other.add("Localizable.xcstrings", bytes)
      show(other, number)
    }
  }

  private static let strings = """
    /* A comment */
    "%lld of %@" = "%2$@: %1$lld **now** %%";
    Hello = "Hallo \\U00e4 \\n"; // so
    """
  private static let variants = """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><dict><key>%lld of %@</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@cups@ of %@</string><key>cups</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%lld cup</string>
    <key>other</key><string>%lld cups</string></dict></dict></dict></plist>
    """

  @Test func `string tables and their plurals`() throws {
    let folder = try ImageFolder()
    try DamagedFiles.check("strings", count: 16) { number in
      let isPlural = number % 2 == 0
      let bytes = damaged(
        number, isPlural ? [Self.variants] : [Self.strings], words: Self.tableWords)
      try folder.add("T.strings", isPlural ? Array(Self.strings.utf8) : bytes)
      try folder.add("T.stringsdict", isPlural ? bytes : Array(Self.variants.utf8))
      if let table = try? StringTable(name: "T", language: "en", folder: folder.path) {
        read(table, number)
      }
      guard number % 16 < 2 else { return }
      let other = try ImageFolder()
      try other.add(isPlural ? "Localizable.stringsdict" : "Localizable.strings", bytes)
      show(other, number)
    }
  }

  // MARK: Catalogues

  private static let lists = [
    """
    {"images": [{"idiom": "universal", "scale": "2x", "filename": "i@2x.png", "resizing": {"mode":
    "9-part", "center": {"mode": "tile", "width": 3, "height": 4}, "cap-insets": {"top": 1, "left": 2,
    "bottom": 3, "right": 1}}}, {"idiom": "iphone", "filename": "i.png", "locale": "de",
    "language-direction": "right-to-left", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
    "properties": {"template-rendering-intent": "template", "provides-namespace": true}, "info": {}}
    """,
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components": {"red":
    "0.5", "green": "0x80", "blue": "128", "alpha": "1.000"}}}, {"color": {"platform": "ios", "reference":
    "systemBlueColor"}, "appearances": [{"appearance": "contrast", "value": "high"}]}, {"color":
    {"color-space": "extended-gray", "components": {"white": "-3.5", "alpha": "0.1"}}}], "symbols": [{}],
    "data": [{"filename": "a.json", "universal-type-identifier": "public.json"}]}
    """,
  ]

  private static let listWords = [
    "{", "}", "[", "]", "null", "true", "\"", ",", ":", "\\u0000", "universal", "ipad", "1x", "3x",
    "-2x",
    "luminosity", "dark", "light", "contrast", "high", "srgb", "extended-linear-srgb",
    "gray-gamma-22",
    "white", "red", "..", "/", "i.png", "#ff", "0xZZ", "systemRedColor", "labelColor", "tile",
    "stretch",
    "3-part-horizontal", "center", "right-to-left", "pt-BR", "zh-Hans-CN", "x-y-z",
  ]

  @Test func `lists of asset catalogues`() throws {
    let folder = try ImageFolder()
    let picture = try PNGEncoder.encode(Bitmap(width: 9, height: 7, of: 0xFF00_80FF))
    let list = "A.xcassets/s.imageset/Contents.json"
    for name in ["i.png", "i@2x.png"] { try folder.add("A.xcassets/s.imageset/\(name)", picture) }
    try folder.add(list, text: Self.lists[0])
    let drawing = ImageDrawing(
      rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: .identity)
    try DamagedFiles.check("assets", count: 16) { number in
      try folder.add(list, damaged(number, Self.lists, words: Self.listWords))
      var environment = EnvironmentValues()
      environment.colorScheme = number % 2 == 0 ? .light : .dark
      environment.locale = Locale(identifier: ["en", "de", "ar"][number % 3])
      guard let contents = try? AssetContents(in: folder.path + "/A.xcassets/s.imageset") else {
        return
      }
      let appearance = AssetAppearance(environment)
      for entry in AssetVariant.best(of: contents.colors ?? [], for: appearance, by: \.variant) {
        _ = try? entry.color?.color().resolve(in: environment)
      }
      let files = try ImageFile.ofCatalogs("s", in: folder.path, for: ImageTraits(environment))
      guard let file = ImageFile.best(of: files, for: 2), file.scale > 0,
        case .bitmap(let bitmap)? = try? PictureDecoder.decode(picture)
      else { return }
      var image = ResolvedImage(
        bitmap: bitmap, scale: file.scale, sampling: .smooth, isAntialiased: true,
        isTemplate: false)
      image.resizing =
        file.slicing?.resizing(scale: file.scale)
        ?? Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
      #expect(drawing.contents(of: image, opacity: 1).count < 1 << 16, "case \(number)")
    }
  }
}
