import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenPaint

@testable import TweenViews

/// A view that is only measured: its element, with the answers it gives.
@MainActor struct Measured {
  private let graph: ViewGraph
  let element: ElementNode

  /// Nil when the content is not one element.
  init?<Content: View>(@ViewBuilder _ content: () -> Content) {
    graph = ViewGraph(
      content: content(),
      configuration: ViewGraph.Configuration(size: CGSize(width: 100, height: 100)))
    graph.advance(to: .zero)
    var container: ElementNode?
    graph.root?.visitShown { container = $0 }
    var elements: [ElementNode] = []
    container?.visitShown { elements.append($0) }
    guard elements.count == 1 else { return nil }
    element = elements[0]
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    element.size(for: ProposedViewSize(width: width, height: height))
  }

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

/// The number a vector writes as a number, "inf", "-inf", "nan" or null.
func vectorNumber(_ value: Any?) -> CGFloat? {
  switch value {
  case let number as Double: CGFloat(number)
  case let number as Int: CGFloat(number)
  case let text as String: text == "inf" ? .infinity : text == "-inf" ? -.infinity : .nan
  default: nil
  }
}
