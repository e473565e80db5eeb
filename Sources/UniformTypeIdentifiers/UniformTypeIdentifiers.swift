// A door: what `import UniformTypeIdentifiers` brings, by names of the floors below. Documentation/Doors.md lists
// the missing names.
@_exported import Foundation
@_exported import TweenTypes
