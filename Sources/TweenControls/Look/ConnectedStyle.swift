import TweenMotion
import TweenViews

/// A style of controls, stored in a view. The style's own dynamic properties (`@Environment` and
/// the like) have the values of the place in which that view stands.
package struct ConnectedStyle<Style>: DynamicProperty {
  package var style: Style

  package init(style: Style) { self.style = style }

  @MainActor package static func _connect(
    _ field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: _ViewNode
  ) {
    // The style is the only stored property, so its address is the address of this value.
    let inner = (slot as? DynamicFieldSlots) ?? DynamicFieldSlots(type: Style.self)
    slot = inner
    inner.connect(field, node: node)
  }
}
