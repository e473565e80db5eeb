import TweenPaint

/// Draws a display list once, on the calling thread; nil where it has no pixels or too many.
///
/// TweenViews calls this by its symbol and does not import this module, so that the two compile in
/// parallel. `ResolvedImage+Pixels.swift` there has the same declaration; change both together.
@_silgen_name("inbetween_bitmap_of_display_list")
package func bitmap(of list: DisplayList) -> Bitmap? {
  let renderer = Renderer(threadCount: 1)
  guard (try? renderer.render(list)) != nil, renderer.bitmap.width > 0 else { return nil }
  return renderer.bitmap
}
