import Dispatch
import Synchronization
import TweenCodecs
import TweenPaint

/// A writer of a film's frames, in their order.
protocol FilmTrack: AnyObject {
  /// Adds the next frame.
  ///
  /// - Parameter isUnchanged: Whether it equals the frame before it.
  func add(_ bitmap: Bitmap, isUnchanged: Bool) throws
  /// Completes the film.
  func finish() throws
  /// Stops writing, since the film is discarded.
  func abandon()
}

extension FilmTrack {
  func abandon() {}
}

/// Hands frames to a track on a second thread, and takes their hashes there, while the next is drawn.
///
///     draw 0 | draw 1 | draw 2 | ...
///            | hash 0, encode 0 | hash 1 ...
///
/// At most `depth` frames wait; then `add` waits. After an error the rest is dropped.
final class FilmWriter: @unchecked Sendable {
  static let depth = 4

  private struct State {
    var error: (any Error)?
    var hashes: [FilmPixels: [String]] = [:]
  }

  // Not Sendable: used on `queue`, and by `finish` and `abandon` when that is empty.
  private let track: any FilmTrack
  private let queue = DispatchQueue(label: "inbetween.film-writer", qos: .userInitiated)
  private let slots = DispatchSemaphore(value: FilmWriter.depth)
  private let state = Mutex(State())
  private let hashed: [FilmPixels]

  /// - Parameter hashed: The forms of pixels that are hashed.
  init(_ track: any FilmTrack, hashed: [FilmPixels]) {
    self.track = track
    self.hashed = hashed
  }

  /// The first error so far.
  var error: (any Error)? { state.withLock { $0.error } }

  func add(_ bitmap: Bitmap, isUnchanged: Bool) {
    slots.wait()
    queue.async { [self] in
      defer { slots.signal() }
      guard error == nil else { return }
      do {
        if !hashed.isEmpty { keepHashes(of: bitmap, isUnchanged: isUnchanged) }
        try track.add(bitmap, isUnchanged: isUnchanged)
      } catch {
        state.withLock { $0.error = error }
      }
    }
  }

  private func keepHashes(of bitmap: Bitmap, isUnchanged: Bool) {
    let last = state.withLock { $0.hashes.compactMapValues(\.last) }
    let isOpaque = bitmap.isOpaque
    var new: [FilmPixels: String] = [:]
    for pixels in hashed {
      if isUnchanged, let hash = last[pixels] {
        new[pixels] = hash
      } else if isOpaque, let hash = new.values.first {
        // In opaque pixels all forms have the same bytes.
        new[pixels] = hash
      } else {
        new[pixels] = pixels.hash(of: bitmap)
      }
    }
    state.withLock { state in
      for (pixels, hash) in new { state.hashes[pixels, default: []].append(hash) }
    }
  }

  /// Drops the waiting frames, and ends the track.
  func abandon() {
    state.withLock { if $0.error == nil { $0.error = CancellationError() } }
    queue.sync {}
    track.abandon()
  }

  /// Waits for all frames, and completes the track.
  ///
  /// - Returns: the frames' hashes.
  func finish() throws -> [FilmPixels: [String]] {
    queue.sync {}
    if let error { throw error }
    try track.finish()
    return state.withLock { $0.hashes }
  }
}
