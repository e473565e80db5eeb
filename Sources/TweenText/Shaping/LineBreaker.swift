import CUnicode

/// Where lines may be broken, by Unicode's annex 14.
struct LineBreaker: ~Copyable {
  private var breakers: [String: OpaquePointer?] = [:]
  /// More locales than this are not kept at a time.
  private static let mostLocales = 16

  /// Whose rules ICU has, in tenths: 150 for Unicode 15.0.
  static var unicodeVersion: Int { Int(tween_line_breaker_version()) }

  deinit {
    for breaker in breakers.values { if let breaker { tween_line_breaker_close(breaker) } }
  }

  /// For each byte of a text in UTF-8 whether a line may be broken before it.
  mutating func breaks(in bytes: [UInt8], locale: String) -> [UInt8] {
    PlainLineBreaks.holds(bytes)
      ? PlainLineBreaks.flags(bytes) : breaksByTables(in: bytes, locale: locale)
  }

  /// The same for any text, by ICU.
  mutating func breaksByTables(in bytes: [UInt8], locale: String) -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: bytes.count)
    guard !bytes.isEmpty, let breaker = breaker(for: locale) ?? breaker(for: "en") else {
      return flags
    }
    let isDone = bytes.withUnsafeBytes { raw -> Int32 in
      guard let text = raw.baseAddress?.assumingMemoryBound(to: CChar.self) else { return 0 }
      return tween_line_breaker_find(breaker, text, bytes.count, &flags)
    }
    if isDone == 0 {
      // Without memory for better: after blanks.
      for index in bytes.indices.dropFirst() where bytes[index - 1] == 0x20 {
        flags[index] = bytes[index] == 0x20 ? 0 : 1
      }
    }
    return flags
  }

  private mutating func breaker(for locale: String) -> OpaquePointer? {
    if let known = breakers[locale] { return known }
    if breakers.count >= Self.mostLocales {
      for breaker in breakers.values { if let breaker { tween_line_breaker_close(breaker) } }
      breakers = [:]
    }
    let breaker = tween_line_breaker_open(locale)
    breakers[locale] = .some(breaker)
    return breaker
  }
}
