import Foundation
import Testing

@testable import TweenGeometry

@Suite struct PathSVGTests {
  // MARK: Reading

  @Test(
    "commands lead where they say",
    arguments: [
      ("M1 2L3 4", "1 2 m 3 4 l"), ("m1 2l3 4", "1 2 m 4 6 l"),
      ("M1 2 3 4 5 6", "1 2 m 3 4 l 5 6 l"), ("m1 2 3 4 5 6", "1 2 m 4 6 l 9 12 l"),
      ("M1 2H5V7", "1 2 m 5 2 l 5 7 l"), ("m1 2h5v7", "1 2 m 6 2 l 6 9 l"),
      ("M1 2H3 4V5 6", "1 2 m 3 2 l 4 2 l 4 5 l 4 6 l"),
      ("M0 0C1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c"), ("m1 1c1 2 3 4 5 6", "1 1 m 2 3 4 5 6 7 c"),
      ("M0 0Q1 2 3 4", "0 0 m 1 2 3 4 q"), ("m1 1q1 2 3 4", "1 1 m 2 3 4 5 q"),
      ("M0 0L1 0z", "0 0 m 1 0 l h"), ("M0 0ZM1 1", "0 0 m h 1 1 m"),
      // Behind a close, everything counts from where the subpath began.
      ("m5 5l1 0zl0 1", "5 5 m 6 5 l h 5 5 m 5 6 l"), ("m5 5h1zm1 1", "5 5 m 6 5 l h 6 6 m"),
      ("", ""), (" \n\t", ""),
    ])
  func commands(text: String, expected: String) throws {
    #expect(try Path(svgPathData: text).description == expected)
  }

