import Foundation
import TweenGeometry
import Testing

@testable import TweenPaint

@Suite struct SymbolDrawingTests {
  /// Some of all drawings, from each part of the table: combining outlines takes long.
  private static let sample = SymbolTable.names.enumerated()
    .filter { $0.offset % 9 == 0 }.map(\.element)

  /// How far drawings may stand out of the grid: a line's width; three people stand closer to the
  /// sides than the rest.
  private static func margin(_ name: String) -> Double { name.hasPrefix("person.3") ? 3 : 1.5 }

  @Test func `every drawing keeps to the grid`() throws {
    for name in SymbolTable.names {
      var box = CGRect.null
      for part in try #require(try SymbolReader.parts(of: name)) where part.role.isInk {
        let line = part.role.isStroked ? 0.75 * part.width : 0
        box = box.union(part.path.boundingRect.insetBy(dx: -line, dy: -line))
      }
      let margin = Self.margin(name)
      #expect(box.minX >= -margin && box.maxX <= 24 + margin, "\(name): \(box)")
      #expect(box.minY >= -margin && box.maxY <= 24 + margin, "\(name): \(box)")
      #expect(max(box.width, box.height) > 8, "\(name): \(box)")
    }
  }

  @Test(arguments: sample)
  func `a symbol can be drawn at all weights, outlined and filled`(_ name: String) throws {
    for form in [name, name + ".fill"] {
      for weight in [100.0, 400, 900] {
        let outline = try #require(SymbolStore.shared.outline(of: form, weight: weight))
        #expect(!outline.shape.isEmpty && outline.parts.allSatisfy { !$0.path.isEmpty })
        let (bounds, margin) = (outline.bounds, Self.margin(name))
        #expect(bounds.minX >= -margin && bounds.maxX <= 24 + margin, "\(form): \(bounds)")
        #expect(bounds.minY >= -margin && bounds.maxY <= 24 + margin, "\(form): \(bounds)")
      }
    }
  }

  @Test(arguments: sample.filter { SymbolTable.drawing(of: $0 + ".fill") == nil })
  func `the filled form differs where there is something to fill`(_ name: String) throws {
    let parts = try #require(try SymbolReader.parts(of: name))
    let outlined = try #require(SymbolStore.shared.outline(of: name))
    let filled = try #require(SymbolStore.shared.outline(of: name + ".fill"))
    #expect((outlined.shape == filled.shape) == parts.allSatisfy { $0.role == $0.filled.role })
  }
}
