import QuartzCore
import Testing
import TweenMotion

@Suite struct CAMediaTimingFunctionTests {
  private func points(_ function: CAMediaTimingFunction) -> [[Float]] {
    (0...3).map { index in
      var values: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &values)
      return values
    }
  }

  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
    (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
    (.default, [0.25, 0.1, 0.25, 1]), (.init(rawValue: "nothing"), [0, 0, 1, 1]),
  ])
  func `Names are curves of their control points`(
    name: CAMediaTimingFunctionName, controls: [Float]
  ) {
    let expected = [[0, 0], Array(controls[..<2]), Array(controls[2...]), [1, 1]]
    #expect(points(CAMediaTimingFunction(name: name)) == expected)
  }

  @Test func `A point that is not there writes nothing`() {
    var values: [Float] = [-1, -1]
    for index in [-1, 4, .max, .min] {
      CAMediaTimingFunction(name: .linear).getControlPoint(at: index, values: &values)
    }
    #expect(values == [-1, -1])
  }

  @Test func `Curves are equal by their points, and are views' curves too`() {
    let own = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
    #expect(own == CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(own != CAMediaTimingFunction(name: .easeIn))
    #expect(own.hash == CAMediaTimingFunction(name: .easeInEaseOut).hash)
    #expect(UnitCurve(own).value(at: 0.5) == 0.5)
    #expect(UnitCurve(CAMediaTimingFunction(name: .linear)).value(at: 0.25) == 0.25)
  }
}
