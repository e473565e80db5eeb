import Foundation
import SwiftUI
import TweenRaster

/// Measures the same as Benchmarks/Peers/qt_list.py does with Qt Quick's ListView: the same rows, scrolled
/// by the same distance in each of the same number of frames, drawn at scale 1.
@MainActor enum ListPeer {
  private static let size = CGSize(width: 390, height: 844)
  private static let step: CGFloat = 12

  /// Prints the CPU milliseconds a frame of all threads, and at the end the resident megabytes, in total
  /// and without those of mapped files.
  static func run(frames: Int, isEmpty: Bool) throws {
    let content = isEmpty ? AnyView(Color.white) : AnyView(PeerList())
    // As in a window, the stage does not keep its input.
    let stage = Stage(
      content: content, configuration: Stage.Configuration(size: size, isLive: true))
    let renderer = Renderer(threadCount: 1)
    func go(_ range: Range<Int>) throws {
      for frame in range {
        stage.send(.scroll(CGSize(width: 0, height: -step), position: CGPoint(x: 200, y: 300)))
        keep(stage.frame(frame))
        _ = try renderer.render(stage.displayList)
      }
    }
    try go(0..<50)
    let start = Timing.processTime
    try go(50..<50 + frames)
    let spent = (Timing.processTime - start) / 1e6 / Double(frames)
    let memory = ProcessBench.residentMegabytes ?? .nan
    let own = ProcessBench.anonymousMegabytes ?? .nan
    print(String(format: "%.4f,%.2f,%.2f", spent, memory, own))
  }
}

private struct PeerList: View {
  var body: some View {
    List(0..<100_000, id: \.self) { index in
      HStack(spacing: 16) {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color(hue: Double(index % 36) / 36, saturation: 0.7, brightness: 0.9))
          .frame(width: 32, height: 32)
        VStack(alignment: .leading, spacing: 3) {
          Text("Row \(index)")
          Text("What stands below it, \(index * 7) times")
            .font(.footnote).foregroundStyle(.secondary)
        }
      }
      .frame(height: 38)
    }
    .listStyle(.plain)
  }
}
