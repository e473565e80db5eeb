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
  /// What the pane is filled with instead of glass.
  var solid: Color?
  /// What darkens a pane that is pressed, where light would not be seen.
  var shade: Color?
  @Environment(\.colorScheme) private var colorScheme

  /// Points of the edge, inside of the shape.
  private static let edgeWidth: CGFloat = 1
  /// How much white a press lays over the glass.
  private static let pressedLight = 0.18

  var body: some View {
    if glass.isVisible {
      ZStack {
        if let solid { shape.fill(solid) } else { shape.fill(GlassStyle(glass)) }
        shape.fill(pressed.opacity(isPressed ? 1 : 0))
        // Half of the stroke is outside, and cut off.
        shape.stroke(edge, lineWidth: 2 * Self.edgeWidth).clipShape(shape)
      }
    }
  }

  /// Light from the top left, which leaves again at the bottom right.
  private var pressed: Color { shade ?? .white.opacity(Self.pressedLight) }

  private var edge: LinearGradient {
    let strengths = colorScheme == .dark ? [0.5, 0.12, 0.3] : [0.9, 0.3, 0.6]
    return LinearGradient(
      colors: strengths.map { Color.white.opacity($0) }, startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

/// What a pane is known by among others: to be matched with, or to be one with.
struct GlassName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// How glass in this part of the tree is shown.
struct GlassPlace {
  /// What the nearest pane is matched by.
  var matched: GlassName?
  /// Panes with the same are one.
  var union: GlassName?
  var transition = GlassEffectTransition.matchedGeometry
  /// Whether a container around draws panes that are one.
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
