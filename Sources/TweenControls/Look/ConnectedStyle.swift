import TweenMotion
import TweenViews

/// A control's style inside a view, its own dynamic properties (`@Environment` and the like)
/// connected to the place the view stands in.
package struct ConnectedStyle<Style>: DynamicProperty {
  package var style: Style

  package init(style: Style) { self.style = style }

  @MainActor package static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    // The style is the only field, so it lies where this value does.
    let inner = (slot as? DynamicFieldSlots) ?? DynamicFieldSlots(type: Style.self)
    slot = inner
    inner.connect(field, node: node)
  }
}
