import TweenCodecs

/// The numbered objects of a PDF file (ISO 32000-1, 7.3.10), and the file around them.
struct PDFObjects {
  /// A reference to an object, as used in other objects.
  typealias Reference = Int

  /// The size from which on a stream is compressed; a shorter one would not become smaller.
  static let leastCompressed = 64

  private var bodies: [[UInt8]?] = []

  /// Reserves the number of an object that is made later.
  mutating func reserve() -> Reference {
    bodies.append(nil)
    return bodies.count
  }

  /// Sets an object's body: a dictionary, a number or an array.
  mutating func set(_ reference: Reference, _ body: VectorBytes) {
    bodies[reference - 1] = body.bytes
  }

  /// Adds an object.
  mutating func add(_ body: String) -> Reference {
    let reference = reserve()
    var bytes = VectorBytes()
    bytes.add(body)
    set(reference, bytes)
    return reference
  }

  /// Adds a stream.
  ///
  /// - Parameters:
  ///   - entries: The stream's dictionary, without Length and Filter.
  ///   - bytes: Not compressed.
  /// - Throws: An error where there is not enough memory.
  mutating func add(stream bytes: [UInt8], _ entries: String) throws -> Reference {
    let reference = reserve()
    try set(reference, stream: bytes, entries)
    return reference
  }

  /// Sets a stream as the body of a reserved object.
  mutating func set(_ reference: Reference, stream bytes: [UInt8], _ entries: String) throws {
    var filter = ""
    var data = bytes
    if bytes.count >= Self.leastCompressed {
      data = try ZlibBytes.compress(bytes)
      filter = "/Filter /FlateDecode "
    }
    var body = VectorBytes()
    body.add("<< \(entries) \(filter)/Length \(data.count) >>\nstream\n")
    body.bytes.append(contentsOf: data)
    body.add("\nendstream")
    set(reference, body)
  }

  /// The whole file (7.5): header, objects, cross-reference table and trailer.
  func file(root: Reference, info: Reference?) -> [UInt8] {
    var file = VectorBytes()
    // Four bytes above 127 mark the file as binary (7.5.2).
    file.add("%PDF-1.7\n%")
    file.bytes.append(contentsOf: [0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    var offsets: [Int] = []
    for (index, body) in bodies.enumerated() {
      offsets.append(file.bytes.count)
      file.add("\(index + 1) 0 obj\n")
      file.bytes.append(contentsOf: body ?? Array("null".utf8))
      file.add("\nendobj\n")
    }
    let start = file.bytes.count
    file.add("xref\n0 \(bodies.count + 1)\n0000000000 65535 f \n")
    for offset in offsets {
      let digits = String(offset)
      file.add(String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n")
    }
    file.add("trailer\n<< /Size \(bodies.count + 1) /Root \(root) 0 R")
    if let info { file.add(" /Info \(info) 0 R") }
    file.add(" >>\nstartxref\n\(start)\n%%EOF\n")
    return file.bytes
  }
}
