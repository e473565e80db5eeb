import Testing
import TweenTokens

@testable import TweenMacros

@Suite struct EntryMacroTests {
  private func entry(
    _ declaration: String, in context: String = "extension EnvironmentValues {}"
  ) throws -> EntryMacro {
    try EntryMacro(declaration, contexts: [context])
  }

  /// A text's tokens, one space between.
  private func plain(_ text: String) -> String {
    TokenReader.tokens(of: text).map(\.text).joined(separator: " ")
  }

  @Test func `a typed entry's key has its default`() throws {
    let entry = try entry("\n  /// So many = {\n  @Entry public var pace: Double = 2.5 // a second")
    #expect(
      plain(entry.key)
        == "private struct __Key_pace : EnvironmentKey { typealias Value = Double "
        + "static var defaultValue : Value { 2 . 5 } }")
    #expect(
      plain(entry.accessors)
        == "get { self [ __Key_pace . self ] } set { self [ __Key_pace . self ] = newValue }")
  }

  @Test func `an entry without a type takes its default's`() throws {
    let entry = try entry("@Entry var title = \"a = {\"")
    #expect(
      plain(entry.key)
        == "private struct __Key_title : EnvironmentKey { "
        + "@ __EntryDefaultValue static var defaultValue = \"a = {\" }")
    let value = try EntryDefaultValueMacro("\n  @__EntryDefaultValue static var a = [1, 2] // some")
    #expect(plain(value.accessor) == "get { [ 1 , 2 ] }")
    #expect(throws: MacroError.self) { try EntryDefaultValueMacro("static var a: Int") }
  }

  @Test func `an optional entry needs no default`() throws {
    for type in ["Color?", "Optional<Color>", "(@Sendable (Int) -> Void)?"] {
      #expect(plain(try entry("@Entry var pin: \(type)").key).hasSuffix("{ nil } }"), "\(type)")
    }
  }

  @Test func `a default may be a closure`() throws {
    let entry = try entry("@Entry var act: @Sendable (Int, [Int]) -> Void = { a, b in print(a) }")
    #expect(plain(entry.key).contains("typealias Value = @ Sendable ( Int , [ Int ] ) -> Void"))
    #expect(plain(entry.key).contains("{ { a , b in print ( a ) } }"))
  }

  @Test(arguments: [
    ("extension Transaction {}", "TransactionKey"),
    ("\n@MainActor\npublic extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
    ("extension ContainerValues {}", "ContainerValueKey"),
  ]) func `the key is one of the extended type's`(context: String, key: String) throws {
    #expect(plain(try entry("@Entry var a = 1", in: context).key).contains("__Key_a : \(key) {"))
  }

  @Test func `a name in backticks has a key without`() throws {
    let entry = try entry("@Entry var `default`: Int = 1")
    #expect(plain(entry.key).hasPrefix("private struct __Key_default :"))
  }

  @Test(arguments: [
    ("@Entry var a = 1", "struct EnvironmentValues {}"), ("@Entry var a = 1", "extension View {}"),
    ("@Entry let a = 1", "extension Transaction {}"),
    ("@Entry var a: Int", "extension Transaction {}"),
    ("@Entry var a: Int { 1 }", "extension Transaction {}"),
    ("@Entry static var a = 1", "extension Transaction {}"),
  ]) func `what can be no entry is an error`(declaration: String, context: String) {
    #expect(throws: MacroError.self) { try entry(declaration, in: context) }
  }
}
