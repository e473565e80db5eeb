import Foundation
import TweenMotion
import TweenViews

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is on its side, its top at the left.
  case landscapeLeft = 3
  /// The device is on its side, its top at the right.
  case landscapeRight = 4
  /// The device lies flat, its screen up.
  case faceUp = 5
  /// The device lies flat, its screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is in a portrait or landscape orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of a program's window.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The window is higher than wide.
  case portrait = 1
  /// The window is higher than wide, and upside down.
  case portraitUpsideDown = 2
  /// The window is wider than high, the device's top at the right.
  case landscapeLeft = 4
  /// The window is wider than high, the device's top at the left.
  case landscapeRight = 3

  /// Whether the window is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the window is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The simulated device: an iPhone, or the kind that the program's host selects, in the orientation of
/// the window. No value depends on this machine, so that runs are equal everywhere.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown; programs always read this state here.
    case unknown = 0
    /// The battery is in use.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full.
    case full = 3
  }

  /// The simulated device of the running program.
  public static var current: UIDevice { StageClock.programObject { UIDevice() } }

  private override init() { super.init() }

  /// The name of the device; the same as `model`.
  public var name: String { model }
  /// The model of the device: "iPhone", "iPad" or "Mac".
  public var model: String {
    switch RunningProgram.environment.interfaceIdiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .desktop: "Mac"
    }
  }
  /// The localized model; the same as `model`.
  public var localizedModel: String { model }
  /// The name of the system: "iOS", "iPadOS" or "macOS".
  public var systemName: String {
    switch RunningProgram.environment.interfaceIdiom {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .desktop: "macOS"
    }
  }
  /// The version of the system; always "18.0".
  public let systemVersion = "18.0"
  /// The kind of the device: a phone, unless the program's host selects another.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIUserInterfaceIdiom(RunningProgram.environment.interfaceIdiom)
  }
  /// The identifier of the device; always nil, so that devices are not distinguishable.
  public let identifierForVendor: UUID? = nil
  /// Whether the battery is monitored. Stored without effect.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery; always -1, which means unknown.
  public let batteryLevel: Float = -1
  /// The state of the battery; always `unknown`.
  public let batteryState = BatteryState.unknown
  /// Whether the proximity sensor is monitored. Stored without effect.
  public var isProximityMonitoringEnabled = false
  /// Whether something is close to the sensor; always false.
  public let proximityState = false
  /// Whether the device supports multitasking; always true.
  public let isMultitaskingSupported = true
  /// Whether the program has requested notifications about the orientation.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// The orientation: portrait where the window is at least as high as wide, otherwise landscape left.
  public var orientation: UIDeviceOrientation {
    let size = RunningProgram.window.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }

  /// Requests notifications about the orientation. None is posted: view bodies that read `orientation`
  /// are evaluated again when the window's orientation changes.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends the request for notifications about the orientation.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Does nothing: there is no sound of keys.
  public func playInputClick() {}

  /// The name of the notification about a new orientation. It is never posted.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of the notification about the battery's charge. It is never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of the notification about the battery's state. It is never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
