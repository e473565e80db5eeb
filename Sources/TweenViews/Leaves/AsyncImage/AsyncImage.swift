import Foundation
import TweenMotion

/// A view that loads a picture from a URL, with a placeholder until it is loaded.
///
/// The URL can name a file, `data:`, or a network address, with a PNG or a JPEG (see `Image`). Loading
/// begins when the view is made, and again when its URL or scale changes. After a change no image shows
/// until the new one is loaded, and a load in progress is dropped. A view that is removed and inserted
/// again loads again.
///
/// In a window, loading does not block. A headless run has no time of its own in which an answer could
/// arrive, so the stage waits: a picture requested in one frame shows in the next at the latest, and in a
/// program's first frame at once. Answers are kept for the process, so that a run that goes back shows the
/// same picture. A host that has not answered within ten seconds gets no further requests.
public struct AsyncImage<Content: View> {
  private let question: PictureRequest?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> AsyncImageContent<Content>

  @State private var shown = PictureResult()
  @State private var loader = PictureLoader()
  @Environment(\.stageClock) private var clock

  private init(
    _ url: URL?, _ scale: CGFloat, _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> AsyncImageContent<Content>
  ) {
    question = url.map { PictureRequest(url: $0, scale: scale) }
    self.transaction = transaction
    self.content = content
  }
}

extension AsyncImage: View {
  /// The content for the image's current phase.
  public var body: some View {
    loader.read(question, waits: !clock.isLive) { answer in
      withTransaction(transaction) { shown = answer }
    }
    return content(shown.phase(of: question))
  }
}

/// The content of an `AsyncImage`: the program's content, or the standard placeholder.
enum AsyncImageContent<Content: View> {
  case content(Content)
  case placeholder
}

extension AsyncImageContent: View {
  var body: some View {
    switch self {
    case .content(let content): content
    // The look of a redacted image.
    case .placeholder: Rectangle().fill(.foreground.opacity(0.16))
    }
  }
}

extension AsyncImage {
  /// Shows the image of a URL in its own size; until it is loaded, and if loading fails, a grey area of the
  /// proposed size.
  ///
  /// - Parameters:
  ///   - url: The image's URL; nil leaves the grey area.
  ///   - scale: The number of pixels per point. If it is not positive and finite, nothing is drawn.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url, scale, Transaction()) { phase in
      phase.image.map(AsyncImageContent.content) ?? .placeholder
    }
  }

  /// Shows the image of a URL through `content`, and a placeholder until it is loaded and if loading fails.
  ///
  /// - Parameters:
  ///   - url: The image's URL; nil leaves the placeholder.
  ///   - scale: The number of pixels per point. If it is not positive and finite, nothing is drawn.
  ///   - content: Makes the view of the image, which can be made resizable here.
  ///   - placeholder: Makes the view shown without an image.
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

  /// Shows the program's content for each phase of loading an image.
  ///
  /// - Parameters:
  ///   - url: The image's URL; nil leaves the phase empty.
  ///   - scale: The number of pixels per point. If it is not positive and finite, nothing is drawn.
  ///   - transaction: The transaction for the change of phase when loading ends.
  ///   - content: Makes the view for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, scale, transaction) { .content(content($0)) }
  }
}
