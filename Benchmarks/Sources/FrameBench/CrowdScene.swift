import SwiftUI

/// Many dots of which one moves.
final class Mover: ObservableObject {
  @Published var x = 0.0
}

struct CrowdScreen: View {
  let count: Int
  let mover: Mover

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in Dot(index: index) }
      MovingDot(mover: mover)
    }
  }
}

struct Dot: View {
  let index: Int

  var body: some View {
    Circle().fill(Color.blue).frame(width: 4, height: 4)
      .offset(x: Double(index % 100) * 6 - 300, y: Double(index / 100) * 4 - 200)
  }
}

struct MovingDot: View {
  @ObservedObject var mover: Mover

  var body: some View {
    Circle().fill(Color.red).frame(width: 10, height: 10).offset(x: mover.x, y: 0)
  }
}

/// Rows that appear with a transition.
final class RowModel: ObservableObject {
  @Published var ids: [Int] = []
}

struct RowScreen: View {
  @ObservedObject var model: RowModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(model.ids, id: \.self) { id in
        Rectangle().fill(Color(hue: Double(id % 10) / 10, saturation: 0.5, brightness: 0.9))
          .frame(height: 2)
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
    }
  }
}
