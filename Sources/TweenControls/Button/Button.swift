import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The purpose of a button. It changes only the button's look.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// The role of a button that deletes something: the built-in styles draw it in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels an operation. The built-in styles draw it like any other.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that closes what is shown. The built-in styles draw it like any other.
  public static let close = ButtonRole(name: "close")
  /// The role of a button that accepts what is shown. The built-in styles draw it like any other.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that runs an action when it is pressed and released.
///
/// The action runs on the main actor when the pointer is released inside the button or near it: up
/// to 70 points beyond its edges on a phone, 25 on a tablet, 0 on a desktop. A disabled button does
/// nothing. The button's keyboard shortcut, if one is set, runs the same action.
///
/// Four modifiers change a button: `buttonStyle(_:)` its look and, with a primitive style, the
/// gesture that presses it; `controlSize(_:)` its size; `buttonBorderShape(_:)` the shape of its
/// surface; `buttonRepeatBehavior(_:)` whether the action repeats while the button is held.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  /// The name of the action in a list of keyboard shortcuts; nil: the label's text is used.
  private let title: Text?
  @Environment(\.buttonStyle) private var ownStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.listLevel) private var listLevel
  @Environment(\.takenShortcut) private var takenShortcut
  @State private var isPressed = false

  /// A button with a label of your own; several views in the label are placed side by side.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, title: nil, action: action, label: label())
  }

  /// A button with a label of your own, and a role.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, title: nil, action: action, label: label())
  }

  /// - Parameter title: The name of the action in a list of keyboard shortcuts.
  package init(role: ButtonRole?, title: Text?, action: @escaping () -> Void, label: Label) {
    self.role = role
    self.title = title
    self.action = action
    self.label = label
  }

  /// The button as its style draws it, with its press gesture and its keyboard shortcut.
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

  /// The style of a button for which no style is set. In a row of a list the whole row is the
  /// button.
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
  /// The keyboard shortcut of the enclosing button. Styles read it as `keyboardShortcut`; buttons
  /// inside the label do not use it again.
  fileprivate var takenShortcut: KeyboardShortcut? {
    get { self[TakenShortcutKey.self] }
    set { self[TakenShortcutKey.self] = newValue }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button of a style's configuration, for a style that modifies another style. The button is
  /// drawn in the style of the view that surrounds the style, or in the style that the modifying
  /// style sets on it.
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
  /// A button with a title that is looked up in the string tables, and a role.
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
