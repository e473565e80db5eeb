import _FoundationICU

/// Finds the places where lines may be broken, by Unicode's annex 14.
///
/// The ICU of the toolchain's Foundation has the rules: it is the same on every machine that builds
/// with one toolchain, whereas the system's own ICU differs.
struct LineBreaker: ~Copyable {
  private var breakers: [String: OpaquePointer?] = [:]
  /// The largest number of locales that are kept at a time.
  private static let maximumLocales = 16

  /// The version of Unicode whose rules ICU has, in tenths: 150 for Unicode 15.0.
  static var unicodeVersion: Int {
    var version: [UInt8] = [0, 0, 0, 0]
    swift_u_getUnicodeVersion(&version)
    return Int(version[0]) * 10 + Int(version[1])
  }

  deinit {
    for breaker in breakers.values { if let breaker { swift_ubrk_close(breaker) } }
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
    let isDone = bytes.withUnsafeBytes { Self.find(breaker, in: $0, &flags) }
    if !isDone {
      // After a failed allocation: after blanks.
      for index in bytes.indices.dropFirst() where bytes[index - 1] == 0x20 {
        flags[index] = bytes[index] == 0x20 ? 0 : 1
      }
    }
    return flags
  }

  /// Sets the flag of each byte before which a line may be broken; returns whether it succeeded.
  private static func find(
    _ breaker: OpaquePointer, in text: UnsafeRawBufferPointer, _ flags: inout [UInt8]
  ) -> Bool {
    var status = U_ZERO_ERROR
    let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard let view = swift_utext_openUTF8(nil, start, Int64(text.count), &status) else {
      return false
    }
    defer { swift_utext_close(view) }
    swift_ubrk_setUText(breaker, view, &status)
    // The iterator keeps a clone of the view, which must not outlive the text.
    defer {
      var ignored = U_ZERO_ERROR
      swift_ubrk_setText(breaker, nil, 0, &ignored)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return false }
    // The start of the text is the first boundary, and no break.
    _ = swift_ubrk_first(breaker)
    while case let place = Int(swift_ubrk_next(breaker)), place >= 0 {
      if place > 0 && place < flags.count { flags[place] = 1 }
    }
    return true
  }

  private mutating func breaker(for locale: String) -> OpaquePointer? {
    if let known = breakers[locale] { return known }
    if breakers.count >= Self.maximumLocales {
      for breaker in breakers.values { if let breaker { swift_ubrk_close(breaker) } }
      breakers = [:]
    }
    var status = U_ZERO_ERROR
    let opened = swift_ubrk_open(UBRK_LINE, locale, nil, 0, &status)
    breakers[locale] = .some(status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil)
    return breakers[locale] ?? nil
  }
}
