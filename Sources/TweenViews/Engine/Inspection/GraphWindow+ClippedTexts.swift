import Foundation
import TweenGeometry

/// A text of which an edge hides a part: the edge of a clip, or of the window.
package struct ClippedText: Equatable, Sendable {
  /// The number of the view, as in `ShownView`.
  package let id: Int
  /// The rectangle around the glyphs, in points of the window.
  package let ink: CGRect
  /// The rectangle in which the clips and the window let the text show, in points of the window.
  package let area: CGRect
  /// Whether the window's edge hides a part, and not only a clip.
  package let isAtWindowEdge: Bool
}

extension GraphWindow {
  /// Returns the texts of which an edge hides a part, while another part shows.
  ///
  /// The edges are those of the program's clips and of the window. A scroll view hides parts on purpose: clips
  /// and edges around a scroll view do not count for its content. A clip of another shape than a rectangle counts
  /// as the rectangle around it.
  ///
  /// - Parameters:
  ///   - tolerance: The hidden width or height that does not count, in points.
  ///   - isFixed: Whether the user cannot resize the window, as on a phone. Otherwise a side of the window that
  ///     is shorter than the content's least size does not count: no user can make it so short.
  package func clippedTexts(tolerance: CGFloat, isFixed: Bool) -> [ClippedText] {
    let window = isFixed ? CGRect(origin: .zero, size: configuration.size) : openArea
    return inspectedElements().compactMap { id, element in
      guard let text = element as? any OmittingNode, text.isDrawnInTree, text.placement != nil,
        !text.inkBox.isNull
      else { return nil }
      let origin = text.shownOrigin
      let ink = text.rectInWindow(text.inkBox.offsetBy(dx: origin.x, dy: origin.y))
      let (clip, isScrolled) = text.programClip
      let area = isScrolled ? clip : clip.intersection(window)
      let shown = ink.intersection(area)
      guard !shown.isNull, shown.width > tolerance, shown.height > tolerance,
        !area.insetBy(dx: -tolerance, dy: -tolerance).contains(ink)
      else { return nil }
      let isClipped = !clip.insetBy(dx: -tolerance, dy: -tolerance).contains(ink)
      return ClippedText(id: id, ink: ink, area: area, isAtWindowEdge: !isClipped)
    }
  }

  /// A distance in points beyond all views.
  private static let far: CGFloat = 1e9

  /// The window's rectangle, without ends on the sides that the user cannot make so short.
  private var openArea: CGRect {
    let size = configuration.size
    var area = CGRect(origin: .zero, size: size)
    guard let least = root?.sizeOfContent(.zero) else { return area }
    if size.width < least.width { area = area.insetBy(dx: -Self.far, dy: 0) }
    if size.height < least.height { area = area.insetBy(dx: 0, dy: -Self.far) }
    return area
  }
}

extension ElementNode {
  /// The rectangle in which the program's clips let this element show, in points of the window, up to the next
  /// scroll view with its own clip, and whether there is one.
  fileprivate var programClip: (area: CGRect, isScrolled: Bool) {
    var area = CGRect.infinite
    var element = host
    while let current = element {
      // The containers of relative frames are the scroll views and the window.
      if current is any RelativeFrameContainer { return (area, !(current is RootNode)) }
      if let layer = current as? LayerNode, let clip = layer.contentClip, layer.isOfProgram,
        !(layer.host is any RelativeFrameContainer)
      {
        area = area.intersection(layer.rectInWindow(clip))
      }
      element = current.host
    }
    return (area, false)
  }
}

extension ViewNode {
  /// Whether the innermost view with a body around this node is the program's. The engine's own views clip
  /// on purpose, such as the wheel of a picker.
  fileprivate var isOfProgram: Bool {
    var node: ViewNode? = self
    while let current = node {
      if let body = current.inspectedBody { return InspectedNames.isOfProgram(body.inspectedType) }
      node = current.parent
    }
    return true
  }
}
