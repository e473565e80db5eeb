import Foundation

/// The text of a `printf` format with its values.
///
/// A value's type decides how it is shown, not only the letter: a value that does not fit its letter is
/// shown by its description, and a directive without a value stays as it is.
struct FormattedMessage {
  private(set) var text = ""

  init(_ format: String, _ values: [any CVarArg]) {
    var rest = values[...]
    var characters = Substring(format)
    while let next = characters.popFirst() {
      guard next == "%" else {
        text.append(next)
        continue
      }
      if characters.first == "%" {
        characters.removeFirst()
        text += "%"
        continue
      }
      let directive = Directive(&characters)
      // %m is the system's last error and has no value.
      if directive.letter == "m" {
        text += String(cString: strerror(errno))
      } else if let value = rest.popFirst() {
        text += directive.text(of: value)
      } else {
        text += directive.spelling
      }
    }
  }
}

/// The part of a format from a `%` to its letter.
private struct Directive {
  private(set) var spelling = "%"
  private(set) var letter: Character?
  private var flags = ""
  private var width = ""
  private var precision: String?
  private var isHidden = false

  init(_ characters: inout Substring) {
    if characters.first == "{", let end = characters.firstIndex(of: "}") {
      let options = characters[characters.index(after: characters.startIndex)..<end]
      isHidden = options.split(separator: ",").contains {
        ["private", "sensitive"].contains($0.trimmingCharacters(in: .whitespaces))
      }
      spelling += characters[...end]
      characters = characters[characters.index(after: end)...]
    }
    while let next = characters.popFirst() {
      spelling.append(next)
      switch next {
      case "-", "+", "#", " ": flags.append(next)
      case "0" where width.isEmpty && precision == nil: flags.append(next)
      case "0"..."9": if precision != nil { precision?.append(next) } else { width.append(next) }
      case ".": precision = ""
      // The value's type already has the size that C's letters state.
      case "h", "l", "q", "L", "z", "t", "j": continue
      default:
        letter = next
        return
      }
    }
  }

  func text(of value: any CVarArg) -> String {
    if isHidden { return "<private>" }
    let text = shown(value)
    let isSigned = flags.contains("+") && !(value is String) && text.first?.isNumber == true
    return padded(isSigned ? "+" + text : text)
  }

  private func shown(_ value: any CVarArg) -> String {
    switch (letter, value) {
    case ("x", let number as any FixedWidthInteger): String(bits(of: number), radix: 16)
    case ("X", let number as any FixedWidthInteger):
      String(bits(of: number), radix: 16, uppercase: true)
    case ("o", let number as any FixedWidthInteger): String(bits(of: number), radix: 8)
    case ("c", let number as any FixedWidthInteger):
      Unicode.Scalar(UInt32(truncatingIfNeeded: bits(of: number))).map { String($0) } ?? ""
    case ("f", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint),
      ("e", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
      ("E", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint),
      ("a", let number as any BinaryFloatingPoint):
      String(format: "%\(precisionText)\(letter.map { String($0) } ?? "f")", Double(number))
    case ("s", let string as UnsafePointer<CChar>): String(cString: string)
    default: "\(value)"
    }
  }

  private var precisionText: String {
    precision.map { ".\(min(max(Int($0) ?? 0, 0), 1000))" } ?? ""
  }

  private func bits(of number: some FixedWidthInteger) -> UInt64 {
    // The bits of a negative number are those of its own size.
    number.bitWidth < 64
      ? UInt64(truncatingIfNeeded: number) & ((1 << UInt64(number.bitWidth)) - 1)
      : UInt64(truncatingIfNeeded: number)
  }

  private func padded(_ text: String) -> String {
    let columns = min(Int(width) ?? 0, 10_000)
    guard columns > text.count else { return text }
    let count = columns - text.count
    if flags.contains("-") { return text + String(repeating: " ", count: count) }
    if flags.contains("0"), let sign = text.first, "+-".contains(sign) {
      return String(sign) + String(repeating: "0", count: count) + text.dropFirst()
    }
    return String(repeating: flags.contains("0") ? "0" : " ", count: count) + text
  }
}
