import Foundation

// Core Graphics functions that Foundation on Linux lacks.

extension CGPoint {
  /// Returns whether two points are exactly equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns whether two sizes are exactly equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns whether two rectangles are exactly equal after their sizes are made positive.
  public func equalTo(_ other: CGRect) -> Bool { self == other }

  /// The coordinates keyed by their names: X, Y, Width and Height.
  public var dictionaryRepresentation: [String: CGFloat] {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }

  /// Creates a rectangle from coordinates keyed by X, Y, Width and Height; nil where one is missing.
  public init?(dictionaryRepresentation numbers: [String: CGFloat]) {
    guard let x = numbers["X"], let y = numbers["Y"], let width = numbers["Width"],
      let height = numbers["Height"]
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
