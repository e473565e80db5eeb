import Foundation

/// The conversion of a value to and from the form kept in the user's defaults.
struct StoredForm<Value> {
  var read: (Any) -> Value?
  /// Converts a value to its stored form; nil means that nothing is stored.
  var written: (Value) -> Any?

  /// Stores a value without conversion.
  static var plain: StoredForm { StoredForm(read: { $0 as? Value }, written: { $0 }) }
}

extension StoredForm where Value: RawRepresentable {
  static var raw: StoredForm {
    StoredForm(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, written: { $0.rawValue })
  }
}

extension StoredForm {
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(read: { .some(form.read($0)) }, written: { $0.flatMap(form.written) })
  }
}

extension StoredForm where Value == URL {
  static var url: StoredForm {
    StoredForm(read: { ($0 as? String).flatMap(URL.init(string:)) }, written: { $0.absoluteString })
  }
}

// A store returns a number with the type that it was written with, and a property list read from a
// file with the type that its text has. On Apple's platforms all numbers are one class, so here
// each type of number is read as any other.
extension StoredForm where Value == Bool {
  /// A Boolean value, also read from the numbers 0 and 1.
  static var truth: StoredForm {
    StoredForm(
      read: {
        if let truth = $0 as? Bool { return truth }
        guard let number = StoredForm<Double>.number($0) else { return nil }
        return number == 0 ? false : number == 1 ? true : nil
      }, written: { $0 })
  }
}

extension StoredForm where Value == Int {
  /// A whole number, read from any stored type of number.
  static var whole: StoredForm {
    StoredForm(
      read: { $0 as? Int ?? StoredForm<Double>.number($0).flatMap(Int.init(exactly:)) },
      written: { $0 })
  }
}

extension StoredForm where Value == Double {
  /// A floating-point number, read from any stored type of number.
  static var real: StoredForm {
    StoredForm(read: { number($0) }, written: { $0 })
  }

  static func number(_ raw: Any) -> Double? {
    if let double = raw as? Double { return double }
    if let int = raw as? Int { return Double(exactly: int) }
    return (raw as? Bool).map { $0 ? 1 : 0 }
  }
}

extension StoredForm where Value: Codable {
  /// A value stored as JSON. A value that cannot be encoded is not stored.
  static var json: StoredForm {
    StoredForm(
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      written: { try? JSONEncoder().encode($0) })
  }
}
