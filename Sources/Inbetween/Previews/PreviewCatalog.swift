import Foundation
import TweenStage
import TweenViews
import TweenWidgets

/// A preview of a program.
@MainActor struct FoundPreview {
  /// The name of the file with the preview, without folders; for a provider the name of its type.
  var file: String
  /// The line in the file, counted from 1; nil for a provider.
  var line: Int?
  /// The name of the preview.
  var name: String
  var notes: PreviewNotes
  var page: Preview.Page

  /// Whether a name, a file or FILE:LINE selects this preview.
  func matches(_ only: String) -> Bool {
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let places = [file, base].flatMap { file in [file] + (line.map { ["\(file):\($0)"] } ?? []) }
    return name == only || places.contains(only) || name.hasPrefix(only + " ")
  }
}

/// The previews of a program.
@MainActor enum PreviewCatalog {
  /// Returns all previews: macros by file and line, then providers by name.
  static func all() throws -> [FoundPreview] {
    let records = ProgramTypes.conforming(to: (any _PreviewRecord).self)
      .compactMap { $0 as? any _PreviewRecord.Type }
      .map { (file: $0._fileID, line: $0._line, type: $0) }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    let previews = try StageMoment.make {
      records.map { (type: $0.type, preview: $0.type._make()) }
    }
    StageMoment.run(previews.compactMap(\.preview.load), atMost: longestWait)
    // The entries of a widget are made on a stage, whose date they use.
    var found = try StageMoment.make { previews.flatMap { Self.pages(of: $0.preview, $0.type) } }
    for type in ProgramTypes.conforming(to: (any PreviewProvider).self) {
      if let type = type as? any PreviewProvider.Type { found += Self.previews(of: type) }
    }
    return found
  }

  /// The longest time for the providers of previews, in seconds of their stage's time.
  private static let longestWait = 10.0

  /// The pictures of a macro's preview.
  private static func pages(
    of preview: Preview, _ type: any _PreviewRecord.Type
  ) -> [FoundPreview] {
    let file = type._fileID.split(separator: "/").last.map(String.init) ?? type._fileID
    let notes = preview.notes()
    let name = preview.name ?? "line \(type._line)"
    return preview.pages().map { page in
      FoundPreview(
        file: file, line: type._line, name: page.name.map { "\(name) \($0)" } ?? name,
        notes: notes, page: page)
    }
  }

  /// The elements of a provider's views, each as a preview.
  private static func previews<P: PreviewProvider>(of provider: P.Type) -> [FoundPreview] {
    let seen = SeenNotes()
    let stage = Stage(
      content: PreviewElement<P>(index: nil, seen: seen),
      configuration: Stage.Configuration(size: CGSize(width: 390, height: 844)))
    stage.onFailure = { _ in }
    stage.advance(to: .zero)
    let type = "\(provider)"
    return seen.notes.enumerated().map { index, notes in
      let number = seen.notes.count > 1 ? " \(index)" : ""
      return FoundPreview(
        file: type, line: nil, name: notes.name ?? type + number, notes: notes,
        page: Preview.Page { AnyView(PreviewElement<P>(index: index, seen: nil)) })
    }
  }
}

/// The preview modifiers of the elements of a provider's views.
@MainActor private final class SeenNotes {
  var notes: [PreviewNotes] = []
}

/// One element of a provider's views, or none.
private struct PreviewElement<P: PreviewProvider>: View {
  let index: Int?
  let seen: SeenNotes?

  var body: some View {
    Group(subviews: P.previews) { subviews in
      let _ = seen?.notes = subviews.map(\.previewNotes)
      if let index, index < subviews.count { subviews[index] }
    }
  }
}
