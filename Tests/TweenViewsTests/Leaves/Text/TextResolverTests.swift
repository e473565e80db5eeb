import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenText
import TweenViewsTestSupport

@testable import TweenViews

/// What a text is in an environment.
struct TextResolverTests {
  private func resolved(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedText {
    var environment = EnvironmentValues()
    change(&environment)
    return text.resolved(in: environment)
  }

  private func attributes(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> TextAttributes {
    try #require(resolved(text, change).text.runs.first?.attributes)
  }

  private func solid(_ color: Color) -> _ResolvedPaint {
    color._resolvedPaint(in: EnvironmentValues())
  }

  @Test func `a text without a word of its own is body text in the foreground`() throws {
    let text = resolved(Text(verbatim: "a"))
    #expect(text.text == StyledText("a", TextAttributes(font: Font.body.request)))
    #expect(Font.body.request.withoutLineGap == FontRequest(size: 17))
    #expect(text.paragraph == ParagraphStyle(localeIdentifier: "en_US"))
    #expect(text.foreground == solid(.primary) && text.styles.isEmpty && text.nextChange == nil)
  }

  @Test func `what is said further in counts more`() throws {
    let text = Text(verbatim: "a").fontWeight(.light).font(.title).fontWeight(.heavy)
    #expect(try attributes(text).font.withoutLineGap == FontRequest(size: 28, weight: 300))
    let around = try attributes(Text(verbatim: "a").font(.caption)) {
      $0.font = .title
      $0.textDefaults.traits.isItalic = true
      $0.textDefaults.kerning = 3
    }
    #expect(
      around.font.withoutLineGap == FontRequest(size: 12, isItalic: true) && around.kerning == 3)
    let own = try attributes(Text(verbatim: "a").italic(false).kerning(0)) {
      $0.textDefaults.traits.isItalic = true
      $0.textDefaults.kerning = 3
    }
    #expect(!own.font.isItalic && own.kerning == 0)
  }

  @Test func `a mail address is a link, but not beside a value that is a part of it`() {
    #expect(resolved(Text("Write to a@b.cd now")).links.count == 1)
    #expect(resolved(Text("\("me") x@y.zz")).links.count == 1)
    #expect(resolved(Text("\("me").last@b.cd")).links.isEmpty)
    #expect(resolved(Text("me@b.cd\("ef")")).links.isEmpty)
    #expect(resolved(Text(verbatim: "a@b.cd")).links.isEmpty)
  }

  @Test func `weights around a text hold for any font inside`() throws {
    let font = try attributes(Text(verbatim: "a").font(.title)) {
      $0.textDefaults.traits.weight = .black
    }.font
    #expect(font.withoutLineGap == FontRequest(size: 28, weight: 900))
  }

  @Test func `the modifiers of a text are attributes of its runs`() throws {
    let text = Text(verbatim: "a").tracking(2).baselineOffset(-3).underline(pattern: .dash)
      .strikethrough(color: .red).monospacedDigit().fontDesign(.serif).fontWidth(.condensed)
    let found = try attributes(text)
    #expect(found.tracking == 2 && found.baselineOffset == -3)
    #expect(found.underline == TextDecoration(pattern: .dash))
    #expect(found.strikethrough == TextDecoration(style: 1))
    #expect(found.font.isMonospacedDigit && found.font.family == .system(.serif))
    #expect(abs(found.font.width - 0.8) < 1e-12)
    #expect(resolved(text).styles == [solid(.red)])
    #expect(try attributes(text.underline(false)).underline == TextDecoration(pattern: .dash))
    #expect(try attributes(Text(verbatim: "a").textScale(.secondary)).font.size == 17 * 0.8)
  }

  @Test func `texts put together are one paragraph of runs`() {
    let text = Text(verbatim: "a").bold() + Text(verbatim: "b") + Text(verbatim: "c").italic()
    let found = resolved(text.font(.caption))
    #expect(found.text.plainText == "abc")
    #expect(
      found.text.runs.map(\.attributes.font.withoutLineGap) == [
        FontRequest(size: 12, weight: 600), FontRequest(size: 12),
        FontRequest(size: 12, isItalic: true),
      ])
    // What looks the same is one run.
    #expect(resolved(Text(verbatim: "f") + Text(verbatim: "i")).text.runs.count == 1)
    // What is said of a whole does not reach what is added to it.
    let nested = (Text(verbatim: "a") + Text(verbatim: "b")).bold() + Text(verbatim: "c")
    #expect(resolved(nested).text.runs.map(\.text) == ["ab", "c"])
  }

