import Foundation
import TweenGeometry
import TweenMotion

/// Lengths on the four edges of a rectangle as they lie on the screen, whatever the direction of
/// reading.
package struct AbsoluteInsets: Equatable, Sendable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// The same in reading direction.
  package func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }

  package var isZero: Bool { self == AbsoluteInsets() }

  /// Only what lies on `edges`.
  package func keeping(_ edges: Edge.Set, _ direction: LayoutDirection) -> AbsoluteInsets {
    let isMirrored = direction == .rightToLeft
    return AbsoluteInsets(
      top: edges.contains(.top) ? top : 0,
      left: edges.contains(isMirrored ? .trailing : .leading) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      right: edges.contains(isMirrored ? .leading : .trailing) ? right : 0)
  }

  fileprivate static let edges: [WritableKeyPath<AbsoluteInsets, CGFloat> & Sendable] = [
    \.top, \.left, \.bottom, \.right,
  ]
}

extension CGRect {
  /// This rectangle, larger by `insets`.
  package func outset(by insets: AbsoluteInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// This rectangle, smaller by `insets`, but not less than nothing.
  package func inset(by insets: AbsoluteInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// What an element takes off the edges of the space that it offers to what is inside.
package struct SafeArea: Equatable {
  /// One thing that takes space.
  package struct Part: Equatable {
    package var regions: SafeAreaRegions
    package var insets: AbsoluteInsets

    package init(_ regions: SafeAreaRegions, _ insets: AbsoluteInsets) {
      self.regions = regions
      self.insets = insets
    }
  }

  /// The whole space.
  package var bounds: CGRect
  /// What takes of it, the innermost first. They add up.
  package var parts: [Part]

  package init(bounds: CGRect, parts: [Part]) {
    self.bounds = bounds
    self.parts = parts
  }

  package var insets: AbsoluteInsets {
    parts.reduce(into: AbsoluteInsets()) { sum, part in
      for edge in AbsoluteInsets.edges { sum[keyPath: edge] += part.insets[keyPath: edge] }
    }
  }
}

/// Finds, going outward from a view, what of the safe areas around lies at its edges
/// (Semantics 6.6).
package struct SafeAreaSearch {
  /// What of the spaces around is asked for.
  private let regions: SafeAreaRegions
  /// How far an edge may be off the safe area's and still lie on it.
  private let slack: CGFloat
  /// The view, grown by what was found so far, in the space that the search has come to.
  package var rect: CGRect
  package private(set) var found = AbsoluteInsets()
  private var blocked: Set<Int> = []

  /// - Parameter scale: device pixels per point.
  package init(_ rect: CGRect, regions: SafeAreaRegions, scale: CGFloat) {
    self.rect = rect
    self.regions = regions
    slack = 0.5 / scale + 0.001
  }

  /// Takes in the safe area of an element around.
  package mutating func add(_ area: SafeArea) {
    let total = area.insets
    let safe = area.bounds.inset(by: total)
    let gaps = [
      rect.minY - safe.minY, rect.minX - safe.minX, rect.maxY - safe.maxY, rect.maxX - safe.maxX,
    ]
    var growth = AbsoluteInsets()
    for (index, edge) in AbsoluteInsets.edges.enumerated() {
      guard !blocked.contains(index), abs(gaps[index]) <= slack else { continue }
      for part in area.parts where part.insets[keyPath: edge] != 0 {
        // What is asked for ends at what is not.
        guard !part.regions.isDisjoint(with: regions) else {
          blocked.insert(index)
          break
        }
        growth[keyPath: edge] += part.insets[keyPath: edge]
      }
      found[keyPath: edge] += growth[keyPath: edge]
    }
    rect = rect.outset(by: growth)
  }
}

extension ElementNode {
  /// What of the safe areas around lies at this element's edges, where it is placed now.
  ///
  /// - Parameter isFollowed: whether a place of this element can be another one without its being
  ///   placed anew, because it stands in a space of its own.
  package final func safeAreaInsets(
    regions: SafeAreaRegions = .all, isFollowed: inout Bool
  ) -> AbsoluteInsets {
    guard graph.uses.safeAreas, let placement else { return AbsoluteInsets() }
    var search = SafeAreaSearch(
      placement.rect, regions: regions, scale: CGFloat(pixelsPerPoint))
    var inner: ElementNode = self
    while let outer = inner.host, !outer.keepsSafeAreaOut {
      if let area = outer.safeArea(for: inner) { search.add(area) }
      if outer is SpaceNode {
        isFollowed = true
        let rect = search.rect
        search.rect = CGRect(around: rect.corners.map(outer.convertedOutside), like: rect.size)
      }
      inner = outer
    }
    return search.found
  }

  /// The same in reading direction.
  package final func safeAreaInsets(regions: SafeAreaRegions = .all) -> EdgeInsets {
    var isFollowed = false
    return safeAreaInsets(regions: regions, isFollowed: &isFollowed)
      .edgeInsets(environment.layoutDirection)
  }
}
