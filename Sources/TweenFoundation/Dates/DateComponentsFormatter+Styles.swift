extension DateComponentsFormatter {
  /// The form of amounts and units. The examples are 1 hour and 10 minutes in English.
  public enum UnitsStyle: Int, Sendable {
    /// Digits with colons between hours, minutes and seconds: "1:10:00". Larger units, and units
    /// that can't stand side by side, are abbreviated: "3d 1:10:00".
    case positional = 0
    /// The shortest units that the locale has: "1h 10m".
    case abbreviated
    /// Abbreviated words: "1 hr, 10 min".
    case short
    /// Whole words: "1 hour, 10 minutes".
    case full
    /// Whole words for the numbers too: "one hour, ten minutes". Numbers have one form for units of
    /// every gender.
    case spellOut
    /// Abbreviated words without the spaces and commas of `short`: "1hr 10min".
    case brief
  }

  /// The treatment of units whose amount is zero.
  ///
  /// The examples are abbreviated, with days, hours, minutes and seconds allowed. Where all amounts are
  /// zero, one unit is kept: the smallest if leading zeros are dropped, the largest if only trailing
  /// ones are. An empty set keeps all units.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw bits of the set, as on Apple's systems.
    public let rawValue: UInt

    /// Creates a set from its bits, unchanged.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading zeros in positional texts, "1:00:10", and all zeros in others, "1h 10s".
    public static let `default` = Self(rawValue: 1 << 0)
    /// Drops zeros before the first amount: 10 minutes are "10m 0s".
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Drops zeros between amounts: 1 hour and 5 seconds are "0d 1h 5s".
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Drops zeros after the last amount: 1 hour is "0d 1h".
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// Drops all zeros, wherever they are.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all zeros that no other option of the set drops, and writes hours, minutes and seconds of
    /// positional texts with two digits: "01:00:10". Hours after days keep one digit: "0d 1:00:00".
    public static let pad = Self(rawValue: 1 << 16)
  }
}

/// The treatment of zeros in a style, with `default` replaced by its meaning in that style.
struct ZeroRule: Sendable {
  private(set) var dropsLeading: Bool
  private(set) var dropsMiddle: Bool
  private(set) var dropsTrailing: Bool
  /// Whether positional texts have two digits after the first colon.
  private(set) var padsFollowing: Bool
  /// Whether positional texts have two digits before the first colon.
  private(set) var padsFirst: Bool

  init(
    _ behavior: DateComponentsFormatter.ZeroFormattingBehavior,
    _ style: DateComponentsFormatter.UnitsStyle
  ) {
    let isDefault = behavior.contains(.default)
    let dropsByDefault = isDefault && style != .positional
    dropsLeading = isDefault || behavior.contains(.dropLeading)
    dropsMiddle = dropsByDefault || behavior.contains(.dropMiddle)
    dropsTrailing = dropsByDefault || behavior.contains(.dropTrailing)
    padsFirst = behavior.contains(.pad)
    padsFollowing = isDefault || padsFirst
  }

  /// Returns the amounts that are kept, at least one unless there are none.
  func kept(_ amounts: [DurationAmount]) -> [DurationAmount] {
    guard let first = amounts.firstIndex(where: { $0.amount != 0 }),
      let last = amounts.lastIndex(where: { $0.amount != 0 })
    else {
      if dropsLeading { return amounts.suffix(1) }
      return dropsTrailing ? Array(amounts.prefix(1)) : amounts
    }
    return amounts.indices.filter { index in
      if index < first { return !dropsLeading }
      if index > last { return !dropsTrailing }
      return amounts[index].amount != 0 || !dropsMiddle
    }.map { amounts[$0] }
  }
}
