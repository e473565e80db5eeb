import Foundation
import TweenPaint

/// The picture that a view requests.
struct PictureRequest: Hashable, Sendable {
  var url: URL
  var scale: CGFloat

  /// Returns the phase after a picture was read, or could not be read.
  func phase(_ read: () throws -> Bitmap) -> AsyncImagePhase {
    do { return .success(Image(bitmap: try read(), scale: scale)) } catch { return .failure(error) }
  }

  /// The asynchronous form of `phase(_:)`.
  func phase(_ read: () async throws -> Bitmap) async -> AsyncImagePhase {
    do { return .success(Image(bitmap: try await read(), scale: scale)) } catch {
      return .failure(error)
    }
  }
}

/// The result of a request.
struct PictureResult: Sendable {
  var question: PictureRequest?
  var phase = AsyncImagePhase.empty

  /// The phase for a request: empty if this is the result of another request.
  func phase(of question: PictureRequest?) -> AsyncImagePhase {
    self.question == question ? phase : .empty
  }
}

/// Loads pictures for one view, one at a time. It lives as long as the view's state.
@MainActor final class PictureLoader {
  private var question: PictureRequest?
  private var task: Task<Void, Never>?

  nonisolated init() {}

  deinit { task?.cancel() }

  /// Begins to load the picture that `question` names, unless it is the last one requested.
  ///
  /// - Parameters:
  ///   - question: The picture to load; nil to cancel.
  ///   - waits: Whether this thread waits for the network.
  ///   - receive: Called with the result, unless the loader gets another request or is destroyed first.
  func read(
    _ question: PictureRequest?, waits: Bool,
    _ receive: @escaping @MainActor (PictureResult) -> Void
  ) {
    guard question != self.question else { return }
    self.question = question
    task?.cancel()
    task = question.map { question in
      Task { @MainActor in
        let phase = waits ? Self.awaitedPhase(of: question) : await Self.comingPhase(of: question)
        guard !Task.isCancelled else { return }
        receive(PictureResult(question: question, phase: phase))
      }
    }
  }

  /// Runs on this thread: a run that does not follow the system's clock must wait here.
  private static func awaitedPhase(of question: PictureRequest) -> AsyncImagePhase {
    question.phase { try PictureReader.awaitedBitmap(at: question.url) }
  }

  /// Runs off the main actor: decoding a large picture can take longer than a frame.
  private nonisolated static func comingPhase(
    of question: PictureRequest
  ) async -> AsyncImagePhase {
    await question.phase { try await PictureReader.bitmap(at: question.url) }
  }
}
