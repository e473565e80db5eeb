import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The shape of glass of which none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// The shape; it has no settings.
  public init() {}
  /// A capsule as large as `rect`.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes together with its view.
public struct GlassEffectTransition: Sendable {
  fileprivate enum Kind { case identity, matchedGeometry, materialize }
  fileprivate let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// From the glass with the same identity, where there is one, and as other views come else.
  public static var matchedGeometry: GlassEffectTransition {
    GlassEffectTransition(kind: .matchedGeometry)
  }
  /// Fades, and grows a little.
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

  /// How much pressed glass grows.
  private static let pressedScale = 1.04

  func body(content: Content) -> some View {
    let isContained = place.isContained && place.union != nil
    content
      // What is inside is a view of its own: names are the nearest pane's.
      .environment(\.glassPlace, inner)
      .background { if !isContained { pane } }
      .transformAnchorPreference(key: GlassPieces.self, value: .bounds) { pieces, bounds in
        guard isContained, let union = place.union else { return }
        pieces.append(GlassPiece(union: union, bounds: bounds, glass: glass, shape: shape))
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
  /// Puts glass behind this view. It is blurred where the view stands; nothing of the view itself is.
  ///
  /// - Parameters:
  ///   - glass: Which glass.
  ///   - shape: Its shape, as large as the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: AnyShape(shape)))
  }

  /// Gives the glass of this view an identity: under an animation glass goes over into that of another
  /// view with the same.
  ///
  /// - Parameters:
  ///   - id: The identity; nil for none.
  ///   - namespace: Where it is told from others.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassPlace) { place in
      place.matched = id.map { GlassName(id: $0, namespace: namespace) }
    }
  }

  /// Makes the glass of this view one with that of others in the same `GlassEffectContainer` that have
  /// the same identity: one pane around all of them, of the glass and the shape of the first.
  ///
  /// - Parameters:
  ///   - id: The identity; nil for a pane of its own.
  ///   - namespace: Where it is told from others.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassPlace) { place in
      place.union = id.map { GlassName(id: $0, namespace: namespace) }
    }
  }

  /// How this view's glass comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    transformEnvironment(\.glassPlace) { $0.transition = transition }
      .transition(transition.transition)
  }
}
