import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// Registers a view, as the possible source of a zoom, with the enclosing stack and with the
/// window.
struct ZoomSourceModifier: ViewModifier {
  let key: ZoomSourceKey
  let radius: CGFloat
  @Environment(\.navigationPlace) private var place
  @Environment(\.windowZoomSources) private var window

  nonisolated init(key: ZoomSourceKey, radius: CGFloat) {
    self.key = key
    self.radius = radius
  }

  func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { proxy in
          ZoomSourceMark(
            key: key, radius: radius, proxy: proxy,
            all: [place?.model.sources, window].compactMap { $0 })
        }
      }
      .modifier(SourceFade(progress: progress))
  }

  /// The progress of the replacement of this view by a page or a presentation, from 0 to 1.
  @MainActor private var progress: Double {
    max(
      place?.model.zoomedPages[key]?.sourceProgress ?? 0, window?.standIns[key]?.progress ?? 0)
  }
}

/// Fades out a view from which a page has grown, while the page fades in.
private struct SourceFade: ViewModifier, Animatable {
  var progress: Double

  nonisolated init(progress: Double) { self.progress = progress }

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    content.opacity(1 - min(max(progress / PageZoom.fade, 0), 1))
  }
}

private struct ZoomSourceMark: View, ModelUpdating {
  let key: ZoomSourceKey
  let radius: CGFloat
  let proxy: GeometryProxy
  /// The registries in which the view is entered.
  let all: [ZoomSources]
  @State private var mark = ZoomMark()

  init(key: ZoomSourceKey, radius: CGFloat, proxy: GeometryProxy, all: [ZoomSources]) {
    self.key = key
    self.radius = radius
    self.proxy = proxy
    self.all = all
  }

  func updateModel() {
    let kept = mark
    let mark = ObjectIdentifier(kept)
    if let last = kept.key, last != key { for sources in all { sources.forget(mark, as: last) } }
    kept.key = key
    for sources in all {
      sources.note(ZoomSources.Source(mark: mark, proxy: proxy, radius: radius), as: key)
    }
  }

  var body: some View {
    let mark = ObjectIdentifier(mark)
    Color.clear.accessibilityHidden(true)
      .modifier(EndModifier { [all, key] in for sources in all { sources.forget(mark, as: key) } })
  }
}

/// The identity of a view among views with the same key, and the key under which the view was last
/// registered.
@MainActor private final class ZoomMark {
  var key: ZoomSourceKey?

  nonisolated init() {}
}
