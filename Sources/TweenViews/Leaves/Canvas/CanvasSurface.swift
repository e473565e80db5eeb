import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// One layer of a canvas that is being drawn: the items so far, in the canvas's points.
///
/// Clips are layers. Consecutive drawing under the same clip shares its layer, so a clip costs one layer,
/// however much is drawn in it.
package final class CanvasSurface {
  /// A layer that was begun for a clip.
  private struct OpenClip {
    var clip: CanvasClip
    /// Whether the layer begins as a backdrop, so that content inside still blends with what is behind the
    /// layer.
    var isBackdrop: Bool
  }

  let recording: CanvasRecording
  package private(set) var items: [DisplayItem] = []
  /// Whether an item depends on what is behind the layer, so that the picture changes with it.
  private(set) var seesBackdrop = false
  private var openClips: [OpenClip] = []
  private var isFinished = false

  init(recording: CanvasRecording) { self.recording = recording }

  /// A layer outside of any canvas, without symbols.
  package convenience init() { self.init(recording: CanvasRecording()) }

  /// Draws one item with a blend mode.
  func append(_ content: DisplayItem.Content, blend: BlendOperator, clip: CanvasClip?) {
    if clip != nil, blend != .normal {
      return append(Drawable(content), blend: blend, clip: clip)
    }
    if isFinished { return }
    open(clip)
    if blend != .normal { seesBackdrop = true }
    items.append(DisplayItem(blend: blend, content))
  }

  /// Draws items that are simply painted over each other.
  func append(contentsOf new: [DisplayItem], clip: CanvasClip?) {
    if isFinished { return }
    open(clip)
    items.append(contentsOf: new)
  }

  /// Draws a picture. `seesBackdrop`: it shows what is behind it, with any blend mode.
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

  /// Ends all open layers; nothing can be drawn after that.
  package func finish() {
    isFinished = true
    close(to: 0)
  }

  // MARK: Clips

  /// Draws the following items inside `clip`.
  @inline(__always) private func open(_ clip: CanvasClip?) {
    // Layers that begin with a backdrop may lack the clip's masks.
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

  /// Draws the following items inside `clip`'s paths, still blending with what is behind. The caller must
  /// apply masks to the drawing itself.
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

/// The state that all layers of one drawing of a canvas share.
final class CanvasRecording {
  /// Finds a symbol that the program requests; nil if there is none.
  let findSymbol: (CanvasSymbols.Query) -> GraphicsContext.ResolvedSymbol?
  /// The last resolved colour, since a program often draws many things in one colour.
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
