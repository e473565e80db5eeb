import Foundation
import TweenMotion

/// The values that a stack of pages shows, of any types, the one above the root first.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// An empty path: the root alone.
  public init() { elements = [] }

  /// A path of the values of a sequence, in its order.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// A path that was written down. Values whose types the program does not know end it where they
  /// stand: `CodableRepresentation` tells of them as it is decoded.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  init(elements: [AnyHashable]) { self.elements = elements }

  /// How many values there are: pages above the root.
  public var count: Int { elements.count }

  /// Whether the root is alone.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes values from the top.
  ///
  /// - Parameter k: How many.
  /// - Precondition: `k` is at least 0 and at most `count`.
  public mutating func removeLast(_ k: Int = 1) {
    ProgramEnd.unless(
      k >= 0 && k <= count, "A NavigationPath of \(count) values cannot lose \(k) of them.")
    elements.removeLast(k)
  }

  /// The path in a form that can be written down; nil where a value is not `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
  }

  /// A path in a form that can be written down: a flat list of strings, for each value, the topmost
  /// first, its type's name and then the value in JSON.
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
              "The path holds a \(name), which is no Codable and Hashable type here.")
        }
        let text = try list.decode(String.self)
        read.append(try NavigationValueName.value(of: type, in: text))
      }
      elements = read.reversed()
    }

    /// - Throws: What encoding one of the values throws.
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

/// The names under which types of a path's values are written down.
enum NavigationValueName {
  /// The name that programs read, where it leads back to the type; else the runtime's.
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
