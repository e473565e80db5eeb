import Foundation
import Testing
import TweenGeometry

@testable import TweenPaint

@Suite struct SymbolOutlineTests {
  /// The symbols that programs were found to use.
  static let usedNames = """
    a.square.fill applelogo arrow.left arrow.left.and.right arrow.right.circle
    arrow.triangle.2.circlepath arrow.triangle.2.circlepath.circle.fill arrow.up.and.down
    arrow.up.left.and.arrow.down.right arrow.up.right.square arrow.uturn.backward
    arrow.uturn.forward arrowshape.turn.up.left arrowshape.turn.up.right
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill bell.badge bell.fill
    bell.slash.fill bird.fill camera.viewfinder cart checkmark checkmark.circle
    checkmark.circle.fill chevron.backward chevron.down.circle chevron.forward chevron.left
    chevron.right chevron.right.circle chevron.up circle circle.circle circle.fill
    circle.hexagongrid.circle clock clock.arrow.circlepath cloud.sun creditcard creditcard.fill
    doc doc.on.doc doc.text doc.text.magnifyingglass ellipsis envelope.fill eraser eraser.fill
    eye flame gear gearshape globe hand.thumbsdown.circle.fill hand.thumbsdown.fill
    hand.thumbsup.circle.fill heart heart.circle heart.fill house.fill info.circle lamp.table
    line.3.horizontal line.3.horizontal.decrease list.bullet magnifyingglass medal mic mic.fill
    microphone.fill minus minus.circle moon moon.circle music.mic music.quarternote.3 note.text
    pause.circle.fill pencil.and.outline pencil.and.ruler person.2 person.3 person.circle
    person.crop.circle person.crop.square phone.fill play play.circle play.circle.fill
    play.fill plus plus.circle questionmark.diamond rectangle.portrait.and.arrow.right
    scribble.variable shippingbox slash.circle slash.circle.fill slider.horizontal.3 sparkles
    square square.and.arrow.down square.and.arrow.up square.fill.text.grid.1x2 star star.fill
    sun.max sun.max.fill sun.min sunrise sunset terminal touchid viewfinder
    wand.and.stars.inverse waveform x.circle xmark xmark.circle
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private func outline(_ name: String, weight: Double = 400) throws -> SymbolOutline {
    try #require(SymbolStore.shared.outline(of: name, weight: weight), "\(name)")
  }

  /// Points all over the grid and a little beyond.
  private static let lattice: [CGPoint] = (0...24).flatMap { row in
    (0...24).map { CGPoint(x: Double($0) * 1.07 - 0.437, y: Double(row) * 1.07 - 0.391) }
  }

  @Test func `symbols that programs use draw something on the grid at all weights`() throws {
    #expect(Self.usedNames.count == 119)
    for (index, name) in Self.usedNames.enumerated() {
      // One in six at all weights, the rest at the ends and in between.
      let step = index % 6 == 0 ? 100.0 : 400
      for weight in stride(from: 100, through: 900, by: step) {
        let outline = try outline(name, weight: weight)
        let bounds = outline.bounds
        #expect(!outline.shape.isEmpty && !outline.parts.isEmpty)
        #expect(bounds.width > 0.4 && bounds.height > 0.4, "\(name)")
        // Three people stand closer to the sides than the rest.
        let side = name == "person.3" ? -3.0 : -1
        #expect(bounds.minX >= side && bounds.maxX <= 24 - side, "\(name) \(weight): \(bounds)")
        #expect(bounds.minY >= -1 && bounds.maxY <= 25, "\(name) \(weight): \(bounds)")
      }
    }
  }

  @Test func `lines have the weight's width, also in enclosures and at every scale`() throws {
    for (weight, width) in [(100.0, 0.45), (400, 1.5), (450, 1.625), (900, 3.05)] {
      let minus = try outline("minus", weight: weight)
      #expect(abs(minus.bounds.height - width) < 1e-6)
      #expect(abs(minus.bounds.width - (16.4 + width)) < 1e-6)
      let circle = try outline("plus.circle", weight: weight)
      #expect(abs(circle.bounds.width - (18.5 + width)) < 0.01)
    }
    // What a scale enlarges keeps the thickness of its lines.
    for scale in [SymbolScale.small, .medium, .large] {
      let minus = try #require(SymbolStore.shared.outline(of: "minus", scale: scale))
      #expect(abs(minus.bounds.height * scale.factor - 1.5) < 1e-6)
    }
    // Weights that are none are regular, those beyond the ends the ends.
    #expect(try outline("minus", weight: .nan).bounds == outline("minus").bounds)
    #expect(
      try outline("minus", weight: 2000).bounds == outline("minus", weight: 900).bounds)
  }

  @Test(arguments: ["plus", "checkmark", "heart", "person", "8", "42", "x", "arrow.right"])
  func `what stands in a filled form is cut out of it, and both fill the form`(
    _ name: String
  ) throws {
    let filled = try outline(name + ".circle.fill")
    let circle = try outline("circle.fill").shape
    let glyphs = filled.parts.filter(\.isCutOut)
    #expect(!glyphs.isEmpty)
    var glyphPoints = 0
    for point in Self.lattice {
      let isGlyph = glyphs.contains { $0.path.contains(point) }
      if isGlyph { glyphPoints += 1 }
      #expect(filled.shape.contains(point) == (circle.contains(point) && !isGlyph))
    }
    #expect(glyphPoints > 4)
  }

  @Test(arguments: ["house", "bell", "gift", "calendar", "trash", "phone", "cloud.rain", "car"])
  func `the filled form covers the outer side of the outlined one, but for its details`(
    _ name: String
  ) throws {
    let (outlined, filled) = (try outline(name), try outline(name + ".fill"))
    #expect(abs(outlined.bounds.minX - filled.bounds.minX) < 0.01)
    #expect(abs(outlined.bounds.maxY - filled.bounds.maxY) < 0.01)
    let counts = Self.lattice.reduce(into: (0, 0)) { counts, point in
      if outlined.shape.contains(point) { counts.0 += 1 }
      if filled.shape.contains(point) { counts.1 += 1 }
    }
    #expect(counts.1 > counts.0)
  }

  @Test func `the shape is what all parts fill where none is cut out`() throws {
    for name in ["person.2", "cloud.sun", "slider.horizontal.3", "bubble.left.and.bubble.right"] {
      let outline = try outline(name)
      for point in Self.lattice {
        #expect(
          outline.shape.contains(point) == outline.parts.contains { $0.path.contains(point) })
      }
    }
  }

  @Test func `a slash clears a gap on both sides`() throws {
    let (plain, slashed) = (try outline("circle.fill"), try outline("circle.fill.slash"))
    // Across the middle of the slash, in its direction's normal (0.707, -0.707).
    let middle = CGPoint(x: 12, y: 11.8)
    for (distance, isInk) in [(0.0, true), (0.6, true), (1.0, false), (1.5, false), (2.2, true)] {
      for side in [-1.0, 1] {
        let point = CGPoint(
          x: middle.x + side * distance * 0.7071, y: middle.y - side * distance * 0.7071)
        #expect(plain.shape.contains(point))
        #expect(slashed.shape.contains(point) == isInk, "\(distance)")
      }
    }
  }

  @Test func `a badge stands in a gap of its own`() throws {
    let badge = try outline("circle.badge.plus")
    #expect(badge.shape.contains(CGPoint(x: 14, y: 18)))
    // The sign is cut out of the disc.
    #expect(!badge.shape.contains(CGPoint(x: 18, y: 18)))
    #expect(badge.parts.map(\.layer.level) == [1, 2, 0])
    #expect(badge.parts.map(\.isCutOut) == [false, false, true])
    // The circle's line ends before it meets the disc.
    #expect(try outline("circle").shape.contains(CGPoint(x: 18.5, y: 18.6)))
    #expect(!badge.parts[0].path.contains(CGPoint(x: 18.5, y: 18.6)))
  }

  @Test func `what stands on a body comes before it, and the body alone before nothing`() throws {
    for name in ["text.bubble", "doc.text", "person.crop.circle", "clock", "list.bullet.rectangle"]
    {
      #expect(Set(try outline(name).parts.map(\.layer.level)) == [0, 1], "\(name)")
      #expect(try outline(name + ".fill").parts.map(\.layer.level) == [0], "\(name)")
    }
    // The arrow comes before the box, in both forms.
    for name in ["square.and.arrow.up", "square.and.arrow.up.fill", "tray.and.arrow.down"] {
      let outline = try outline(name)
      let arrow = try #require(outline.parts.first { $0.layer.level == 0 })
      let box = try #require(outline.parts.first { $0.layer.level == 1 })
      #expect(arrow.path.boundingRect.width < box.path.boundingRect.width, "\(name)")
      #expect(arrow.path.boundingRect.minY < box.path.boundingRect.minY, "\(name)")
    }
  }

  @Test(arguments: Array(stride(from: 100.0, through: 900, by: 50)))
  func `small areas stay full, however thick the line around them`(_ weight: Double) throws {
    // The middles of the small stars, and of bars 2.6 units wide.
    for (name, points) in [
      ("sparkles", [(18.4, 5.4), (19, 18.2)]),
      ("chart.bar.xaxis", [(5.5, 14), (5.5, 12.4), (12, 12), (18.5, 10)]),
    ] {
      let outline = try outline(name, weight: weight)
      for (x, y) in points { #expect(outline.shape.contains(CGPoint(x: x, y: y)), "\(name) \(x)") }
    }
  }

  @Test func `a symbol as a badge stands filled in a clearing of its own`() throws {
    let badge = try outline("square.fill.badge.gearshape")
    #expect(badge.parts.map(\.layer.level) == [1, 0] && badge.parts.allSatisfy { !$0.isCutOut })
    let (square, wheel) = (badge.parts[0].path, badge.parts[1].path)
    // Around (17.6, 17.4), with a radius of 5 and what lines add, in a clearing of 6.
    let box = wheel.boundingRect
    #expect(abs(box.midX - 17.6) < 0.1 && abs(box.midY - 17.4) < 0.1)
    #expect(box.width > 9 && box.width < 10.7)
    for point in Self.lattice {
      let (x, y) = (Double(point.x) - 17.6, Double(point.y) - 17.4)
      let distance = (x * x + y * y).squareRoot()
      if distance < 5.95 { #expect(!square.contains(point)) }
      if wheel.contains(point) { #expect(distance < 5.4) }
    }
    #expect(square.contains(CGPoint(x: 11.4, y: 17.4)))
  }

  @Test func `a warning is an exclamation mark cut out of a yellow triangle`() throws {
    let badge = try outline("circle.fill.trianglebadge.exclamationmark")
    #expect(badge.parts.map(\.layer.color) == [nil, .yellow, .white])
    #expect(badge.parts.map(\.isCutOut) == [false, false, true])
    #expect(badge.shape.contains(CGPoint(x: 14.4, y: 21.6)))
    #expect(!badge.shape.contains(CGPoint(x: 17.6, y: 17)))
    // The triangle's sides lean: left of its tip there is still the circle.
    #expect(badge.parts[0].path.contains(CGPoint(x: 13.4, y: 13)))
  }

  @Test func `a variable value shows steps above the share of those before`() throws {
    let wifi = try outline("wifi")
    #expect(wifi.stepCount == 3)
    func shown(_ value: Double) -> [Int] {
      wifi.parts.filter { wifi.shows($0, at: value) }.map(\.layer.step).sorted()
    }
    #expect(shown(0) == [])
    #expect(shown(0.01) == [1] && shown(1.0 / 3) == [1])
    #expect(shown(0.5) == [1, 2] && shown(0.7) == [1, 2, 3] && shown(1) == [1, 2, 3])
    #expect(try outline("star").stepCount == 0)
  }

  @Test(
    arguments: [
      ("cloud.sun.rain.fill", [SymbolColor.cyan, .white, .yellow]),
      ("cloud.sun.rain", [nil, .cyan, .yellow]), ("cloud.bolt.fill", [.white, .yellow]),
      ("cloud.moon.fill", [.white, .yellow]), ("cloud.fill", [.white]), ("cloud", [nil]),
      ("sun.max.fill", [.yellow]), ("moon.stars.fill", [.yellow]), ("battery.100", [nil, .green]),
      ("battery.25", [nil, .red]), ("heart.fill", [.red]), ("heart", [nil]),
      ("heart.circle.fill", [.red, .white]), ("cloud.circle.fill", [nil]), ("plus", [nil]),
    ] as [(String, [SymbolColor?])])
  func `what has colours in nature has them in multicolour rendering`(
    _ name: String, _ colors: [SymbolColor?]
  ) throws {
    let found = Set(try outline(name).parts.map { $0.layer.color?.rawValue ?? "" })
    #expect(found.sorted() == colors.map { $0?.rawValue ?? "" }.sorted())
  }

  @Test func `a hole is a ring in the outlined form and open in the filled one`() throws {
    for name in ["gearshape", "gearshape.fill"] {
      let shape = try outline(name).shape
      #expect(!shape.contains(CGPoint(x: 12, y: 12)), "\(name)")
      // The wheel's rim lies between the hub and the teeth.
      #expect(shape.contains(CGPoint(x: 12, y: 6.2)) == (name == "gearshape.fill"))
    }
  }
}
