import Foundation
import TweenMotion

/// A picture that is read from a URL while the view already stands, with something in its place
/// until then.
///
/// The URL may be of a file, `data:`, or of the network; PNG and JPEG are read (`Image` says the
/// rest). Reading begins when the view is made and when its URL or scale changes; a change shows no
/// image until the new one has come, and what was still coming is dropped. A view that comes back
/// into the tree as a new one reads anew.
///
/// In a window nothing waits for the network. A headless run has no time in which an answer could
/// come, so the stage waits for it: a picture asked for in a frame is there in the next at the
/// latest, and in a program's first frame already. An answer is kept for the process, so that a run
/// that goes back shows the same; a host that has not answered within ten seconds is not asked again.
public struct AsyncImage<Content: View> {
  private let question: PictureQuestion?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> AsyncImageContent<Content>

  @State private var shown = PictureAnswer()
  @State private var loader = PictureLoader()
  @Environment(\.stageClock) private var clock

  private init(
    _ url: URL?, _ scale: CGFloat, _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> AsyncImageContent<Content>
  ) {
    question = url.map { PictureQuestion(url: $0, scale: scale) }
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  /// The content of the phase that the image has come to.
  public var body: some View {
    loader.read(question, waits: !clock.isLive) { answer in
      withTransaction(transaction) { shown = answer }
    }
    return content(shown.phase(of: question))
  }
}

/// What an `AsyncImage` shows: the program's content, or the standard placeholder in its place.
enum AsyncImageContent<Content: View> {
  case content(Content)
  case placeholder
}

extension AsyncImageContent: View {
  var body: some View {
    switch self {
    case .content(let content): content
    // As an image looks that is redacted.
    case .placeholder: Rectangle().fill(.foreground.opacity(0.16))
    }
  }
}

extension AsyncImage {
  /// The image of a URL in its own size; until it is there, and where there is none, a grey field as
  /// large as the view is offered.
  ///
  /// - Parameters:
  ///   - url: Of the image; nil: the grey field stays.
  ///   - scale: Pixels per point. What is not above 0 and finite draws nothing.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url, scale, Transaction()) { phase in
      phase.image.map(AsyncImageContent.content) ?? .placeholder
    }
  }

  /// The image of a URL as the program wants it, with a view in its place until it is there and where
  /// there is none.
  ///
  /// - Parameters:
  ///   - url: Of the image; nil: the placeholder stays.
  ///   - scale: Pixels per point. What is not above 0 and finite draws nothing.
  ///   - content: What shows the image: it may be resizable here.
  ///   - placeholder: What stands in its place.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// What a program shows in each phase of an image's coming.
  ///
  /// - Parameters:
  ///   - url: Of the image; nil: it stays empty.
  ///   - scale: Pixels per point. What is not above 0 and finite draws nothing.
  ///   - transaction: How the change of phase is shown, when an answer has come.
  ///   - content: What is shown in a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, scale, transaction) { .content(content($0)) }
  }
}
