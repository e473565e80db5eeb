import Foundation
import TweenStage

/// The options with which a program's window opens.
package struct WindowOptions: Equatable, Sendable {
  /// The size in points. Nil: the size that the user gave the window in the last run, otherwise that of the
  /// program's scene, otherwise 400 x 300.
  package var size: CGSize?
  /// The number of device pixels per point; nil: the display's scale.
  package var scale: Double?
  /// The seed of the stage's generator. Nil: a random one, which is printed on standard error as `seed
  /// 1234`.
  package var seed: UInt64?
  /// The number of drawing threads, 1 or more; nil: the number of the machine's cores.
  package var threads: Int?
  /// The URL that `.onOpenURL` receives in the first frame.
  package var openURL: URL?
  /// Whether the windows open at the places and in the sizes of the program's last run.
  package var remembersWindows: Bool
  /// The place of the first window's content on the screen, in the window system's units. Nil: the place in
  /// the last run, or the middle.
  package var place: WindowPlace?
  /// Whether the window has a time bar. The stage is then not live: it runs every frame, and keeps its
  /// input.
  package var hasTimeline: Bool
  /// Whether the inspector is open from the start.
  package var inspects = false
  /// Whether the statistics of frame durations are printed on standard error at the end.
  package var printsStats = false
  /// The device and user settings that the program receives. A device's size and scale have no effect,
  /// because `size` and `scale` set them.
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

  /// The size in points of a window whose program sets none.
  package static let fallbackSize = CGSize(width: 400, height: 300)
}