  @Test("smooth curves mirror the handle before them, and only their own kind's")
  func smooth() throws {
    #expect(
      try Path(svgPathData: "M0 0C1 2 3 4 5 6S8 9 10 11s1 1 2 2").description
        == "0 0 m 1 2 3 4 5 6 c 7 8 8 9 10 11 c 12 13 11 12 12 13 c")
    #expect(try Path(svgPathData: "M1 1S8 9 10 11").description == "1 1 m 1 1 8 9 10 11 c")
    #expect(
      try Path(svgPathData: "M0 0Q1 2 3 4T5 5t1 0").description
        == "0 0 m 1 2 3 4 q 5 6 5 5 q 5 4 6 5 q")
    // Behind a line or a close there is no handle to mirror.
    #expect(
      try Path(svgPathData: "M0 0C1 2 3 4 5 6L7 8S9 9 10 11").description
        == "0 0 m 1 2 3 4 5 6 c 7 8 l 7 8 9 9 10 11 c")
    #expect(
      try Path(svgPathData: "M0 0Q1 2 3 4L7 8T9 9").description
        == "0 0 m 1 2 3 4 q 7 8 l 7 8 9 9 q")
    #expect(
      try Path(svgPathData: "M1 1C1 2 3 4 5 6zS9 9 10 11").description
        == "1 1 m 1 2 3 4 5 6 c h 1 1 m 1 1 9 9 10 11 c")
    #expect(
      try Path(svgPathData: "M0 0Q1 2 3 4S6 6 7 7").description == "0 0 m 1 2 3 4 q 3 4 6 6 7 7 c")
    #expect(
      try Path(svgPathData: "M0 0C1 2 3 4 5 6T9 9").description
        == "0 0 m 1 2 3 4 5 6 c 5 6 9 9 q")
  }

  @Test(
    "numbers need nothing between them where none can be mistaken",
    arguments: [
      ("M1-2L3.5.5", "1 -2 m 3.5 0.5 l"), ("M+1,-.5L-0.25.75", "1 -0.5 m -0.25 0.75 l"),
      ("M1e2,1E-2L2e+1-3e0", "100 0.01 m 20 -3 l"), ("M1.,2.L3.-4.", "1 2 m 3 -4 l"),
      ("M 1 , 2\r\nL\t3 ,4 , 5 6 ", "1 2 m 3 4 l 5 6 l"), ("M0.1.2.3.4", "0.1 0.2 m 0.3 0.4 l"),
    ])
  func numbers(text: String, expected: String) throws {
    #expect(try Path(svgPathData: text).description == expected)
  }

  @Test(
    "errors say where reading stopped and what should have stood there",
    arguments: [
      ("L1 2", 0, "a move, M or m", "L"), ("1 2", 0, "a move, M or m", "1"),
      ("M1", 2, "a number", nil), ("M1 x", 3, "a number", "x"), ("M,1 2", 1, "a number", ","),
      ("M1 2,", 5, "a number", nil), ("M1 2,L3 4", 5, "a number", "L"),
      ("M1 2B3", 4, "a command", "B"), ("M1 2;", 4, "a command", ";"),
      ("M1 2Z3", 5, "a command", "3"),
      ("M1 2é", 4, "a command", "é"), ("M1 2C1 2 3 4", 12, "a number", nil),
      ("M0 0A1 1 0 2 0 1 1", 11, "a flag, 0 or 1", "2"), ("M1 -", 3, "a number", "-"),
      ("M1 .", 3, "a number", "."), ("M1,,2", 3, "a number", ","),
      ("M0 0l1e308 0l1e308 0", 13, "a position within the range of numbers", "1"),
      ("M1e999 0", 1, "a number within ±1.7976931348623157e+308", "1"),
      ("M0 0Q-1e308 0 1e308 0T0 0", 22, "a curve within the range of numbers", "0"),
    ] as [(String, Int, String, Character?)])
  func errors(text: String, position: Int, expected: String, found: Character?) {
    let error = SVGPathDataError(position: position, expected: expected, found: found)
    #expect(throws: error) { try Path(svgPathData: text) }
    #expect(error.description.contains("byte \(position)"))
  }

  // MARK: Arcs

  @Test("arcs take the side and the sense that their flags say")
  func arcs() throws {
    // The arcs of radius 5 from (0, 0) to (5, 5) have the centres (5, 0), seen from where they
    // begin at 180 degrees and end at 90, and (0, 5), from 270 degrees to 360.
    let cases: [(flags: String, inside: CGPoint)] = [
      ("0 0", CGPoint(x: 1.46, y: 3.53)), ("0 1", CGPoint(x: 3.53, y: 1.46)),
      ("1 0", CGPoint(x: -3.54, y: 8.54)), ("1 1", CGPoint(x: 8.54, y: -3.54)),
    ]
    for (flags, middle) in cases {
      let path = try Path(svgPathData: "M0 0A5 5 0 \(flags) 5 5")
      #expect(path.verbs == [.move, .arc])
      #expect(isClose(path.currentPoint, CGPoint(x: 5, y: 5)))
      let half = path.trimmedPath(from: 0, to: 0.5)
      // The large ones' middles lie across from the small ones'.
      let isNear = half.currentPoint.map { distance($0.x - middle.x, $0.y - middle.y) < 0.1 }
      #expect(isNear == true, "\(flags): \(String(describing: half.currentPoint))")
    }
  }

  @Test("arcs of too short axes grow, without axes they are lines, and without a way nothing")
  func degenerateArcs() throws {
    let grown = try Path(svgPathData: "M0 0A1 2 0 0 1 10 0")
    #expect(isClose(grown.boundingRect, CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(try Path(svgPathData: "M0 0A0 2 0 0 1 10 0").description == "0 0 m 10 0 l")
    #expect(try Path(svgPathData: "M0 0A2 0 0 0 1 10 0").description == "0 0 m 10 0 l")
    #expect(try Path(svgPathData: "M3 4A2 2 0 0 1 3 4").description == "3 4 m")
    let negative = try Path(svgPathData: "M0 0A-5-5 0 0110 0")
    #expect(isClose(negative.boundingRect, CGRect(x: 0, y: -5, width: 10, height: 5)))
  }

  @Test("flags need nothing behind them, and arcs follow one another")
  func arcFlags() throws {
    let tight = try Path(svgPathData: "M0 0a5 5 0 0110 0 5 5 0 01-10 0z")
    #expect(tight.verbs == [.move, .arc, .arc, .close])
    #expect(isClose(tight.boundingRect, CGRect(x: 0, y: -5, width: 10, height: 10)))
    let loose = try Path(svgPathData: "M0,0 a5,5,0,0,1,10,0 a5,5 0,0 1 -10,0 Z")
    #expect(tight.coordinates == loose.coordinates)
  }

  @Test("a turned ellipse's arc lies on the ellipse")
  func turnedArc() throws {
    let path = try Path(svgPathData: "M0 0A30 10 35 1 0 20 15")
    #expect(isClose(path.currentPoint, CGPoint(x: 20, y: 15)))
    let arc = Arc(path.coordinates, at: 2)
    let turn = 35 * Double.pi / 180
    for i in 0...20 {
      let p = arc.point(at: arc.start + arc.sweep * Double(i) / 20)
      let (x, y) = (p.x - arc.centerX, p.y - arc.centerY)
      let (a, b) = ((x * cos(turn) + y * sin(turn)) / 30, (y * cos(turn) - x * sin(turn)) / 10)
      #expect(abs(a * a + b * b - 1) < 1e-12)
    }
    #expect(abs(arc.sweep) > .pi && arc.sweep < 0)
  }

  // MARK: Writing

  @Test("what is written reads back to the same bits, arcs up to rounding")
  func roundTrip() throws {
    #expect(
      Path("1 2 m 3.5 4 l 1 2 3 4 q 1 2 3 4 5 6 c h 0 -0.25 m 7 8 l")?.svgPathData
        == "M1 2L3.5 4Q1 2 3 4C1 2 3 4 5 6ZM0 -0.25L7 8")
    #expect(Path().svgPathData == "")
    #expect(
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).svgPathData.prefix(29)
        == "M4 1A2 1 0 0 1 2 2A2 1 0 0 1 ")
    var numbers = TestNumbers(state: 77)
    for round in 0..<60 {
      let curves = Path { p in
        p.move(to: numbers.point(in: 100))
        p.addCurve(
          to: numbers.point(in: 100), control1: numbers.point(in: 100),
          control2: numbers.point(in: 1e-7))
        p.addQuadCurve(to: numbers.point(in: 1e9), control: numbers.point(in: 100))
        p.closeSubpath()
        p.addLine(to: numbers.point(in: 1))
      }
      #expect(try Path(svgPathData: curves.svgPathData) == curves)
      let map = CGAffineTransform(rotationAngle: numbers.next() * 6).scaledBy(
        x: numbers.next() * 2 - 1, y: numbers.next() * 2 - 1)
      let arcs = Path { p in
        p.addArc(
          center: numbers.point(in: 100), radius: 1 + 20 * numbers.next(),
          startAngle: .radians(numbers.next() * 9), endAngle: .radians(numbers.next() * 9),
          clockwise: round % 2 == 0, transform: map)
      }
      let back = try Path(svgPathData: arcs.svgPathData)
      let (one, two) = (PathReference(arcs), PathReference(back))
      // Ellipses as flat as some of these lose digits, but not the picture.
      #expect(isClose(arcs.boundingRect, back.boundingRect, within: 1e-6), "\(arcs)")
      #expect(abs(one.length(4000) - two.length(4000)) < 1e-3, "\(arcs)")
      #expect(abs(one.signedArea - two.signedArea) < 1e-2, "\(arcs)")
    }
  }

  @Test("subpaths that are not finite are left out")
  func notFinite() {
    let path = Path("0 0 m 1 1 l nan 0 m 2 2 l 3 3 m 4 4 l inf 2 l 5 5 m 6 6 l")
    #expect(path?.svgPathData == "M0 0L1 1M5 5L6 6")
  }
}
