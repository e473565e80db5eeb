import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The shape of glass for which no shape is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the default shape of glass, a capsule without settings.
  public init() {}
  /// Returns a capsule that fills `rect`.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The way in which glass appears and disappears together with its view.
public struct GlassEffectTransition: Sendable {
  fileprivate enum Kind { case identity, matchedGeometry, materialize }
  fileprivate let kind: Kind

  /// No transition: the glass appears and disappears at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// A transition from the glass with the same identity, if there is one, and otherwise the
  /// transition of other views.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(kind: .matchedGeometry)
  }
  /// A transition that fades the glass and scales it a little.
  public static var materialize: GlassEffectTransition {
    GlassEffectTransition(kind: .materialize)
  }

  fileprivate var transition: AnyTransition {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: .opacity
    case .materialize: .opacity.combined(with: .scale(scale: 0.9))
    }
  }

  fileprivate var isMatched: Bool { kind == .matchedGeometry }
}

private struct GlassEffectModifier: ViewModifier {
  let glass: Glass
  let shape: AnyShape
  @Environment(\.glassPlace) private var place
  @GestureState private var isPressed = false

  /// The scale of pressed glass.
  private static let pressedScale = 1.04

  func body(content: Content) -> some View {
    let isContained = place.isContained && place.union != nil
    content
      // Glass inside the content is a view of its own: an identity applies only to the nearest
      // pane.
      .environment(\.glassPlace, inner)
      .background { if !isContained { pane } }
      .transformAnchorPreference(key: GlassPartsKey.self, value: .bounds) { pieces, bounds in
        guard isContained, let union = place.union else { return }
        pieces.append(GlassPart(union: union, bounds: bounds, glass: glass, shape: shape))
      }
      .lookAnimation(.snappy(duration: 0.25), value: isPressed) {
        $0.scaleEffect(isPressed ? Self.pressedScale : 1)
      }
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true },
        including: glass.isInteractive ? .all : .subviews)
  }

  @ViewBuilder private var pane: some View {
    let pane = GlassPane(glass: glass, shape: shape, isPressed: isPressed)
    if let name = place.matched, place.transition.isMatched {
      pane.matchedGeometryEffect(id: name.id, in: name.namespace)
    } else {
      pane
    }
  }

  private var inner: GlassPlace {
    var inner = place
    inner.matched = nil
    inner.union = nil
    return inner
  }
}

extension View {
  /// Draws glass behind this view. The glass blurs the content behind the view and leaves the view
  /// itself sharp.
  ///
  /// - Parameters:
  ///   - glass: The kind of glass.
  ///   - shape: The shape of the glass, as large as the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: AnyShape(shape)))
  }

  /// Gives the glass of this view an identity. In an animated change, glass moves and reshapes into
  /// the glass of another view with the same identity.
  ///
  /// - Parameters:
  ///   - id: The identity; nil for none.
  ///   - namespace: The namespace in which the identity is unique.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassPlace) { place in
      place.matched = id.map { GlassName(id: $0, namespace: namespace) }
    }
  }

  /// Joins the glass of this view with the glass of other views that have the same identity in the
  /// same `GlassEffectContainer`. One pane, with the glass and the shape of the first view,
  /// surrounds all of them.
  ///
  /// - Parameters:
  ///   - id: The identity; nil for a pane of its own.
  ///   - namespace: The namespace in which the identity is unique.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassPlace) { place in
      place.union = id.map { GlassName(id: $0, namespace: namespace) }
    }
  }

  /// Sets how this view's glass appears and disappears.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    transformEnvironment(\.glassPlace) { $0.transition = transition }
      .transition(transition.transition)
  }
}
