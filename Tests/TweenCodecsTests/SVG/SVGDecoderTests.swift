import Foundation
import Testing
import TweenCodecs
import TweenGeometry
import TweenMath
import TweenPaint

@Suite struct SVGDecoderTests {
  private func decode(_ body: String, _ attributes: String = "viewBox=\"0 0 100 100\"")
    throws(SVGFailure) -> SVGDecoder.Result
  {
    try SVGDecoder.decode(
      Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>".utf8))
  }

  private func fills(_ body: String) throws -> [DisplayItem.Fill] {
    try decode(body).picture.contents.compactMap {
      if case .fill(let fill) = $0 { fill } else { nil }
    }
  }

  private func failure(_ text: String) -> SVGFailure? {
    do throws(SVGFailure) {
      _ = try SVGDecoder.decode(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private func color(_ fill: DisplayItem.Fill?) -> [Int] {
    guard case .solid(let color) = fill?.paint else { return [] }
    return [color.red, color.green, color.blue, color.opacity].map {
      Int((Double($0) * 255).rounded())
    }
  }

  // MARK: Sizes

  @Test(arguments: [
    ("width=\"40\" height=\"20\"", 40.0, 20.0), ("viewBox=\"0 0 30 60\"", 30, 60),
    ("viewBox=\"0 0 30 60\" width=\"15\"", 15, 30), ("viewBox=\"0 0 30 60\" height=\"30\"", 15, 30),
    ("width=\"1in\" height=\"2.54cm\"", 96, 96), ("width=\"30pt\" height=\"2pc\"", 40, 32),
    ("viewBox=\"0 0 30 60\" width=\"50%\" height=\"100%\"", 15, 60), ("", 300, 150),
  ])
  func `a file's size is in points`(_ attributes: String, _ width: Double, _ height: Double) throws
  {
    let size = try decode("", attributes).picture.size
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  @Test func `a view box is fitted into the size, in the middle if not told otherwise`() throws {
    func place(_ aspect: String) throws -> CGRect {
      let picture = try decode(
        "<rect width=\"10\" height=\"10\"/>",
        "viewBox=\"0 0 10 10\" width=\"40\" height=\"20\" \(aspect)"
      ).picture
      guard case .fill(let fill) = picture.contents[0] else { return .null }
      return fill.path.boundingRect.applying(fill.transform)
    }
    #expect(try place("") == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      try place("preserveAspectRatio=\"xMinYMid\"") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      try place("preserveAspectRatio=\"none\"") == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(
      try place("preserveAspectRatio=\"xMidYMax slice\"")
        == CGRect(x: 0, y: -20, width: 40, height: 40))
  }

  // MARK: Shapes

  @Test func `each shape is a path`() throws {
    let bounds = try fills(
      """
      <rect x="1" y="2" width="3" height="4"/><rect width="10" height="6" rx="2" ry="3"/>
      <circle cx="5" cy="6" r="2"/><ellipse cx="5" cy="5" rx="4" ry="2"/>
      <polygon points="0,0 4,0 4,4"/><path d="M1 1h8v8z"/>
      """
    ).map(\.path.boundingRect)
    #expect(
      bounds == [
        CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 10, height: 6),
        CGRect(x: 3, y: 4, width: 4, height: 4), CGRect(x: 1, y: 3, width: 8, height: 4),
        CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 1, y: 1, width: 8, height: 8),
      ])
    let lines = try fills(
      "<g stroke=\"red\" fill=\"none\"><line x1=\"1\" y1=\"1\" x2=\"5\" y2=\"1\"/>"
        + "<polyline points=\"0 0 4 0 4 4\"/></g>")
    #expect(lines.count == 2 && lines.allSatisfy { $0.stroke?.lineWidth == 1 })
    // Shapes without area and with broken numbers draw nothing.
    #expect(
      try fills("<rect width=\"0\" height=\"4\"/><circle r=\"-3\"/><path d=\"\"/>").isEmpty)
  }

