import Foundation
import TweenMotion
import TweenPaint
import TweenViews

/// What the modifiers of file dialogs say.
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
  /// What the modifiers of file dialogs say.
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

/// What a file dialog offers beside the choice of files. The prompt for a path has none of it.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Folders in a tree.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files too.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Names with their extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

// How file dialogs of this view look.
extension View {
  nonisolated func fileDialog(
    _ change: @escaping (inout FileDialogOptions) -> Void
  ) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }

  /// The message of file dialogs.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog { $0.message = message }
  }

  // Titles: string, resource.
  /// The message of file dialogs, which is looked up in the string tables.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// The label of the button that confirms file dialogs.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog { $0.confirmation = label }
  }

  // Titles: string, resource.
  /// The label of the button that confirms file dialogs, looked up in the string tables.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// What stands in the empty field for the name of an exported file.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog { $0.nameLabel = label }
  }

  // Titles: string, resource.
  /// What stands in the empty field for the name of an exported file, looked up in the string tables.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// The folder in which file dialogs begin; nil: the one that the program was started in.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.folder = defaultDirectory }
  }

  /// Which files can be chosen.
  ///
  /// - Parameter predicate: Asked for each; where it can't be evaluated, the file can.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialog { $0.isEnabled = { (try? predicate.evaluate($0)) ?? true } }
  }

  /// Keeps the settings of a dialog apart; the prompt for a path has none.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Whether aliases are chosen themselves; links of the file system are followed here by who opens
  /// them.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// What a file dialog offers beside; the prompt for a path has nothing of it.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }
}
