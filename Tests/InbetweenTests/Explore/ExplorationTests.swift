import Foundation
import Testing
import TweenMotion
import TweenStage

@testable import Inbetween

/// Planted faults that are found and shrunk to a few lines, and right programs without a finding. The tasks run in
/// this process.
@Suite @MainActor struct ExplorationTests {
  /// One program with a fault, or without one.
  struct Program: CustomTestStringConvertible {
    var name: String
    /// The check that finds the fault; nil: none does.
    var check: String?
    var view: @MainActor () -> AnyView
    /// The number of actions after which the fault is found.
    var actions = 40
    var testDescription: String { name }

    init<Content: View>(
      _ name: String, _ check: String? = nil, actions: Int = 40,
      @ViewBuilder _ view: @escaping @MainActor () -> Content
    ) {
      self.name = name
      self.check = check
      self.actions = actions
      self.view = { AnyView(view()) }
    }
  }

  private func exploration(_ program: Program) -> Exploration {
    Exploration(
      runTask: { task in
        var configuration = Stage.Configuration(size: CGSize(width: 320, height: 320))
        configuration.keepsInput = true
        let stage = Stage(content: program.view(), configuration: configuration)
        var run = ExploreProcess.Run()
        try ExploreRun(task, stage: stage) { message in
          switch message {
          case .header(let line): run.header = line
          case .action(let action): run.actions.append(action)
          case .finding(let finding): run.findings.append(finding)
          case .progress(let frames, let seconds): (run.frames, run.seconds) = (frames, seconds)
          }
        }.run()
        return run
      }, skipped: [])
  }

