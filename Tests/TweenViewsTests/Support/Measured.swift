import Foundation
import TweenGeometry
import TweenPaint
import TweenViews

/// A view that is only measured: its element, with the answers it gives.
@MainActor package struct Measured {
  private let graph: ViewGraph
  package let element: ElementNode

  /// Nil when the content is not one element.
  package init?<Content: View>(@ViewBuilder _ content: () -> Content) {
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

  package func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    element.size(for: ProposedViewSize(width: width, height: height))
  }
}

/// The number a vector writes as a number, "inf", "-inf", "nan" or null.
package func vectorNumber(_ value: Any?) -> CGFloat? {
  switch value {
  case let number as Double: CGFloat(number)
  case let number as Int: CGFloat(number)
  case let text as String: text == "inf" ? .infinity : text == "-inf" ? -.infinity : .nan
  default: nil
  }
}
