import Dispatch
import Foundation
import Synchronization
import TweenCodecs
import TweenPaint
import TweenRaster
import TweenStage

/// Pictures that a command writes into a folder, each with a name of its own, with a manifest and a
/// contact sheet.
///
/// Files are complete or absent, and the manifest is written last. Pictures that are only in an
/// earlier manifest are removed. Drawing and writing run on other threads.
@MainActor package final class PictureSet {
  /// The description of a picture.
  package struct Note: Sendable {
    /// Its file's name in the folder.
    package var file: String
    /// The caption under it on the sheet.
    package var caption: String
    /// Its row on the sheet, from 0.
    package var row: Int
    /// Its column on the sheet, from 0.
    package var column: Int
    /// Whether it is bright and translucent, so that the sheet needs a dark background under it.
    package var isOnDark = false
    /// Additional fields of the manifest: names, and values as JSON.
    package var fields: [(name: String, value: String)]

    /// A picture's note; each parameter is the property of that name.
    package init(
      file: String, caption: String, row: Int, column: Int, isOnDark: Bool = false,
      fields: [(name: String, value: String)]
    ) {
      self.isOnDark = isOnDark
      self.file = file
      self.caption = caption
      self.row = row
      self.column = column
      self.fields = fields
    }
  }

  /// The manifest's name.
  package static let manifestName = "manifest.json"

  private let folder: String
  private let program: String
  private let command: String
  private let sheetPath: String
  private let sheetIsDark: Bool
  private let files: any FileSystem
  private let worker: PictureWorker
  private var notes: [Note] = []
  private var names: Set<String> = []
  private var earlier: Set<String> = []
  private let lock: FolderLock

  /// - Parameters:
  ///   - folder: Created if it does not exist.
  ///   - program: The name of the program in the manifest.
  ///   - command: The program's command that makes the pictures: a folder with another command's
  ///     pictures throws an error.
  ///   - sheet: The contact sheet's file; nil: sheet.png in the folder.
  ///   - sheetIsDark: Whether the sheet's background is dark, for bright and translucent pictures.
  ///   - threads: The number of threads that draw and write; nil: one per core.
  package init(
    folder: String, program: String, command: String, sheet: String?, sheetIsDark: Bool = false,
    threads: Int?, files: any FileSystem = SystemFiles()
  ) throws {
    self.folder = folder
    self.program = program
    self.command = command
    self.files = files
    self.sheetIsDark = sheetIsDark
    sheetPath = sheet ?? folder + "/sheet.png"
    try PictureFile.checkName(sheetPath)
    try files.makeFolder(folder)
    lock = try files.lock(folder, holder: program)
    worker = PictureWorker(
      folder: folder, files: files,
      threads: max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount))
    do {
      earlier = try Self.names(in: folder + "/" + Self.manifestName, of: command, on: files)
    } catch {
      files.unlock(lock)
      throw error
    }
  }

  /// The files of an earlier set.
  private static func names(
    in path: String, of command: String, on files: any FileSystem
  ) throws -> Set<String> {
    guard try AtomicFile.place(of: path, on: files).attributes != nil else { return [] }
    let bytes = try files.read(path)
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let pictures = object["pictures"] as? [[String: Any]]
    else {
      throw FileError(
        path: path, code: EEXIST,
        reason: "it is not a manifest of pictures; expected another folder")
    }
    if let other = object["command"] as? String, other != command {
      throw FileError(
        path: path, code: EEXIST,
        reason: "the folder holds the pictures of '\(other)'; expected another folder")
    }
    let names = pictures.compactMap { $0["file"] as? String }
    return Set(names.filter { !$0.contains("/") && $0.hasSuffix(".png") })
  }

  /// Draws a picture and writes its file, some time before `finish()` returns. If two have one name,
  /// the second one gets a number.
  package func add(_ list: DisplayList, _ note: Note) throws {
    if let error = worker.error { throw error }
    var note = note
    let name = note.file.hasSuffix(".png") ? String(note.file.dropLast(4)) : note.file
    var number = 2
    while !names.insert(note.file).inserted {
      note.file = "\(name)-\(number).png"
      number += 1
    }
    worker.add(list, index: notes.count, file: note.file)
    notes.append(note)
  }

  /// Waits for all pictures, and writes sheet and manifest.
  ///
  /// - Returns: the number of pictures, and their entries in the manifest, a JSON list.
  package func finish() throws -> (count: Int, json: String) {
    defer { files.unlock(lock) }
    let pictures = try worker.finish()
    let sheet = ContactSheet(
      cells: zip(notes, pictures).map { note, picture in
        ContactSheet.Cell(
          picture: picture.thumbnail, caption: note.caption, row: note.row, column: note.column,
          isOnDark: note.isOnDark)
      }, scale: worker.sheetScale, isDark: sheetIsDark)
    if !notes.isEmpty { try PictureFile.write(sheet.bitmap(), to: sheetPath, on: files) }
    let lines = zip(zip(notes, pictures), worker.hashes()).map { known, hash in
      let (note, picture) = known
      let fields = note.fields.map { "\(JSONText.string($0.name)): \($0.value), " }.joined()
      return "    {\"file\": \(JSONText.string(note.file)), \(fields)"
        + "\"size\": [\(picture.width), \(picture.height)], \"sha256\": \"\(hash)\"}"
    }
    let list = "[\n\(lines.joined(separator: ",\n"))\n  ]"
    let text = """
      {
        "inbetween": \(FrameManifest.version),
        "program": \(JSONText.string(program)),
        "command": \(JSONText.string(command)),
        "pixels": \(JSONText.string(FrameManifest.pixelFormat)),
        "pictures": \(list)
      }

      """
    try AtomicFile.write(
      Array(text.utf8), to: folder + "/" + Self.manifestName, on: files)
    for name in earlier.subtracting(names).sorted() { try files.remove(folder + "/" + name) }
    return (notes.count, list)
  }

  /// Unlocks the folder when the pictures can't be made.
  package func cancel() { files.unlock(lock) }
}

