// The names of Apple's Foundation that the toolchain's for Linux lacks, and that floors below have.
// One by one, so that a name of a publisher, such as `Subject`, comes with `import Combine` alone, as on
// Apple's systems: a program's module may have the same. Documentation/Doors.md explains how a file that
// imports Foundation and nothing else has them.
@_exported import FoundationNetworking
@_exported import Observation
@_exported import protocol TweenCombine.ObservableObject
@_exported import struct TweenCombine.Published
@_exported import TweenFoundation
@_exported import struct TweenGeometry.CGAffineTransform
@_exported import struct TweenGeometry.CGVector
@_exported import class TweenTypes.NSItemProvider
@_exported import protocol TweenTypes.NSItemProviderReading
@_exported import enum TweenTypes.NSItemProviderRepresentationVisibility
@_exported import protocol TweenTypes.NSItemProviderWriting
@_exported import struct TweenUIKit.Selector
@_exported import struct TweenViews.LocalizedStringResource
@_exported import class TweenViews.UndoManager
