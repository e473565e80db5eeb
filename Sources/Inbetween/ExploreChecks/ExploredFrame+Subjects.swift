import Foundation
import TweenGeometry
import TweenStage
import TweenViews

extension ExploredFrame {
  /// The name of an element in findings: its identifier after `#`, its role and label, or the path of the
  /// view with its frame, or its role and place.
  func subject(of element: ViewGraph.Element) -> String {
    if let identifier = element.identifier, !identifier.isEmpty { return "#" + identifier }
    if element.label.contains(where: { !$0.isWhitespace }) {
      return "\(element.role.rawValue) \(JSONText.string(element.label))"
    }
    let own = views.last { $0.isOfProgram && $0.frame.isNear(element.frame) }
    return (own ?? views.last { $0.frame.isNear(element.frame) })?.path
      ?? "\(element.role.rawValue) at \(element.placeText)"
  }

  /// Returns the findings about views that lie in no other view with a finding, in the order of the tree.
  ///
  /// - Parameter findings: The findings by the numbers of their views.
  func outermost(_ findings: [Int: Finding]) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    var outermost: [Finding] = []
    // The depth of the last view with a finding, up to the end of its part of the tree.
    var around: Int?
    for view in stage.frontWindow?.inspectedViews(measures: false) ?? [] {
      if let depth = around, view.depth > depth { continue }
      let finding = findings[view.id]
      around = finding.map { _ in view.depth }
      if let finding { outermost.append(finding) }
    }
    return outermost
  }

  /// The innermost elements last: those whose visible part contains a point.
  func elements(at point: CGPoint) -> [ViewGraph.Element] {
    elements.filter { $0.visibleFrame.contains(point) }
  }
}

extension ViewGraph.Element {
  /// The visible part of the element's frame, in points of the window.
  var visibleFrame: CGRect { details.visible ?? frame }

  /// Whether the whole frame is visible in a window.
  func isWhole(in window: CGRect) -> Bool {
    let shown = visibleFrame.intersection(window)
    return abs(shown.width - frame.width) < 0.5 && abs(shown.height - frame.height) < 0.5
  }

  /// The role, and the identifier after `#` or the label, on one line: `button "Add"`.
  var lineName: String {
    let name = identifier.map { "#" + $0 } ?? "\"\(label)\""
    return "\(role.rawValue) \(name)".replacingOccurrences(of: "\n", with: " ")
  }

  /// The role in words.
  var roleName: String {
    switch role {
    case .textField: "text field"
    case .secureField: "secure field"
    default: role.rawValue
    }
  }

  /// The frame as text: `24,80 60x16`.
  var placeText: String {
    let sides = [frame.minX, frame.minY, frame.width, frame.height].map(PointText.text)
    return "\(sides[0]),\(sides[1]) \(sides[2])x\(sides[3])"
  }
}

/// Lengths in points as text, with at most one decimal.
enum PointText {
  static func text(_ length: CGFloat) -> String {
    guard length.isFinite else { return "\(length)" }
    let rounded = (length * 10).rounded() / 10
    return JSONText.number(rounded == 0 ? 0 : rounded)
  }
}

extension CGRect {
  /// Whether two rectangles have the same sides within half a point.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(maxX - other.maxX) <= 0.5 && abs(maxY - other.maxY) <= 0.5
  }
}
