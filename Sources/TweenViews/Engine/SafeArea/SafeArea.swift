import Foundation
import TweenGeometry
import TweenMotion

/// Lengths at the four edges of a rectangle in screen coordinates, independent of the layout
/// direction.
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

  /// Returns the insets in terms of the layout direction.
  package func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }

  package var isZero: Bool { self == AbsoluteInsets() }

  /// Returns the insets at `edges`, with 0 at the other edges.
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
  /// Returns this rectangle enlarged by `insets`.
  package func outset(by insets: AbsoluteInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// Returns this rectangle reduced by `insets`, with sides of at least 0.
  package func inset(by insets: AbsoluteInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// The space that an element removes at the edges of the room for its content.
package struct SafeArea: Equatable {
  /// One removal of space.
  package struct Part: Equatable {
    package var regions: SafeAreaRegions
    package var insets: AbsoluteInsets

    package init(_ regions: SafeAreaRegions, _ insets: AbsoluteInsets) {
      self.regions = regions
      self.insets = insets
    }
  }

  /// The whole room, before the removal.
  package var bounds: CGRect
  /// The removals, the innermost first. They add up.
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

/// Finds the safe areas that lie at the edges of a view, from the view outwards (Semantics 6.6).
package struct SafeAreaSearch {
  /// The regions to find.
  private let regions: SafeAreaRegions
  /// The tolerance, in points, for an edge to count as the safe area's edge.
  private let slack: CGFloat
  /// The view's rectangle, extended by the insets found so far, in the current coordinate space.
  package var rect: CGRect
  package private(set) var found = AbsoluteInsets()
  private var blocked: Set<Int> = []

  /// - Parameter scale: The number of device pixels per point.
  package init(_ rect: CGRect, regions: SafeAreaRegions, scale: CGFloat) {
    self.rect = rect
    self.regions = regions
    slack = 0.5 / scale + 0.001
  }

  /// Adds the safe area of an element around the view.
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
        // A region to find ends where another region begins.
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
  /// Returns the safe areas at the edges of this element's current place.
  ///
  /// - Parameter isFollowed: Set to true where the place on screen can change without a new placement
  ///   of this element, because it is in its own coordinate space.
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

  /// Returns the safe areas at the edges of this element's current place, in terms of the layout
  /// direction.
  package final func safeAreaInsets(regions: SafeAreaRegions = .all) -> EdgeInsets {
    var isFollowed = false
    return safeAreaInsets(regions: regions, isFollowed: &isFollowed)
      .edgeInsets(environment.layoutDirection)
  }
}
