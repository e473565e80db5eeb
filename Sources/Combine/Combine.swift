@_exported import TweenCombine

// OpenCombine's own conformances of Foundation's and Dispatch's types, which are modules of their
// own, are not used: a type's way to be a scheduler is the same in all of a program, and theirs
// follows the system's clock. Those here follow the stage's.
