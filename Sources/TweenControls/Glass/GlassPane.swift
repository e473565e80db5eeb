import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A pane of glass with a bright edge.
struct GlassPane: View {
  let glass: Glass
  let shape: AnyShape
  var isPressed = false
  /// A colour that fills the pane instead of glass.
  var solid: Color?
  /// The colour that darkens a pressed pane on backgrounds that are too light to be brightened.
  var shade: Color?
  @Environment(\.colorScheme) private var colorScheme

  /// The width of the bright edge inside the shape, in points.
  private static let edgeWidth: CGFloat = 1
  /// The opacity of the white that a press lays over the glass.
  private static let pressedLight = 0.18

  var body: some View {
    if glass.isVisible {
      ZStack {
        if let solid { shape.fill(solid) } else { shape.fill(GlassStyle(glass)) }
        shape.fill(pressed.opacity(isPressed ? 1 : 0))
        // The outer half of the stroke is clipped.
        shape.stroke(edge, lineWidth: 2 * Self.edgeWidth).clipShape(shape)
      }
    }
  }

  /// The colour over a pressed pane.
  private var pressed: Color { shade ?? .white.opacity(Self.pressedLight) }

  private var edge: LinearGradient {
    let strengths = colorScheme == .dark ? [0.5, 0.12, 0.3] : [0.9, 0.3, 0.6]
    return LinearGradient(
      colors: strengths.map { Color.white.opacity($0) }, startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

/// The identity of a pane, by which it is matched or joined with others.
struct GlassName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The settings of glass in this part of the tree.
struct GlassPlace {
  /// The identity by which the nearest pane is matched.
  var matched: GlassName?
  /// The union of the pane. Panes of the same union are drawn as one.
  var union: GlassName?
  var transition = GlassEffectTransition.matchedGeometry
  /// Whether an enclosing container draws the shared panes.
  var isContained = false
}

private enum GlassPlaceKey: EnvironmentKey {
  static var defaultValue: GlassPlace { GlassPlace() }
}

extension EnvironmentValues {
  var glassPlace: GlassPlace {
    get { self[GlassPlaceKey.self] }
    set { self[GlassPlaceKey.self] = newValue }
  }
}