/// Draws, encodes, hashes and writes pictures on threads of its own.
private final class PictureWorker: Sendable {
  struct Picture: Sendable {
    var width: Int
    var height: Int
    /// The picture for the sheet, halved as often as all of them.
    var thumbnail: Bitmap
  }

  private struct State {
    var pictures: [Int: Picture] = [:]
    var hashes: [Int: String] = [:]
    var error: (any Error)?
    /// Pixels of all thumbnails.
    var pixelCount = 0
    /// How many times thumbnails have been halved.
    var halvings = 0
    var scale = 1.0
  }

  /// The largest number of pixels of all thumbnails, which take a tenth of a second to compress.
  private static let maximumPixels = 8_000_000

  private let folder: String
  private let files: any FileSystem
  private let slots: DispatchSemaphore
  private let group = DispatchGroup()
  private let hashing = DispatchGroup()
  private let queue = DispatchQueue(
    label: "inbetween.pictures", qos: .userInitiated, attributes: .concurrent)
  private let state = Mutex(State())

  init(folder: String, files: any FileSystem, threads: Int) {
    self.folder = folder
    self.files = files
    slots = DispatchSemaphore(value: threads)
  }

  var error: (any Error)? { state.withLock { $0.error } }

  /// The scale of the thumbnails, in pixels a point.
  var sheetScale: Double {
    state.withLock { $0.scale / Double(1 << $0.halvings) }
  }

  func add(_ list: DisplayList, index: Int, file: String) {
    slots.wait()
    state.withLock { $0.scale = max($0.scale, list.scale) }
    queue.async(group: group) { [self] in
      // Released when all work for the picture is done.
      let whole = DispatchGroup()
      whole.enter()
      defer {
        whole.leave()
        whole.notify(queue: queue) { self.slots.signal() }
      }
      guard error == nil else { return }
      do {
        let renderer = Renderer(threadCount: 1)
        try renderer.render(list)
        let bitmap = renderer.bitmap
        // The hash takes as long as everything else, and is only needed for the manifest.
        whole.enter()
        queue.async(group: hashing) {
          let hash = bitmap.pixelHash
          self.state.withLock { $0.hashes[index] = hash }
          whole.leave()
        }
        try AtomicFile.write(PNGEncoder.encode(bitmap), to: folder + "/" + file, on: files)
        keep(bitmap, index: index)
      } catch {
        state.withLock { if $0.error == nil { $0.error = error } }
      }
    }
  }

  private func keep(_ bitmap: Bitmap, index: Int) {
    state.withLock { state in
      var thumbnail = bitmap
      for _ in 0..<state.halvings { thumbnail = thumbnail.halved }
      state.pixelCount += thumbnail.pixels.count
      state.pictures[index] = Picture(
        width: bitmap.width, height: bitmap.height, thumbnail: thumbnail)
      guard state.pixelCount > Self.maximumPixels else { return }
      state.halvings += 1
      state.pixelCount = 0
      for key in state.pictures.keys {
        if let small = state.pictures[key]?.thumbnail.halved {
          state.pictures[key]?.thumbnail = small
          state.pixelCount += small.pixels.count
        }
      }
    }
  }

  /// The hashes of all pictures, in the order in which they were added. Waits for them.
  func hashes() -> [String] {
    hashing.wait()
    return state.withLock { state in state.hashes.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// All pictures, in the order in which they were added. Waits for their files.
  func finish() throws -> [Picture] {
    group.wait()
    return try state.withLock { state in
      if let error = state.error { throw error }
      // The number of halvings of the first pictures depends on the order of their completion, but
      // the result does not: halving gives the same pixels at any time.
      return state.pictures.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

extension Bitmap {
  /// The picture at half the size, a pixel the mean of four; an odd side loses its last row or
  /// column, unless it is the only one.
  fileprivate var halved: Bitmap {
    let (columns, rows) = (max(1, width / 2), max(1, height / 2))
    guard width > 1, height > 1 else { return self }
    var half = [UInt32](repeating: 0, count: columns * rows)
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<rows {
        for column in 0..<columns {
          let first = row * 2 * width + column * 2
          let (a, b) = (pixels[first], pixels[first + 1])
          let (c, d) = (pixels[first + width], pixels[first + width + 1])
          // Two channels at a time, with room for sums of four.
          let mask: UInt32 = 0x00FF_00FF
          let even = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
          let odd =
            (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
          half[row * columns + column] = (even >> 2 & mask) | (odd >> 2 & mask) << 8
        }
      }
    }
    return Bitmap(width: columns, height: rows, pixels: half)
  }
}
