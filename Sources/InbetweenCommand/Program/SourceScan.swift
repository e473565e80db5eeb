/// Finds `@main` and calls of `main()` in a Swift source, without a compiler.
struct SourceScan: Equatable {
  /// Whether an `@main` stands outside of comments and strings.
  private(set) var hasMainAttribute = false
  /// Whether `.main()` is called, as the last line of a program without that attribute is.
  private(set) var callsMain = false

  init(_ source: String) {
    var scanner = Scanner(bytes: Array(source.utf8))
    scanner.skipShebang()
    while let word = scanner.nextWord() {
      switch word {
      case "@main": hasMainAttribute = true
      case ".main": if scanner.isAtCall { callsMain = true }
      default: break
      }
    }
  }

  /// Words, each with the sign before it, `@` or a dot; comments and strings are passed over.
  private struct Scanner {
    var bytes: [UInt8]
    var position = 0

    private func byte(_ offset: Int = 0) -> UInt8? {
      let index = position + offset
      return index < bytes.count ? bytes[index] : nil
    }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    mutating func skipShebang() { if starts("#!") { skipLine() } }

    /// No position is behind the end: a string or comment may be cut off there.
    private mutating func skipLine() {
      while let byte = byte(), byte != UInt8(ascii: "\n") { position += 1 }
    }

    /// Comments lie in each other.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts("/*") {
          depth += 1
          position += 2
        } else if starts("*/") {
          depth -= 1
          position += 2
        } else {
          position += 1
        }
      } while depth > 0 && position < bytes.count
    }

    /// A string from its quotation marks on, behind so many number signs.
    private mutating func skipString(_ signs: Int) {
      let isLong = starts("\"\"\"")
      position += isLong ? 3 : 1
      while let byte = byte() {
        if byte == UInt8(ascii: "\\"), self.byte(1) == UInt8(ascii: "("), signs == 0 {
          position += 1
          skipValue()
        } else if byte == UInt8(ascii: "\\"), signs == 0 {
          position = min(position + 2, bytes.count)
        } else if byte == UInt8(ascii: "\n"), !isLong {
          return
        } else if isLong ? starts("\"\"\"") : byte == UInt8(ascii: "\"") {
          position += isLong ? 3 : 1
          if (0..<signs).allSatisfy({ self.byte($0) == UInt8(ascii: "#") }) {
            position += signs
            return
          }
        } else {
          position += 1
        }
      }
    }

    /// A value in a string, from its parenthesis on.
    private mutating func skipValue() {
      var depth = 0
      repeat {
        switch byte() {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""):
          skipString(0)
          continue
        case UInt8(ascii: "\n"): return
        default: break
        }
        position += 1
      } while depth > 0 && position < bytes.count
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    mutating func nextWord() -> String? {
      while let byte = byte() {
        if starts("//") {
          skipLine()
        } else if starts("/*") {
          skipComment()
        } else if byte == UInt8(ascii: "\"") {
          skipString(0)
        } else if byte == UInt8(ascii: "#") {
          var signs = 1
          while self.byte(signs) == UInt8(ascii: "#") { signs += 1 }
          position += signs
          if self.byte() == UInt8(ascii: "\"") { skipString(signs) }
        } else if Self.isLetter(byte) || [UInt8(ascii: "@"), UInt8(ascii: ".")].contains(byte) {
          let start = position
          repeat { position += 1 } while self.byte().map(Self.isLetter) ?? false
          return String(decoding: bytes[start..<position], as: UTF8.self)
        } else {
          position += 1
        }
      }
      return nil
    }

    var isAtCall: Bool { starts("()") }
  }
}
