import TweenViews

/// The position of a file's first row and column of pixels in the displayed image, by the numbers of
/// EXIF; the value of `kCGImagePropertyOrientation`.
@frozen public enum CGImagePropertyOrientation: UInt32, CaseIterable, Sendable {
  /// The first row is at the top, the first column at the left: the image is upright.
  case up = 1
  /// The first row is at the top, the first column at the right: the image is mirrored.
  case upMirrored = 2
  /// The first row is at the bottom, the first column at the right: the image is turned by half a turn.
  case down = 3
  /// The first row is at the bottom, the first column at the left: the image is mirrored vertically.
  case downMirrored = 4
  /// The first row is the left side, the first column the top: rows and columns are exchanged.
  case leftMirrored = 5
  /// The first row is the right side, the first column the top: the image must be turned a quarter
  /// clockwise.
  case right = 6
  /// The first row is the right side, the first column the bottom: rows and columns are exchanged, and
  /// both are reversed.
  case rightMirrored = 7
  /// The first row is the left side, the first column the bottom: the image must be turned a quarter
  /// counterclockwise.
  case left = 8
}

extension Image.Orientation {
  /// Creates an image's orientation from that of a file.
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
  /// Creates a file's orientation from that of an image.
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
