import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// One layer of a canvas while it is drawn into: the items so far, in the canvas's points.
///
/// Clips are layers. What is drawn under the same clip in a row shares its layer, so that a clip
/// costs one layer however much is drawn in it.
package final class CanvasSurface {
  /// A layer begun for a clip.
  private struct OpenClip {
    var clip: CanvasClip
    /// The layer begins with what is behind it, and so what is inside still meets that.
    var isBackdrop: Bool
  }

  let recording: CanvasRecording
  package private(set) var items: [DisplayItem] = []
  /// Something here depends on what is behind it: the picture is another one where that shows.
  private(set) var seesBackdrop = false
  private var openClips: [OpenClip] = []
  private var isFinished = false

  init(recording: CanvasRecording) { self.recording = recording }

  /// A layer that no canvas has, and so without symbols.
  package convenience init() { self.init(recording: CanvasRecording()) }

  /// Draws one item.
  func append(_ content: DisplayItem.Content, blend: BlendOperator, clip: CanvasClip?) {
    if clip != nil, blend != .normal {
      return append(Drawable(content), blend: blend, clip: clip)
    }
    if isFinished { return }
    open(clip)
    if blend != .normal { seesBackdrop = true }
    items.append(DisplayItem(blend: blend, content))
  }

  /// Draws items that are nothing but one over the other.
  func append(contentsOf new: [DisplayItem], clip: CanvasClip?) {
    if isFinished { return }
    open(clip)
    items.append(contentsOf: new)
  }

  /// Draws a picture. `seesBackdrop`: it shows what is behind it, however it is blended.
  func append(
    _ drawable: Drawable, blend: BlendOperator, clip: CanvasClip?, seesBackdrop: Bool = false
  ) {
    if isFinished { return }
    guard blend != .normal || seesBackdrop else {
      open(clip)
      items.append(contentsOf: drawable.items)
      return
    }
    self.seesBackdrop = true
    var drawable = drawable
    openBackdrops(clip)
    drawable.add(masks: clip?.masks ?? [])
    drawable.items[0].blend = blend
    items.append(contentsOf: drawable.items)
  }

  /// Draws items of another canvas, without a clip.
  ///
  /// - Parameter seesBackdrop: Whether one of the items depends on what is behind it.
  func append(_ new: [DisplayItem], seesBackdrop: Bool) {
    append(contentsOf: new, clip: nil)
    if seesBackdrop { self.seesBackdrop = true }
  }

  /// Ends what is open; nothing can be drawn after that.
  package func finish() {
    isFinished = true
    close(to: 0)
  }

  // MARK: Clips

  /// Has what follows drawn inside `clip`.
  @inline(__always) private func open(_ clip: CanvasClip?) {
    // Masks may be missing among layers that begin with a backdrop.
    if openClips.last?.clip === clip, openClips.count == clip?.depth ?? 0 { return }
    change(to: clip)
  }

  private func change(to clip: CanvasClip?) {
    let chain = clip?.chain ?? []
    var shared = 0
    while shared < chain.count, shared < openClips.count, openClips[shared].clip === chain[shared] {
      shared += 1
    }
    close(to: shared)
    for clip in chain[shared...] {
      openClips.append(OpenClip(clip: clip, isBackdrop: false))
      items.append(DisplayItem(.beginLayer(DisplayItem.Layer(clip: clip.path))))
    }
  }

  /// Has what follows drawn inside `clip`'s paths, and still onto what is behind; what cuts by a
  /// layer's alpha is the drawing's own to take.
  private func openBackdrops(_ clip: CanvasClip?) {
    let chain = clip?.chain.filter { $0.path != nil } ?? []
    var shared = 0
    while shared < chain.count, shared < openClips.count, openClips[shared].isBackdrop,
      openClips[shared].clip === chain[shared]
    {
      shared += 1
    }
    close(to: shared)
    for clip in chain[shared...] {
      openClips.append(OpenClip(clip: clip, isBackdrop: true))
      let layer = DisplayItem.Layer(
        clip: clip.path, effect: .backdrop(DisplayItem.Backdrop(radius: 0)))
      items.append(DisplayItem(blend: .copy, .beginLayer(layer)))
    }
  }

  private func close(to count: Int) {
    while openClips.count > count {
      let last = openClips.removeLast()
      items.append(contentsOf: last.clip.mask)
      items.append(DisplayItem(.endLayer))
    }
  }
}

/// What all layers of one drawing of a canvas share.
final class CanvasRecording {
  /// The symbol that a canvas's program asks for; nil where there is none.
  let findSymbol: (CanvasSymbols.Query) -> GraphicsContext.ResolvedSymbol?
  /// The colour resolved last: a program draws many things in one colour.
  private var lastColor: (color: Color, resolved: Color.Resolved)?

  init(
    findSymbol: @escaping (CanvasSymbols.Query) -> GraphicsContext.ResolvedSymbol? = { _ in nil }
  ) {
    self.findSymbol = findSymbol
  }

  func resolve(_ color: Color, in environment: EnvironmentValues) -> Color.Resolved {
    if let lastColor, lastColor.color == color { return lastColor.resolved }
    let resolved = color.resolve(in: environment)
    lastColor = (color, resolved)
    return resolved
  }
}
