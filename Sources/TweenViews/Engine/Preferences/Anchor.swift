import Foundation
import TweenGeometry
import TweenMotion

/// A value that lies somewhere in the window: a point, a rectangle, or several. A `GeometryProxy`
/// tells it in its view's coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  // What makes the value of points is a constant of its source, which never changes.
  let source: Source
  /// In the window's coordinates.
  let points: [CGPoint]
  /// In those of the view that bears the anchor.
  let ownPoints: [CGPoint]

  /// What to take of a view that bears the anchor.
  // Both closures are called with all they depend on, and never change.
  public struct Source: @unchecked Sendable {
    /// The places of a view of that size, and what stands for their meaning in comparisons.
    let points: (CGSize, LayoutDirection) -> [CGPoint]
    let shape: AnchorShape
    /// The value of points in anybody's coordinates, and of the same in the view's own.
    let make: (ArraySlice<CGPoint>, ArraySlice<CGPoint>) -> Value
  }

  /// The value for its points in some coordinates.
  func value(at points: [CGPoint]) -> Value { source.make(points[...], ownPoints[...]) }
}

/// What an anchor's points mean.
indirect enum AnchorShape: Hashable {
  case point
  case rect(CGFloat, CGFloat)
  case none
  case list([AnchorShape])

  var count: Int {
    switch self {
    case .point: 1
    case .rect: 4
    case .none: 0
    case .list(let parts): parts.reduce(0) { $0 + $1.count }
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both take the same kind of value from the same points of the window.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.source.shape == right.source.shape && left.points == right.points
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds what `==` compares: what kind of value it is, and its points in the window.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.shape)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect(r.size) { _ in r } }

  /// The view's whole rectangle.
  public static var bounds: Anchor<CGRect>.Source {
    rect(nil) { CGRect(origin: .zero, size: $0) }
  }

  private static func rect(
    _ size: CGSize?, _ rect: @escaping (CGSize) -> CGRect
  ) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      points: { whole, _ in rect(whole).corners },
      shape: .rect(size?.width ?? -1, size?.height ?? -1),
      make: { points, own in
        CGRect(around: Array(points), like: CGRect(around: Array(own), like: .zero).size)
      })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    point { _, _ in p }
  }

  /// A point in parts of the view's sides; from the right in layouts from right to left.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    point { size, direction in
      CGPoint(
        x: size.width * (direction == .rightToLeft ? 1 - p.x : p.x), y: size.height * p.y)
    }
  }

  private static func point(
    _ place: @escaping (CGSize, LayoutDirection) -> CGPoint
  ) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      points: { [place($0, $1)] }, shape: .point, make: { points, _ in points.first ?? .zero })
  }

  /// The upper corner at the leading edge: the left one, or the right one from right to left.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper corner at the trailing edge.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge: the left one, or the right one from right to left.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower corner at the leading edge.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower corner at the trailing edge.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several of one kind.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    points = { size, direction in array.flatMap { $0.points(size, direction) } }
    shape = .list(array.map(\.shape))
    make = { points, own in
      var start = 0
      return array.map { source in
        let count = source.shape.count
        defer { start += count }
        return source.make(
          points.dropFirst(start).prefix(count), own.dropFirst(start).prefix(count))
      }
    }
  }

  /// One, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    points = { size, direction in anchor?.points(size, direction) ?? [] }
    shape = anchor.map { .list([$0.shape]) } ?? .none
    make = { points, own in anchor?.make(points, own) }
  }
}

extension GeometryProxy {
  /// The anchor's value in this view's coordinates.
  nonisolated public subscript<T>(anchor: Anchor<T>) -> T {
    let points = anchor.points
    let converted = place(points) { $0.convertFromWindow(points) }
    return anchor.value(at: converted)
  }
}