  @Test func `a text's own style is the foreground, its parts' are numbered`() {
    let whole = resolved(Text(verbatim: "a").foregroundColor(.red))
    #expect(whole.foreground == solid(.red) && whole.styles.isEmpty)
    #expect(
      resolved(Text(verbatim: "a").foregroundStyle(.blue).foregroundColor(.red)).foreground
        == solid(.blue))
    let parts = resolved(
      Text(verbatim: "a") + Text(verbatim: "b").foregroundColor(.red)
        + Text(verbatim: "c").foregroundStyle(.blue) + Text(verbatim: "d").foregroundColor(.red))
    #expect(parts.foreground == solid(.primary) && parts.styles == [solid(.red), solid(.blue)])
    #expect(parts.text.runs.map(\.attributes.style) == [0, 1, 2, 1])
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      resolved(Text(verbatim: "a").foregroundStyle(gradient)).foreground
        == gradient._resolvedPaint(in: EnvironmentValues()))
    #expect(
      resolved(Text(verbatim: "a").foregroundStyle(.secondary)).foreground
        == HierarchicalShapeStyle.secondary._resolvedPaint(in: EnvironmentValues()))
  }

  @Test func `Markdown of a key gives its runs meaning, that of values doesn't`() {
    let text = resolved(Text("**a** *b* `c` ~~d~~ \("**e**") **\("f")**"))
    #expect(text.text.plainText == "a b c d **e** f")
    let runs = Dictionary(
      uniqueKeysWithValues: text.text.runs.filter { $0.text != " " }.map {
        ($0.text, $0.attributes)
      })
    #expect(runs["a"]?.font.weight == 600 && runs["f"]?.font.weight == 600)
    #expect(runs["b"]?.font.isItalic == true && runs["c"]?.font.family == .system(.monospaced))
    #expect(runs["d"]?.strikethrough == TextDecoration())
    #expect(runs[" **e** "]?.font.weight == 400)
    #expect(resolved(Text(verbatim: "**a**")).text.plainText == "**a**")
    let string = "**a**"
    #expect(resolved(Text(string)).text.plainText == "**a**")
  }

  @Test func `words of a phrase agree with its count`() {
    func plain(_ key: LocalizedStringKey) -> String { resolved(Text(key)).text.plainText }
    for (count, expected) in [(0, "0 apples"), (1, "1 apple"), (3, "3 apples"), (-1, "-1 apple")] {
      #expect(plain("You ate ^[\(count) apple](inflect: true).") == "You ate \(expected).")
    }
    #expect(plain("^[\(1.0, specifier: "%.1f") mile](inflect: true)") == "1.0 miles")
    #expect(plain("^[\(1.0, specifier: "%.0f") mile](inflect: true)") == "1 mile")
    #expect(plain("^[\(2000) person](inflect: true)") == "2,000 people")
    #expect(plain("Add ^[\(2) \("large") \("box")](inflect: true)!") == "Add 2 large boxes!")
    #expect(plain("^[\(Text(verbatim: "2")) box](inflect: true)") == "2 boxes")
    // Both phrases have a count of their own.
    #expect(
      plain("^[\(1) cats](inflect: true), ^[\(2) dog](inflect: true)") == "1 cat, 2 dogs")
    // Marks inside and around hold, and other attributes go.
    let runs = resolved(Text("**^[_\(2)_ child](inflect: true)**")).text.runs
    #expect(runs.map(\.text).joined() == "2 children")
    #expect(runs.allSatisfy { $0.attributes.font.weight == 600 })
    #expect(runs.map(\.attributes.font.isItalic) == [true, false])
    #expect(plain("^[apple](inflect: false, morphology: { number: 'plural' }) pie") == "apple pie")
    #expect(plain("^[\(2) apple](agreeWithArgument: 1)") == "2 apple")
    // What is no attribute stays.
    #expect(plain("^[\(2) apple]") == "^[2 apple]")
    #expect(plain("^[\(2) apple](") == "^[2 apple](")
    #expect(plain("2^3 ^ 4 ^") == "2^3 ^ 4 ^")
  }

  @Test func `links have the accent's colour and their address`() throws {
    let host = "example.org"
    let text = resolved(Text("see [the **new** page](https://\(host)/a) or [x](b:c)"))
    #expect(text.links.map(\.absoluteString) == ["https://example.org/a", "b:c"])
    #expect(text.text.runs.map(\.text) == ["see ", "the ", "new", " page", " or ", "x"])
    #expect(text.text.runs.map(\.attributes.link) == [nil, 0, 0, 0, nil, 1])
    #expect(text.text.runs.map(\.attributes.style) == [0, 1, 1, 1, 0, 1])
    #expect(text.styles == [solid(.accentColor)])
  }

  @Test func `texts and pictures stand among a text's characters`() throws {
    let image = Image(bitmap: Bitmap(width: 4, height: 6), scale: 2)
    let text = resolved(Text("a \(Text("b").bold()) \(image) \(7)"))
    #expect(text.text.plainText == "a b \u{FFFC} 7")
    #expect(text.text.runs[1].attributes.font.weight == 600)
    let picture = try #require(text.text.runs.compactMap(\.attributes.attachment).first)
    #expect(picture == TextAttachment(id: 0, width: 2, height: 3, ascent: 3))
    #expect(text.pictures.count == 1)
  }

  @Test func `attributes of characters are those of their runs`() throws {
    var string = AttributedString("red big")
    let red = try #require(string.range(of: "red"))
    string[red].foregroundColor = .red
    string[red].underlineStyle = .single
    let big = try #require(string.range(of: "big"))
    string[big].font = .largeTitle
    string[big].kern = 1
    string[big].link = URL(string: "a:b")
    string[big].inlinePresentationIntent = .stronglyEmphasized
    let text = resolved(Text(string))
    #expect(text.text.runs.map(\.text) == ["red", " ", "big"])
    #expect(text.styles == [solid(.red), solid(.accentColor)])
    #expect(text.text.runs[0].attributes.underline == TextDecoration())
    let last = text.text.runs[2].attributes
    #expect(last.font.withoutLineGap == FontRequest(size: 34, weight: 700))
    #expect(last.kerning == 1 && last.link == 0)
    let marked = try AttributedString(markdown: "a **b** [c](d:e)")
    #expect(resolved(Text(marked)).text.runs.map(\.text) == ["a ", "b", " ", "c"])
  }

  @Test func `relative dates are seen from the stage's present, and follow it`() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    // Time goes on meanwhile.
    let before = environment.presentDate
    let soon = before.addingTimeInterval(7230)
    let relative = Text(soon, format: .relative(presentation: .numeric)).resolved(in: environment)
    let after = environment.presentDate
    #expect(relative.text.plainText == "in 2 hours")
    let change = relative.nextChange ?? .distantPast
    #expect(change > before && change <= after.addingTimeInterval(1))
  }

  @Test func `formatted values are in the environment's locale and time zone`() {
    func plain(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
      resolved(text, change).text.plainText
    }
    let german = { (values: inout EnvironmentValues) in values.locale = Locale(identifier: "de_DE")
    }
    let number = Text(1234.5, format: .number)
    #expect(plain(number) == "1,234.5" && plain(number, german) == "1.234,5")
    let own = Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))
    #expect(plain(own, german) == "1,234.5")
    #expect(plain(Text("\(0.25, format: .percent)"), german) == "25\u{A0}%")
    let bytes = Text(
      1_500_000, format: .byteCount(style: .file).locale(Locale(identifier: "de_DE")))
    #expect(plain(bytes).hasPrefix("1,5"))
    #expect(plain(Text("\(3.14159, specifier: "$%.2f") each")) == "$3.14 each")
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let time = Text(date, format: .dateTime.hour().minute())
    #expect(plain(time).hasPrefix("12:00"))
    #expect(
      plain(time) {
        $0.locale = Locale(identifier: "de_DE")
        $0.timeZone = TimeZone(secondsFromGMT: 5400) ?? .gmt
      } == "01:30")
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1, format: .number) != Text(1, format: .number.sign(strategy: .always())))
  }

  @Test func `the letters' case is that of the locale`() {
    #expect(
      resolved(Text(verbatim: "istanbul ß")) {
        $0.textCase = .uppercase
        $0.locale = Locale(identifier: "tr_TR")
      }.text.plainText == "İSTANBUL SS")
    #expect(
      resolved(Text(verbatim: "ABC")) { $0.textCase = .lowercase }.text.plainText == "abc")
  }

  @Test func `small capitals are made where the font has none`() {
    func runs(_ font: Font) -> [(String, Double)] {
      let resolved = Text(verbatim: "ab Cd ß").font(font).resolved(in: EnvironmentValues())
      return resolved.text.runs.map { ($0.text, $0.attributes.font.size) }
    }
    let plain = Font.system(size: 20)
    let lowercase = runs(plain.lowercaseSmallCaps())
    #expect(lowercase.map(\.0) == ["AB", " C", "D", " ", "SS"])
    #expect(lowercase.map(\.1) == [16, 20, 16, 20, 16])
    let uppercase = runs(plain.uppercaseSmallCaps())
    #expect(uppercase.map(\.0) == ["ab ", "C", "d ß"] && uppercase.map(\.1) == [20, 16, 20])
    let all = runs(plain.smallCaps())
    #expect(all.map(\.0) == ["AB", " ", "CD", " ", "SS"])
    // This one has its own glyphs for them.
    let serif = runs(Font.system(size: 20, design: .serif).smallCaps())
    #expect(serif.map(\.0) == ["ab Cd ß"] && serif.map(\.1) == [20])
  }

  @Test func `lines are as the environment says, in bounds`() {
    let style = resolved(Text(verbatim: "a")) {
      $0.multilineTextAlignment = .trailing
      $0.lineLimit = 0
      $0.lineSpacing = 4
      $0.truncationMode = .middle
      $0.minimumScaleFactor = 0.5
      $0.allowsTightening = true
      $0.layoutDirection = .rightToLeft
      $0.locale = Locale(identifier: "ar_EG")
    }.paragraph
    #expect(
      style
        == ParagraphStyle(
          alignment: .trailing, lineLimit: 1, truncation: .middle, lineSpacing: 4,
          minimumScaleFactor: 0.5, allowsTightening: true, isRightToLeft: true,
          localeIdentifier: "ar_EG"))
    let hostile = resolved(Text(verbatim: "a").kerning(.infinity).tracking(.nan)) {
      $0.minimumScaleFactor = .nan
      $0.lineSpacing = .infinity
      $0.lineLimit = -5
    }
    #expect(hostile.paragraph.minimumScaleFactor == 1 && hostile.paragraph.lineSpacing == 0)
    #expect(hostile.paragraph.lineLimit == 1)
    #expect(hostile.text.runs.map(\.attributes.kerning) == [0])
  }
}

