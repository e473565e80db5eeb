import Foundation
import Inbetween
import InbetweenTesting
import Observation
import Testing

/// Bindings to the parts of an object that a view holds in its state.
@Suite @MainActor struct BoundObjectTests {
  fileprivate struct Lamp: Identifiable {
    let id: Int
    var isOn = false
  }

  @Observable @MainActor fileprivate final class Shelf {
    var lamps = [Lamp(id: 1), Lamp(id: 2)]
  }

  private struct Row: View {
    @Binding var lamp: Lamp
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 20).offset(x: lamp.isOn ? 100 : 0)
          .accessibilityElement().accessibilityLabel("Light \(lamp.id)")
        Toggle("Lamp \(lamp.id)", isOn: $lamp.isOn.animation(.linear(duration: 1)))
      }
    }
  }

  private struct Rows: View {
    @State private var shelf = Shelf()
    var body: some View { VStack { ForEach($shelf.lamps) { $lamp in Row(lamp: $lamp) } } }
  }

  @Test func `a binding's animation moves what an object's change moves`() throws {
    let tester = StageTester(Rows(), size: CGSize(width: 300, height: 200))
    let light = tester.find(label: "Light 2")
    let start = try light.frame.minX
    try tester.find(label: "Lamp 2").tap()
    tester.advance()
    tester.advance(seconds: 0.5)
    #expect(abs(try light.frame.minX - start - 50) < 2)
    tester.settle()
    #expect(try light.frame.minX == start + 100)
    #expect(try tester.find(label: "Light 1").frame.minX == start)
  }
}
