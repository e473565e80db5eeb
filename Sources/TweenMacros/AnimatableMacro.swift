import TweenTokens

/// `@Animatable`: makes the `animatableData` of a type's stored variables, except those that are
/// marked `@AnimatableIgnored` or wrapped.
struct AnimatableMacro {
  /// The declaration of `animatableData`.
  let member: String

  /// The conformance of a type that does not have it yet.
  static func conformance(of type: String?, isMissing: Bool) -> String {
    guard isMissing, let type else { return "" }
    return "extension \(type): Animatable {}"
  }

  init(_ declaration: String) throws {
    let tokens = TokenReader.tokens(of: declaration)
    guard let opening = tokens.firstIndex(where: { $0.text == "{" }) else {
      throw MacroError(message: "'@Animatable' belongs to a type")
    }
    let animated = try TypeBody.members(tokens[(opening + 1)...], of: declaration)
      .map(VariableDeclaration.init)
      .filter {
        $0.keyword == "var" && !$0.hasAccessors && !$0.modifiers.contains("static")
          && $0.attributes.isEmpty
      }
      .map { variable in
        guard let type = variable.type ?? Self.type(of: variable.initialValue) else {
          throw MacroError(
            message: "'@Animatable' needs the type of '\(variable.name)' written, or the variable "
              + "marked '@AnimatableIgnored'")
        }
        return (name: variable.name, type: type)
      }
    let access = tokens[..<opening].first { ["public", "package", "open"].contains($0.text) }
    // Views are on the main actor, but animatable data are not.
    let prefix =
      (access.map { ($0.text == "open" ? "public" : $0.text) + " " } ?? "") + "nonisolated "
    let values = animated.map { "\($0.name).animatableData" }.joined(separator: ", ")
    switch animated.count {
    case 0: member = "\(prefix)var animatableData: EmptyAnimatableData { get { .init() } set {} }"
    case 1:
      member = """
        \(prefix)var animatableData: \(animated[0].type).AnimatableData {
          get { \(values) }
          set { \(values) = newValue }
        }
        """
    default:
      let types = animated.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
      member = """
        \(prefix)var animatableData: AnimatableValues<\(types)> {
          get { AnimatableValues(\(values)) }
          set { (\(values)) = newValue.value }
        }
        """
    }
  }

  /// The type of a number with a point, the only literal that animates.
  private static func type(of value: String?) -> String? {
    guard let value, value.contains("."), Double(value) != nil else { return nil }
    return "Double"
  }
}
