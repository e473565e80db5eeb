import Foundation

/// The storey of a building. Receivers create floors; a program cannot.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
  private let number: Int

  /// The number of the storey; 0 is the ground floor, and those below are negative.
  open var level: Int { number }

  init(level: Int) { number = level }

  /// Returns the floor itself instead of a copy, because floors never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
