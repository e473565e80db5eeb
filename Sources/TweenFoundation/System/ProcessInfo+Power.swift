import Foundation

extension ProcessInfo {
  /// The temperature of the system.
  public enum ThermalState: Int, Sendable {
    /// The temperature is in the usual range.
    case nominal = 0
    /// The temperature is slightly raised; background work can wait.
    case fair
    /// The temperature is high, so that the system slows down.
    case serious
    /// The temperature is so high that the system must cool down.
    case critical
  }

  /// The temperature of the system; always `nominal`, so that no sensor affects a program's drawing.
  public var thermalState: ThermalState { .nominal }

  /// Whether the system is in low power mode; always `false`, so that no setting affects a program's
  /// drawing.
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
