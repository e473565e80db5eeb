import TweenTokens

/// `@Entry`: a key, and a variable that reads and writes the value under it.
struct EntryMacro {
  /// The accessors of the variable.
  let accessors: String
  /// The declaration of its key.
  let key: String

  /// The protocol of the keys of a type's values.
  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  init(_ declaration: String, contexts: [String]) throws {
    guard let owner = contexts.first.flatMap(Self.extendedType),
      let keyProtocol = Self.protocols[owner]
    else {
      throw MacroError(
        message: "'@Entry' belongs to a variable in an extension of EnvironmentValues, "
          + "Transaction, ContainerValues or FocusedValues")
    }
    let variable = VariableDeclaration(declaration)
    guard variable.keyword == "var", !variable.hasAccessors,
      !variable.modifiers.contains("static")
    else {
      throw MacroError(message: "'@Entry' belongs to a variable without accessors of its own")
    }
    let isOptional = variable.type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    guard let value = variable.initialValue ?? (isOptional ? "nil" : nil) else {
      throw MacroError(message: "'@Entry' needs a default value")
    }
    let name = "__Key_" + variable.name.filter { $0 != "`" }
    accessors = """
      get { self[\(name).self] }
      set { self[\(name).self] = newValue }
      """
    let content: String
    if keyProtocol == "FocusedValueKey" {
      content = "typealias Value = \(Self.wrapped(variable.type ?? ""))"
    } else if let type = variable.type {
      // Made on each read: a stored object would be shared by all readers.
      content = """
        typealias Value = \(type)
          static var defaultValue: Value { \(value) }
        """
    } else {
      // The same, of a type that the compiler finds: see `EntryDefaultValueMacro`.
      content = "@__EntryDefaultValue static var defaultValue = \(value)"
    }
    key = """
      private struct \(name): \(keyProtocol) {
        \(content)
      }
      """
  }

  /// The type that an extension is of, without the module's name.
  private static func extendedType(_ context: String) -> String? {
    let tokens = TokenReader.tokens(of: context)
    guard let start = tokens.firstIndex(where: { $0.text == "extension" }) else { return nil }
    return tokens[(start + 1)...].prefix { $0.kind == .word || $0.text == "." }
      .last { $0.kind == .word && $0.text != "where" }?.text
  }

  private static func wrapped(_ optional: String) -> String {
    optional.hasSuffix("?") ? String(optional.dropLast()) : optional
  }
}

/// `@__EntryDefaultValue`: gives an accessor, which makes the value on each read, to a variable whose
/// type is inferred from its initial value. The compiler infers the type from the value and then
/// keeps only the accessor.
struct EntryDefaultValueMacro {
  let accessor: String

  init(_ declaration: String) throws {
    guard let value = VariableDeclaration(declaration).initialValue else {
      throw MacroError(
        message: "'@__EntryDefaultValue' belongs to a variable with an initial value")
    }
    accessor = "get { \(value) }"
  }
}
