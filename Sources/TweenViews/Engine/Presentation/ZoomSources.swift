import Foundation
import Observation
import TweenGeometry
import TweenMotion

/// Names a view that something may grow out of.
package struct ZoomSourceKey: Hashable, @unchecked Sendable {
  // Names are compared, and change no more than keys of dictionaries do.
  package let id: AnyHashable
  package let namespace: Namespace.ID

  package init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

/// What has grown out of a view, for that view.
@MainActor @Observable package final class ZoomStandIn: Sendable {
  /// How far it stands for the view, 0 to 1.
  package var progress = 0.0

  package nonisolated init() {}
}

/// Views that pages and what is presented may grow out of, by their names: those of a stack, or of a
/// window.
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
  /// What stands for views that it has grown out of.
  package var standIns: [ZoomSourceKey: ZoomStandIn] = [:]

  package nonisolated init() {}

  /// The last view of a name that was placed counts.
  package func note(_ source: Source, as key: ZoomSourceKey) { sources[key] = source }

  package func forget(_ mark: ObjectIdentifier, as key: ZoomSourceKey) {
    if sources[key]?.mark == mark { sources[key] = nil }
  }

  /// Where a view lies in a space, and how round its corners are; nil where there is none.
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
  /// The views of the window that something may grow out of; nil outside of any window.
  package var windowZoomSources: ZoomSources? {
    get { self[WindowZoomSourcesKey.self] }
    set { self[WindowZoomSourcesKey.self] = newValue }
  }
}
