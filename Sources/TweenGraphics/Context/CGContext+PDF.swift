import Foundation
import TweenGeometry
import TweenPaint
import TweenVectorFiles
import TweenViews

// Keys of what a PDF context is made with: values are texts.
/// The file's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who made what the file shows.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What the file is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Words to find the file by: a text, or a list of them.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made the file.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A password for opening the file. A context with one is not made: files are not encrypted.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// A password for changing the file. A context with one is not made: files are not encrypted.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The box of one page, for `beginPDFPage`: `Data` with the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// A context whose pages become a PDF file.
  ///
  /// Pages hold shapes, text with its fonts, gradients, images and groups; what PDF has no form for, such
  /// as a blur, is drawn as a picture. `closePDF()`, or the end of the context, writes the file, whole or
  /// not at all.
  ///
  /// - Parameters:
  ///   - url: Of the file.
  ///   - mediaBox: The pages' box in points; nil: 612 by 792, US Letter.
  ///   - auxiliaryInfo: Texts by `kCGPDFContextTitle` and its kin.
  /// - Returns: nil where the file's folder cannot be written, for a box that is empty or not finite, and
  ///   for passwords.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// A context whose pages become a PDF file that a consumer takes; as with a URL.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard Self.isUsable(box), let information = PDFDocument.Information(auxiliaryInfo) else {
      return nil
    }
    self.init(PDFPages(consumer, mediaBox: box, information))
  }

  private static func isUsable(_ box: CGRect) -> Bool {
    box.minX.isFinite && box.minY.isFinite && box.width > 0 && box.height > 0
      && box.width.isFinite && box.height.isFinite
  }

  /// Begins a page, in a fresh state, and ends the one that is open. Only in a PDF context.
  ///
  /// - Parameter pageInfo: The page's own box by `kCGPDFContextMediaBox`.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    var box: CGRect?
    if let data = pageInfo?[kCGPDFContextMediaBox] as? Data,
      data.count == MemoryLayout<CGRect>.size
    {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(box)
  }

  /// Begins a page, as `beginPDFPage` does.
  ///
  /// - Parameter mediaBox: The page's own box; nil: the context's.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  private func beginPage(_ own: CGRect?) {
    guard let pages else { return }
    endPage()
    let box = own?.standardized ?? pages.mediaBox
    let used = Self.isUsable(box) ? box : pages.mediaBox
    beginCanvas(used)
    pages.openBox = used
  }

  /// Ends the page that is open; nothing where none is. What is drawn until the next page begins is lost.
  public func endPDFPage() {
    guard let pages, let box = pages.openBox else { return }
    let surface = (layers.first?.outer ?? state).graphics.surface
    surface.finish()
    pages.end(surface.items)
    beginCanvas(box)
  }

  /// Ends the page that is open, as `endPDFPage` does.
  public func endPage() { endPDFPage() }

  /// Writes the file, with the page that is open. Only the first call has an effect.
  public func closePDF() {
    endPDFPage()
    pages?.close()
  }

  /// Draws a display list upright where y grows upwards, with its lower left corner at the origin.
  ///
  /// - Parameter rasterizationScale: Pixels per point of what a PDF page has as pictures.
  package func draw(_ list: DisplayList, rasterizationScale: CGFloat) {
    if rasterizationScale > 0, rasterizationScale.isFinite {
      pages?.rasterizationScale = rasterizationScale
    }
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
    let layer = CanvasSurface(
      items: list.items, transform: upright.concatenating(state.graphics.transform))
    drawing.drawLayer(layer)
    drawn()
  }
}

extension PDFDocument.Information {
  /// The texts of a context's dictionary; nil where that has a password.
  fileprivate init?(_ dictionary: CFDictionary?) {
    self.init()
    guard let dictionary else { return }
    guard dictionary[kCGPDFContextUserPassword] == nil,
      dictionary[kCGPDFContextOwnerPassword] == nil
    else { return nil }
    func text(_ key: CFString) -> String? { dictionary[key] as? String }
    title = text(kCGPDFContextTitle)
    author = text(kCGPDFContextAuthor)
    subject = text(kCGPDFContextSubject)
    creator = text(kCGPDFContextCreator)
    let words = dictionary[kCGPDFContextKeywords] as? [String]
    keywords = words?.joined(separator: ", ") ?? text(kCGPDFContextKeywords)
  }
}
