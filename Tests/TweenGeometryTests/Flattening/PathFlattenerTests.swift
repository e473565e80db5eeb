import Foundation
import Testing
import TweenGeometry

@Suite struct PathFlattenerTests {
  private let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))

  @Test(arguments: [0, -1, .nan, -.infinity] as [Double])
  func `a tolerance that is none counts as a millionth`(tolerance: Double) {
    var made = PathFlattener(tolerance: tolerance)
    #expect(made.tolerance == 1e-6)
    made.tolerance = 0.5
    made.tolerance = tolerance
    #expect(made.tolerance == 1e-6)
    let isFlat = made.flatten(circle)
    var fine = PathFlattener(tolerance: 1e-6)
    let isFine = fine.flatten(circle)
    #expect(isFlat && isFine)
    #expect(made.outline.contours.joined().count == fine.outline.contours.joined().count)
    // A chord over the angle a is off by 1 - cos(a / 2), at a millionth for 2,222 of them.
    #expect(
      fine.outline.contours.joined().count > 2000 && fine.outline.contours.joined().count < 5000)
  }

  @Test func `what is above 0 is taken as it is`() {
    #expect(PathFlattener(tolerance: 1e-9).tolerance == 1e-9)
    #expect(PathFlattener(tolerance: .infinity).tolerance == .infinity)
    var coarse = PathFlattener(tolerance: .infinity)
    let isFlat = coarse.flatten(circle)
    #expect(isFlat)
  }
}
