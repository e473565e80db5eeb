// A door: what `import ImageIO` brings, by names of the floors below. Documentation/Doors.md lists what
// it lacks.
@_exported import Foundation
@_exported import TweenGeometry
@_exported import TweenGraphics
@_exported import class TweenViews.CGImage
