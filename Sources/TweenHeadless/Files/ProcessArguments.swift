import Foundation

/// An argument whose bytes are not valid UTF-8. `CommandLine.arguments` would silently repair it, and
/// a folder would be made under another name than the given one.
package struct ArgumentTextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The argument's number, from 1.
  package var position: Int
  /// The argument, with `\xFF` for each byte that is not UTF-8.
  package var text: String

  package var description: String {
    "argument \(position) is not UTF-8: found '\(text)'; expected names and values in UTF-8."
  }
}

/// The arguments of the process.
package enum ProcessArguments {
  /// All arguments except the program's name.
  package static func texts() throws(ArgumentTextError) -> [String] {
    let all = bytes()
    return try texts(Array(all.dropFirst()))
  }

  static func texts(_ arguments: [[UInt8]]) throws(ArgumentTextError) -> [String] {
    var texts: [String] = []
    for bytes in arguments {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ArgumentTextError(position: texts.count + 1, text: shown(bytes))
      }
      texts.append(text)
    }
    return texts
  }

  /// The last part of the name by which the program was called. Bytes that are not UTF-8 show as
  /// `\xFF`: a program can have any name.
  package static var programName: String { programName(bytes().first ?? []) }

  static func programName(_ path: [UInt8]) -> String {
    let parts = path.split(separator: UInt8(ascii: "/"))
    return parts.last.map { shown(Array($0)) } ?? "program"
  }

  private static func bytes() -> [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  /// Keeps valid text, and writes each other byte as a number.
  static func shown(_ bytes: [UInt8]) -> String {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      // A character has four bytes at most.
      let length = (1...4).first {
        $0 <= rest.count && String(validating: rest.prefix($0), as: UTF8.self) != nil
      }
      if let length {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
      } else {
        text +=
          "\\x" + String(first >> 4, radix: 16, uppercase: true)
          + String(first & 15, radix: 16, uppercase: true)
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return text
  }
}
