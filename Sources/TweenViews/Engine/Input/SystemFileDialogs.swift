import Foundation

/// The desktop's dialogs for files, where a window's host has such. Without, the window itself asks for a
/// path.
@MainActor package enum SystemFileDialogs {
  /// The request of a dialog.
  package nonisolated struct Question: Equatable, Sendable {
    /// What is chosen.
    package enum Kind: Equatable, Sendable {
      /// Files that are there: one, or several.
      case open(several: Bool)
      /// A folder that is there.
      case folder
      /// A file to write, by a name to begin with.
      case save(name: String)
    }

    package var kind: Kind
    package var title: String
    /// The title of the confirming button; nil: the desktop's own.
    package var confirmation: String?
    /// Where it begins; nil: where the desktop has it.
    package var folder: URL?
    /// What the files that can be chosen are called, and the ends of their names; none: all can.
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

  /// How a dialog ended.
  package nonisolated enum Answer: Equatable, Sendable {
    case chosen([URL])
    case cancelled
    /// The desktop has no such dialog.
    case unavailable
  }

  /// Shows a dialog for the window in use, and calls back once, in a later turn. What it returns ends the
  /// dialog; its completion is not called afterwards.
  package typealias Host =
    @MainActor (
      Question, _ answer: @escaping @MainActor (Answer) -> Void
    ) -> @MainActor () -> Void

  /// nil: there are none.
  package private(set) static var host: Host?

  /// Takes the desktop's dialogs; nil: there are none any more.
  package static func use(_ new: Host?) { host = new }
}
