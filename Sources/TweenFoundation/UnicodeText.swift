import Foundation
import _FoundationICU

/// Text that functions of ICU write into a buffer of their caller.
enum UnicodeText {
  /// A function of ICU that writes at most the given number of UTF-16 units and returns the length
  /// of the whole text.
  typealias Writer = (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32

  /// Returns what `write` writes, or nil if it fails.
  static func read(_ write: Writer) -> String? {
    var capacity = usualLength
    // The first call may only measure the text.
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      let text = [UChar](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = 0
        guard let start = buffer.baseAddress else { return }
        length = write(start, Int32(capacity), &status)
        count = succeeded(status) ? min(max(Int(length), 0), capacity) : 0
      }
      if status == U_BUFFER_OVERFLOW_ERROR {
        capacity = Int(length) + 1
        continue
      }
      return succeeded(status) ? String(decoding: text, as: UTF16.self) : nil
    }
    return nil
  }

  /// Whether a status is no error. Warnings, such as the use of a fallback locale, are negative.
  static func succeeded(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

  /// Returns a formatter that spells numbers out in words, or nil if the locale has no rules. The
  /// caller closes it, or hands it to a formatter that does.
  static func openSpelling(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
    var status = U_ZERO_ERROR
    let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
    return succeeded(status) ? format : nil
  }

  /// A text without the soft hyphens that ICU puts into words of numbers.
  static func withoutHyphens(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{AD}" }))
  }

  /// UTF-16 units; longer texts take a second call.
  private static let usualLength = 256
}
