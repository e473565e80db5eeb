// Made by scripts/titles from the declarations marked `// Titles: ...`: change those. A target has
// one such file, which may have more than 600 lines.

import Foundation
import TweenMotion
import TweenPaint
import TweenViews

extension View {
  /// The message of file dialogs, shown as it is.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// The message of file dialogs, which a resource names.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    fileDialogMessage(Text(messageResource))
  }

  /// The label of the button that confirms file dialogs, shown as it is.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// The label of the button that confirms file dialogs, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  /// What stands in the empty field for the name of an exported file, shown as it is.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// What stands in the empty field for the name of an exported file, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource)
    -> some View
  {
    fileExporterFilenameLabel(Text(labelResource))
  }
}
