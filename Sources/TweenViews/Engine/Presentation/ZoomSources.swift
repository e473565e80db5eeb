import Foundation
import Observation
import TweenGeometry
import TweenMotion

/// The name of a view from which a presentation can zoom.
package struct ZoomSourceKey: Hashable, @unchecked Sendable {
  // Names are only compared, and are as constant as keys of dictionaries must be.
  package let id: AnyHashable
  package let namespace: Namespace.ID

  package init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

/// The progress of a presentation that zooms from a view, for that view.
@MainActor @Observable package final class ZoomProgress: Sendable {
  /// The share of the view that the presentation replaces, from 0 to 1.
  package var progress = 0.0

  package nonisolated init() {}
}

/// The views from which pages and presentations can zoom, by their names: those of a navigation
/// stack, or of a window.
@MainActor @Observable package final class ZoomSources: Sendable {
  package struct Source {
    let mark: ObjectIdentifier
    let proxy: GeometryProxy
    let radius: CGFloat

    package init(mark: ObjectIdentifier, proxy: GeometryProxy, radius: CGFloat) {
      self.mark = mark
      self.proxy = proxy
      self.radius = radius
    }
  }
  @ObservationIgnored private var sources: [ZoomSourceKey: Source] = [:]
  /// The presentations that zoom from views, by the views' names.
  package var standIns: [ZoomSourceKey: ZoomProgress] = [:]

  package nonisolated init() {}

  /// Registers a view. Of several views with one name, the last registered is used.
  package func note(_ source: Source, as key: ZoomSourceKey) { sources[key] = source }

  package func forget(_ mark: ObjectIdentifier, as key: ZoomSourceKey) {
    if sources[key]?.mark == mark { sources[key] = nil }
  }

  /// Returns the frame of a view in a coordinate space, and its corner radius; nil where there is no
  /// such view, or its frame is empty.
  package func place(of key: ZoomSourceKey, in space: CoordinateSpace) -> (
    frame: CGRect, radius: CGFloat
  )? {
    guard let source = sources[key] else { return nil }
    let frame = source.proxy.frame(in: space)
    guard frame.width > 0, frame.height > 0, frame.minX.isFinite, frame.minY.isFinite else {
      return nil
    }
    return (frame, source.radius)
  }
}

private enum WindowZoomSourcesKey: EnvironmentKey {
  static var defaultValue: ZoomSources? { nil }
}

extension EnvironmentValues {
  /// The views of the window from which a presentation can zoom; nil outside of any window.
  package var windowZoomSources: ZoomSources? {
    get { self[WindowZoomSourcesKey.self] }
    set { self[WindowZoomSourcesKey.self] = newValue }
  }
}
