import Foundation
import TweenGeometry
import TweenPaint
import TweenVectorFiles

/// The pages of a PDF context, and the destination of their file.
final class PDFPages {
  let mediaBox: CGRect
  private let consumer: CGDataConsumer
  private let document = PDFDocument()
  private var isClosed = false
  /// The first error, because of which no file is written.
  private var failure: (any Error)?
  /// The box of the open page; nil: no page is open.
  var openBox: CGRect?
  /// Pixels per point of content that the open page holds as images.
  var rasterizationScale = PDFPages.defaultScale

  /// The sharpness of a display with two pixels per point.
  private static let defaultScale: CGFloat = 2

  init(_ consumer: CGDataConsumer, mediaBox: CGRect, _ information: PDFDocument.Information) {
    self.consumer = consumer
    self.mediaBox = mediaBox
    document.information = information
  }

  /// Ends the open page with the items drawn on it.
  func end(_ items: [DisplayItem]) {
    guard let box = openBox, !isClosed else { return }
    openBox = nil
    var list = DisplayList(size: box.size, items: items)
    list.background = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
    let options = VectorOptions(
      pictureScale: Double(rasterizationScale), text: .embedded)
    rasterizationScale = Self.defaultScale
    do {
      try document.addPage(list, options: options)
    } catch {
      // A missing page might go unnoticed, so that no file is written at all.
      failure = failure ?? error
    }
  }

  /// Writes the file, once. Core Graphics returns no error to the program, so that an error is reported
  /// in one line on standard error.
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
