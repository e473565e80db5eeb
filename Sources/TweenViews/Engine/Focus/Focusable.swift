import TweenMotion

/// What a focusable view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each interaction.
  public let rawValue: Int
  /// Interactions by their bits; unknown ones have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Acts by keys, as a button does: Tab brings the focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Takes what is typed: a press brings the focus too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the focus.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// `focusable`. It is a stop of Tab whatever its interactions are.
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
  /// Whether this view can have the focus: by Tab, and by a press.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Whether this view can have the focus, and by what it comes.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
