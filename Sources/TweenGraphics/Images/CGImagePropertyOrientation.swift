import TweenViews

/// How the first row and column of a file's pixels lie in the picture that is shown, by EXIF's numbers:
/// the value of `kCGImagePropertyOrientation`.
@frozen public enum CGImagePropertyOrientation: UInt32, CaseIterable, Sendable {
  /// The first row at the top, the first column at the left: as it is shown.
  case up = 1
  /// The first row at the top, the first column at the right: mirrored.
  case upMirrored = 2
  /// The first row at the bottom, the first column at the right: half a turn.
  case down = 3
  /// The first row at the bottom, the first column at the left: upside down, mirrored.
  case downMirrored = 4
  /// The first row is the left side, the first column the top: rows and columns change places.
  case leftMirrored = 5
  /// The first row is the right side, the first column the top: the picture is turned a quarter
  /// clockwise to be shown.
  case right = 6
  /// The first row is the right side, the first column the bottom: rows and columns change places,
  /// and both are reversed.
  case rightMirrored = 7
  /// The first row is the left side, the first column the bottom: the picture is turned a quarter
  /// counterclockwise to be shown.
  case left = 8
}

extension Image.Orientation {
  /// The same orientation as an image has it.
  public init(_ orientation: CGImagePropertyOrientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }
}

extension CGImagePropertyOrientation {
  /// The same orientation as files have it.
  public init(_ orientation: Image.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }
}
