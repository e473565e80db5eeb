import Foundation
import TweenPaint

/// What a view wants to show.
struct PictureQuestion: Hashable, Sendable {
  var url: URL
  var scale: CGFloat

  /// The phase that follows when a picture has been read or could not be.
  func phase(_ read: () throws -> Bitmap) -> AsyncImagePhase {
    do { return .success(Image(bitmap: try read(), scale: scale)) } catch { return .failure(error) }
  }

  /// The same for what comes later.
  func phase(_ read: () async throws -> Bitmap) async -> AsyncImagePhase {
    do { return .success(Image(bitmap: try await read(), scale: scale)) } catch {
      return .failure(error)
    }
  }
}

/// What came of a question.
struct PictureAnswer: Sendable {
  var question: PictureQuestion?
  var phase = AsyncImagePhase.empty

  /// The phase of a question: empty where this answers another.
  func phase(of question: PictureQuestion?) -> AsyncImagePhase {
    self.question == question ? phase : .empty
  }
}

/// Reads for one view, one picture at a time; ends with the view's state.
@MainActor final class PictureLoader {
  private var question: PictureQuestion?
  private var task: Task<Void, Never>?

  nonisolated init() {}

  deinit { task?.cancel() }

  /// Begins to read what `question` names, unless that is what was asked last.
  ///
  /// - Parameters:
  ///   - question: nil: nothing is wanted any more.
  ///   - waits: Whether the network is waited for on this thread.
  ///   - receive: Hears the answer, unless another question or the end comes first.
  func read(
    _ question: PictureQuestion?, waits: Bool,
    _ receive: @escaping @MainActor (PictureAnswer) -> Void
  ) {
    guard question != self.question else { return }
    self.question = question
    task?.cancel()
    task = question.map { question in
      Task { @MainActor in
        let phase = waits ? Self.awaitedPhase(of: question) : await Self.comingPhase(of: question)
        guard !Task.isCancelled else { return }
        receive(PictureAnswer(question: question, phase: phase))
      }
    }
  }

  /// On this thread: a run that doesn't follow the system's clock has no other in which to wait.
  private static func awaitedPhase(of question: PictureQuestion) -> AsyncImagePhase {
    question.phase { try PictureReader.awaitedBitmap(at: question.url) }
  }

  /// Off the main actor: a large picture takes longer to decode than a frame lasts.
  private nonisolated static func comingPhase(
    of question: PictureQuestion
  ) async -> AsyncImagePhase {
    await question.phase { try await PictureReader.bitmap(at: question.url) }
  }
}
