import Foundation
import SwiftUI
import TweenRaster
import TweenStage

/// A function of a generated program.
typealias HostileCase = @MainActor (HostileProbe, HostileStates) -> AnyView

/// Values that only a view's properties can make.
struct HostileStates {
  var namespace: Namespace.ID
  var focus: FocusState<Bool>.Binding
  var choice: FocusState<Int?>.Binding
  var reading: AccessibilityFocusState<Bool>.Binding
  var readingChoice: AccessibilityFocusState<Int?>.Binding
}

/// The view under test inside of a container, chosen by the seed.
struct HostileRoot: View {
  @ObservedObject var probe: HostileProbe
  let make: HostileCase
  @Namespace private var namespace
  @FocusState private var focus: Bool
  @FocusState private var choice: Int?
  @AccessibilityFocusState private var reading: Bool
  @AccessibilityFocusState private var readingChoice: Int?

  private var subject: some View {
    make(
      probe,
      HostileStates(
        namespace: namespace, focus: $focus, choice: $choice, reading: $reading,
        readingChoice: $readingChoice))
  }

  @ViewBuilder private var arranged: some View {
    switch probe.seed % 9 {
    case 0, 1: subject
    case 2:
      VStack {
        subject; Text("below")
      }
    case 3:
      HStack(alignment: .firstTextBaseline) {
        Text("a"); subject; Spacer()
      }
    case 4: ScrollView([.horizontal, .vertical]) { subject }
    case 5:
      List {
        subject; Text("row")
      }
    case 6: NavigationStack { subject.navigationTitle("Page") }
    case 7:
      Grid {
        GridRow {
          subject; Text("cell")
        }
      }
    default: ForEach([1, 1, 2], id: \.self) { _ in subject }
    }
  }

  var body: some View {
    ZStack {
      Color.white.opacity(0.5)
      if probe.isShown { arranged.transition(.scale.combined(with: .opacity)) }
    }
  }
}

/// The run of one program with one seed.
@MainActor struct HostileRun {
  let probe: HostileProbe
  let stage: Stage
  let renderer = Renderer(threadCount: 1)

  init(make: @escaping HostileCase, seed: UInt64) {
    let probe = HostileProbe(seed: seed)
    self.probe = probe
    var configuration = Stage.Configuration(size: CGSize(width: 120, height: 100), seed: seed)
    if seed % 5 == 1 { configuration.layoutDirection = .rightToLeft }
    if seed % 5 == 2 { configuration.dynamicTypeSize = .accessibility5 }
    configuration.idiom = [.phone, .desktop, .pad][Int(seed % 3)]
    stage = Stage(content: HostileRoot(probe: probe, make: make), configuration: configuration)
  }

  /// Runs frames, and throws what is wrong with the last of them.
  private func advance(_ frames: Int, draws: Bool = false) throws(HostileFault) {
    let first = stage.frameIndex ?? 0
    stage.advance(to: stage.configuration.frameRate.time(ofFrame: first + frames))
    try check(draws: draws)
  }

  private func check(draws: Bool) throws(HostileFault) {
    if let failure = stage.failure { throw HostileFault("the stage stopped: \(failure)") }
    let list = stage.displayList
    guard Set(list.items.map(\.id)).count == list.items.count else {
      throw HostileFault("two items of the display list have one id")
    }
    for element in stage.tree.all {
      let numbers = [
        element.frame.minX, element.frame.minY, element.frame.width, element.frame.height,
      ]
      guard numbers.allSatisfy(\.isFinite), element.pressPoint.x.isFinite,
        element.pressPoint.y.isFinite
      else {
        throw HostileFault(
          "an element has no finite frame: \(element.role) \(element.frame) \(element.pressPoint)")
      }
    }
    guard draws else { return }
    do {
      try renderer.render(list)
    } catch {
      throw HostileFault("the frame cannot be drawn: \(error)")
    }
  }

  private func send(_ events: InputEvent...) { for event in events { stage.send(event) } }

  func run() throws(HostileFault) {
    let centre = CGPoint(x: 60, y: 50)
    stage.advance(to: .zero)
    try check(draws: true)
    send(
      .pointer(.move, position: centre, button: .left),
      .pointer(.down, position: centre, button: .left),
      .pointer(.up, position: centre, button: .left))
    try advance(2)
    withAnimation(probe.animation(Int(probe.seed % 97))) { probe.nextPhase() }
    try advance(2, draws: true)
    send(
      .resize(CGSize(width: 61, height: 140)),
      .scroll(CGSize(width: 0, height: -30), position: centre))
    try advance(2)
    withAnimation(.spring) { probe.nextPhase() }
    try advance(1, draws: true)
    send(
      .key(.tab, modifiers: [], phase: .down), .key(.tab, modifiers: [], phase: .up), .text("x"),
      .key(.space, modifiers: [], phase: .down), .key(.space, modifiers: [], phase: .up))
    probe.nextPhase()
    try advance(2)
    let press = CGPoint(x: 30, y: 60)
    send(
      .pointer(.down, position: press, button: .left),
      .pointer(.move, position: centre, button: .left))
    try advance(1)
    withAnimation(.linear(duration: 0.1)) { probe.isShown = false }
    try advance(3, draws: true)
    send(.pointer(.up, position: centre, button: .left), .resize(CGSize(width: 0, height: 0)))
    try advance(1)
    send(.resize(CGSize(width: 120, height: 100)))
    withAnimation { probe.isShown = true }
    try advance(3)
    stage.advance(by: 3)
    try check(draws: true)
    try compare()
  }

  /// The last frame must look as when it is drawn alone.
  private func compare() throws(HostileFault) {
    let whole = Renderer(threadCount: 1)
    do {
      try whole.render(stage.displayList)
    } catch {
      throw HostileFault("the frame cannot be drawn alone: \(error)")
    }
    guard renderer.bitmap == whole.bitmap else {
      throw HostileFault("the last frame differs when it is drawn alone")
    }
  }
}

struct HostileFault: Error {
  let text: String
  init(_ text: String) { self.text = text }
}

/// Runs the programs that are named by lines of standard input, "NUMBER SEED". Each gets a line before it runs, so
/// that the parent process can name the program that ended this process.
@main struct HostileDriver {
  @MainActor static func main() {
    while let line = readLine() {
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int(words[0]), hostileCases.indices.contains(number),
        let seed = UInt64(words[1])
      else {
        FileHandle.standardError.write(
          Data("found '\(line)'; expected the number of a program and a seed\n".utf8))
        exit(64)
      }
      print("begin \(number) \(seed)")
      fflush(stdout)
      // A run that hangs ends this process.
      alarm(10)
      do {
        try HostileRun(make: hostileCases[number], seed: seed).run()
      } catch {
        print("fault \(number) \(seed) \(error.text.split(separator: "\n").joined(separator: " "))")
      }
      print("end \(number) \(seed)")
    }
    alarm(0)
  }
}
