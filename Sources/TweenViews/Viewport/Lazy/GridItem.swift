import Foundation

/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// A fixed length in points.
    case fixed(CGFloat)
    /// A share of the length that fixed items leave, within these bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns, or rows, with these bounds as fit in the item's share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  static func areEqual(_ one: [GridItem]?, _ other: [GridItem]?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.elementsEqual(other) {
      $0.size.isEqual(to: $1.size) && $0.spacing == $1.spacing && $0.alignment == $1.alignment
    }
  }

  /// The width of the column, or the height of the row. A fixed or minimum length that is negative or not
  /// finite counts as 0.
  public var size: Size
  /// The distance to the next item in points; nil for the default of 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil for the centre.
  public var alignment: Alignment?

  /// Creates a row or a column of a size.
  ///
  /// - Parameters:
  ///   - size: the item's length; by default a share of the grid, at least 10 points.
  ///   - spacing: the distance to the next item in points; nil means 8, and negative values let items
  ///     overlap.
  ///   - alignment: the alignment of views in their cells; nil for the centre.
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
  /// An upper bound on the number of columns, for a minimum length near 0.
  private static let most = 10_000

  private static func length(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 0), ScrollBounds.longest) : 0
  }

  /// Divides `offer` points into the tracks of `items`; nil makes tracks of minimum length.
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
