import Foundation
import TweenGeometry
import TweenPaint
import TweenVectorFiles
import TweenViews

// Keys of the dictionaries of a PDF context. Values are strings.
/// The key of the file's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of the author of the file's content.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of the subject of the file.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of the file's keywords: a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the name of the program that creates the file.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of a password for opening the file. The context is nil then: files are not encrypted.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key of a password for changing the file. The context is nil then: files are not encrypted.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The key of a page's box, for `beginPDFPage`: `Data` with the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// Creates a context whose pages are written to a PDF file.
  ///
  /// Pages hold shapes, text with its fonts, gradients, images and groups. Content that PDF cannot
  /// express, such as a blur, is drawn as an image. `closePDF()`, or the release of the context, writes
  /// the whole file; on an error no file is written.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - mediaBox: The box of the pages in points; nil: 612 by 792, US Letter.
  ///   - auxiliaryInfo: Strings for `kCGPDFContextTitle` and related keys.
  /// - Returns: nil where the file's folder is not writable, where the box is empty or not finite, and
  ///   for passwords.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context whose pages are written to a PDF file in a consumer.
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

  /// Begins a page with a fresh state, and ends the open page. Has an effect in PDF contexts only.
  ///
  /// - Parameter pageInfo: A dictionary with the page's own box for `kCGPDFContextMediaBox`.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    var box: CGRect?
    if let data = pageInfo?[kCGPDFContextMediaBox] as? Data,
      data.count == MemoryLayout<CGRect>.size
    {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(box)
  }

  /// Begins a page; see `beginPDFPage`.
  ///
  /// - Parameter mediaBox: The box of the page; nil: that of the context.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  private func beginPage(_ own: CGRect?) {
    guard let pages else { return }
    endPage()
    let box = own?.standardized ?? pages.mediaBox
    let used = Self.isUsable(box) ? box : pages.mediaBox
    beginCanvas(used)
    pages.openBox = used
  }

  /// Ends the open page; no effect where none is open. Drawing between two pages is lost.
  public func endPDFPage() {
    guard let pages, let box = pages.openBox else { return }
    let surface = (layers.first?.outer ?? state).graphics.surface
    surface.finish()
    pages.end(surface.items)
    beginCanvas(box)
  }

  /// Ends the open page; see `endPDFPage`.
  public func endPage() { endPDFPage() }

  /// Writes the file, including the open page. Only the first call has an effect.
  public func closePDF() {
    endPDFPage()
    pages?.close()
  }

  /// Draws a display list, upright where y grows upwards, with its lower left corner at the origin.
  ///
  /// - Parameter rasterizationScale: Pixels per point of content that a PDF page holds as images.
  package func draw(_ list: DisplayList, rasterizationScale: CGFloat) {
    if rasterizationScale > 0, rasterizationScale.isFinite {
      pages?.rasterizationScale = rasterizationScale
    }
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height)
    let layer = CanvasSurface(
      items: list.items, transform: upright.concatenating(state.graphics.transform))
    drawing.drawLayer(layer)
    updateMemory()
  }
}

extension PDFDocument.Information {
  /// Reads the strings of a context's dictionary; nil where it has a password.
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
