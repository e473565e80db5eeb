import Foundation
import TweenGeometry
import TweenMotion

/// What the first window is like, of a program with several.
extension ViewGraph {
  /// The window's title: the scene's, or empty.
  public var title: String { windows.first?.title ?? "" }

  /// The size the scene asks its window to have, in points; nil when it does not say.
  ///
  /// Only the program's scenes know, so this builds the tree where it is not built yet.
  public var defaultSize: CGSize? {
    buildIfNeeded()
    return windows.first?.scene?.facts.defaultSize
  }

  /// Keyboard shortcuts in force, for a help overlay: ("Ctrl+N", "New Wedge").
  public var shortcuts: [(keys: String, title: String)] {
    windows.first?.shortcuts ?? []
  }

  /// Where the caret of the text stands that is edited, in the window in front; nil where none is.
  package var caretRect: CGRect? { front?.caretRect }

  /// The look of the pointer where it is, in the window in front; nil: it is hidden.
  package var pointerStyle: PointerStyle? {
    guard let front else { return .default }
    return front.pointerStyle
  }
}
