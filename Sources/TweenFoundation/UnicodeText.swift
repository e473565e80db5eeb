import Foundation
import _FoundationICU

/// Text that ICU's functions write into a buffer of their caller.
enum UnicodeText {
  /// A function of ICU that writes at most the given number of UTF-16 units and returns the length
  /// of the whole text.
  typealias Writer = (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32

  /// Returns the text that `write` writes; nil where it fails.
  static func read(_ write: Writer) -> String? {
    var capacity = usualLength
    // The first call may only return the length.
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

  /// Returns whether a status is not an error. Warnings, such as the use of a fallback locale, are
  /// negative.
  static func succeeded(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

  /// Returns a formatter that spells out numbers; nil where the locale has no rules. The caller must
  /// close it, or pass it to a formatter that takes ownership.
  static func openSpelling(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
    var status = U_ZERO_ERROR
    let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
    return succeeded(status) ? format : nil
  }

  /// Returns a text without the soft hyphens that ICU inserts in spelled-out numbers.
  static func withoutHyphens(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{AD}" }))
  }

  /// The capacity of the first call in UTF-16 units; longer texts need a second call.
  private static let usualLength = 256
}
