import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a button is for; nothing but its look depends on it.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// It takes something away: the built-in styles draw it in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// It gives up what is going on. The built-in styles draw it like any other.
  public static let cancel = ButtonRole(name: "cancel")
  /// It puts away what is shown. The built-in styles draw it like any other.
  public static let close = ButtonRole(name: "close")
  /// It accepts what is shown. The built-in styles draw it like any other.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that acts when it is pressed and let go.
///
/// It acts on the main actor, when the pointer is let go inside, or near: on a phone up to 70 points
/// beyond its edges, on a tablet 25, on a desktop not at all. A disabled one does nothing. A
/// keyboard shortcut that is set for it does the same. How it looks, and what counts as a press
/// where the style is a primitive one, `buttonStyle(_:)` says; how large it is, `controlSize(_:)`;
/// which shape its surface has, `buttonBorderShape(_:)`; whether it acts again while it is held,
/// `buttonRepeatBehavior(_:)`.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  /// What its keys are said to do, where they are listed. Of most nobody asks.
  private let title: Text?
  @Environment(\.buttonStyle) private var ownStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.listLevel) private var listLevel
  @Environment(\.takenShortcut) private var takenShortcut
  @State private var isPressed = false

  /// A button with a label of your own; several views in it stand side by side.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, title: nil, action: action, label: label())
  }

  /// A button with a label of your own, and what it is for.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, title: nil, action: action, label: label())
  }

  /// - Parameter title: What its keys are said to do, where they are listed.
  package init(role: ButtonRole?, title: Text?, action: @escaping () -> Void, label: Label) {
    self.role = role
    self.title = title
    self.action = action
    self.label = label
  }

  /// The button as its style draws it, with the press and the shortcut that it answers to.
  public var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: role,
      label: ButtonStyleConfiguration.Label(
        view: AnyView(SlotContent(in: .row, label)), parts: AnyView(label)),
      isPressed: isPressed && isEnabled)
    let style = ownStyle ?? automaticStyle
    let ownShortcut = shortcut == takenShortcut ? nil : shortcut
    let drawn = style.makeBody(configuration, press)
      .environment(\.takenShortcut, shortcut)
      .environment(\.keyFocusIsBarred, !style.hasOwnKeys)
    drawn
      .gesture(
        PressGesture(
          on: idiom, repeats: repeatBehavior.repeats == true, onPressing: { isPressed = $0 },
          action: press),
        including: style.isPrimitive ? .subviews : .all
      )
      .modifier(
        ShortcutModifier(
          shortcut: ownShortcut, title: ownShortcut == nil ? "" : title?.plainText ?? "",
          isEnabled: isEnabled,
          repeats: repeatBehavior.repeats == true, action: press)
      )
      .controlFocus(
        ControlKeys(
          repeats: repeatBehavior.repeats == true, isOfRow: ownStyle == nil && listLevel != nil,
          activate: { press() }, onPressing: { isPressed = $0 }), isOn: !style.hasOwnKeys
      )
      .semantics(Semantics(.button, actions: ["default"], children: .combined))
  }

  /// The look where nobody has set one. In a row of a list the row is the button.
  private var automaticStyle: AnyButtonStyle {
    listLevel == nil
      ? AnyButtonStyle(SystemButtonStyle(nil)) : AnyButtonStyle(ListRowButtonStyle(), within: nil)
  }

  private func press() {
    if isEnabled { action() }
  }
}

private enum TakenShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the button around, which styles read as `keyboardShortcut` and no button
  /// inside takes once more.
  fileprivate var takenShortcut: KeyboardShortcut? {
    get { self[TakenShortcutKey.self] }
    set { self[TakenShortcutKey.self] = newValue }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show, for a style that changes another: it has the style
  /// from around the one that makes it, or that which the latter gives it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, title: nil, action: configuration.trigger,
      label: configuration.label)
  }
}

extension Button where Label == Text {
  // Titles: string.
  /// A button with a title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    let text = Text(titleKey)
    self.init(role: nil, title: text, action: action, label: text)
  }

  /// A button with a title that a resource names.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    let text = Text(titleResource)
    self.init(role: role, title: text, action: action, label: text)
  }

  // Titles: string.
  /// A button with a title that is looked up in the string tables, and what it is for.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    let text = Text(titleKey)
    self.init(role: role, title: text, action: action, label: text)
  }
}

extension Button: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    environment.buttonStyle == nil
  }
}
