import Inbetween
import TweenStage

extension StageTester {
  /// The values of the views in the current frame, as text: a line for each view of the first window, with
  /// its path, its frame in points of the window, and the opacity, rotation and scale where they have an
  /// effect.
  ///
  ///     Lamp > Circle "Bulb"  frame: 20,40 60x60; opacity: 0.5
  public var values: String {
    guard let window = stage.windows.first else { return "" }
    return window.shownValues.map { "\($0.path)  \($0.line)\n" }.joined()
  }
}
