/// Finds the Swift types of values.
enum ValueType {
  /// The type of the values for a specifier, by the sizes in C, as chosen by Xcode 26: `%@` is a
  /// String, `%d` an Int32, `%lld` an Int, `%llu` a UInt, `%f` a Float and `%lf` a Double. nil for
  /// pointers (`%s`, `%p`), which no string supports.
  static func name(of specifier: String) -> String? {
    let length = specifier.filter { "hlqjztL".contains($0) }
    let integer = ["hh": "Int8", "h": "Int16", "": "Int32"][length] ?? "Int"
    switch specifier.last {
    case "@": return "String"
    case "d", "i": return integer
    case "o", "u", "x", "X": return "U" + integer
    case "f", "F", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
    case "c": return "CChar"
    case "C": return "UInt16"
    default: return nil
    }
  }
}
