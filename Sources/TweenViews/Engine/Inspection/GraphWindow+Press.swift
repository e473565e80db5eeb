import Foundation

extension GraphWindow {
  /// Returns the view that acts on a press at a point of the window, with its number and its frame in points:
  /// the innermost view there with a gesture of a tap. nil if there is none.
  package func pressedView(at point: CGPoint) -> (id: Int, frame: CGRect)? {
    var element = root?.hit(point)?.element
    while let current = element {
      if let member = current as? any ArenaMember, member.isPress,
        let frame = current.inspectedFrame
      {
        return (current.serial, frame)
      }
      element = current.host
    }
    return nil
  }
}