/// What views around a text set.
@MainActor struct TextViewModifierTests {
  private struct Probe: View {
    @Environment(\.lineLimit) private var limit
    @Environment(\.self) private var environment
    let log: Log<ResolvedText>
    var body: some View {
      let _ = log(Text(verbatim: "a").resolved(in: environment))
      Color.red
    }
  }

  private func found<Content: View>(_ view: @escaping (AnyView) -> Content) throws -> ResolvedText {
    let log = Log<ResolvedText>()
    _ = Screen(0) { _ in view(AnyView(Probe(log: log))) }
    return try #require(log.entries.last)
  }

  @Test func `limits of lines are set together`() throws {
    #expect(try found { $0.lineLimit(3) }.paragraph.lineLimit == 3)
    #expect(try found { $0.lineLimit(nil).lineLimit(3) }.paragraph.lineLimit == nil)
    let range = try found { $0.lineLimit(2...5) }.paragraph
    #expect(range.minimumLines == 2 && range.lineLimit == 5)
    let from = try found { $0.lineLimit(2...) }.paragraph
    #expect(from.minimumLines == 2 && from.lineLimit == nil)
    #expect(try found { $0.lineLimit(...4) }.paragraph.lineLimit == 4)
    let reserved = try found { $0.lineLimit(4, reservesSpace: true) }.paragraph
    #expect(reserved.minimumLines == 4 && reserved.lineLimit == 4)
    #expect(try found { $0.lineLimit(4, reservesSpace: false) }.paragraph.minimumLines == 1)
    // A later limit takes the reserved space back.
    #expect(try found { $0.lineLimit(2).lineLimit(2...5) }.paragraph.minimumLines == 1)
  }

