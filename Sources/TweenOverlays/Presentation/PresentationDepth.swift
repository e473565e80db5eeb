import TweenMotion
import TweenViews

private enum PresentationDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How many sheets, menus and other presentations are around the view. What holds for the views of
  /// one presentation, and not for those that these present, is kept together with its depth.
  package var presentationDepth: Int {
    get { self[PresentationDepthKey.self] }
    set { self[PresentationDepthKey.self] = newValue }
  }
}
