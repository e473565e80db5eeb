import Foundation
import TweenGeometry
import TweenPaint

/// A PDF file (ISO 32000-1) that is written page by page. Without a date and an id, so that the same
/// pages give the same bytes.
package final class PDFDocument {
  /// The properties of the file that a reader displays. Each may be nil.
  package struct Information: Equatable, Sendable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: String?
    package var creator: String?

    package init() {}
  }

  package var information = Information()
  /// The content of the pages so far that was drawn as pictures.
  package private(set) var tally = VectorTally()
  package private(set) var pageCount = 0

  private let store = PDFStore()
  private let tree: PDFObjects.Reference
  private var pages: [PDFObjects.Reference] = []

  package init() { tree = store.objects.reserve() }

  /// Adds a page that shows a list: a point of the list is a point of the page.
  ///
  /// - Throws: `RasterError` for a canvas that is negative, not finite or too large, and where a picture
  ///   cannot be compressed.
  package func addPage(_ list: DisplayList, options: VectorOptions = VectorOptions()) throws {
    let size = try VectorFile.size(of: list)
    let canvas = PDFCanvas(store: store, size: size, embedsText: options.text == .embedded)
    let traversal = VectorTraversal(list, canvas: canvas, options: options)
    try traversal.run()
    let page = try canvas.page(parent: tree)
    pages.append(page)
    pageCount += 1
    tally = tally + traversal.tally
  }

  /// The whole file. No page can be added after that.
  package func file() throws -> [UInt8] {
    try store.fonts.finish(into: &store.objects)
    var body = VectorBytes()
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    body.add("<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>")
    store.objects.set(tree, body)
    let root = store.objects.add("<< /Type /Catalog /Pages \(tree) 0 R >>")
    let entries = [
      ("Title", information.title), ("Author", information.author),
      ("Subject", information.subject), ("Keywords", information.keywords),
      ("Creator", information.creator),
    ].compactMap { key, value in value.map { "/\(key) \(PDFText.string($0))" } }
    let info =
      entries.isEmpty ? nil : store.objects.add("<< \(entries.joined(separator: " ")) >>")
    return store.objects.file(root: root, info: info)
  }
}

/// The objects that the pages of a document share, and the tables by which they are found again.
final class PDFStore {
  var objects = PDFObjects()
  var fonts = PDFFonts()
  var states: [String: PDFObjects.Reference] = [:]
  var images: [String: PDFObjects.Reference] = [:]
  var shadings: [VectorGradient: PDFObjects.Reference] = [:]
  var alphaShadings: [VectorGradient: PDFObjects.Reference] = [:]
}

/// Texts in PDF (7.9.2).
enum PDFText {
  /// A text string: UTF-16 with a mark of the byte order, in hexadecimal digits.
  static func string(_ text: String) -> String {
    "<FEFF\(hexadecimal(text))>"
  }

  /// UTF-16, most significant byte first, in hexadecimal digits.
  static func hexadecimal(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
