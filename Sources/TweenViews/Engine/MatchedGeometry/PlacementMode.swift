/// How elements take the rectangles that layout writes.
package struct PlacementMode {
  /// Whether a leaf glides to its new rectangle under the transaction of the update. Else it lies
  /// there at once: it follows something that glides itself.
  package var animates = true
  /// Whether rectangles are rounded to pixels. Those on the way are not (Semantics 3.1).
  package var rounds = true
  /// Whether elements are entered that lie as before, to be rounded anew.
  package var isForced = false

  package init() {}
}
