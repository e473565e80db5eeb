import Foundation

// What Core Graphics has beside Foundation on Linux.

extension CGPoint {
  /// Whether both are the same point, exactly.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both are the same size, exactly.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both are the same rectangle, exactly, once their sizes are turned positive.
  public func equalTo(_ other: CGRect) -> Bool { self == other }

  /// The rectangle as numbers by their names: X, Y, Width and Height.
  public var dictionaryRepresentation: [String: CGFloat] {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }

  /// A rectangle of numbers by their names: X, Y, Width and Height; nil where one is missing.
  public init?(dictionaryRepresentation numbers: [String: CGFloat]) {
    guard let x = numbers["X"], let y = numbers["Y"], let width = numbers["Width"],
      let height = numbers["Height"]
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
