import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Fields and menus as the talks of 2019 spell them (Controls 16).

extension TextField where Label == Text {
  /// A field with a placeholder, which tells when editing begins and ends, and when Return is pressed.
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
  /// A field for what is not to be seen, with a placeholder, which tells when Return is pressed.
  @available(*, deprecated, renamed: "init(text:prompt:label:)")
  public init(
    _ text: Binding<String>, placeholder: Text? = nil, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldContent(text: text, onCommit: onCommit), prompt: placeholder,
      label: placeholder ?? Text(verbatim: ""))
  }
}

/// A button that opens a menu.
@available(*, deprecated, renamed: "Menu")
public struct MenuButton<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A button that opens a menu.
  ///
  /// - Parameters:
  ///   - label: What the button shows.
  ///   - content: What is in the menu.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

@available(*, deprecated)
extension MenuButton: View {
  /// The button.
  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

/// As `MenuButton`.
@available(*, deprecated, renamed: "Menu")
public typealias PullDownButton = MenuButton

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The field's own style.
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
