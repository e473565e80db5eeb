// A door: what `import simd` brings, by names of the floors below. Documentation/Doors.md lists
// the missing names.
@_exported import TweenVectors
