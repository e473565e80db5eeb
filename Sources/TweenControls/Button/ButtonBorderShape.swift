import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The shape of the surface of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    /// The radius of the corners, in points; nil: a share of the button's height.
    case roundedRectangle(radius: CGFloat?)
  }
  let kind: Kind
  var inset: CGFloat = 0

  /// The shape that fits the control's size: a rounded rectangle for regular and large controls, a
  /// capsule for others.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule: half circles at the two short ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle whose corner radius is a share of its height.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle whose diameter is the longer side of its content.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with a corner radius in points. A radius that is too large is reduced to the
  /// largest possible; a negative radius or NaN counts as 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// Returns the shape for controls of a size; resolves `automatic`.
  package func resolved(for size: ControlSize) -> ButtonBorderShape {
    guard kind == .automatic else { return self }
    switch size {
    case .regular, .large: return .roundedRectangle
    case .mini, .small, .extraLarge: return .capsule
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the outline in `rect`. `automatic` has the outline of regular controls.
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

  /// Returns the same shape, inset by `amount` points on each side.
  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the surfaces of bordered buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the surfaces of bordered buttons.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the surfaces of bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
