import SwiftUI
import UniformTypeIdentifiers

/// Views for dragging, dropping, and gestures of two fingers.
struct DragPage: View {
  @State private var fruit = ["Apple", "Pear", "Plum"]
  @State private var basket: [String] = []
  @State private var isOver = false
  @State private var steps = ["Wash", "Peel", "Slice"]
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState private var pinch = 1.0
  @GestureState private var turn = Angle.zero

  var body: some View {
    Form {
      Section("Drag into the basket, or drop files") {
        HStack {
          ForEach(fruit, id: \.self) { name in
            Text(name)
              .padding(.horizontal, 12).padding(.vertical, 6)
              .background(.yellow.opacity(0.4), in: .capsule)
              .draggable(name)
          }
        }
        Label(
          basket.isEmpty ? "Empty" : basket.joined(separator: ", "),
          systemImage: isOver ? "tray.and.arrow.down.fill" : "tray"
        )
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .dropDestination(for: String.self) { names, _ in
          withAnimation {
            basket += names
            fruit.removeAll { names.contains($0) }
          }
          return true
        } isTargeted: {
          isOver = $0
        }
      }
      Section("Hold a row and carry it") {
        ForEach(steps, id: \.self) { Text($0) }
          .onMove { steps.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Two fingers, or the wheel with ctrl or alt") {
        RoundedRectangle(cornerRadius: 12)
          .fill(.blue.gradient)
          .frame(width: 90, height: 90)
          .scaleEffect(scale * pinch)
          .rotationEffect(angle + turn)
          .frame(maxWidth: .infinity, minHeight: 150)
          .contentShape(Rectangle())
          .gesture(zooming.simultaneously(with: turning))
      }
    }
    .dropDestination(for: URL.self) { files, _ in
      basket += files.map(\.lastPathComponent)
      return true
    }
  }

  private var zooming: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, pinch, _ in pinch = value.magnification }
      .onEnded { scale = min(max(scale * $0.magnification, 0.4), 1.6) }
  }

  private var turning: some Gesture {
    RotateGesture()
      .updating($turn) { value, turn, _ in turn = value.rotation }
      .onEnded { angle += $0.rotation }
  }
}
