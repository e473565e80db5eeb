import Foundation
import TweenMotion
import TweenViews

/// A control that opens a URL, by the environment's `openURL`.
///
/// It is a button in the accent colour; where a button style is set, it has that one's look.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// A link with a label of your own.
  ///
  /// - Parameters:
  ///   - destination: what is opened.
  ///   - label: what is shown.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination, label())
  }

  init(_ destination: URL, _ label: Label) {
    self.destination = destination
    self.label = label
  }

  /// A button that opens the destination, in the style in force, else without a border.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .environment(\.buttonStyle, style ?? AnyButtonStyle(BorderlessButtonStyle(), within: nil))
    .pointerStyle(isEnabled ? .link : nil)
    .semantics(Semantics(.link, actions: ["default"], children: .combined))
  }
}

extension Link where Label == Text {
  // Titles: string, resource.
  /// A link with a title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination, Text(titleKey))
  }
}
