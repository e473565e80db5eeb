/// The way in which elements take the rectangles that layout assigns.
package struct PlacementMode {
  /// Whether a leaf animates to its new rectangle under the transaction of the update. Without it the
  /// leaf moves at once, because it follows something that animates itself.
  package var animates = true
  /// Whether rectangles are rounded to pixels. Intermediate rectangles of an animation are not
  /// (Semantics 3.1).
  package var rounds = true
  /// Whether elements with an unchanged place are placed too, so that they are rounded again.
  package var isForced = false

  package init() {}
}
