/// Finds the types of Swift for values.
enum ValueType {
  /// The type of the values that a specifier takes, by the sizes of C, as Xcode 26 chooses it: `%@`
  /// is a String, `%d` an Int32, `%lld` an Int, `%llu` a UInt, `%f` a Float and `%lf` a Double. nil
  /// for pointers (`%s`, `%p`), which no string takes.
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
