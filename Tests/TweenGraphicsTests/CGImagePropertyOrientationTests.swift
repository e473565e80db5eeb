import ImageIO
import Testing
import TweenPaint
import TweenViews

@Suite struct CGImagePropertyOrientationTests {
  @Test func `Numbers are EXIF's, and images have the same orientations`() {
    let orientations: [CGImagePropertyOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    #expect(orientations.map(\.rawValue) == Array(1...8))
    let images: [Image.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    #expect(orientations.map { Image.Orientation($0) } == images)
    #expect(images.map { CGImagePropertyOrientation($0) } == orientations)
    #expect(Set(images).count == Image.Orientation.allCases.count)
  }
}
