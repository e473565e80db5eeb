import Foundation
import TweenGeometry

/// The least distances to neighbours that an element prefers, by edge and by kind of neighbour
/// (Semantics 6.3).
///
/// For two neighbours, the entries of both for their facing edges are compared. The distances for
/// any neighbour apply only if the two have no category in common.
package struct SpacingPreference: Equatable, Sendable {
  /// The kind of neighbour for a distance. The first four are for distances between a text and
  /// another element, and are named after the place of that element.
  package enum Category: Equatable, Sendable {
    case aboveText, belowText, beforeText, afterText
    case betweenTexts
  }

  /// The measures of a font for the distance between two texts, in points.
  package struct TextMetrics: Equatable, Sendable {
    package var size: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The leading of the font: its additional distance between two lines.
    package var leading: CGFloat
    package var pixelLength: CGFloat

    package init(
      size: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat, pixelLength: CGFloat
    ) {
      self.size = size
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.pixelLength = pixelLength
    }

    /// Returns the distance from a text with these measures to a text with `other` below it.
    fileprivate func distance(to other: TextMetrics) -> CGFloat {
      guard pixelLength > 0 else { return max(0, other.leading) }
      return max(0, (other.leading / pixelLength).rounded(.up) * pixelLength)
    }
  }

  package enum Value: Equatable, Sendable {
    case distance(CGFloat)
    /// The edge of a text above or below another text.
    case text(TextMetrics)

    fileprivate func distance(to next: Value) -> CGFloat {
      switch (self, next) {
      case (.distance(let one), .distance(let other)): one + other
      case (.distance(let one), .text): one
      case (.text, .distance(let other)): other
      case (.text(let one), .text(let other)): one.distance(to: other)
      }
    }

    fileprivate func merged(with other: Value) -> Value {
      switch (self, other) {
      case (.distance(let one), .distance(let other)): .distance(max(one, other))
      case (.text(let one), .text(let two)): one.leading >= two.leading ? self : other
      case (.text, .distance): self
      case (.distance, .text): other
      }
    }
  }

  package struct Entry: Equatable, Sendable {
    /// The kind of neighbour; nil for any.
    var category: Category?
    var edge: Edge
    var value: Value

    package init(_ category: Category?, _ edge: Edge, _ value: Value) {
      self.category = category
      self.edge = edge
      self.value = value
    }
  }

  package private(set) var entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The preference of a leaf: no additional distance to a text; the default distance to other
  /// leaves.
  package static let leaf = SpacingPreference([
    Entry(.belowText, .top, .distance(0)), Entry(.aboveText, .bottom, .distance(0)),
    Entry(.afterText, .leading, .distance(0)), Entry(.beforeText, .trailing, .distance(0)),
  ])

  /// A distance of 0 to any neighbour.
  package static let none = SpacingPreference(
    [Edge.top, .leading, .bottom, .trailing].map { Entry(nil, $0, .distance(0)) })

  /// Returns the preference of a text: its font's distance to a text above or below, and the look's
  /// distances to other elements.
  package static func text(
    _ metrics: TextMetrics, look: StackSpacingMetrics = .classic
  ) -> SpacingPreference {
    SpacingPreference(
      leaf.only(.horizontal).entries + [
        Entry(.aboveText, .top, .distance(look.aboveText * metrics.size)),
        Entry(.belowText, .bottom, .distance(look.belowText * metrics.size)),
        Entry(.betweenTexts, .top, .text(metrics)), Entry(.betweenTexts, .bottom, .text(metrics)),
      ])
  }

  /// The distance between two elements without preferences, in points.
  package static let defaultDistance: CGFloat = 8

  // MARK: Distances

  /// Returns the distance between one element and the next along an axis.
  package static func distance(
    from first: SpacingPreference, to second: SpacingPreference, isHorizontal: Bool
  ) -> CGFloat {
    preferredDistance(from: first, to: second, isHorizontal: isHorizontal) ?? defaultDistance
  }

  /// Returns the distance as above; nil if the two elements have no category in common.
  package static func preferredDistance(
    from first: SpacingPreference, to second: SpacingPreference, isHorizontal: Bool
  ) -> CGFloat? {
    let before: Edge = isHorizontal ? .trailing : .bottom
    let after: Edge = isHorizontal ? .leading : .top
    var matched: CGFloat?
    var plain: CGFloat?
    for one in first.entries where one.edge == before {
      guard let category = one.category else {
        plain = larger(plain, one.value)
        continue
      }
      for other in second.entries where other.edge == after && other.category == category {
        matched = larger(matched, .distance(one.value.distance(to: other.value)))
      }
    }
    if let matched { return matched }
    for other in second.entries where other.edge == after && other.category == nil {
      plain = larger(plain, other.value)
    }
    return plain
  }

  private static func larger(_ length: CGFloat?, _ value: Value) -> CGFloat? {
    guard case .distance(let distance) = value else { return length }
    return length.map { max($0, distance) } ?? distance
  }

  // MARK: Combining

  /// Adds the preferences of `other` on `edges`, if they are larger.
  package mutating func formUnion(_ other: SpacingPreference, edges: Edge.Set = .all) {
    for entry in other.entries where edges.contains(Edge.Set(entry.edge)) {
      let known = entries.firstIndex { $0.category == entry.category && $0.edge == entry.edge }
      if let known {
        entries[known].value = entries[known].value.merged(with: entry.value)
      } else {
        entries.append(entry)
      }
    }
  }

  /// Returns the combined preferences of several elements.
  @MainActor package static func union(of elements: [ElementNode]) -> SpacingPreference {
    guard var spacing = elements.first?.cachedSpacing else { return .leaf }
    for element in elements.dropFirst() { spacing.formUnion(element.cachedSpacing) }
    spacing.preferTexts()
    return spacing
  }

  /// Treats an edge with a text as a text's edge, regardless of elements beside the text: a row of
  /// an icon and a text has the same distance to a text below as the text alone.
  package mutating func preferTexts() {
    preferText(at: .top, to: .belowText)
    preferText(at: .bottom, to: .aboveText)
  }

  private mutating func preferText(at edge: Edge, to other: Category) {
    guard entries.contains(where: { $0.edge == edge && $0.category == .betweenTexts }) else {
      return
    }
    entries.removeAll { $0.edge == edge && $0.category == other }
  }

  /// Resets the preferences on `edges` to those of a leaf.
  package mutating func reset(_ edges: Edge.Set) {
    if edges.isEmpty { return }
    entries.removeAll { edges.contains(Edge.Set($0.edge)) }
    entries += Self.leaf.entries.filter { edges.contains(Edge.Set($0.edge)) }
  }

  /// Returns the preferences on `edges` only.
  package func only(_ edges: Edge.Set) -> SpacingPreference {
    SpacingPreference(entries.filter { edges.contains(Edge.Set($0.edge)) })
  }
}
