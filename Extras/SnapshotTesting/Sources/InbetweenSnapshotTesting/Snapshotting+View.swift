import Foundation
import InbetweenTesting
import SnapshotTesting
import SwiftUI
import TweenHeadless

extension Snapshotting where Value: View, Format == Bitmap {
  /// The pixels of a view at a moment, compared exactly.
  ///
  ///     assertSnapshot(of: Lamp(), as: .image(size: CGSize(width: 100, height: 100), at: 0.3))
  ///
  /// - Parameters:
  ///   - size: the size of the window, in points.
  ///   - scale: the number of pixels per point.
  ///   - colorScheme: the appearance.
  ///   - seconds: the moment after the view's appearance; the last frame at or before it is shown. Negative
  ///     values and NaN count as 0.
  public static func image(
    size: CGSize = CGSize(width: 200, height: 200), scale: Double = 1,
    colorScheme: ColorScheme = .light, at seconds: Double = 0
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .bitmap) { view in
      ViewRun(view, size, scale, colorScheme).read(at: seconds, orElse: Bitmap(width: 1, height: 1))
      {
        try $0.bitmap()
      }
    }
  }

  /// The pixels of a view at several moments, side by side, without text.
  ///
  ///     assertSnapshot(of: Lamp(), as: .strip(at: [0, 0.1, 0.3]))
  ///
  /// - Parameters:
  ///   - seconds: the moments after the view's appearance, in any order; each is shown as the last frame at
  ///     or before it.
  ///   - size: the size of the window, in points.
  ///   - scale: the number of pixels per point.
  ///   - colorScheme: the appearance.
  public static func strip(
    at seconds: [Double], size: CGSize = CGSize(width: 200, height: 200), scale: Double = 1,
    colorScheme: ColorScheme = .light
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .bitmap) { view in
      ViewRun(view, size, scale, colorScheme).read(at: 0, orElse: Bitmap(width: 1, height: 1)) {
        let times = seconds.map { StageTime(seconds: max(0, $0)) }
        return try FilmStrip(times: times, threads: 1, showsTimes: false).bitmap(of: $0.stage)
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The elements of a view at a moment, as the command `tree` prints them.
  ///
  /// - Parameters:
  ///   - size: the size of the window, in points.
  ///   - seconds: the moment after the view's appearance.
  public static func elements(
    size: CGSize = CGSize(width: 200, height: 200), at seconds: Double = 0
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      ViewRun(view, size, 1, .light).read(at: seconds, orElse: "") { "\($0.tree)\n" }
    }
  }

  /// The values of all views at a moment, a view a line: frame, opacity, rotation and scale.
  ///
  /// - Parameters:
  ///   - size: the size of the window, in points.
  ///   - seconds: the moment after the view's appearance.
  public static func values(
    size: CGSize = CGSize(width: 200, height: 200), at seconds: Double = 0
  ) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { view in
      ViewRun(view, size, 1, .light).read(at: seconds, orElse: "") { $0.values }
    }
  }
}

/// A view to run up to a moment, on the main actor.
private struct ViewRun<Content: View>: @unchecked Sendable {
  // Used on the main thread alone, while the thread that made the run waits.
  private let view: Content
  private let size: CGSize
  private let scale: Double
  private let colorScheme: ColorScheme

  init(_ view: Content, _ size: CGSize, _ scale: Double, _ colorScheme: ColorScheme) {
    self.view = view
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
  }

  /// Returns what `body` reads from the frame; `other` after an error, which fails the test.
  func read<Result: Sendable>(
    at seconds: Double, orElse other: Result,
    _ body: @escaping @MainActor (StageTester) throws -> Result
  ) -> Result {
    func run() -> Result {
      MainActor.assumeIsolated {
        let tester = StageTester(view, size: size, scale: scale, colorScheme: colorScheme)
        tester.advance(seconds: seconds)
        do {
          return try body(tester)
        } catch {
          SnapshotFailure.report("The view cannot be drawn: \(error)")
          return other
        }
      }
    }
    return MainQueue.isCurrent ? run() : DispatchQueue.main.sync(execute: run)
  }
}

private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current thread runs the main queue. Under Swift Testing that is another thread than the
  /// process's first one.
  static var isCurrent: Bool {
    let isMain = DispatchQueue.getSpecific(key: key) ?? false
    return isMain || Thread.isMainThread
  }
}
