import TweenGeometry
import TweenViews

// Overlays that phones show over programs. A window here has none.

extension View {
  /// Does nothing: a window here has no system's overlays over it.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Does nothing: a window here has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// The older spelling of `statusBarHidden`, without effect: a window here has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Does nothing: no system takes gestures at the edges of a window here.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
