import Dispatch
import Synchronization
import TweenCodecs
import TweenDigest
import TweenMotion
import TweenPaint

/// Turns bitmaps into files on other threads while the next frame renders.
///
///     render 0 | render 1 | render 2 | ...
///              | encode 0, hash 0 | encode 2 ...
///                         | encode 1, hash 1 | ...
///                                 | write 0     | write 1 ...
///
/// Frames are encoded in any order, and written in theirs. At most `depth` frames wait; then `add`
/// waits. After an error the rest is dropped.
final class FrameWriter: Sendable {
  /// The number of frames in flight. Two keep two cores busy; a few compensate for frames of
  /// different costs, and each takes a bitmap, its rows and its file.
  static let depth = 4

  private struct State {
    var frames: [FrameManifest.Frame] = []
    var error: (any Error)?
    /// The file and hash of the last frame, reused for an equal frame.
    var last: Picture?
  }

  private struct Picture {
    var png: [UInt8]
    var hash: String
    var fileHash: String
    var width: Int
    var height: Int

    init(_ bitmap: Bitmap) throws {
      png = try PNGEncoder.encode(bitmap)
      hash = bitmap.pixelHash
      fileHash = SHA256.hexadecimal(SHA256.digest(of: png))
      width = bitmap.width
      height = bitmap.height
    }
  }

  /// A picture that another thread makes.
  private final class Encoding: Sendable {
    private let result = Mutex<Result<Picture, any Error>?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    init(_ bitmap: Bitmap, on queue: DispatchQueue) {
      queue.async { [self] in
        let picture = Result { try Picture(bitmap) }
        result.withLock { $0 = picture }
        isDone.signal()
      }
    }

    /// Waits for the picture. Called once.
    func picture() throws -> Picture {
      isDone.wait()
      guard let result = result.withLock({ $0 }) else {
        preconditionFailure("The picture is made.")
      }
      return try result.get()
    }
  }

  private let folder: String
  private let files: any FileSystem
  private let lines: DumpJournalLines
  private let queue = DispatchQueue(label: "inbetween.frame-writer", qos: .userInitiated)
  private let encoders = DispatchQueue(
    label: "inbetween.frame-encoder", qos: .userInitiated, attributes: .concurrent)
  private let slots = DispatchSemaphore(value: FrameWriter.depth)
  private let state = Mutex(State())

  /// - Parameter lines: The journal to which each frame is added when its file is in place.
  init(folder: String, files: any FileSystem, lines: DumpJournalLines) {
    self.folder = folder
    self.files = files
    self.lines = lines
  }

  /// The first error so far.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Adds a frame.
  ///
  /// - Parameter bitmap: nil for a frame that equals the frame before it.
  func add(index: Int, time: StageTime, bitmap: Bitmap?) {
    slots.wait()
    let encoding = bitmap.map { Encoding($0, on: encoders) }
    queue.async { [self] in
      defer { slots.signal() }
      write(index: index, time: time, encoding: encoding)
    }
  }

  /// Waits for all frames, and returns those that are complete.
  func finish() throws -> [FrameManifest.Frame] {
    queue.sync {}
    if let error { throw error }
    return state.withLock { $0.frames }
  }

  private func write(index: Int, time: StageTime, encoding: Encoding?) {
    let (error, last) = state.withLock { ($0.error, $0.last) }
    guard error == nil else { return }
    let name = FrameDump.fileName(index)
    let picture: Picture
    var frame: FrameManifest.Frame
    do {
      if let encoding {
        picture = try encoding.picture()
      } else if let last {
        picture = last
      } else {
        return
      }
      frame = FrameManifest.Frame(
        index: index, file: name, time: time, width: picture.width, height: picture.height,
        hash: picture.hash)
      frame.fileHash = picture.fileHash
      try AtomicFile.write(picture.png, to: folder + "/" + name, on: files)
      try lines.add(frame)
    } catch {
      state.withLock { $0.error = error }
      return
    }
    state.withLock {
      $0.last = picture
      $0.frames.append(frame)
    }
  }
}
