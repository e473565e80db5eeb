import Foundation
import SwiftUI
import TweenRaster

/// Measures the same as Benchmarks/Peers/qt_controls.py does with Qt Quick Controls: the same page of
/// settings, its first frame, and a toggled switch, drawn at scale 1.
@MainActor enum ControlPeer {
  private static let toggles = 20

  /// Prints the CPU milliseconds of all threads to the first frame with its pixels, those of the animation
  /// of one toggled switch, the resident megabytes at the end, and the wall milliseconds of the first
  /// frame.
  static func run(isEmpty: Bool, height: Double) throws {
    let size = CGSize(width: 390, height: height)
    let (cpu, wall) = (Timing.processTime, Timing.wallTime)
    let stage = Stage(
      content: isEmpty ? AnyView(Color.white) : AnyView(SettingsPage()),
      configuration: Stage.Configuration(size: size))
    let renderer = Renderer(threadCount: 1)
    keep(stage.frame(0))
    _ = try renderer.render(stage.displayList)
    let first = ((Timing.processTime - cpu) / 1e6, (Timing.wallTime - wall) / 1e6)
    func step() throws {
      keep(stage.frame((stage.frameIndex ?? 0) + 1))
      _ = try renderer.render(stage.displayList)
    }
    for _ in 0..<20 { try step() }
    var frames = 0
    let place = ControlsBench.place(in: stage.tree)
    let start = Timing.processTime
    if let place {
      for _ in 0..<toggles {
        for phase in [InputEvent.PointerPhase.down, .up] {
          stage.send(.pointer(phase, position: place, button: .left))
          try step()
        }
        while stage.next == .nextFrame, frames < 100_000 {
          try step()
          frames += 1
        }
      }
    }
    let spent = (Timing.processTime - start) / 1e6 / Double(toggles)
    let memory = ProcessBench.residentMegabytes ?? .nan
    print(String(format: "%.3f,%.3f,%.2f,%.3f", first.0, spent, memory, first.1))
    FileHandle.standardError.write(Data("frames of an animation: \(frames / toggles + 2)\n".utf8))
  }
}

/// Thirty controls in seven sections.
private struct SettingsPage: View {
  @State private var switches = Array(repeating: false, count: 11)
  @State private var levels = Array(repeating: 0.4, count: 5)
  @State private var texts = Array(repeating: "Ada", count: 4)
  @State private var counts = Array(repeating: 3, count: 4)
  @State private var choices = Array(repeating: 1, count: 3)

  var body: some View {
    Form {
      Section("Network") {
        ForEach(0..<5) { Toggle("Setting \($0)", isOn: $switches[$0]) }
      }
      Section("Sound") {
        ForEach(0..<5) { Slider(value: $levels[$0]) }
      }
      Section("Names") {
        ForEach(0..<4) { TextField("Name", text: $texts[$0]) }
      }
      Section("Display") {
        ForEach(5..<11) { Toggle("Setting \($0)", isOn: $switches[$0]) }
      }
      Section("Numbers") {
        ForEach(0..<4) { Stepper("Copies: \(counts[$0])", value: $counts[$0], in: 0...10) }
      }
      Section("Choices") {
        ForEach(0..<3) { index in
          Picker("Choice \(index)", selection: $choices[index]) {
            Text("First").tag(0)
            Text("Second").tag(1)
            Text("Third").tag(2)
          }
        }
      }
      Section("Actions") {
        ForEach(0..<3) { Button("Action \($0)") {} }
      }
    }
  }
}
