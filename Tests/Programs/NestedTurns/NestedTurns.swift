import Dispatch
import Foundation
import TweenPaint
import TweenStage
import TweenViews

/// Work on the main queue that runs a turn of the queue while other work and a gathered task wait. A program,
/// because tests do not run on the main thread, where turns are.
@main struct NestedTurns {
  private struct Content: View {
    var body: some View {
      Color.clear.onAppear {
        Task.detached { print("gathered") }
        DispatchQueue.main.async {
          print("begins")
          DispatchQueue.main.async { print("posted") }
          print("nested turn \(MainActor.assumeIsolated { MainQueue.turn() })")
          print("ends")
        }
        DispatchQueue.main.async { print("second") }
      }
    }
  }

  @MainActor static func main() {
    let stage = Stage(
      content: Content(),
      configuration: Stage.Configuration(size: CGSize(width: 10, height: 10)))
    stage.advance(to: .zero)
    print("frame")
  }
}
