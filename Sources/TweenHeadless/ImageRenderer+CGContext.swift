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
  /// The view stands upright where y grows upwards, with its lower left corner at the origin. A view that
  /// takes no space, or that has no end, calls nothing; `makeBitmap()` reports why.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels per point of what a PDF page has no form for and is drawn as a picture,
  ///     above 0.
  ///   - renderer: Receives the view's size in points and a function that draws the view into a context.
  @MainActor public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let list = try? makeList() else { return }
    renderer(list.size) { $0.draw(list, rasterizationScale: rasterizationScale) }
  }
}
