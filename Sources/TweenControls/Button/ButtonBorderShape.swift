import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The shape of the surface of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    /// nil: a part of the height.
    case roundedRectangle(radius: CGFloat?)
  }
  let kind: Kind
  var inset: CGFloat = 0

  /// As the place and the size of the control have it: a rounded rectangle for regular and large
  /// controls, a capsule for others.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle whose corners are round by a part of its height.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle, around the longer side of what is in it.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius, in points; what the rectangle has no room for counts as
  /// the most that it has, a negative radius and NaN as none.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The shape that is meant for controls of a size.
  package func resolved(for size: ControlSize) -> ButtonBorderShape {
    guard kind == .automatic else { return self }
    switch size {
    case .regular, .large: return .roundedRectangle
    case .mini, .small, .extraLarge: return .capsule
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in `rect`. The automatic one is that of regular controls.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .capsule: return Capsule(style: .circular).path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .automatic: return Self.rounded(rect, nil)
    case .roundedRectangle(let radius): return Self.rounded(rect, radius)
    }
  }

  nonisolated private static func rounded(_ rect: CGRect, _ radius: CGFloat?) -> Path {
    let share = (rect.height * ControlMetrics.touch.buttonCornerShare).rounded(.up)
    return RoundedRectangle(cornerRadius: radius ?? share, style: .circular).path(in: rect)
  }

  /// The same in a rectangle whose edges lie `amount` points further inside.
  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the surface of bordered buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the surface of bordered buttons.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The shape of the surface of bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
