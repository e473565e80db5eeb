// Stand-ins until TweenRaster and TweenWindow deliver theirs.
import Foundation
import TweenViews

enum RasterError: Error { case none }

enum WindowError: Error { case noDisplay(String) }

struct WindowOptions {
  var size: CGSize?
  var scale: Double?
  var seed: UInt64?
  var threads: Int?
}

@MainActor enum WindowHost {
  static func run<Program: App>(
    _ app: Program, options: WindowOptions
  ) throws(WindowError) {
    throw .noDisplay("not yet built")
  }
}
