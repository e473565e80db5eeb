import TweenMotion

/// An effect of a view while a tablet's pointer is over it. The engine draws none of these effects.
public struct HoverEffect: Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind

  /// The effect that the system chooses for the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The pointer turns into a light background of the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The pointer moves below the view, and the view rises.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Sets an effect for the pointer over the view. It has no effect here, since neither desktops nor
  /// fingers have it. `onHover` reports the pointer.
  ///
  /// - Parameter effect: The effect of the pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets an effect for the pointer over the view, or turns it off. It has no effect here, like
  /// `hoverEffect(_:)`.
  ///
  /// - Parameters:
  ///   - effect: The effect of the pointer.
  ///   - isEnabled: Whether the effect is used.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the effect of `hoverEffect()` in the view. It has no effect here.
  ///
  /// - Parameter effect: The effect, or nil for none.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
