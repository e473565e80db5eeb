import Foundation
import TweenGeometry
import TweenMotion

/// A subview as its container's layout sees it. Valid during the call that it was handed to.
// Asked on the main actor only, where layout runs; Sendable as in SwiftUI.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: ElementNode
  let index: Int
  let pass: LayoutPass

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.element === right.element
  }

  /// The value that the subview was given by `layoutValue(key:value:)`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // Set at once, on this thread, as in `dimensions`.
    nonisolated(unsafe) var value: K.Value?
    MainActor.assumeIsolated { [element] in value = element.trait(LayoutValueTrait<K>.self).value }
    return value ?? K.defaultValue
  }

  /// What `layoutPriority(_:)` says; 0 where it doesn't.
  public var priority: Double { MainActor.assumeIsolated { [element] in element.cachedPriority } }

  /// The size that the subview takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [element] in element.size(for: proposal) }
  }

  /// The subview's size and guides when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    // Set at once, on this thread.
    nonisolated(unsafe) var dimensions = ViewDimensions(size: .zero)
    MainActor.assumeIsolated { [element] in dimensions = element.dimensions(for: proposal) }
    return dimensions
  }

  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing {
    ViewSpacing(MainActor.assumeIsolated { [element] in element.cachedSpacing })
  }

  /// Puts the subview's `anchor` at `position`, in the coordinates of the container's bounds, and
  /// offers it `proposal`. For use in `placeSubviews`; elsewhere it does nothing.
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

/// The subviews of a container, in their order.
// Asked on the main actor only, where layout runs; Sendable as in SwiftUI.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// Some of them in a row.
  public typealias SubSequence = LayoutSubviews

  private var slice: ArraySlice<LayoutSubview>

  /// The direction in which the container reads. Places need no mirroring: the engine does that.
  public var layoutDirection: LayoutDirection

  init(
    _ elements: [ElementNode], direction: LayoutDirection,
    pass: LayoutPass = LayoutPass(.zero, .unspecified)
  ) {
    slice =
      elements.indices.map { LayoutSubview(element: elements[$0], index: $0, pass: pass) }[...]
    layoutDirection = direction
  }

  /// The first one's place.
  public var startIndex: Int { slice.startIndex }
  /// The place behind the last one.
  public var endIndex: Int { slice.endIndex }

  public subscript(index: Int) -> LayoutSubview { slice[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var part = self
    part.slice = slice[bounds]
    return part
  }

  // Else the sequence of all numbers from there on is meant, which has no end.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The subviews at `indices`, in that order, counted from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    var part = self
    part.slice = indices.map { slice[$0] }[...]
    return part
  }

  var elements: [ElementNode] { slice.map(\.element) }

  /// The same subviews, placed by another pass.
  func placed(by pass: LayoutPass) -> LayoutSubviews {
    var others = self
    others.slice =
      slice.map { LayoutSubview(element: $0.element, index: $0.index, pass: pass) }[...]
    return others
  }

  /// The explicit values that subviews set for a guide, where a pass placed them.
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

/// One call of `placeSubviews`: collects where subviews go.
// Layouts run where nodes do, on the main actor, and nothing keeps a pass.
final class LayoutPass: @unchecked Sendable {
  let bounds: CGRect
  private let proposal: ProposedViewSize
  private var placements: [Int: ChildPlacement] = [:]

  init(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    self.bounds = bounds
    self.proposal = proposal
  }

  func place(_ index: Int, _ placement: ChildPlacement) { placements[index] = placement }

  /// Where a subview lies from the origin of the bounds: in the middle, unless it was placed.
  func placement(of subview: LayoutSubview) -> ChildPlacement {
    if let placement = placements[subview.index] { return placement }
    let size = subview.sizeThatFits(proposal)
    return ChildPlacement(
      origin: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2),
      size: size, proposal: proposal)
  }
}