  @Test func `maps apply from the last to the first, and inside out`() throws {
    let fill = try #require(
      try fills(
        "<g transform=\"translate(10 20)\"><rect width=\"1\" height=\"1\" "
          + "transform=\"scale(2,3) rotate(90) translate(1)\"/></g>"
      ).first)
    let corner = CGPoint.zero.applying(fill.transform)
    // (0,0) -> (1,0) -> (0,1) -> (0,3) -> (10,23)
    #expect(abs(corner.x - 10) < 1e-12 && abs(corner.y - 23) < 1e-12)
  }

  // MARK: Styles

  @Test(arguments: [
    ("#f80", [255, 136, 0, 255]), ("#12345680", [18, 52, 86, 128]),
    ("rebeccapurple", [102, 51, 153, 255]),
    ("rgb(10, 20, 30)", [10, 20, 30, 255]), ("rgb(100% 0% 0% / 50%)", [255, 0, 0, 128]),
    ("hsl(120, 100%, 25%)", [0, 128, 0, 255]), ("currentColor", [0, 0, 0, 255]),
    ("url(#gone) blue", [0, 0, 255, 255]),
  ])
  func `colours are read as CSS spells them`(_ text: String, _ expected: [Int]) throws {
    #expect(color(try fills("<rect width=\"4\" height=\"4\" fill=\"\(text)\"/>").first) == expected)
  }

  @Test func `what an element says comes before what is said around it`() throws {
    let fills = try fills(
      """
      <style>/* all */ .a { fill: #010203; } #b, .c { fill: #040506 }</style>
      <g fill="red" color="lime" stroke-width="7">
        <rect width="4" height="4"/>
        <rect width="4" height="4" class="a" fill="blue"/>
        <rect width="4" height="4" id="b" class="a"/>
        <rect width="4" height="4" class="a" style="fill: white"/>
        <rect width="4" height="4" fill="currentColor" fill-opacity="0.5"/>
        <rect width="4" height="4" fill="inherit" opacity="50%"/>
      </g>
      """)
    #expect(
      fills.map { color($0) } == [
        [255, 0, 0, 255], [1, 2, 3, 255], [4, 5, 6, 255], [255, 255, 255, 255], [0, 255, 0, 128],
        [255, 0, 0, 255],
      ])
    #expect(fills.map(\.opacity) == [1, 1, 1, 1, 1, 0.5])
  }

  @Test func `a pen has all its settings`() throws {
    let stroke = try #require(
      try fills(
        "<path d=\"M0 0h9\" fill=\"none\" stroke=\"red\" stroke-width=\"3\" stroke-linecap=\"round\" "
          + "stroke-linejoin=\"bevel\" stroke-dasharray=\"4 1 2\" stroke-dashoffset=\"1.5\" "
          + "stroke-miterlimit=\"6\"/>"
      ).first?.stroke)
    #expect(
      stroke
        == StrokeStyle(
          lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 6,
          dash: [4, 1, 2, 4, 1, 2], dashPhase: 1.5))
  }

  @Test func `what is not shown is not drawn`() throws {
    #expect(
      try fills(
        "<rect width=\"4\" height=\"4\" display=\"none\"/><g visibility=\"hidden\">"
          + "<rect width=\"4\" height=\"4\"/></g><rect width=\"4\" height=\"4\" fill=\"none\"/>"
          + "<defs><rect width=\"4\" height=\"4\"/></defs>"
      ).isEmpty)
  }

  @Test func `a faint group is one picture, and so are a fill and a stroke`() throws {
    let contents = try decode(
      "<g opacity=\".5\"><rect width=\"4\" height=\"4\"/><rect width=\"2\" height=\"2\"/></g>"
        + "<rect width=\"4\" height=\"4\" stroke=\"red\" opacity=\".25\"/>"
    ).picture.contents
    let opacities = contents.compactMap {
      if case .beginLayer(let layer) = $0 { layer.opacity } else { nil }
    }
    #expect(opacities == [0.5, 0.25] && contents.count == 8)
  }

  // MARK: Gradients, clips, uses

  @Test func `gradients take stops and numbers from those that they name`() throws {
    let paints = try fills(
      """
      <linearGradient id="a"><stop offset="0" stop-color="red"/>
        <stop offset="100%" stop-color="blue" stop-opacity=".5"/></linearGradient>
      <linearGradient id="b" xlink:href="#a" x1="0" x2="0" y2="1"/>
      <radialGradient id="c" href="#a" gradientUnits="userSpaceOnUse" cx="5" cy="6" r="7"/>
      <rect x="10" y="20" width="30" height="40" fill="url(#b)"/>
      <rect width="30" height="40" fill="url('#c')"/>
      """
    ).map(\.paint)
    guard case .gradient(let linear) = paints[0], case .gradient(let radial) = paints[1] else {
      Issue.record("\(paints)")
      return
    }
    #expect(linear.geometry == .linear(start: .zero, end: CGPoint(x: 0, y: 1)))
    #expect(linear.stops.map(\.location) == [0, 1] && linear.stops[1].color.opacity == 0.5)
    #expect(CGPoint(x: 1, y: 1).applying(linear.transform) == CGPoint(x: 40, y: 60))
    #expect(
      radial.geometry == .radial(center: CGPoint(x: 5, y: 6), startRadius: 0, endRadius: 7))
  }

  @Test func `a clip is what its shapes cover together`() throws {
    let contents = try decode(
      """
      <clipPath id="a"><rect width="10" height="10"/><rect x="5" width="10" height="10"/></clipPath>
      <rect width="50" height="50" clip-path="url(#a)"/>
      """
    ).picture.contents
    guard case .beginLayer(let layer) = contents[0], let clip = layer.clip else {
      Issue.record("\(contents)")
      return
    }
    #expect(clip.path.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(clip.path.contains(CGPoint(x: 7, y: 5)))
  }

  @Test func `shapes that turn the other way, and holes, are of one clip`() throws {
    let contents = try decode(
      """
      <clipPath id="a"><path d="M0 0v10h10v-10z"/>
        <path clip-rule="evenodd" d="M5 0h20v20h-20zM10 5h10v10h-10z"/></clipPath>
      <rect width="50" height="50" clip-path="url(#a)"/>
      """
    ).picture.contents
    guard case .beginLayer(let layer) = contents[0], let clip = layer.clip else {
      Issue.record("\(contents)")
      return
    }
    for (x, y, isInside) in [(2.0, 2.0, true), (7, 2, true), (22, 2, true), (15, 10, false)] {
      #expect(clip.path.contains(CGPoint(x: x, y: y)) == isInside, "\(x), \(y)")
    }
  }

  @Test func `an element is used elsewhere, and a symbol in its own room`() throws {
    let fills = try fills(
      """
      <defs><rect id="a" width="2" height="2"/></defs>
      <symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol>
      <use href="#a" x="10" y="20" fill="red"/>
      <use xlink:href="#s" x="30" width="8" height="8"/>
      """)
    #expect(color(fills[0]) == [255, 0, 0, 255])
    #expect(
      fills.map { $0.path.boundingRect.applying($0.transform) } == [
        CGRect(x: 10, y: 20, width: 2, height: 2), CGRect(x: 30, y: 0, width: 8, height: 8),
      ])
  }

  @Test func `what is left out is named once`() throws {
    let result = try decode(
      "<text>A</text><text>B</text><image href=\"a.png\"/><rect width=\"1\" height=\"1\" filter=\"url(#f)\"/>"
        + "<title>Title</title><metadata><x:y xmlns:x=\"z\"/></metadata>")
    #expect(result.leftOut == ["filter", "image", "text"])
  }

  // MARK: Hostile files

  @Test func `what is no SVG is said, with its place`() {
    #expect(
      failure("<svg><g></svg>")
        == .broken("At byte 13, </svg> has no opening tag."))
    #expect(failure("<svg>") == .broken("At byte 5, the element <svg> does not end."))
    #expect(failure("<html></html>") == .broken("Its first element is not <svg>."))
    #expect(failure("") == .broken("Its first element is not <svg>."))
    #expect(failure("<svg width=\"0\" height=\"4\"/>") == .badSize(width: 0, height: 4))
    #expect(
      failure("<svg width=\"1e6\" height=\"4\"/>") == .badSize(width: 1e6, height: 4))
    let deep = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
    #expect(
      failure("<svg>\(deep)</svg>")
        == .broken("At byte 773, its elements lie more than 256 deep."))
  }

  @Test func `uses in a circle end, and uses without end are refused`() throws {
    let circle = "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>"
    #expect(try decode(circle).picture.contents.isEmpty)
    var bomb = "<rect id=\"u0\" width=\"1\" height=\"1\"/>"
    for level in 1...10 {
      let uses = String(repeating: "<use href=\"#u\(level - 1)\"/>", count: 10)
      bomb += "<g id=\"u\(level)\">\(uses)</g>"
    }
    #expect(failure("<svg>\(bomb)</svg>") == .tooMuch(limit: 20_000))
    // Groups as deep as the reader goes, each used in the next.
    let deep = String(repeating: "<g>", count: 250) + String(repeating: "</g>", count: 250)
    var chain = "<g id=\"c0\">\(deep)</g>"
    for level in 1...20 { chain += "<g id=\"c\(level)\"><use href=\"#c\(level - 1)\"/></g>" }
    #expect(try decode(chain).leftOut == ["elements more than 256 deep"])
    #expect(
      try fills(
        "<linearGradient id=\"a\" href=\"#b\"/><linearGradient id=\"b\" href=\"#a\"/>"
          + "<rect width=\"4\" height=\"4\" fill=\"url(#a)\"/>"
      ).isEmpty)
  }

  @Test func `no entity of a document type counts`() throws {
    let text = "<!DOCTYPE svg [<!ENTITY a \"<rect/>\"><!ENTITY b \"&a;&a;\">]><svg id=\"&b;\"/>"
    #expect(try SVGDecoder.decode(Array(text.utf8)).picture.contents.isEmpty)
  }

  @Test func `no change of bytes traps`() {
    let file = Array(
      """
      <svg viewBox="0 0 24 24" width="48"><style>.a{fill:#123}</style><defs>
      <linearGradient id="g" x1="0" x2="1"><stop offset=".5" stop-color="red"/></linearGradient>
      <clipPath id="c" clipPathUnits="objectBoundingBox"><circle r=".5" cx=".5" cy=".5"/></clipPath>
      </defs><g transform="rotate(30 12 12) scale(1.5)" opacity=".5"><path class="a"
      d="M2 2a4 4 0 1 1 8 0c1 2 3 4 5 6z" stroke="url(#g)" stroke-dasharray="1,2"/><use href="#r"
      x="3"/></g><rect id="r" width="50%" height="5" rx="2" clip-path="url(#c)"/>
      <polygon points="1,2 3,4 5,6" fill="rgb(1,2,3)"/>&lt;&#65;</svg>
      """.utf8)
    var generator = SeededGenerator(seed: 21)
    let alphabet = Array("<>/\"'=#&;.-+eE0123456789 ()svgMzac%".utf8)
    for _ in 0..<3_000 {
      var changed = file
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed[place] = alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
        case 1: changed.remove(at: place)
        default:
          let count = Int.random(in: 1...20, using: &generator)
          changed.insert(contentsOf: changed[place..<min(place + count, changed.count)], at: place)
        }
      }
      _ = try? SVGDecoder.decode(changed)
    }
  }
}
