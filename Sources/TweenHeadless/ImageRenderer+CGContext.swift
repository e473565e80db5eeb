import Foundation
import TweenGraphics
import TweenViews

extension ImageRenderer {
  /// Draws the view into a context of Core Graphics, such as a page of a PDF file.
  ///
  ///     renderer.render { size, context in
  ///       var box = CGRect(origin: .zero, size: size)
  ///       guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
  ///       pdf.beginPDFPage(nil)
  ///       context(pdf)
  ///       pdf.endPDFPage()
  ///       pdf.closePDF()
  ///     }
  ///
  /// The view is upright where y grows upwards, with its lower left corner at the origin. For a view
  /// without any size, or that contains itself, `renderer` is not called; `makeBitmap()` throws the
  /// reason.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point, above 0, for content that a PDF page can
  ///     only show as a picture.
  ///   - renderer: Receives the view's size in points and a function that draws the view into a
  ///     context.
  @MainActor public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let list = try? makeList() else { return }
    renderer(list.size) { $0.draw(list, rasterizationScale: rasterizationScale) }
  }
}
