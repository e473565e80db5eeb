import Foundation
import TweenViews

/// The screen as programs ask for it: the window of the program, which is all that a program has.
///
/// A body that asks is evaluated anew when the window's size changes. A program that asks before it
/// has a window finds the one that it was started with; outside of any program it is one of 640 by
/// 480 points.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The only one.
  public static var main: UIScreen { StageClock.programObject { UIScreen() } }

  private override init() { super.init() }

  /// All screens: one.
  public static var screens: [UIScreen] { [main] }

  /// The window in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: RunningProgram.window.size) }

  /// Device pixels per point.
  public var scale: CGFloat { CGFloat(RunningProgram.window.scale) }

  /// The window in device pixels, at the origin.
  public var nativeBounds: CGRect {
    let window = RunningProgram.window
    return CGRect(
      x: 0, y: 0, width: window.size.width * CGFloat(window.scale),
      height: window.size.height * CGFloat(window.scale))
  }

  /// Device pixels per point.
  public var nativeScale: CGFloat { scale }

  /// Frames per second that are shown at most: 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// From 0, dark, to 1, bright. Kept, and without effect; 1 at first.
  public var brightness: CGFloat = 1

  /// What is known of the window.
  public var traitCollection: UITraitCollection { .current }
}
