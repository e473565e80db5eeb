// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// Sets the message of this view's file dialogs, shown as it is.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the message of this view's file dialogs, which a resource names.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    fileDialogMessage(Text(messageResource))
  }

  /// Sets the label of the button that confirms this view's file dialogs, shown as it is.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the button that confirms this view's file dialogs, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  /// Sets the placeholder of the empty field for the name of an exported file, shown as it is.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the placeholder of the empty field for the name of an exported file, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource)
    -> some View
  {
    fileExporterFilenameLabel(Text(labelResource))
  }
}
