import Foundation
import SwiftUI
import TweenRaster

/// Measures the same as Benchmarks/Peers/qt_stack.py does with Qt Quick's StackView: the same page pushed
/// above another one, with an animation of half a second, drawn at scale 1.
@MainActor enum NavigationPeer {
  private static let pushes = 10

  /// Prints the CPU milliseconds of all threads to the first frame, and those of one push and its
  /// animation.
  static func run(isEmpty: Bool) throws {
    let path = NavigationBench.PathOfPages()
    let cpu = Timing.processTime
    let stage = Stage(
      content: isEmpty ? AnyView(Color.white) : AnyView(NavigationBench.Pages(path: path)),
      configuration: Stage.Configuration(size: CGSize(width: 390, height: 844)))
    let renderer = Renderer(threadCount: 1)
    keep(stage.frame(0))
    _ = try renderer.render(stage.displayList)
    let first = (Timing.processTime - cpu) / 1e6
    func settle() throws {
      var frames = 0
      repeat {
        keep(stage.frame((stage.frameIndex ?? 0) + 1))
        _ = try renderer.render(stage.displayList)
        frames += 1
      } while stage.next == .nextFrame && frames < 600
    }
    try settle()
    var spent = 0.0
    if !isEmpty {
      for number in 0..<pushes {
        let start = Timing.processTime
        path.numbers.append(number)
        try settle()
        spent += Timing.processTime - start
        path.numbers.removeLast()
        try settle()
      }
    }
    print(String(format: "%.3f,%.3f", first, spent / 1e6 / Double(pushes)))
  }
}
