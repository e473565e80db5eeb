import Foundation

/// How a value is kept among the user's defaults.
struct StoredForm<Value> {
  var read: (Any) -> Value?
  /// nil: nothing is kept.
  var written: (Value) -> Any?

  /// A value that is kept as it is.
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

// A store gives numbers back as what they were written as, and a property list read from a file as
// what they look like; on Apple's platforms they are one class. So all count as numbers here.
extension StoredForm where Value == Bool {
  /// A truth value, 0 or 1.
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
  /// A whole number, of whatever kind it is kept as.
  static var whole: StoredForm {
    StoredForm(
      read: { $0 as? Int ?? StoredForm<Double>.number($0).flatMap(Int.init(exactly:)) },
      written: { $0 })
  }
}

extension StoredForm where Value == Double {
  /// A number, of whatever kind it is kept as.
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
  /// As JSON; what cannot be written is not kept.
  static var json: StoredForm {
    StoredForm(
      read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      written: { try? JSONEncoder().encode($0) })
  }
}
