/// Reads XML, piece by piece: the parts of it that files of drawings need.
///
/// Comments, processing instructions and the document type are skipped; declarations of a document
/// type are ignored. Entities are XML's own five and numbers. Tags must match.
struct XMLReader {
  enum Event: Equatable {
    case open(name: String, attributes: [String: String])
    case close(name: String)
    /// Characters between tags, blanks too.
    case text(String)
  }

  /// An error in the XML: its reason, and its position in bytes.
  struct Failure: Error, Equatable {
    var position: Int
    var reason: String
  }

  /// The largest depth of elements.
  static let depthLimit = 256

  private let bytes: [UInt8]
  private(set) var position = 0
  private var openNames: [String] = []
  /// An element without content closes at once.
  private var pendingClose: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next piece; nil at the end.
  mutating func next() throws(Failure) -> Event? {
    if let name = pendingClose {
      pendingClose = nil
      return .close(name: name)
    }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return .text(try readText()) }
      if starts("<!--") {
        try skip(to: "-->")
      } else if starts("<![CDATA[") {
        let start = position + 9
        try skip(to: "]]>")
        return .text(String(decoding: bytes[start..<position - 3], as: UTF8.self))
      } else if starts("<?") {
        try skip(to: "?>")
      } else if starts("<!") {
        try skipDocumentType()
      } else if starts("</") {
        return try readClose()
      } else {
        return try readOpen()
      }
    }
    if let name = openNames.last { throw failure("the element <\(name)> does not end") }
    return nil
  }

  // MARK: Tags

  private mutating func readOpen() throws(Failure) -> Event {
    position += 1
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      guard position < bytes.count else { throw failure("a tag does not end") }
      if starts("/>") {
        position += 2
        pendingClose = name
        return .open(name: name, attributes: attributes)
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        guard openNames.count < Self.depthLimit else {
          throw failure("its elements lie more than \(Self.depthLimit) deep")
        }
        openNames.append(name)
        return .open(name: name, attributes: attributes)
      }
      let key = try readName()
      skipBlanks()
      guard starts("=") else { throw failure("the attribute \(key) has no value") }
      position += 1
      skipBlanks()
      let value = try readQuoted()
      if attributes[key] == nil { attributes[key] = value }
    }
  }

  private mutating func readClose() throws(Failure) -> Event {
    position += 2
    let name = try readName()
    skipBlanks()
    guard starts(">") else { throw failure("a tag does not end") }
    guard openNames.last == name else { throw failure("</\(name)> has no opening tag") }
    position += 1
    openNames.removeLast()
    return .close(name: name)
  }

  private mutating func readName() throws(Failure) -> String {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    guard position > start else { throw failure("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readQuoted() throws(Failure) -> String {
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw failure("a value has no quotation marks")
    }
    let mark = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != mark { position += 1 }
    guard position < bytes.count else { throw failure("a value does not end") }
    let value = bytes[start..<position]
    position += 1
    // Any white space in a value counts as a blank.
    return Self.decoded(value.map { $0 == 9 || $0 == 10 || $0 == 13 ? 32 : $0 }[...])
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: false
    }
  }

  // MARK: Text

  private mutating func readText() throws(Failure) -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return Self.decoded(bytes[start..<position])
  }

  /// Characters with their entities resolved; an unknown entity stays as it is written.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += String(decoding: rest[..<start], as: UTF8.self)
      rest = rest[start...]
      guard let end = rest.prefix(longestEntity).firstIndex(of: UInt8(ascii: ";")),
        let scalar = entity(String(decoding: rest[start + 1..<end], as: UTF8.self))
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[(end + 1)...]
    }
    return result + String(decoding: rest, as: UTF8.self)
  }

  private static let longestEntity = 12

  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init)
    }
  }

  // MARK: Skipped parts

  private func starts(_ text: String) -> Bool {
    let wanted = text.utf8
    return position + wanted.count <= bytes.count
      && bytes[position..<position + wanted.count].elementsEqual(wanted)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [32, 9, 10, 13].contains(bytes[position]) { position += 1 }
  }

  private mutating func skip(to end: String) throws(Failure) {
    let start = position
    while position < bytes.count {
      if starts(end) {
        position += end.utf8.count
        return
      }
      position += 1
    }
    position = start
    throw failure("\(end) is missing")
  }

  /// <!DOCTYPE ... [ ... ]>
  private mutating func skipDocumentType() throws(Failure) {
    let start = position
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        position += 1
        return
      default: break
      }
      position += 1
    }
    position = start
    throw failure("the document type does not end")
  }

  private func failure(_ reason: String) -> Failure {
    Failure(position: position, reason: reason)
  }
}
