// A door: what `import UniformTypeIdentifiers` brings, by names of the floors below. Documentation/Doors.md says
// what it lacks.
@_exported import Foundation
@_exported import TweenTypes
