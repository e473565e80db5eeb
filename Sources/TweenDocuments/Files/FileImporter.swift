import Foundation
import TweenMotion
import TweenTypes
import TweenViews

extension View {
  /// Presents a dialog for a file to open while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented; set to false when it ends.
  ///   - allowedContentTypes: The types of files that can be chosen; empty: all.
  ///   - onCompletion: A closure that receives the file. It is not called when the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false,
      onCompletion: { onCompletion($0.one) })
  }

  /// Presents a dialog for files to open while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented; set to false when it ends.
  ///   - allowedContentTypes: The types of files that can be chosen; empty: all.
  ///   - allowsMultipleSelection: Whether several files can be chosen. In a prompt, colons separate
  ///     their paths.
  ///   - onCompletion: A closure that receives the files. It is not called when the user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Presents a dialog for files to open while a condition is true; `onCancellation` is called when the
  /// user cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, types: allowedContentTypes, isForSeveral: allowsMultipleSelection,
        onCompletion: onCompletion, onCancellation: onCancellation))
  }

  /// Presents a dialog for a folder while a condition is true, and moves a file into the folder.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is presented; set to false when it ends.
  ///   - file: The file; nil: no dialog is presented.
  ///   - onCompletion: A closure that receives the new location of the file, or the error of moving it.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for a folder, and moves a file into it; `onCancellation` is called when the user
  /// cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { onCompletion($0.one) }, onCancellation: onCancellation)
  }

  /// Presents a dialog for a folder while a condition is true, and moves files into the folder.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents a dialog for a folder, and moves files into it; `onCancellation` is called when the user
  /// cancels.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileMoverModifier(
        isPresented: isPresented, files: Array(files), onCompletion: onCompletion,
        onCancellation: onCancellation))
  }
}

/// The modifier of `fileImporter`.
private struct FileImporterModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let isForSeveral: Bool
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  nonisolated init(
    isPresented: Binding<Bool>, types: [UTType], isForSeveral: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.types = types
    self.isForSeveral = isForSeveral
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }
}

extension FileImporterModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(FilePrompter(isPresented: isPresented, question: question))
  }

  @MainActor private var question: FileDialogContent {
    FileDialogContent(
      kind: types == [.folder] ? .folder : .open(several: isForSeveral), types: types,
      title: "Open", confirmation: "Open", prompt: isForSeveral ? "Paths" : "Path",
      obstacle: { text, place in
        FilePaths.obstacle(
          opening: urls(text, place), types: types, isEnabled: place.isEnabled)
      },
      confirm: { text, place in onCompletion(.success(urls(text, place))) },
      cancel: { onCancellation() })
  }

  private func urls(_ text: String, _ place: FilePlace) -> [URL] {
    place.urls(text, severalAllowed: isForSeveral)
  }
}

/// The modifier of `fileMover`.
private struct FileMoverModifier {
  let isPresented: Binding<Bool>
  let files: [URL]
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  nonisolated init(
    isPresented: Binding<Bool>, files: [URL],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.files = files
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }
}

extension FileMoverModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      FilePrompter(isPresented: isPresented, question: files.isEmpty ? nil : question))
  }

  @MainActor private var question: FileDialogContent {
    FileDialogContent(
      kind: .folder, title: "Move", confirmation: "Move", prompt: "Folder",
      obstacle: { text, place in FilePaths.obstacle(writingInto: folder(text, place)) },
      confirm: { text, place in
        guard let folder = folder(text, place) else { return }
        onCompletion(Result { try files.map { try move($0, to: folder) } })
      },
      cancel: { onCancellation() })
  }

  private func folder(_ text: String, _ place: FilePlace) -> URL? {
    place.urls(text).first
  }

  private func move(_ file: URL, to folder: URL) throws -> URL {
    let target = folder.appendingPathComponent(file.lastPathComponent)
    try FileManager.default.moveItem(at: file, to: target)
    return target
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The first of the files.
  var one: Result<URL, any Error> {
    flatMap { urls in
      urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
    }
  }
}
