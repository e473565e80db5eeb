// `import Inbetween` also imports the public names of these floors.
@_exported import Foundation
@_exported import Observation
@_exported import TweenControls
@_exported import TweenDocuments
@_exported import TweenGeometry
@_exported import TweenGraphics
@_exported import class TweenHeadless.ImageRenderer
@_exported import TweenLists
@_exported import TweenMath
@_exported import TweenMotion
@_exported import TweenOverlays
@_exported import TweenPages
@_exported import TweenPaint
@_exported import TweenPickers
@_exported import TweenStage
@_exported import TweenTypes
@_exported import TweenUIKit
@_exported import TweenViews
@_exported import struct TweenWidgets.ContainerBackgroundPlacement
@_exported import struct TweenWidgets.EmptyWidgetConfiguration
@_exported import protocol TweenWidgets.Widget
@_exported import protocol TweenWidgets.WidgetBundle
@_exported import enum TweenWidgets.WidgetBundleBuilder
@_exported import protocol TweenWidgets.WidgetConfiguration
