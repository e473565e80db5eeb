import Foundation

/// A region with an identifier. Programs create its subclass ``CLCircularRegion``.
///
/// Two regions are equal if they are the same object; compare their identifiers otherwise.
open class CLRegion: NSObject, NSCopying {
  private let name: String

  /// The name that the program gave the region.
  open var identifier: String { name }
  /// Whether entering the region is of interest, which is `true` at first. This module monitors no
  /// regions.
  open var notifyOnEntry = true
  /// Whether leaving the region is of interest, which is `true` at first.
  open var notifyOnExit = true

  init(identifier: String) { name = identifier }

  /// Returns a new region with the same values as this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let region = CLRegion(identifier: identifier)
    region.notifyOnEntry = notifyOnEntry
    region.notifyOnExit = notifyOnExit
    return region
  }
}
