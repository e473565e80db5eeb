import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenViewsTestSupport

@testable import TweenViews

extension Measured {
  /// Offers the row the vector's width, and expects the widths its children then have.
  func expectWidths(of vector: Vector) throws {
    let offer = ProposedViewSize(width: vectorNumber(vector.input["major proposal"]), height: 20)
    element.place(Placement(origin: .zero, size: element.size(for: offer), proposal: offer))
    var widths: [CGFloat] = []
    element.visitShown { widths.append($0.placement?.size.width ?? -1) }
    let expected = try #require(vector.expected as? [Any]).compactMap { vectorNumber($0) }
    #expect(widths.count == expected.count)
    for (width, wanted) in zip(widths, expected) {
      #expect(abs(width - wanted) <= CGFloat(vector.tolerance), "\(vector): \(widths)")
    }
  }
}
