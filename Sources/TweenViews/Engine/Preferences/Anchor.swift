import Foundation
import TweenGeometry
import TweenMotion

/// A value tied to a place in the window: a point, a rectangle, or several. A `GeometryProxy`
/// converts it to its view's coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  // Its closure `make` is a constant of the source, which never changes.
  let source: Source
  /// The points in the window's coordinates.
  let points: [CGPoint]
  /// The points in the coordinates of the view with the anchor.
  let ownPoints: [CGPoint]

  /// The kind of value that an anchor takes from its view.
  // Both closures depend on their parameters only, and never change.
  public struct Source: @unchecked Sendable {
    /// Returns the points in a view of a given size and layout direction.
    let points: (CGSize, LayoutDirection) -> [CGPoint]
    let shape: AnchorShape
    /// Returns the value from its points in some coordinates, and the same points in the view's own.
    let make: (ArraySlice<CGPoint>, ArraySlice<CGPoint>) -> Value
  }

  /// Returns the value from its points in some coordinates.
  func value(at points: [CGPoint]) -> Value { source.make(points[...], ownPoints[...]) }
}

/// The meaning of an anchor's points.
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
  /// Whether both anchors take the same kind of value from the same points of the window.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.source.shape == right.source.shape && left.points == right.points
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Adds the properties that `==` compares: the kind of the value, and its points in the window.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.shape)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  /// Returns the anchor of a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect(r.size) { _ in r } }

  /// The anchor of the view's whole rectangle.
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
  /// Returns the anchor of a point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    point { _, _ in p }
  }

  /// Returns the anchor of a point in fractions of the view's sides, from the right in a
  /// right-to-left layout.
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

  /// The top corner at the leading edge: the left one, or the right one in a right-to-left layout.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top corner at the view's trailing edge.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge: the left one, or the right one in a right-to-left layout.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view's rectangle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom corner at the view's leading edge.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom corner at the view's trailing edge.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates the source of several anchors of one kind.
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

  /// Creates the source of an optional anchor, whose value is nil without one.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    points = { size, direction in anchor?.points(size, direction) ?? [] }
    shape = anchor.map { .list([$0.shape]) } ?? .none
    make = { points, own in anchor?.make(points, own) }
  }
}

extension GeometryProxy {
  /// Returns the anchor's value in this view's coordinates.
  nonisolated public subscript<T>(anchor: Anchor<T>) -> T {
    let points = anchor.points
    let converted = place(points) { $0.convertFromWindow(points) }
    return anchor.value(at: converted)
  }
}
