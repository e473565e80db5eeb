import Foundation

/// The desktop's dialogs for files, if the host of a window has them. Without them, the window
/// itself shows a dialog for a path.
@MainActor package enum SystemFileDialogs {
  /// The parameters of a dialog.
  package nonisolated struct Request: Equatable, Sendable {
    /// The kind of file to choose.
    package enum Kind: Equatable, Sendable {
      /// One or several existing files.
      case open(several: Bool)
      /// An existing folder.
      case folder
      /// A file to write, with a suggested name.
      case save(name: String)
    }

    package var kind: Kind
    package var title: String
    /// The title of the confirming button; nil means the desktop's own.
    package var confirmation: String?
    /// The initial folder; nil means the desktop's default.
    package var folder: URL?
    /// The name and the extensions of the files that can be chosen; nil allows all files.
    package var filter: Filter?

    package struct Filter: Equatable, Sendable {
      package var name: String
      package var extensions: [String]

      package init(name: String, extensions: [String]) {
        self.name = name
        self.extensions = extensions
      }
    }

    package nonisolated init(
      kind: Kind, title: String, confirmation: String? = nil, folder: URL? = nil,
      filter: Filter? = nil
    ) {
      self.kind = kind
      self.title = title
      self.confirmation = confirmation
      self.folder = folder
      self.filter = filter
    }
  }

  /// The result of a dialog.
  package nonisolated enum Response: Equatable, Sendable {
    case chosen([URL])
    case cancelled
    /// The desktop has no such dialog.
    case unavailable
  }

  /// Shows a dialog for the window in use, and calls the completion once, in a later turn. Returns
  /// a function that closes the dialog; the completion is not called afterwards.
  package typealias Host =
    @MainActor (
      Request, _ answer: @escaping @MainActor (Response) -> Void
    ) -> @MainActor () -> Void

  /// The function that shows dialogs; nil if there are none.
  package private(set) static var host: Host?

  /// Uses the desktop's dialogs; nil stops using them.
  package static func use(_ new: Host?) { host = new }
}
