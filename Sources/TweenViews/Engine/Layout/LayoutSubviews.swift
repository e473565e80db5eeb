import Foundation
import TweenGeometry
import TweenMotion

/// A subview, as passed to its container's layout. Valid only during that call.
// Used on the main actor only, where layout runs; Sendable as in SwiftUI.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: ElementNode
  let index: Int
  let pass: LayoutPass

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.element === right.element
  }

  /// The subview's value set by `layoutValue(key:value:)`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // Set immediately, on this thread, as in `dimensions`.
    nonisolated(unsafe) var value: K.Value?
    MainActor.assumeIsolated { [element] in value = element.trait(LayoutValueTrait<K>.self).value }
    return value ?? K.defaultValue
  }

  /// The subview's priority set by `layoutPriority(_:)`; 0 by default.
  public var priority: Double { MainActor.assumeIsolated { [element] in element.cachedPriority } }

  /// Returns the subview's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [element] in element.size(for: proposal) }
  }

  /// Returns the subview's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    // Set immediately, on this thread.
    nonisolated(unsafe) var dimensions = ViewDimensions(size: .zero)
    MainActor.assumeIsolated { [element] in dimensions = element.dimensions(for: proposal) }
    return dimensions
  }

  /// The distances to neighbours that the subview prefers.
  public var spacing: ViewSpacing {
    ViewSpacing(MainActor.assumeIsolated { [element] in element.cachedSpacing })
  }

  /// Places the subview with its `anchor` at `position`, in the coordinates of the container's
  /// bounds, with a proposal. Has an effect only in `placeSubviews`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    pass.place(
      index,
      ChildPlacement(
        origin: CGPoint(
          x: position.x - anchor.x * size.width - pass.bounds.minX,
          y: position.y - anchor.y * size.height - pass.bounds.minY),
        size: size, proposal: proposal))
  }
}

/// The subviews of a container, in the order of the content.
// Used on the main actor only, where layout runs; Sendable as in SwiftUI.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// A contiguous part of the subviews.
  public typealias SubSequence = LayoutSubviews

  private var slice: ArraySlice<LayoutSubview>

  /// The layout direction of the container. Positions must not be mirrored: the engine does it.
  public var layoutDirection: LayoutDirection

  init(
    _ elements: [ElementNode], direction: LayoutDirection,
    pass: LayoutPass = LayoutPass(.zero, .unspecified)
  ) {
    slice =
      elements.indices.map { LayoutSubview(element: elements[$0], index: $0, pass: pass) }[...]
    layoutDirection = direction
  }

  /// The position of the first subview.
  public var startIndex: Int { slice.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { slice.endIndex }

  /// Returns the subview at a position, which must exist.
  public subscript(index: Int) -> LayoutSubview { slice[index] }

  /// Returns the subviews at a range of positions, which must exist.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var part = self
    part.slice = slice[bounds]
    return part
  }

  /// Returns the subviews from a position on.
  // Without this overload, the infinite sequence of all following numbers would be used.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// Returns the subviews at `indices`, in that order, counted from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    var part = self
    part.slice = indices.map { slice[$0] }[...]
    return part
  }

  var elements: [ElementNode] { slice.map(\.element) }

  /// Returns the same subviews, to be placed by another pass.
  func placed(by pass: LayoutPass) -> LayoutSubviews {
    var others = self
    others.slice =
      slice.map { LayoutSubview(element: $0.element, index: $0.index, pass: pass) }[...]
    return others
  }

  /// Returns the explicit values of subviews for a guide, at the positions of a pass.
  func explicitValues(of key: AlignmentKey, _ pass: LayoutPass) -> [CGFloat] {
    compactMap { subview in
      let child = pass.placement(of: subview)
      let value = MainActor.assumeIsolated { [element = subview.element] in
        element.explicitGuide(key, size: child.size, proposal: child.proposal)
      }
      guard let value else { return nil }
      return key.isHorizontal
        ? value + child.origin.x + pass.bounds.minX : value + child.origin.y + pass.bounds.minY
    }
  }
}

/// One call of `placeSubviews`, which collects the placements of subviews.
// Layouts run on the main actor, as nodes do, and a pass is not kept.
final class LayoutPass: @unchecked Sendable {
  let bounds: CGRect
  private let proposal: ProposedViewSize
  private var placements: [Int: ChildPlacement] = [:]

  init(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    self.bounds = bounds
    self.proposal = proposal
  }

  func place(_ index: Int, _ placement: ChildPlacement) { placements[index] = placement }

  /// Returns the placement of a subview relative to the bounds' origin; centred if it was not
  /// placed.
  func placement(of subview: LayoutSubview) -> ChildPlacement {
    if let placement = placements[subview.index] { return placement }
    let size = subview.sizeThatFits(proposal)
    return ChildPlacement(
      origin: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2),
      size: size, proposal: proposal)
  }
}
