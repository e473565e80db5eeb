import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The way in which a page appears above the one below.
package enum PageEntrance: Equatable {
  case slide, fade
  case zoom(PageZoom)

  package var zoom: PageZoom? {
    if case .zoom(let zoom) = self { return zoom }
    return nil
  }

  /// The animation of the entrance: for a zoom the zoom's own motion, for a fade half of the time
  /// of a push and a little more.
  @MainActor package var animation: Animation {
    zoom == nil ? .easeInOut(duration: 0.3) : Self.zoomMotion
  }

  static var zoomMotion: Animation { .spring(response: 0.45, dampingFraction: 0.85) }
}

/// The motion of a page that grows out of a view: one rectangle, whose width the page fills.
package struct PageZoom: Equatable {
  /// The frame of the view, in the stack's coordinate space.
  var source: CGRect
  var radius: CGFloat
  /// The share of the motion during which the page and the view fade into each other.
  package static let fade = 0.3
  /// The rectangle that the page fills at the end, including the safe area insets, in its own
  /// coordinate space.
  var whole: CGRect

  package init(source: CGRect, radius: CGFloat, whole: CGRect) {
    self.source = source
    self.radius = radius
    self.whole = whole
  }

  /// Returns the rectangle at a progress from 0 to 1.
  func rect(_ progress: Double) -> CGRect {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CGRect(
      x: mix(source.minX, whole.minX), y: mix(source.minY, whole.minY),
      width: max(mix(source.width, whole.width), 1),
      height: max(mix(source.height, whole.height), 1))
  }

  func scale(_ progress: Double) -> CGFloat { rect(progress).width / max(whole.width, 1) }
}

/// Transforms a page by the progress of its zoom and by the finger's drag; leaves a page with
/// another entrance unchanged.
package struct ZoomShift: GeometryEffect {
  let zoom: PageZoom?
  var progress: Double
  var pull: CGSize

  package init(zoom: PageZoom?, progress: Double, pull: CGSize) {
    self.zoom = zoom
    self.progress = progress
    self.pull = pull
  }

  package var animatableData: AnimatablePair<Double, CGSize.AnimatableData> {
    get { AnimatablePair(progress, pull.animatableData) }
    set {
      progress = newValue.first
      pull.animatableData = newValue.second
    }
  }

  package func effectValue(size: CGSize) -> ProjectionTransform {
    guard let zoom else { return ProjectionTransform() }
    let (rect, scale) = (zoom.rect(progress), zoom.scale(progress))
    let grown = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.minX - zoom.whole.minX * scale,
      ty: rect.minY - zoom.whole.minY * scale)
    guard pull != .zero else { return ProjectionTransform(grown) }
    // The page shrinks about its middle with the distance of the drag.
    let share = max(1 - 0.25 * pull.height / max(zoom.whole.height, 1), 0.5)
    let drawn = CGAffineTransform(
      a: share, b: 0, c: 0, d: share, tx: rect.midX * (1 - share) + pull.width,
      ty: rect.midY * (1 - share) + pull.height)
    return ProjectionTransform(grown.concatenating(drawn))
  }
}

/// The visible part of a page while it grows, in its own coordinate space.
package struct ZoomClip: Shape {
  let zoom: PageZoom?
  var progress: Double

  package nonisolated init(zoom: PageZoom?, progress: Double) {
    self.zoom = zoom
    self.progress = progress
  }

  package nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  package nonisolated func path(in rect: CGRect) -> Path {
    guard let zoom else { return Path(rect) }
    let scale = max(zoom.scale(progress), 0.001)
    return Path(
      roundedRect: CGRect(
        x: zoom.whole.minX, y: zoom.whole.minY, width: zoom.whole.width,
        height: zoom.rect(progress).height / scale),
      cornerRadius: max(zoom.radius * (1 - progress), 0) / scale)
  }
}

/// Fades in a page: over the first part of a zoom, or over the whole of a fade.
package struct EntranceFade: ViewModifier, Animatable {
  let entrance: PageEntrance
  var progress: Double

  package init(entrance: PageEntrance, progress: Double) {
    self.entrance = entrance
    self.progress = progress
  }

  package nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  package func body(content: Content) -> some View {
    let opacity = opacity
    // The animated value itself is the motion, so each step is drawn without animation. That
    // includes the moment at which the entrance becomes known, when the page, opaque until then,
    // begins to fade in.
    return content.transaction {
      $0.animation = nil
    } body: {
      $0.opacity(opacity)
    }
  }

  private var opacity: Double {
    switch entrance {
    case .slide: 1
    case .fade: min(max(progress, 0), 1)
    case .zoom: min(max(progress / PageZoom.fade, 0), 1)
    }
  }
}
