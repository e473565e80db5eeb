// A door: what `import simd` brings, by names of the floors below. Documentation/Doors.md says
// what it lacks.
@_exported import TweenVectors
