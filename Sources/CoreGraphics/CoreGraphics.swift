// A door: what `import CoreGraphics` brings, by names of the floors below. Documentation/Doors.md lists
// the missing names.
@_exported import Foundation
@_exported import TweenGeometry
@_exported import TweenGraphics
@_exported import class TweenViews.CGImage
