import Foundation

/// Short texts of values, for an inspector. Only a few parts of long collections and deep
/// structures are included, and the others are not visited.
package enum InspectedText {
  /// The highest number of parts of a structure, or elements of a collection, in a text.
  private static let maximumParts = 4
  /// The deepest nesting of structures in a text.
  private static let deepest = 2
  /// The highest number of characters in a text.
  private static let longest = 120

  /// Returns a text of at most 120 characters for a value.
  package static func of(_ value: Any) -> String { shortened(text(value, depth: 0)) }

  /// Returns the parts of a modifier's value without nil parts: `width: 60, height: 20` for a
  /// frame.
  static func fields(of value: Any) -> String {
    var value = value
    var mirror = Mirror(reflecting: value)
    // Of a modifier with several kinds, the current kind.
    if mirror.displayStyle == .enum, mirror.children.count == 1, let payload = mirror.children.first
    {
      value = payload.value
      mirror = Mirror(reflecting: value)
    }
    guard mirror.displayStyle == .struct, !(value is any CustomStringConvertible) else {
      return of(value)
    }
    let parts = mirror.children.compactMap { child -> String? in
      let text = text(child.value, depth: 1)
      return text == "nil" ? nil : child.label.map { "\(plain($0)): \(text)" } ?? text
    }
    return shortened(parts.joined(separator: ", "))
  }

  /// Returns the name of a type without its module and its generic arguments: `Button` for
  /// `Button<Text>`, `Tally` for `_Tally`.
  package static func name(of type: Any.Type) -> String { plain(String(describing: type)) }

  /// Returns a name without generic arguments and leading underscores.
  static func plain(_ name: String) -> String {
    var name = Substring(name)
    if let start = name.firstIndex(of: "<") { name = name[..<start] }
    while name.first == "_" { name.removeFirst() }
    return name.isEmpty ? "View" : String(name)
  }

  private static func shortened(_ text: String) -> String {
    let line = text.contains("\n") ? text.split(separator: "\n").joined(separator: " ") : text
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  private static func text(_ value: Any, depth: Int) -> String {
    if let text = value as? String { return "\"\(text.prefix(longest))\"" }
    if let number = value as? Double { return self.text(number) }
    if let number = value as? CGFloat { return self.text(Double(number)) }
    if let number = value as? Float { return self.text(Double(number)) }
    if let alignment = value as? Alignment, let name = name(of: alignment) { return name }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
    case .collection: return elements(mirror, "[", "]", depth) { text($0, depth: depth + 1) }
    case .set: return sorted(mirror, depth) { text($0, depth: depth + 1) }
    case .dictionary:
      return sorted(mirror, depth) { pair in
        let parts = Mirror(reflecting: pair).children.map { text($0.value, depth: depth + 1) }
        return parts.joined(separator: ": ")
      }
    case .tuple: return parts(mirror, "", depth)
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label else {
        return String("\(value)".prefix(longest))
      }
      return depth >= deepest ? "\(name)(…)" : "\(name)(\(text(payload.value, depth: depth + 1)))"
    case .struct, .class:
      if value is any CustomStringConvertible, !(value is AnyObject.Type) {
        return String("\(value)".prefix(longest))
      }
      return parts(mirror, name(of: mirror.subjectType), depth)
    default:
      // Closures have no description.
      let type = String(describing: mirror.subjectType)
      return type.contains("->") ? "(function)" : String("\(value)".prefix(longest))
    }
  }

  private static func name(of alignment: Alignment) -> String? {
    let names: [(Alignment, String)] = [
      (.center, "center"), (.leading, "leading"), (.trailing, "trailing"), (.top, "top"),
      (.bottom, "bottom"), (.topLeading, "topLeading"), (.topTrailing, "topTrailing"),
      (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
    ]
    return names.first { $0.0 == alignment }?.1
  }

  /// Returns a number with at most four decimals, independent of the locale.
  package static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func elements(
    _ mirror: Mirror, _ open: String, _ close: String, _ depth: Int, _ text: (Any) -> String
  ) -> String {
    let count = mirror.children.count
    if depth >= deepest { return count == 0 ? open + close : "\(open)\(count)\(close)" }
    let shown = mirror.children.prefix(maximumParts).map { text($0.value) }
    let rest = count > maximumParts ? [", … \(count) in all"] : []
    return open + shown.joined(separator: ", ") + rest.joined() + close
  }

  /// Returns the elements of an unordered collection, sorted by their texts.
  private static func sorted(_ mirror: Mirror, _ depth: Int, _ text: (Any) -> String) -> String {
    let count = mirror.children.count
    // Sorting a large collection would take too long.
    if depth >= deepest || count > 100 { return count == 0 ? "[]" : "[\(count)]" }
    let shown = mirror.children.map { text($0.value) }.sorted().prefix(maximumParts)
    return "[" + shown.joined(separator: ", ")
      + (count > maximumParts ? ", … \(count) in all]" : "]")
  }

  /// Returns a structure with its stored properties, except for those that a macro adds.
  private static func parts(_ mirror: Mirror, _ name: String, _ depth: Int) -> String {
    let children = mirror.children.filter { $0.label?.hasPrefix("_$") != true }
    if children.isEmpty { return name }
    if depth >= deepest { return "\(name)(…)" }
    let shown = children.prefix(maximumParts).map { child in
      let value = text(child.value, depth: depth + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return value }
      return "\(plain(label)): \(value)"
    }
    return "\(name)(\(shown.joined(separator: ", "))\(children.count > maximumParts ? ", …" : ""))"
  }
}