  /// A button that changes a state, and a view of the state.
  struct Switch<Content: View>: View {
    var animation: Animation? = .default
    @ViewBuilder var content: (Bool) -> Content
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 40) {
        Button("Switch") { withAnimation(animation) { isOn.toggle() } }
        content(isOn)
      }
    }
  }

  struct Leap: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time > 1 ? nil : value.scaled(by: time < 0.3 ? time * 0.4 : 0.6 + (time - 0.3) * 0.5)
    }
  }

  struct Flash: View {
    @State private var isFlashing = false
    var body: some View {
      TimelineView(.periodic(from: .now, by: 0.1)) { context in
        let isWhite = Int((context.date.timeIntervalSinceReferenceDate * 10).rounded()) % 2 == 0
        (isFlashing && isWhite ? Color.white : Color.black)
          .overlay { Button("Flash") { isFlashing = true } }
      }
    }
  }

  struct Field: View {
    @State private var text = ""
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { TextField("Name", text: $text).onSubmit { isShown = false } }
        Button("Again") { isShown = true }
      }
    }
  }

  /// Two states, each of which a change of the other one changes.
  struct Loop: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Button("Begin") { first += 1 }
        .onChange(of: first) { second += 1 }
        .onChange(of: second) { first += 1 }
    }
  }

  nonisolated static let faults: [Program] = [
    Program("states that change each other", "loops") { Loop() },
    Program("a removal without an end", "ghosts") {
      Switch { isOn in
        if isOn {
          Text("Boo").transition(
            .asymmetric(
              insertion: .identity,
              removal: .opacity.animation(.linear(duration: 1).repeatForever())))
        }
      }
    },
    Program("a value that jumps", "jumps") {
      Switch(animation: Animation(Leap())) { isOn in
        Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 100 : -100)
      }
    },
    Program("an animation of a minute", "settles") {
      Switch(animation: .linear(duration: 60)) { Circle().opacity($0 ? 0.2 : 1) }
    },
    Program("a far movement", "reduced-motion", actions: 200) {
      Switch(animation: .bouncy) { isOn in
        Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 140 : -140)
      }
    },
    Program("a flash of five a second", "flashes") { Flash() },
    Program("a cut label", "cut-text") {
      Switch { isOn in Text(isOn ? "A label with many words" : "Short").frame(width: 60, height: 20)
      }
    },
    Program("a label behind a clip", "cut-text") {
      Switch { isOn in
        ZStack(alignment: .leading) { Text(isOn ? "A label with many words" : "Short").fixedSize() }
          .frame(width: 60, height: 30, alignment: .leading).clipShape(Capsule())
      }
    },
    Program("a pale text", "contrast", actions: 80) {
      Switch { isOn in Text("Pale").foregroundStyle(isOn ? Color(white: 0.8) : .black) }
    },
    Program("two small targets", "targets") {
      Switch { isOn in
        HStack(spacing: 1) {
          Color.red.frame(width: isOn ? 10 : 40, height: 40).onTapGesture {}
            .accessibilityLabel("One").accessibilityAddTraits(.isButton)
          Color.blue.frame(width: isOn ? 10 : 40, height: 40).onTapGesture {}
            .accessibilityLabel("Two").accessibilityAddTraits(.isButton)
        }
      }
    },
    Program("a button without a name", "names") {
      Switch { isOn in
        if isOn {
          Button {
          } label: {
            Circle().frame(width: 40, height: 40)
          }
        }
      }
    },
    Program("a lost focus", "focus", actions: 200) { Field() },
  ]

  @Test(arguments: faults) func `a planted fault is found and shrunk`(program: Program) throws {
    let report = try exploration(program).run(seed: 3, actions: program.actions, seconds: nil)
    let result = try #require(
      report.results.first { $0.finding.check == program.check }, "\(report.results.map(\.finding))"
    )
    #expect(result.isReproduced)
    #expect(result.actions.count <= 5)
    // The recording alone shows the fault.
    let script = try InputScript(parsing: result.recording, file: "recording")
    #expect(script.header?.size == CGSize(width: 320, height: 320))
    #expect(
      report.results.allSatisfy { $0.finding.check == program.check },
      "\(report.results.map(\.finding))")
  }

  @Test func `views with one cause in one frame are one fault`() throws {
    let program = Program("three buttons without names", "names") {
      Switch { isOn in
        if isOn {
          ForEach(0..<3) { _ in
            Button {
            } label: {
              Circle().frame(width: 40, height: 40)
            }
          }
        }
      }
    }
    let report = try exploration(program).run(seed: 3, actions: 40, seconds: nil)
    let result = try #require(report.results.first)
    #expect(report.results.count == 1 && result.finding.check == "names" && result.isReproduced)
    #expect(Set(result.others.map(\.subject)).count == result.others.count)
    #expect(result.others.count == 2, "\(result.others)")
    #expect(report.text([], seed: 3).contains("  also: "))
  }

  @Test func `a fault that needs a setting from long before has a short recording`() throws {
    let program = Program("a far movement", "reduced-motion") {
      Switch(animation: .bouncy) { isOn in
        Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 140 : -140)
      }
    }
    for seed in UInt64(1)...3 {
      let report = try exploration(program).run(seed: seed, actions: 200, seconds: nil)
      for result in report.results {
        #expect(result.isReproduced && result.actions.count <= 3, "\(result.recording)")
      }
    }
  }

  @Test func `a program that ends early is explored further`() throws {
    var tasks: [Int] = []
    let exploration = Exploration(
      runTask: { task in
        tasks.append(task.actions)
        var run = ExploreProcess.Run()
        // The program closes its window after the fourth action.
        run.actions = (0..<min(4, task.actions)).map {
          .key("tab", at: StageTime(seconds: Double($0)))
        }
        run.seconds = 3
        return run
      }, skipped: [])
    #expect(try exploration.run(seed: 0, actions: 10, seconds: nil).actions == 10)
    #expect(tasks == [10, 6, 2])
    tasks = []
    #expect(try exploration.run(seed: 0, actions: 100, seconds: 6).actions == 8)
    #expect(tasks == [100, 96])
  }

  nonisolated static let right: [Program] = [
    Program("a text") { Text("Hello") },
    Program("a fade") { Switch { if $0 { Text("Boo") } } },
    Program("a spinner") { ProgressView() },
    Program("a repeated pulse") {
      Switch(animation: .easeInOut(duration: 0.5).repeatForever()) {
        Circle().frame(width: 50, height: 50).scaleEffect($0 ? 1.1 : 1)
      }
    },
    Program("a form") {
      Form {
        Toggle("Sound", isOn: .constant(true))
        Slider(value: .constant(0.5)).accessibilityLabel("Volume")
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    },
    Program("a list with links") {
      NavigationStack {
        List(0..<30, id: \.self) { row in NavigationLink("Row \(row)") { Text("Page \(row)") } }
          .navigationTitle("Rows")
      }
    },
    Program("tabs") {
      TabView {
        Text("One").tabItem { Label("One", systemImage: "star") }
        Text("Two").tabItem { Label("Two", systemImage: "heart") }
      }
    },
    Program("fields") {
      VStack {
        TextField("Name", text: .constant("Ada"))
        SecureField("Password", text: .constant(""))
      }
    },
    Program("keyframes") {
      Switch { isOn in
        Rectangle().frame(width: 20, height: 20)
          .keyframeAnimator(initialValue: 0.0, trigger: isOn) {
            $0.offset(x: $1)
          } keyframes: { _ in
            MoveKeyframe(-50)
            LinearKeyframe(50, duration: 0.2)
            SpringKeyframe(0, duration: 0.5)
          }
      }
    },
    Program("a sheet") {
      Switch { isOn in Text("Ground").sheet(isPresented: .constant(isOn)) { Text("Sheet") } }
    },
  ]

  @Test(arguments: right) func `a right program has no finding`(program: Program) throws {
    let report = try exploration(program).run(seed: 5, actions: 15, seconds: nil)
    #expect(report.results.map(\.finding) == [])
    #expect(report.actions == 15)
  }
}
