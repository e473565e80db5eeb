import Foundation
import TweenViews

/// The screen, which is the program's window.
///
/// View bodies that read its properties are evaluated again when the window's size changes. Before the
/// program has a window, the properties are those of the window that it was started with; where no
/// program runs, those of a window of 640 by 480 points.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The screen of the running program.
  public static var main: UIScreen { StageClock.programObject { UIScreen() } }

  private override init() { super.init() }

  /// All screens; always one.
  public static var screens: [UIScreen] { [main] }

  /// The rectangle of the window in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: RunningProgram.window.size) }

  /// The number of device pixels per point.
  public var scale: CGFloat { CGFloat(RunningProgram.window.scale) }

  /// The rectangle of the window in device pixels, at the origin.
  public var nativeBounds: CGRect {
    let window = RunningProgram.window
    return CGRect(
      x: 0, y: 0, width: window.size.width * CGFloat(window.scale),
      height: window.size.height * CGFloat(window.scale))
  }

  /// The number of device pixels per point; the same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// The largest frame rate, in frames per second; always 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// The brightness from 0 (dark) to 1 (bright). Stored without effect; 1 at first.
  public var brightness: CGFloat = 1

  /// The traits of the program's window.
  public var traitCollection: UITraitCollection { .current }
}
