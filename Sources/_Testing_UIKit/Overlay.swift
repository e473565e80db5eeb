// The compiler imports this module into each file that imports both Testing and UIKit. Swift
// Testing's own is not part of the toolchain for Linux; without one such files do not compile.
