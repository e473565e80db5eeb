import Foundation
import Testing
import TestSupport
import TweenGeometry
import TweenPaint

@testable import TweenVectorFiles

@Suite struct PDFDocumentTests {
  /// Where each object begins, as the file's table has it.
  private func offsets(of file: [UInt8]) throws -> [Int] {
    let text = String(decoding: file, as: Unicode.ASCII.self)
    let start = try #require(text.firstMatch(of: /startxref\n(\d+)\n%%EOF\n$/))
    let table = text.dropFirst(Int(start.1) ?? 0)
    #expect(table.hasPrefix("xref\n0 "))
    return table.split(separator: "\n").filter { $0.hasSuffix(" 00000 n ") }
      .compactMap { Int($0.prefix(10)) }
  }

  @Test func `the table has the place of every object`() throws {
    let list = VectorScene.all.first { $0.description == "two masks" }?.list
    let file = try VectorFile.pdf(try #require(list)).bytes
    let offsets = try offsets(of: file)
    #expect(offsets.count > 5)
    for (index, offset) in offsets.enumerated() {
      #expect(
        String(decoding: file[offset...].prefix(12), as: UTF8.self).hasPrefix(
          "\(index + 1) 0 obj\n"))
    }
    #expect(file.starts(with: Array("%PDF-1.7\n".utf8)))
  }

  @Test(.enabled(if: VectorReader.missing == nil, Comment(rawValue: VectorReader.missing ?? "")))
  func `pages follow each other, each with its text`() throws {
    let document = PDFDocument()
    for word in ["first", "second"] {
      var list = DisplayList(size: CGSize(width: 100, height: 30))
      list.items = [try VectorScene.text(word, size: 20, x: 5, y: 22)]
      try document.addPage(list, options: VectorOptions(text: .embedded))
    }
    #expect(document.pageCount == 2)
    let text = try VectorReader.text(of: document.file())
    #expect(text.split(whereSeparator: \.isWhitespace) == ["first", "second"])
  }

  @Test func `a document has what is known of it, in UTF-16, and no date`() throws {
    let document = PDFDocument()
    document.information.title = "é😀"
    let file = String(decoding: try document.file(), as: Unicode.ASCII.self)
    #expect(file.contains("/Info"))
    #expect(file.contains("/Title <FEFF00E9D83DDE00>"))
    #expect(!file.contains("Date"))
    #expect(file.contains("/Count 0 /Kids []"))
  }
}
