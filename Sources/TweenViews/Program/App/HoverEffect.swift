import TweenMotion

/// What a view shows while the pointer of a tablet is over it. No look here has such effects.
public struct HoverEffect: Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind

  /// The effect that the system chooses.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The pointer becomes a light ground of the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The pointer goes below the view, which rises.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Shows an effect while the pointer is over the view. Accepted, without effect: a desktop has
  /// none, and a finger does not hover. `onHover` reports the pointer.
  ///
  /// - Parameter effect: The effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Shows an effect while the pointer is over the view. Accepted, without effect, as
  /// `hoverEffect(_:)`.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - isEnabled: Whether it is shown.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the effect of `hoverEffect()` in the view. Accepted, without effect.
  ///
  /// - Parameter effect: The effect; nil: none.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
