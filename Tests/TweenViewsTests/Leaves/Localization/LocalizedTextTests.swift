import Foundation
import Testing
import TweenMotion
import TweenViewsTestSupport

@testable import TweenViews

/// A bundle with tables of texts, for one test.
private final class TableFolder {
  let bundle: Bundle
  private let path: String

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "tables-" + UUID().uuidString
    for (name, content) in files {
      let file = path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try content.write(toFile: file, atomically: true, encoding: .utf8)
    }
    bundle = try #require(Bundle(path: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(
    _ key: LocalizedStringKey, _ locale: String = "en_US", table: String? = nil
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key, tableName: table, bundle: bundle).resolved(in: environment).text.plainText
  }
}

struct LocalizedTextTests {
  private func plain(_ key: LocalizedStringKey) -> String { Text(key).plainText }

  @Test func `a key without a table is its text`() {
    #expect(plain("100% sure") == "100% sure")
    #expect(plain("\(1234) of \(5000 as Int64)") == "1,234 of 5,000")
    #expect(plain("\(1.5) \(2.25, specifier: "%.1f") \(UInt8(7)) \("x%@")") == "1.500000 2.2 7 x%@")
    #expect(plain("50% of \(3)") == "50% of 3")
    #expect(plain("\([1, 2]) \(true)") == "[1, 2] true")
    #expect(plain("") == "")
  }

  @Test func `keys name values by their kind`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let key: LocalizedStringKey =
      "\(1) \(UInt(1)) \(Int32(1)) \(1.5) \(Float(1)) \("a") \(Text("b")) \(date, style: .date) 5%"
    #expect(key.key == "%lld %llu %d %lf %f %@ %@ %@ 5%%")
    #expect(
      key
        == "\(1) \(UInt(1)) \(Int32(1)) \(1.5) \(Float(1)) \("a") \(Text("b")) \(date, style: .date) 5%"
    )
    #expect(
      key
        != "\(2) \(UInt(1)) \(Int32(1)) \(1.5) \(Float(1)) \("a") \(Text("b")) \(date, style: .date) 5%"
    )
  }

  @Test func `a table's text is taken in the environment's language`() throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\"; /* c */ \"only\" = \"English\";",
      "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";",
      "de.lproj/Other.strings": "\"greeting\" = \"Servus\";",
    ])
    #expect(folder.text("greeting") == "Hello")
    #expect(folder.text("greeting", "de_AT") == "Hallo")
    #expect(folder.text("greeting", "de_DE", table: "Other") == "Servus")
    // What a language doesn't have is taken from the program's own.
    #expect(folder.text("only", "de_DE") == "English")
    #expect(folder.text("greeting", "ja_JP") == "Hello")
    #expect(folder.text("nowhere", "de_DE") == "nowhere")
  }

  @Test func `phrases are inflected in English, and stay without marks in other languages`() throws
  {
    let folder = try TableFolder([
      "en.lproj/Localizable.strings": """
      "got %lld" = "^[%lld message](inflect: true) got";
      """,
      "de.lproj/Localizable.strings": """
      "got %lld" = "^[%lld Nachricht](inflect: true) bekommen";
      """,
    ])
    #expect(folder.text("got \(3)") == "3 messages got")
    #expect(folder.text("got \(3)", "en_GB") == "3 messages got")
    #expect(folder.text("got \(1)") == "1 message got")
    #expect(folder.text("got \(3)", "de_DE") == "3 Nachricht bekommen")
  }

  @Test func `a table may order values as it likes`() throws {
    let folder = try TableFolder([
      "de.lproj/Localizable.strings": """
      "%lld of %@" = "%2$@: %1$lld";
      "%lf" = "%.1f";
      "%@ lost" = "%@ %3$@!";
      """
    ])
    #expect(folder.text("\(1234) of \("x")", "de_DE") == "x: 1.234")
    #expect(folder.text("\(2.55)", "de_DE") == "2,5" || folder.text("\(2.55)", "de_DE") == "2,6")
    #expect(folder.text("\("a") lost", "de_DE") == "a !")
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Schlicht"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "no files"}},
          "one": {"stringUnit": {"value": "%lld file"}},
          "other": {"stringUnit": {"value": "%lld files"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld файл"}},
          "few": {"stringUnit": {"value": "%lld файла"}},
          "many": {"stringUnit": {"value": "%lld файлов"}},
          "other": {"stringUnit": {"value": "%lld файла"}}}}}}},
      "%lld apples in %lld bags": {"localizations": {"en": {
        "stringUnit": {"value": "%#@apples@ in %#@bags@"},
        "substitutions": {
          "apples": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg apple"}},
            "other": {"stringUnit": {"value": "%arg apples"}}}}},
          "bags": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a bag"}},
            "other": {"stringUnit": {"value": "%arg bags"}}}}}}}}},
      "circle": {"localizations": {"en": {
        "stringUnit": {"value": "%#@a@"},
        "substitutions": {"a": {"argNum": 1, "variations": {"plural": {
          "other": {"stringUnit": {"value": "x%#@a@"}}}}}}}}}
    }}
    """

  @Test func `a catalog's texts go with the number`() throws {
    let folder = try TableFolder(["Localizable.xcstrings": Self.catalog])
    #expect(folder.text("Plain") == "Plain" && folder.text("Plain", "de_DE") == "Schlicht")
    #expect(folder.text("\(0) files") == "no files" && folder.text("\(1) files") == "1 file")
    #expect(folder.text("\(2000) files") == "2,000 files")
    let russian = [1, 3, 5, 21].map { folder.text("\($0) files", "ru_RU") }
    #expect(russian == ["1 файл", "3 файла", "5 файлов", "21 файл"])
    // No Japanese: the program's own.
    #expect(folder.text("\(1) files", "ja_JP") == "1 file")
  }

  @Test func `parts of a text go with numbers of their own`() throws {
    let folder = try TableFolder(["Localizable.xcstrings": Self.catalog])
    #expect(folder.text("\(1) apples in \(2) bags") == "1 apple in 2 bags")
    #expect(folder.text("\(3) apples in \(1) bags") == "3 apples in a bag")
  }

  @Test func `a part that names itself comes to an end`() throws {
    let folder = try TableFolder(["Localizable.xcstrings": Self.catalog])
    #expect(folder.text("circle").contains("x") || folder.text("circle") == "%#@a@")
  }

  @Test func `plurals of a stringsdict go with the number`() throws {
    let folder = try TableFolder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>You have %#@items@.</string>
      <key>items</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld item</string>
      <key>other</key><string>%lld items</string>
      </dict></dict></dict></plist>
      """
    ])
    #expect(folder.text("\(1) items") == "You have 1 item.")
    #expect(folder.text("\(5) items") == "You have 5 items.")
  }

  @Test(arguments: ["{", "\"a\" = ", "\u{0}\u{1}", "<plist>"])
  func `a table that cannot be read leaves the keys`(content: String) throws {
    let folder = try TableFolder([
      "Localizable.xcstrings": content, "en.lproj/Localizable.strings": content,
    ])
    #expect(folder.text("greeting") == "greeting")
  }

  @Test @MainActor func `a table that cannot be read is told of once`() throws {
    let folder = try TableFolder(["Localizable.xcstrings": "{"])
    let screen = Screen(0) { value in
      VStack {
        Text("a\(value)", bundle: folder.bundle)
        Text("b", bundle: folder.bundle)
      }
    }
    screen.set(1)
    screen.step()
    #expect(screen.warnings.count <= 1)
  }
}
