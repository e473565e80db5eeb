import TweenMotion

/// The ways in which a focusable view uses the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set, one for each interaction.
  public let rawValue: Int
  /// Creates a set from its bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view acts on keys, as a button does: Tab moves the focus to it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view takes typed text: a press also moves the focus to it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The default interactions: `activate` and `edit`.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable ancestor has the focus.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// The modifier made by `focusable`. Tab stops at the view with any interactions.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @State private var isFocused = false
  @State private var handle = FocusHandle()

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .simultaneousGesture(
        TapGesture().onEnded { handle.focus() },
        including: isFocusable && interactions.contains(.edit) ? .all : .subviews
      )
      .modifier(
        FocusTarget(
          isFocusable: isFocusable, handle: handle, didChange: { isFocused = $0 },
          key: { _ in false }))
  }
}

extension View {
  /// Sets whether this view can have the focus, by Tab and by a press.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Sets whether this view can have the focus, and the interactions by which the focus moves to
  /// it.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
