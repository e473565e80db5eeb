import Foundation
import TweenGeometry
import TweenViews

extension ViewGraph.Element {
  /// The name, as input files have it, of what somebody who presses at a point of the window meets: of the
  /// innermost element there that has one and acts, else of the innermost that has one. nil: none has.
  func name(at point: CGPoint) -> String? {
    var name: String?
    var nameOfActing: String?
    visit(point) { element in
      guard let own = element.ownName else { return }
      name = own
      if !element.actions.isEmpty { nameOfActing = own }
    }
    return nameOfActing ?? name
  }

  /// Visits the elements that hold a point, from outside to inside; of two beside each other the later
  /// one, which is drawn above, comes last.
  private func visit(_ point: CGPoint, _ body: (ViewGraph.Element) -> Void) {
    for child in children {
      if child.frame.contains(point) { body(child) }
      // What is in an element may stand out of it.
      child.visit(point, body)
    }
  }

  private var ownName: String? {
    if let identifier, !identifier.isEmpty { return "#" + identifier }
    return label.isEmpty ? nil : ElementNames.text(ofLabel: label)
  }

  /// The elements that are called so: by a label, or by an identifier after `#`.
  func named(_ name: String) -> [ViewGraph.Element] {
    switch ElementNames.target(name) {
    case .identifier(let identifier): all.filter { $0.identifier == identifier }
    case .label(let label), .place(_, let label): all.filter { $0.label == label }
    }
  }
}
