import Foundation
import TweenStage

/// How a program's window is opened.
package struct WindowOptions: Equatable, Sendable {
  /// Size in points; nil: that which the user gave the window when it was open last, else what the
  /// program's scene has, else 400 x 300.
  package var size: CGSize?
  /// Device pixels per point; nil: what the display says.
  package var scale: Double?
  /// Seed of the stage's generator; nil: one is drawn, and printed on stderr as `seed 1234`.
  package var seed: UInt64?
  /// Threads that draw, at least 1; nil: as many as the machine has.
  package var threads: Int?
  /// Handed to `.onOpenURL` in the first frame.
  package var openURL: URL?
  /// Whether the windows open where, and as large as, they were when the program ran last.
  package var remembersWindows: Bool
  /// Where the first window's content begins on the screen, in the window system's units; nil: where it was,
  /// or in the middle.
  package var place: WindowPlace?
  /// Whether the window has a time bar. The stage is not live then: it runs every frame, and keeps its
  /// input.
  package var hasTimeline: Bool
  /// Whether the inspector is open from the start.
  package var inspects = false
  /// Whether the times of frames are printed on stderr at the end.
  package var printsStats = false
  /// What the program is told of the device and its user. A device's size and scale have no effect:
  /// `size` and `scale` say them.
  package var settings: DeviceSettings

  package init(
    size: CGSize? = nil, scale: Double? = nil, seed: UInt64? = nil, threads: Int? = nil,
    openURL: URL? = nil, remembersWindows: Bool = false, hasTimeline: Bool = false,
    settings: DeviceSettings = DeviceSettings()
  ) {
    self.size = size
    self.scale = scale
    self.seed = seed
    self.threads = threads
    self.openURL = openURL
    self.remembersWindows = remembersWindows
    self.hasTimeline = hasTimeline
    self.settings = settings
  }

  /// The size of a window whose program does not say, in points.
  package static let fallbackSize = CGSize(width: 400, height: 300)
}
