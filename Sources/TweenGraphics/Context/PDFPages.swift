import Foundation
import TweenGeometry
import TweenPaint
import TweenVectorFiles

/// The pages of a PDF context, and where their file goes.
final class PDFPages {
  let mediaBox: CGRect
  private let consumer: CGDataConsumer
  private let document = PDFDocument()
  private var isClosed = false
  /// Why there is no file.
  private var failure: (any Error)?
  /// The box of the page that is open.
  var openBox: CGRect?
  /// Pixels per point of what is drawn as pictures on the page that is open.
  var rasterizationScale = PDFPages.usualScale

  /// As sharp as a display with two pixels per point.
  private static let usualScale: CGFloat = 2

  init(_ consumer: CGDataConsumer, mediaBox: CGRect, _ information: PDFDocument.Information) {
    self.consumer = consumer
    self.mediaBox = mediaBox
    document.information = information
  }

  /// Ends the page that is open, with what was drawn on it.
  func end(_ items: [DisplayItem]) {
    guard let box = openBox, !isClosed else { return }
    openBox = nil
    var list = DisplayList(size: box.size, items: items)
    list.background = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
    let options = VectorOptions(
      pictureScale: Double(rasterizationScale), text: .embedded)
    rasterizationScale = Self.usualScale
    do {
      try document.addPage(list, options: options)
    } catch {
      // A page that is missing would not be seen: there is no file.
      failure = failure ?? error
    }
  }

  /// Writes the file, once. Core Graphics reports no error to the program, so that one line on standard
  /// error does.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    do {
      if let failure { throw failure }
      try consumer.write(try document.file())
    } catch {
      let line = "warning: cannot write \(consumer.name): \(error)\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }
}
