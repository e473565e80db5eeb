import Foundation

/// The origin of a location: software that simulates it, or an accessory.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
  private let isOfSoftware: Bool
  private let isOfAccessory: Bool

  /// Whether software, and not a receiver, simulates the location.
  open var isSimulatedBySoftware: Bool { isOfSoftware }
  /// Whether an external accessory, and not the device itself, produced the location.
  open var isProducedByAccessory: Bool { isOfAccessory }

  /// Creates the description of an origin.
  ///
  /// - Parameters:
  ///   - isSoftware: whether software simulates the location.
  ///   - isAccessory: whether an external accessory produced the location.
  public init(
    softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool
  ) {
    isOfSoftware = isSoftware
    isOfAccessory = isAccessory
  }

  /// Returns the information itself instead of a copy, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
