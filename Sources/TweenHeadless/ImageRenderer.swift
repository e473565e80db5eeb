import Foundation
import TweenCombine
import TweenCodecs
import TweenGeometry
import TweenPaint
import TweenRaster
import TweenViews

/// Draws a view by itself into pixels.
///
/// The view is alone: no environment but the standard one reaches it, its state is fresh, and what
/// shows is its first frame. Each call draws anew.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before one of the properties changes.
  public let objectWillChange = PassthroughSubject<Void, Never>()

  /// What is drawn.
  @MainActor public var content: Content { willSet { objectWillChange.send() } }

  /// What the view is offered; the picture has the size it takes.
  @MainActor public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }

  /// Pixels per point. With 0 there are no pixels, and with less, NaN and infinity no picture.
  @MainActor public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }

  /// Whether the picture has no clear pixels: it begins as black then, else as clear.
  @MainActor public var isOpaque = false { willSet { objectWillChange.send() } }

  /// How colours are mixed. The pixels are encoded sRGB with 8 bits a channel, whatever it says.
  @MainActor public var colorMode = ColorRenderingMode.nonLinear {
    willSet { objectWillChange.send() }
  }

  /// A renderer of `view` at its own size, one pixel a point, on clear ground.
  @MainActor public init(content view: Content) { content = view }

  /// The view as pixels: premultiplied, encoded sRGB.
  ///
  /// - Returns: nil where the view takes no space, and where the picture can't be drawn; then
  ///   `makeBitmap` tells why.
  @MainActor public var bitmap: Bitmap? { try? makeBitmap() }

  /// The view as a picture; nil as for `bitmap`.
  @MainActor public var cgImage: CGImage? { bitmap.map(CGImage.init) }

  /// The view as pixels: premultiplied, encoded sRGB.
  ///
  /// - Throws: `ImageRendererError.empty` for a view that takes no space, `failed` for one that
  ///   contains itself and so has no end, `RasterError` for one that is larger than
  ///   `Renderer.largestSide` pixels a side, or where size or scale is no number to draw at.
  @MainActor public func makeBitmap() throws -> Bitmap {
    let list = try makeList()
    let renderer = Renderer()
    try renderer.render(list)
    let bitmap = renderer.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { throw ImageRendererError.empty }
    return bitmap
  }

  /// What the view draws, alone.
  ///
  /// - Throws: As `makeBitmap()`, but for `RasterError`.
  @MainActor func makeList() throws -> DisplayList {
    var failure: String?
    var list = ViewGraph.still(
      of: content, offered: proposedSize, scale: Double(scale),
      background: isOpaque ? .init(linearRed: 0, linearGreen: 0, linearBlue: 0) : .transparent,
      onFailure: { failure = $0 })
    if let failure { throw ImageRendererError.failed(failure) }
    guard list.size.width > 0, list.size.height > 0 else { throw ImageRendererError.empty }
    if colorMode.mixing == .linear {
      let layer = DisplayItem.Layer(isOpaque: isOpaque, mixing: .linear)
      list.items = [DisplayItem(.beginLayer(layer))] + list.items + [DisplayItem(.endLayer)]
    }
    return list
  }

  /// Writes the picture to a PNG file, whole or not at all.
  ///
  /// - Throws: what ``makeBitmap()`` throws, `PictureNameError` for a name with another ending than
  ///   .png, and `FileError` where the file can't be written.
  @MainActor public func write(to path: String) throws {
    try PictureFile.write(makeBitmap(), to: path, on: SystemFiles())
  }
}

/// Why a view can't be drawn by itself.
public enum ImageRendererError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It has no pixels.
  case empty
  /// It can't be shown whole: why, in one sentence.
  case failed(String)

  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .empty: "The view takes no space, so there is nothing to draw."
    case .failed(let sentence): sentence
    }
  }
}
