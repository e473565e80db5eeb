/// The values that a string takes, as parameters of a function.
///
/// As in Xcode 26, a value has the label that its place names, `%(count)lld` or `%#@count@`, and
/// otherwise none. Sources: Xcode 26 Release Notes, "Localization"; WWDC25 session 225.
struct StringParameters: Equatable {
  /// A value.
  struct Parameter: Equatable {
    /// The label that callers write before the value; nil: none.
    var label: String?
    /// The name inside the function: the label, or `arg1` for the first value.
    var variable: String
    /// The specifier of its place: "%lld".
    var specifier: String
    /// The type of Swift; nil for a pointer of C.
    var type: String? { ValueType.name(of: specifier) }
  }

  /// The parameters in the order of their numbers, from 1.
  let parameters: [Parameter]

  /// Reads the values of a string: those with a place in its key, then those in its texts in the
  /// catalogue's own language, for all numbers and devices.
  ///
  /// A place without a number has the next one of its text. A named place has the number of an
  /// earlier place with its name. A number without a place is a String, so that the values behind it
  /// keep their places.
  init(of string: ManualString) {
    var reader = Reader(substitutions: string.source?.substitutions ?? [:])
    reader.read(string.key)
    for text in string.source?.texts ?? [] { reader.read(text) }
    parameters = Self.named(reader.places)
  }

  private struct Place {
    var name: String?
    var specifier: String
  }

  /// The largest number of values; a larger number is a mistake.
  private static let maximumValues = 64

  /// Gives places their labels. A place without a name, or with the label of an earlier place, gets
  /// none.
  private static func named(_ places: [Int: Place]) -> [Parameter] {
    guard let last = places.keys.max() else { return [] }
    let numbers = 1...last
    let labels = numbers.map { number in places[number]?.name.flatMap(SymbolName.parameter) }
    var known = Set(numbers.filter { labels[$0 - 1] == nil }.map { "arg\($0)" })
    return numbers.map { number in
      let specifier = places[number]?.specifier ?? "%@"
      guard let label = labels[number - 1], known.insert(label).inserted else {
        return Parameter(label: nil, variable: "arg\(number)", specifier: specifier)
      }
      return Parameter(label: label, variable: label, specifier: specifier)
    }
  }

  private struct Reader {
    let substitutions: [String: StringLocalization.Substitution]
    var places: [Int: Place] = [:]
    private var numbers: [String: Int] = [:]
    private var known: Set<String> = []

    init(substitutions: [String: StringLocalization.Substitution]) {
      self.substitutions = substitutions
    }

    /// - Parameter deciding: The number of the value that chose the text, which is also the one of
    ///   a place without a number in it.
    mutating func read(_ text: String, deciding: Int? = nil) {
      var next = 1
      let take = { () -> Int in
        defer { next += 1 }
        return next
      }
      for piece in PlaceholderText(text).pieces {
        switch piece {
        case .literal:
          break
        case .value(let written, let name, let specifier):
          let number = written ?? name.flatMap { numbers[$0] } ?? deciding ?? take()
          if let name, numbers[name] == nil { numbers[name] = number }
          add(Place(name: name, specifier: specifier), number)
        case .variable(let written, let name):
          guard let substitution = substitutions[name] else { break }
          let number = written ?? substitution.argNum ?? take()
          let specifier = "%" + (substitution.formatSpecifier ?? "lld")
          add(Place(name: name, specifier: specifier), number)
          // Parts may refer to each other in a cycle.
          guard known.insert(name).inserted else { break }
          for text in substitution.variations?.texts ?? [] { read(text, deciding: number) }
        }
      }
    }

    private mutating func add(_ place: Place, _ number: Int) {
      guard (1...StringParameters.maximumValues).contains(number) else { return }
      if places[number] == nil { places[number] = place }
      if places[number]?.name == nil { places[number]?.name = place.name }
    }
  }
}

extension StringParameters {
  /// A text as a literal with the values in their places; if the text has them in another order or
  /// not each once, the values alone. The literal is shown where no table has the key; Xcode 26
  /// writes the values alone.
  func literal(of text: String) -> String {
    let pieces = PlaceholderText(text).pieces
    var count = 0
    let parts = pieces.map { piece -> String? in
      switch piece {
      case .literal(let literal):
        return SwiftLiteral.escaped(literal)
      case .variable:
        return nil
      case .value(let number, _, _):
        count += 1
        guard count <= parameters.count, (number ?? count) == count else { return nil }
        return parameters[count - 1].interpolation
      }
    }
    let found = parts.compactMap { $0 }
    guard found.count == parts.count, count == parameters.count else {
      return "\"" + parameters.map(\.interpolation).joined() + "\""
    }
    return "\"" + found.joined() + "\""
  }
}

extension StringParameters.Parameter {
  /// The parameter in a function's head: "name: String", "_ arg1: Int".
  var declaration: String { (label == nil ? "_ " : "") + "\(variable): \(type ?? "String")" }

  /// The value in a literal. A number is formatted by the specifier of its place.
  var interpolation: String {
    type == "String" ? "\\(\(variable))" : "\\(\(variable), specifier: \"\(specifier)\")"
  }
}
