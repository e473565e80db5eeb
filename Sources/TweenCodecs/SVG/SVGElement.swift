/// An element of an SVG file, with its content.
final class SVGElement {
  /// The name without its namespace.
  let name: String
  /// The attributes by names without a namespace: "href" also for xlink's.
  private(set) var attributes: [String: String]
  private(set) var children: [SVGElement] = []
  /// The characters directly in it.
  private(set) var text = ""

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The element's classes, in order.
  var classes: [Substring] {
    self["class"]?.split(whereSeparator: \.isWhitespace) ?? []
  }

  /// The first element of a file.
  static func root(of bytes: [UInt8]) throws(SVGFailure) -> SVGElement {
    var reader = XMLReader(bytes)
    var open: [SVGElement] = []
    var root: SVGElement?
    do {
      while let event = try reader.next() {
        switch event {
        case .open(let name, let attributes):
          let element = make(name, attributes)
          open.last?.children.append(element)
          open.append(element)
          if root == nil { root = element }
        case .close: open.removeLast()
        case .text(let text): open.last?.text += text
        }
      }
    } catch {
      throw .broken("At byte \(error.position), \(error.reason).")
    }
    guard let root, root.name == "svg" else {
      throw .broken("Its first element is not <svg>.")
    }
    return root
  }

  /// An element of another namespace than SVG's gets a name that is never drawn.
  private static func make(_ name: String, _ attributes: [String: String]) -> SVGElement {
    var own: [String: String] = [:]
    for (key, value) in attributes {
      guard let colon = key.firstIndex(of: ":") else {
        own[key] = value
        continue
      }
      let local = String(key[key.index(after: colon)...])
      if key.hasPrefix("xlink:"), attributes[local] == nil { own[local] = value }
    }
    let local = name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
    return SVGElement(name: local, attributes: own)
  }

  /// Visits this element and all elements in it, in the order of the file.
  func forEach(_ body: (SVGElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

/// The reason why a file gave no drawing.
public enum SVGFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is not valid SVG; the sentence describes why.
  case broken(String)
  /// The file has more bytes than accepted.
  case fileTooLarge(byteCount: Int, limit: Int)
  /// The size of the drawing is too large or not positive.
  case badSize(width: Double, height: Double)
  /// The file has more content than is drawn of one file.
  case tooMuch(limit: Int)

  /// The failure in one or two sentences for people.
  public var description: String {
    switch self {
    case .broken(let sentence): "The SVG drawing is broken. \(sentence)"
    case .fileTooLarge(let count, let limit):
      "The file has \(count) bytes; the most allowed for an SVG drawing are \(limit)."
    case .badSize(let width, let height):
      "The SVG drawing is \(width) by \(height) points large; each must be above 0 and at most "
        + "\(Int(SVGDecoder.largestSide))."
    case .tooMuch(let limit): "The SVG drawing draws more than \(limit) things."
    }
  }
}
