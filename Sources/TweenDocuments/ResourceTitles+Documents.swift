import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles that string tables say by a resource. Each does what the initializer with a key of that form
// does, and speaks in the language of the place where it is shown.

extension View {
  /// The message of file dialogs, which is named by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    fileDialogMessage(Text(messageResource))
  }

  /// What the button says that ends file dialogs well, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  /// What stands in the empty field for the name of an exported file, named by a resource.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource)
    -> some View
  {
    fileExporterFilenameLabel(Text(labelResource))
  }
}
