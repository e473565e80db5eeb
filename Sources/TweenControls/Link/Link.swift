import Foundation
import TweenMotion
import TweenViews

/// A control that opens a URL through the environment's `openURL`.
///
/// It is drawn as a button in the accent colour, or in the button style that is set around it.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// A link with a label of your own.
  ///
  /// - Parameters:
  ///   - destination: The URL to open.
  ///   - label: The views that are shown.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination, label())
  }

  init(_ destination: URL, _ label: Label) {
    self.destination = destination
    self.label = label
  }

  /// A button that opens the destination, in the current button style, or without a border if none
  /// is set.
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
