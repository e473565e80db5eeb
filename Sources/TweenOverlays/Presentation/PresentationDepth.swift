import TweenMotion
import TweenViews

private enum PresentationDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The number of sheets, menus and other presentations that contain the view. A value for the
  /// views of one presentation, but not for views that these present, is stored together with its
  /// depth.
  package var presentationDepth: Int {
    get { self[PresentationDepthKey.self] }
    set { self[PresentationDepthKey.self] = newValue }
  }
}
