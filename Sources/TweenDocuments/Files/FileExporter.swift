import Foundation
import TweenMotion
import TweenOverlays
import TweenTypes
import TweenViews

/// A value that is written to a file.
struct FileExport {
  /// The content type of the file.
  let type: UTType
  /// The name of the file without extension; nil: none yet.
  let name: String?
  /// Writes the value to a file.
  let write: @MainActor (URL) async throws -> Void
}

/// The export of one value to a path, or of several values into a folder.
private struct FileExporterModifier<Payload> {
  let isPresented: Binding<Bool>
  let payloads: [Payload]
  let export: @MainActor (Payload) -> FileExport
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  nonisolated init(
    isPresented: Binding<Bool>, payloads: [Payload],
    export: @escaping @MainActor (Payload) -> FileExport,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.payloads = payloads
    self.export = export
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }
}

extension FileExporterModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      FilePrompter(isPresented: isPresented, question: question(payloads.map(export))))
  }

  @MainActor private func question(_ exports: [FileExport]) -> FileDialogContent? {
    guard let first = exports.first else { return nil }
    let name = exports.count > 1 ? "" : first.name.map { first.type.fileName($0) } ?? ""
    return FileDialogContent(
      kind: exports.count > 1 ? .folder : .save(name: name), title: "Save", confirmation: "Save",
      prompt: exports.count > 1 ? "Folder" : "Name", name: name,
      obstacle: { text, place in
        let target = target(text, place, exports)
        return exports.count == 1
          ? FilePaths.obstacle(writing: target) : FilePaths.obstacle(writingInto: target)
      },
      note: { text, place in
        guard exports.count == 1, let target = target(text, place, exports),
          FilePaths.exists(target)
        else { return nil }
        return "“\(target.lastPathComponent)” will be replaced."
      },
      confirm: { text, place in
        if let target = target(text, place, exports) { write(exports, to: target) }
      },
      cancel: { onCancellation() },
      overwritesWithoutConfirmation: { place in
        guard exports.count == 1, let target = target("", place, exports) else { return false }
        return target != place.chosen?.first && FilePaths.exists(target)
      })
  }

  private func target(_ text: String, _ place: FilePlace, _ exports: [FileExport]) -> URL? {
    let url = place.urls(text).first
    guard exports.count == 1, let first = exports.first, let url, !FilePaths.isFolder(url) else {
      return url
    }
    return url.deletingLastPathComponent()
      .appendingPathComponent(first.type.fileName(url.lastPathComponent))
  }

  @MainActor private func write(_ exports: [FileExport], to target: URL) {
    let onCompletion = onCompletion
    Task { @MainActor in
      do {
        var written: [URL] = []
        for (place, export) in exports.enumerated() {
          var url = target
          if exports.count > 1 {
            let name = export.name ?? "Untitled \(place + 1)"
            url = target.appendingPathComponent(export.type.fileName(name))
          }
          try await export.write(url)
          written.append(url)
        }
        onCompletion(.success(written))
      } catch {
        onCompletion(.failure(error))
      }
    }
  }
}

extension UTType {
  /// Returns a name with the filename extension of this type.
  func fileName(_ name: String) -> String {
    URL(fileURLWithPath: "/" + name).appendingPathExtension(for: self).lastPathComponent
  }
}

@MainActor extension FileExport {
  fileprivate init<D: FileDocument>(_ document: D, _ types: [UTType], _ name: String?) {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    self.init(type: type, name: name) { url in
      let before = FilePaths.exists(url) ? try? FileWrapper(url: url) : nil
      let wrapper = try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: before))
      try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    }
  }

  fileprivate init<T: Transferable>(_ item: T, _ types: [UTType], _ name: String?) {
    let offered = item.exportedContentTypes()
    let type = types.first { offered.contains($0) } ?? types.first ?? offered.first ?? .data
    self.init(type: type, name: name) { url in
      let data = try await TransferItem(item).data(type)
      try data.write(to: url, options: .atomic)
    }
  }
}

// Each modifier presents a dialog for the destination while `isPresented` is true, writes there, and
// passes the written URL or the error to `onCompletion`. Without a value, no dialog is presented. When
// the user cancels, it calls `onCancellation`.

extension View {
  private nonisolated func exporter<Payload>(
    _ isPresented: Binding<Bool>, _ payloads: [Payload],
    _ export: @escaping @MainActor (Payload) -> FileExport,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented, payloads: payloads, export: export, onCompletion: onCompletion,
        onCancellation: onCancellation))
  }

  /// Presents a dialog for the destination of a document, and writes the document there.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, document.map { [$0] } ?? [],
      { FileExport($0, [contentType], defaultFilename) },
      { onCompletion($0.one) }, {})
  }

  /// Presents a dialog for the folder of documents, and writes the documents there.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, Array(documents), { FileExport($0, [contentType], nil) }, onCompletion, {})
  }

  /// Presents a dialog for the destination of a document, and writes the document there as the first of
  /// the types.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, document.map { [$0] } ?? [], { FileExport($0, contentTypes, defaultFilename) },
      { onCompletion($0.one) }, onCancellation)
  }

  /// Presents a dialog for the folder of documents, and writes the documents there as the first of the
  /// types.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, Array(documents), { FileExport($0, contentTypes, nil) }, onCompletion,
      onCancellation)
  }

  /// Presents a dialog for the destination of a value, and writes the value there as the first of the
  /// types that the value can be exported as.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, item.map { [$0] } ?? [], { FileExport($0, contentTypes, defaultFilename) },
      { onCompletion($0.one) }, onCancellation)
  }

  /// Presents a dialog for the folder of values, and writes the values there as the first of the types
  /// that they can be exported as.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    exporter(
      isPresented, Array(items), { FileExport($0, contentTypes, nil) }, onCompletion,
      onCancellation)
  }
}
