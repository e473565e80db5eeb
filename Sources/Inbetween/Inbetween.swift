// What `import Inbetween` brings: the public names of the floors below.
@_exported import Foundation
@_exported import Observation
@_exported import TweenControls
@_exported import TweenGeometry
@_exported import TweenGraphics
@_exported import class TweenHeadless.ImageRenderer
@_exported import TweenMath
@_exported import TweenMotion
@_exported import TweenPaint
@_exported import TweenStage
@_exported import TweenTypes
@_exported import TweenUIKit
@_exported import TweenViews
