import Foundation
import TweenGeometry
import TweenMotion

/// The properties of the program's first window.
extension ViewGraph {
  /// The title of the first window; empty without a window or a title.
  public var title: String { windows.first?.title ?? "" }

  /// The initial size that the scene sets for its window, in points; nil without one.
  ///
  /// It depends on the program's scenes, so that reading it builds the tree if necessary.
  public var defaultSize: CGSize? {
    buildIfNeeded()
    return windows.first?.scene?.declaration.defaultSize
  }

  /// The active keyboard shortcuts, for a help overlay: ("Ctrl+N", "New Wedge").
  public var shortcuts: [(keys: String, title: String)] {
    windows.first?.shortcuts ?? []
  }

  /// The frame of the caret in the text that is edited, in the window in front; nil without one.
  package var caretRect: CGRect? { front?.caretRect }

  /// The pointer's current style in the window in front; nil: it is hidden.
  package var pointerStyle: PointerStyle? {
    guard let front else { return .default }
    return front.pointerStyle
  }
}
