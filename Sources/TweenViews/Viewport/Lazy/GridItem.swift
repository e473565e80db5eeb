import Foundation

/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// As many points as that.
    case fixed(CGFloat)
    /// Its part of what fixed ones leave, within these lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of these lengths as its part has room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  static func areEqual(_ one: [GridItem]?, _ other: [GridItem]?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.elementsEqual(other) {
      $0.size.isEqual(to: $1.size) && $0.spacing == $1.spacing && $0.alignment == $1.alignment
    }
  }

  /// How wide the column is, or how high the row. A fixed or least length that is negative or not
  /// finite counts as 0.
  public var size: Size
  /// Points to the next item; nil for the default.
  public var spacing: CGFloat?
  /// Where views lie in their cell; nil for the centre.
  public var alignment: Alignment?

  /// A row or a column of that size.
  ///
  /// - Parameters:
  ///   - size: how long it is; by default its part of the grid, 10 points or more.
  ///   - spacing: points to the next item, 8 where it is nil; less than 0 lets items overlap.
  ///   - alignment: where views lie in their cells; nil for the centre.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem.Size {
  fileprivate func isEqual(to other: GridItem.Size) -> Bool {
    switch (self, other) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.flexible(let low, let high), .flexible(let minimum, let maximum)),
      (.adaptive(let low, let high), .adaptive(let minimum, let maximum)):
      low == minimum && high == maximum
    default: false
    }
  }
}

/// A column as laid out, or a row of a horizontal grid.
struct GridTrack: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?
}

extension GridItem {
  private static let defaultSpacing: CGFloat = 8
  /// More columns than these are of no use to anybody.
  private static let most = 10_000

  private static func length(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 0), ScrollBounds.longest) : 0
  }

  /// The tracks that `items` make of `offer` points; nil: as few as they can do with.
  ///
  /// What fixed items and spacing leave is shared: each item in turn is offered an equal part of
  /// what those before it left, and takes what its bounds allow. An adaptive one counts how often
  /// its least length fits its part, and shares it equally.
  static func tracks(_ items: [GridItem], offer: CGFloat?) -> [GridTrack] {
    let longest = ScrollBounds.longest
    let gaps = items.map { item in
      item.spacing.map { $0.isFinite ? min(max($0, -longest), longest) : 0 } ?? defaultSpacing
    }
    let offer = offer.flatMap { $0.isFinite ? $0 : nil }
    var left = (offer ?? 0) - gaps.dropLast().reduce(0, +)
    var sharers = 0
    for item in items {
      if case .fixed(let fixed) = item.size { left -= length(fixed) } else { sharers += 1 }
    }
    var tracks: [GridTrack] = []
    var start: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      var count = 1
      var own: CGFloat
      switch item.size {
      case .fixed(let fixed): own = length(fixed)
      case .flexible(let minimum, let maximum):
        own = clamp(left / CGFloat(sharers), minimum, maximum)
        if offer == nil { own = length(minimum) }
        left -= own
        sharers -= 1
      case .adaptive(let minimum, let maximum):
        let part = max(left / CGFloat(sharers), 0)
        let least = max(length(minimum), 0)
        if offer != nil, least + gap > 0 {
          count = max(1, Int(min((part + gap) / (least + gap), CGFloat(most))))
        }
        own = clamp((part - gap * CGFloat(count - 1)) / CGFloat(count), minimum, maximum)
        if offer == nil { own = least }
        left -= own * CGFloat(count) + gap * CGFloat(count - 1)
        sharers -= 1
      }
      for _ in 0..<count {
        tracks.append(GridTrack(start: start, length: own, alignment: item.alignment))
        start += own + gap
      }
    }
    return tracks
  }

  private static func clamp(_ part: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let least = length(minimum)
    let most = maximum.isNaN ? least : min(max(maximum, least), ScrollBounds.longest)
    return min(max(part, least), most)
  }
}
