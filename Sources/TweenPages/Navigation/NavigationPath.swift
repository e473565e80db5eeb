import Foundation
import TweenMotion

/// The values of a stack of pages, of any types, beginning with the page above the root.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path, which shows the root alone.
  public init() { elements = [] }

  /// Creates a path of the values of a sequence, in its order.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its encoded form. The path ends before the first value whose type the
  /// program does not have; decoding the `CodableRepresentation` reports such values.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  init(elements: [AnyHashable]) { self.elements = elements }

  /// The number of values, which is the number of pages above the root.
  public var count: Int { elements.count }

  /// Whether the path has no values, so that the root is shown alone.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value, whose page covers the others.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes values from the end of the path.
  ///
  /// - Parameter k: The number of values to remove.
  ///   - Precondition: `k` is at least 0 and at most `count`.
  public mutating func removeLast(_ k: Int = 1) {
    ProgramEnd.unless(
      k >= 0 && k <= count, "A NavigationPath of \(count) values cannot remove \(k) of them.")
    elements.removeLast(k)
  }

  /// The path in a form that can be encoded; nil if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
  }

  /// The encoded form of a path: a flat list of strings with two entries for each value, the
  /// topmost value first: the name of its type, then the value in JSON.
  public struct CodableRepresentation: Codable, Equatable {
    var elements: [AnyHashable]

    init(_ elements: [AnyHashable]) { self.elements = elements }

    /// - Throws: `DecodingError` for a list of odd length, for a type that the program does not have
    ///   or that is not `Codable` and `Hashable`, and for JSON that is not one of its values.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var read: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = NavigationValueName.type(named: name) else {
          throw DecodingError.dataCorruptedError(
            in: list,
            debugDescription:
              "The path holds a \(name), which is not a known Codable and Hashable type.")
        }
        let text = try list.decode(String.self)
        read.append(try NavigationValueName.value(of: type, in: text))
      }
      elements = read.reversed()
    }

    /// - Throws: The error that the encoding of a value throws.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable else { continue }
        try list.encode(NavigationValueName.name(of: type(of: element.base)))
        let json = JSONEncoder()
        json.outputFormatting = .sortedKeys
        try list.encode(String(decoding: json.encode(value), as: UTF8.self))
      }
    }
  }
}

/// The names of types in an encoded path.
enum NavigationValueName {
  /// Returns the type's readable name if the type can be found by it, else the name that the
  /// runtime uses.
  static func name(of type: Any.Type) -> String {
    let plain = _typeName(type, qualified: true)
    if let found = _typeByName(plain), found == type { return plain }
    return _mangledTypeName(type) ?? plain
  }

  static func type(named name: String) -> (any (Decodable & Hashable).Type)? {
    _typeByName(name) as? any (Decodable & Hashable).Type
  }

  static func value(
    of type: any (Decodable & Hashable).Type, in text: String
  ) throws -> AnyHashable {
    func decode<V: Decodable & Hashable>(_: V.Type) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(V.self, from: Data(text.utf8)))
    }
    return try decode(type)
  }
}
