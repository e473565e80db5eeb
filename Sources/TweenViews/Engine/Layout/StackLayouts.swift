import Foundation
import TweenGeometry
import TweenMotion

/// The layout of `HStack`, for `AnyLayout` and for layouts made of others.
@frozen public struct HStackLayout: Layout, Sendable {
  /// The guide on which subviews are aligned.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points; nil means the distances that they prefer.
  public var spacing: CGFloat?

  /// Creates a horizontal layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which subviews are aligned.
  ///   - spacing: The distance between subviews in points; nil means the distances that they prefer.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack: dividers inside are vertical.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
}

extension HStackLayout: ArrangedLayout {
  @MainActor var arrangement: StackLayout {
    StackLayout(isHorizontal: true, guide: alignment.key, fixedSpacing: spacing)
  }
}

/// The layout of `VStack`, for `AnyLayout` and for layouts made of others.
@frozen public struct VStackLayout: Layout, Sendable {
  /// The guide on which subviews are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points; nil means the distances that they prefer.
  public var spacing: CGFloat?

  /// Creates a vertical layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which subviews are aligned.
  ///   - spacing: The distance between subviews in points; nil means the distances that they prefer.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a vertical stack: dividers inside are horizontal.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
}

extension VStackLayout: ArrangedLayout {
  @MainActor var arrangement: StackLayout {
    StackLayout(isHorizontal: false, guide: alignment.key, fixedSpacing: spacing)
  }
}

/// The layout of `ZStack`, for `AnyLayout` and for layouts made of others.
@frozen public struct ZStackLayout: Layout, Sendable {
  /// The guides on which subviews are aligned.
  public var alignment: Alignment

  /// Creates a layout that puts subviews on top of each other, aligned on both guides.
  @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: ArrangedLayout {
  @MainActor var arrangement: DepthLayout { DepthLayout(alignment: alignment) }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// The cache of a layout that uses a container layout of the engine.
public struct _ArrangementCache {
  var arrangement: any ContainerLayout
}

/// A layout that uses a container layout of the engine.
protocol ArrangedLayout: Layout where Cache == _ArrangementCache {
  associatedtype Arrangement: ContainerLayout
  @MainActor var arrangement: Arrangement { get }
}

extension ArrangedLayout {
  // Layouts run on the main actor, as nodes do: the passed values stay on this thread.
  private func run<Result>(
    _ cache: _ArrangementCache, _ subviews: Subviews,
    _ body: @MainActor (any ContainerLayout, [ElementNode]) -> Result
  ) -> Result {
    let elements = subviews.elements
    nonisolated(unsafe) let arrangement = cache.arrangement
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var result: Result?
      MainActor.assumeIsolated { result = body(arrangement, elements) }
      guard let result else { preconditionFailure("The main actor runs at once.") }
      return result
    }
  }

  public func makeCache(subviews: Subviews) -> _ArrangementCache {
    let layout = self
    // Set immediately, on this thread.
    nonisolated(unsafe) var cache: _ArrangementCache?
    MainActor.assumeIsolated { cache = _ArrangementCache(arrangement: layout.arrangement) }
    guard let cache else { preconditionFailure("The main actor runs at once.") }
    return cache
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _ArrangementCache
  ) -> CGSize {
    run(cache, subviews) { $0.size(for: proposal, children: $1) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _ArrangementCache
  ) {
    let placements = run(cache, subviews) {
      $0.arrange(size: bounds.size, proposal: proposal, children: $1)
    }
    for (subview, child) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y),
        proposal: child.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout _ArrangementCache) -> ViewSpacing {
    ViewSpacing(run(cache, subviews) { $0.spacing(children: $1) })
  }
}
