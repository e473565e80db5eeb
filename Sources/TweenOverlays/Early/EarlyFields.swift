import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Fields and menus as the talks of 2019 spell them (Controls 16).

extension TextField where Label == Text {
  /// A field with a placeholder, and with closures that are called when editing begins and ends,
  /// and when Return is pressed.
  @available(*, deprecated, renamed: "init(text:prompt:label:)")
  public init(
    _ text: Binding<String>, placeholder: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: placeholder, label: placeholder ?? Text(verbatim: ""))
  }
}

extension SecureField where Label == Text {
  /// A secure field with a placeholder, and with a closure that is called when Return is pressed.
  @available(*, deprecated, renamed: "init(text:prompt:label:)")
  public init(
    _ text: Binding<String>, placeholder: Text? = nil, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(text: text, onCommit: onCommit), prompt: placeholder,
      label: placeholder ?? Text(verbatim: ""))
  }
}

/// A button that opens a menu: the earlier form of `Menu`.
@available(*, deprecated, renamed: "Menu")
public struct MenuButton<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A button that opens a menu.
  ///
  /// - Parameters:
  ///   - label: The label of the button.
  ///   - content: The items of the menu.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

@available(*, deprecated)
extension MenuButton: View {
  /// The button, which opens the menu of items.
  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

/// Another earlier name of `Menu`, the same as `MenuButton`.
@available(*, deprecated, renamed: "Menu")
public typealias PullDownButton = MenuButton

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style of text fields, under its earlier name.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
