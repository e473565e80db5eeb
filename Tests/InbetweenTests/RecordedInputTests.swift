import Foundation
import InbetweenTesting
import Testing
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenStage
import TweenViews

/// What was typed, composed, pasted, dropped and done with two fingers makes the same frames again from
/// its recording (Controls 17).
@Suite @MainActor struct RecordedInputTests {
  private struct Desk: View {
    @State private var name = ""
    @State private var letter = "Dear"
    @State private var dropped: [String] = []
    @State private var asks = false
    @GestureState private var pinch = 1.0
    @State private var angle = Angle.zero
    @FocusState private var isNamed: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isNamed).textFieldStyle(.roundedBorder)
        TextEditor(text: $letter).frame(height: 60)
        Text(dropped.joined(separator: " ")).frame(maxWidth: .infinity, minHeight: 30)
          .background(.yellow)
          .dropDestination(for: URL.self) { urls, _ in
            dropped += urls.map(\.lastPathComponent)
            return true
          }
        Button("Ask") { asks = true }
        Color.blue.frame(width: 30, height: 30)
          .scaleEffect(pinch).rotationEffect(angle)
          .frame(maxWidth: .infinity, minHeight: 60)
          .contentShape(Rectangle())
          .gesture(
            MagnifyGesture().updating($pinch) { value, pinch, _ in pinch = value.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
      }
      .padding(8)
      .onAppear { isNamed = true }
      .alert("Sure?", isPresented: $asks) { TextField("Why", text: $name) }
    }
  }

  private func make() -> StageTester {
    StageTester(
      Stage(
        content: Desk(),
        configuration: Stage.Configuration(size: CGSize(width: 240, height: 280))))
  }

  @Test func `the frames of a recording are those that were recorded`() throws {
    let tester = make()
    tester.advance(frames: 2)
    tester.type("Grüße ")
    tester.advance()
    tester.compose("nih", cursor: 2)
    tester.advance(frames: 2)
    var hashes = [try tester.pixelHash()]
    tester.compose("")
    tester.type("日本")
    tester.advance()
    tester.paste(" + pasted 👨‍👩‍👧")
    tester.advance()
    tester.press(.leftArrow, modifiers: .shift)
    tester.advance()
    hashes.append(try tester.pixelHash())
    let line = try tester.find(role: .textField, label: "Name").frame
    #expect(try tester.find(role: .textField, label: "Name").value == "Grüße 日本 + pasted 👨‍👩‍👧")
    let yellow = CGPoint(x: 120, y: line.maxY + 60 + 8 + 8 + 15)
    tester.drop([URL(fileURLWithPath: "/tmp/a.txt")], at: yellow)
    tester.advance()
    #expect(try tester.find(label: "a.txt").role == .text)
    let blue = CGPoint(x: 120, y: try tester.find(label: "Ask").frame.maxY + 38)
    tester.magnify(by: 1.5, at: blue)
    tester.rotate(by: .degrees(20), at: blue)
    tester.advance(frames: 2)
    hashes.append(try tester.pixelHash())
    try tester.find(label: "Ask").tap()
    tester.advance(frames: 40)
    tester.type("because")
    tester.advance(frames: 2)
    hashes.append(try tester.pixelHash())
    #expect(Set(hashes).count == 4)

    let again = make()
    again.stage.send(tester.stage.recording)
    again.advance(to: tester.stage.time)
    #expect(try again.pixelHash() == hashes.last)
    #expect(again.tree == tester.tree)
    // And written to a file and read.
    let written = try InputScript(parsing: tester.stage.recording.text, file: "recording")
    let read = make()
    read.stage.send(written)
    read.advance(to: tester.stage.time)
    #expect(try read.pixelHash() == hashes.last)
  }
}
