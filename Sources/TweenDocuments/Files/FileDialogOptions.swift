import Foundation
import TweenMotion
import TweenPaint
import TweenViews

/// The options that the modifiers of file dialogs set.
struct FileDialogOptions {
  var message: Text?
  var confirmation: Text?
  var nameLabel: Text?
  var folder: URL?
  var isEnabled: (@MainActor (URL) -> Bool)?
}

private enum FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
  /// The options that the modifiers of file dialogs set.
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

/// Options of the file browser in a dialog. Without effect: there is only a prompt for a path.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The raw bits of the options.
  public let rawValue: Int
  /// Creates options from their bits, unchanged.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Displays the contents of packages like folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Displays hidden files as well.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Displays file names with their extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

// The look of the file dialogs of this view.
extension View {
  nonisolated func fileDialog(
    _ change: @escaping (inout FileDialogOptions) -> Void
  ) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }

  /// Sets the message of this view's file dialogs.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog { $0.message = message }
  }

  // Titles: string, resource.
  /// Sets the message of this view's file dialogs, which is looked up in the string tables.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the label of the button that confirms this view's file dialogs.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog { $0.confirmation = label }
  }

  // Titles: string, resource.
  /// Sets the label of the button that confirms this view's file dialogs, looked up in the string
  /// tables.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the placeholder of the empty field for the name of an exported file.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog { $0.nameLabel = label }
  }

  // Titles: string, resource.
  /// Sets the placeholder of the empty field for the name of an exported file, looked up in the string
  /// tables.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the folder in which file dialogs begin; nil: the working directory of the program at its
  /// start.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.folder = defaultDirectory }
  }

  /// Sets the files that can be chosen.
  ///
  /// - Parameter predicate: A predicate that is evaluated for each file. A file for which the
  ///   evaluation fails can be chosen.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialog { $0.isEnabled = { (try? predicate.evaluate($0)) ?? true } }
  }

  /// Returns this view: the prompt for a path has no settings that could be stored under an identifier.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Returns this view: the file system follows symbolic links when a file is opened.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Returns this view: the prompt for a path has no browser.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }
}
