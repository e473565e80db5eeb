import Foundation
import TweenGeometry
import TweenMotion

/// `HStack`'s way to arrange, for `AnyLayout` and for layouts made of others.
@frozen public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  /// The distance between subviews in points; nil: what they prefer.
  public var spacing: CGFloat?

  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
}

extension HStackLayout: ArrangedLayout {
  @MainActor var arrangement: StackLayout {
    StackLayout(isHorizontal: true, guide: alignment.key, fixedSpacing: spacing)
  }
}

/// `VStack`'s way to arrange, for `AnyLayout` and for layouts made of others.
@frozen public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points; nil: what they prefer.
  public var spacing: CGFloat?

  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
}

extension VStackLayout: ArrangedLayout {
  @MainActor var arrangement: StackLayout {
    StackLayout(isHorizontal: false, guide: alignment.key, fixedSpacing: spacing)
  }
}

/// `ZStack`'s way to arrange, for `AnyLayout` and for layouts made of others.
@frozen public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

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

/// A layout that arranges as a container of the engine's does.
protocol ArrangedLayout: Layout where Cache == Void {
  associatedtype Arrangement: ContainerLayout
  @MainActor var arrangement: Arrangement { get }
}

extension ArrangedLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let layout = self
    let elements = subviews.elements
    return MainActor.assumeIsolated {
      layout.arrangement.size(for: proposal, children: elements)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let layout = self
    let elements = subviews.elements
    let placements = MainActor.assumeIsolated {
      layout.arrangement.arrange(size: bounds.size, proposal: proposal, children: elements)
    }
    for (subview, child) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y),
        proposal: child.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let layout = self
    let elements = subviews.elements
    return ViewSpacing(MainActor.assumeIsolated { layout.arrangement.spacing(children: elements) })
  }
}
