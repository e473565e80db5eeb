import Foundation
import TweenGeometry
import TweenViews

extension ViewGraph.Element {
  /// Returns the name, as in input files, of the element that a press at a point of the window meets: the
  /// innermost element with a name and an action, otherwise the innermost element with a name. Nil if no
  /// element has a name.
  package func name(at point: CGPoint) -> String? {
    var name: String?
    var nameOfActing: String?
    visit(point) { element in
      guard let own = element.ownName else { return }
      name = own
      if !element.actions.isEmpty { nameOfActing = own }
    }
    return nameOfActing ?? name
  }

  /// Visits the elements that contain a point, from outside to inside. Of two siblings, the later one is
  /// drawn above and comes last.
  private func visit(_ point: CGPoint, _ body: (ViewGraph.Element) -> Void) {
    for child in children {
      if child.frame.contains(point) { body(child) }
      // Children can lie outside of their element.
      child.visit(point, body)
    }
  }

  private var ownName: String? {
    if let identifier, !identifier.isEmpty { return "#" + identifier }
    return label.isEmpty ? nil : ElementNames.text(ofLabel: label)
  }

  /// Returns the elements with a label, or with an identifier after `#`.
  func named(_ name: String) -> [ViewGraph.Element] {
    switch ElementNames.target(name) {
    case .identifier(let identifier): all.filter { $0.identifier == identifier }
    case .label(let label), .place(_, let label): all.filter { $0.label == label }
    }
  }
}
