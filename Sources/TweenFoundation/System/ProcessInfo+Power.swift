import Foundation

extension ProcessInfo {
  /// How warm the system is.
  public enum ThermalState: Int, Sendable {
    /// Within the usual range.
    case nominal = 0
    /// Slightly warm; work in the background can wait.
    case fair
    /// Warm enough for the system to slow down.
    case serious
    /// So warm that the system must cool down.
    case critical
  }

  /// The system's warmth: always `nominal`, so that no sensor changes what a program draws.
  public var thermalState: ThermalState { .nominal }

  /// Whether the system is in low power mode: always `false`, for the same reason.
  public var isLowPowerModeEnabled: Bool { false }

  /// The notification that Apple's systems post when `thermalState` changes. It is never posted.
  public class var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}

extension Notification.Name {
  /// The notification that Apple's systems post when `isLowPowerModeEnabled` changes. It is never
  /// posted.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
