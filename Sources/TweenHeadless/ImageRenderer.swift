import Foundation
import TweenCombine
import TweenCodecs
import TweenGeometry
import TweenPaint
import TweenRaster
import TweenViews

/// Draws a view by itself into pixels.
///
/// The view has the default environment and new state, and the picture is its first frame. Each call
/// draws again.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before one of the properties changes.
  public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view that is drawn.
  @MainActor public var content: Content { willSet { objectWillChange.send() } }

  /// The size that is proposed to the view; the picture has the size that the view takes.
  @MainActor public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }

  /// The number of pixels per point. With 0 the picture has no pixels; a negative number, NaN and
  /// infinity give no picture.
  @MainActor public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }

  /// Whether the picture is opaque: it is drawn on black then, otherwise on clear.
  @MainActor public var isOpaque = false { willSet { objectWillChange.send() } }

  /// The space in which colours are mixed. With any mode the pixels are encoded sRGB with 8 bits a
  /// channel.
  @MainActor public var colorMode = ColorRenderingMode.nonLinear {
    willSet { objectWillChange.send() }
  }

  /// Creates a renderer of `view` at its own size, with one pixel per point, on a clear background.
  @MainActor public init(content view: Content) { content = view }

  /// The view as pixels: premultiplied, encoded sRGB.
  ///
  /// - Returns: nil where the view takes no space, and where the picture can't be drawn; `makeBitmap`
  ///   throws the reason.
  @MainActor public var bitmap: Bitmap? { try? makeBitmap() }

  /// The view as a Core Graphics picture; nil as for `bitmap`.
  @MainActor public var cgImage: CGImage? { bitmap.map(CGImage.init) }

  /// Returns the view as pixels: premultiplied, encoded sRGB.
  ///
  /// - Throws: `ImageRendererError.empty` for a view that takes no space, `failed` for a view that
  ///   contains itself, `RasterError` for a picture larger than `Renderer.largestSide` pixels a side,
  ///   or for an invalid size or scale.
  @MainActor public func makeBitmap() throws -> Bitmap {
    let list = try makeList()
    let renderer = Renderer()
    try renderer.render(list)
    let bitmap = renderer.bitmap
    guard bitmap.width > 0, bitmap.height > 0 else { throw ImageRendererError.empty }
    return bitmap
  }

  /// The drawing of the view alone.
  ///
  /// - Throws: As `makeBitmap()`, except for `RasterError`.
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

  /// Writes the picture to a PNG file, complete or not at all.
  ///
  /// - Throws: the errors of ``makeBitmap()``, `PictureNameError` for a name with another ending than
  ///   .png, and `FileError` where the file can't be written.
  @MainActor public func write(to path: String) throws {
    try PictureFile.write(makeBitmap(), to: path, on: SystemFiles())
  }
}

/// The reason why a view can't be drawn by itself.
public enum ImageRendererError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The view takes no space.
  case empty
  /// The view can't be shown whole, for the reason in this sentence.
  case failed(String)

  /// The error as a sentence for people.
  public var description: String {
    switch self {
    case .empty: "The view takes no space, so there is nothing to draw."
    case .failed(let sentence): sentence
    }
  }
}
