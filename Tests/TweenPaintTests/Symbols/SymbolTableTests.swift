import Foundation
import Testing
import TweenGeometry

@testable import TweenPaint

@Suite struct SymbolTableTests {
  @Test func `every drawing can be read`() {
    #expect(SymbolTable.names.count > 1650)
    for name in SymbolTable.names + ["@box"] {
      #expect(throws: Never.self) { try SymbolReader.parts(of: name) }
    }
  }

  @Test func `a line of the table is a drawing of a name of its own, a comment, or empty`() {
    let lines = SymbolTable.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let names = lines.map { String($0.prefix { $0 != " " }) }
    #expect(Set(names).count == lines.count)
    for (name, line) in zip(names, lines) {
      #expect(SymbolTable.drawing(of: name).map { name + $0 } == String(line))
    }
    #expect(SymbolTable.drawing(of: "#") == nil)
  }

  @Test func `a letter or digit stands within the circle that letters share`() throws {
    for character in "abcdefghijklmnopqrstuvwxyz0123456789" {
      let parts = try #require(try SymbolReader.parts(of: "@\(character)"))
      for part in parts {
        let box = part.path.boundingRect
        #expect(box.minX >= 6 && box.maxX <= 18, "\(character): \(box)")
        #expect(box.minY >= 6 && box.maxY <= 18, "\(character): \(box)")
      }
    }
  }

  @Test func `parts say role, layer, width, step and colour, and forms have their points`() throws {
    let wave = try #require(try SymbolReader.parts(of: "speaker.wave.3")).dropFirst()
    #expect(wave.map(\.layer.step) == [1, 2, 3])
    #expect(wave.allSatisfy { $0.layer.level == 1 && $0.role == .line && $0.isOpen })
    let circle = try #require(try SymbolReader.parts(of: "circle")?.first)
    #expect(circle.path.boundingRect == CGRect(x: 2.75, y: 2.75, width: 18.5, height: 18.5))
    #expect(circle.role == .body && !circle.isOpen)
    let dot = try #require(try SymbolReader.parts(of: "ellipsis")?.first)
    #expect(dot.width == 2 && dot.path.boundingRect == CGRect(x: 4.6, y: 12, width: 0, height: 0))
    // Turned and mirrored uses: the tip of the arrow goes where its name says.
    let tips = [("right", 20.2, 12.0), ("left", 3.8, 12), ("up", 12, 3.8), ("down", 12, 20.2)]
    for (name, x, y) in tips {
      let line = try #require(try SymbolReader.parts(of: "arrow." + name)?.first)
      let tip = try #require(line.path.currentPoint)
      #expect(abs(tip.x - x) < 1e-9 && abs(tip.y - y) < 1e-9, "\(name)")
    }
  }

  @Test func `a part can have a colour of its own in the filled form`() throws {
    let cloud = try #require(try SymbolReader.parts(of: "cloud")?.first)
    #expect(cloud.layer.color == nil && cloud.filled.layer.color == .white)
    let ray = try #require(try SymbolReader.parts(of: "sun.max")?.last)
    #expect(ray.layer.color == .yellow && ray.filled.layer.color == .yellow)
    let hub = try #require(try SymbolReader.parts(of: "gearshape")?.last)
    #expect(hub.role == .hole && hub.role.isInk && hub.role.isStroked)
    #expect(hub.filled.role == .cutArea && !hub.filled.role.isInk)
  }
}
