import Foundation
import TweenMotion
import TweenViews

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, its top at the left.
  case landscapeLeft = 3
  /// On its side, its top at the right.
  case landscapeRight = 4
  /// Flat, its screen up.
  case faceUp = 5
  /// Flat, its screen down.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is known how its sides lie.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How a program's window stands.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Higher than wide.
  case portrait = 1
  /// Higher than wide, upside down.
  case portraitUpsideDown = 2
  /// Wider than high, the device's top at the right.
  case landscapeLeft = 4
  /// Wider than high, the device's top at the left.
  case landscapeRight = 3

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device as programs ask for it: an iPhone, or what the program's host says that it runs on,
/// held as the window is higher or wider. Nothing of it is this machine's, so that runs are equal
/// everywhere.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// How the battery is.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows: what programs are told here.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Being charged.
    case charging = 2
    /// Charged.
    case full = 3
  }

  /// The only one.
  public static var current: UIDevice { StageClock.programObject { UIDevice() } }

  private override init() { super.init() }

  /// As `model`.
  public var name: String { model }
  /// "iPhone", "iPad" or "Mac".
  public var model: String {
    switch RunningProgram.environment.interfaceIdiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .desktop: "Mac"
    }
  }
  /// As `model`.
  public var localizedModel: String { model }
  /// "iOS", "iPadOS" or "macOS".
  public var systemName: String {
    switch RunningProgram.environment.interfaceIdiom {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .desktop: "macOS"
    }
  }
  /// "18.0".
  public let systemVersion = "18.0"
  /// A phone, or what the program's host says.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIUserInterfaceIdiom(RunningProgram.environment.interfaceIdiom)
  }
  /// nil: nothing tells devices apart.
  public let identifierForVendor: UUID? = nil
  /// Whether a program wants to know of the battery. Kept, and without effect.
  public var isBatteryMonitoringEnabled = false
  /// -1: nobody knows.
  public let batteryLevel: Float = -1
  /// Nobody knows.
  public let batteryState = BatteryState.unknown
  /// Whether a program wants to know what comes near. Kept, and without effect.
  public var isProximityMonitoringEnabled = false
  /// Nothing comes near.
  public let proximityState = false
  /// One task at a time wouldn't do.
  public let isMultitaskingSupported = true
  /// Whether somebody asked for news of the orientation.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Upright where the window is at least as high as wide, else on its side with its top at the left.
  public var orientation: UIDeviceOrientation {
    let size = RunningProgram.window.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }

  /// Asks for news of the orientation. None is posted: bodies that read `orientation` are evaluated
  /// anew when the window turns.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Asks for no more news of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Would click as a key does. It does nothing.
  public func playInputClick() {}

  /// The name of what would be posted when the device turns. Nothing posts it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of what would be posted when the battery's charge changes. Nothing posts it.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of what would be posted when the battery is plugged in. Nothing posts it.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
