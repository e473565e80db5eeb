import TweenGeometry
import TweenViews

// What phones show over programs. A window here has nothing over it.

extension View {
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// The older spelling of `statusBarHidden`.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