  @Test func `each modifier of views reaches the text below`() throws {
    let text = try found {
      $0.bold().italic().monospacedDigit().underline().kerning(1).tracking(2).baselineOffset(3)
        .fontWidth(.expanded).fontDesign(.rounded).strikethrough(pattern: .dot, color: .red)
        .textCase(.uppercase)
    }
    let run = try #require(text.text.runs.first)
    #expect(run.text == "A")
    #expect(run.attributes.font.weight == 600 && run.attributes.font.isItalic)
    #expect(run.attributes.font.isMonospacedDigit)
    #expect(run.attributes.font.family == .system(.rounded))
    #expect(run.attributes.kerning == 1 && run.attributes.tracking == 2)
    #expect(run.attributes.baselineOffset == 3 && run.attributes.underline == TextDecoration())
    #expect(run.attributes.strikethrough == TextDecoration(pattern: .dot, style: 1))
    let lines = try found {
      $0.multilineTextAlignment(.center).lineSpacing(5).truncationMode(.head)
        .minimumScaleFactor(0.25).allowsTightening(true)
    }.paragraph
    #expect(lines.alignment == .center && lines.lineSpacing == 5 && lines.truncation == .head)
    #expect(lines.minimumScaleFactor == 0.25 && lines.allowsTightening)
  }

  @Test func `a modifier that is not active takes back the one around`() throws {
    let text = try found {
      $0.bold(false).italic(false).underline(false).fontWeight(nil)
        .bold().italic().underline().fontWeight(.heavy)
    }
    let run = try #require(text.text.runs.first)
    #expect(
      run.attributes.font.withoutLineGap == FontRequest(size: 17) && run.attributes.underline == nil
    )
    #expect(try found { $0.font(nil).font(.title) }.text.runs.first?.attributes.font.size == 17)
  }
}

extension FontRequest {
  /// The font without what its text style leaves between lines.
  fileprivate var withoutLineGap: FontRequest {
    var font = self
    font.lineGap = 0
    return font
  }
}
