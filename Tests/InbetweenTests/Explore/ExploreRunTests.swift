import Foundation
import Testing
import TweenMotion
import TweenStage

@testable import Inbetween

/// Programs with a planted fault each, and programs without one, explored in this process.
@Suite @MainActor struct ExploreRunTests {
  /// Explores a view, and returns the findings and the actions.
  private func explore<Content: View>(
    _ content: @autoclosure @escaping @MainActor () -> Content, actions: Int = 40, seed: UInt64 = 0,
    given: [UserAction]? = nil, settings: (inout Stage.Configuration) -> Void = { _ in }
  ) throws -> (findings: [Finding], actions: [UserAction], frames: Int) {
    var configuration = Stage.Configuration(size: CGSize(width: 320, height: 480))
    configuration.keepsInput = true
    settings(&configuration)
    let stage = Stage(content: content(), configuration: configuration)
    var (findings, chosen, frames): ([Finding], [UserAction], Int) = ([], [], 0)
    let task = ExploreTask(
      seed: seed, actions: actions, seconds: nil, skipped: [], given: given, rest: 10, wanted: nil)
    try ExploreRun(task, stage: stage) { message in
      switch message {
      case .finding(let finding): findings.append(finding)
      case .action(let action): chosen.append(action)
      case .progress(let count, _): frames = count
      case .header: break
      }
    }.run()
    return (findings, chosen, frames)
  }

  private func tap(_ point: CGPoint, at seconds: Double) -> UserAction {
    .tap(point, at: StageTime(seconds: seconds))
  }

  /// An animation that is at 20 % at 0.5 s and at 60 % in the next moment.
  private struct Leap: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time > 1 ? nil : value.scaled(by: time < 0.5 ? time * 0.4 : 0.6 + (time - 0.5) * 0.8)
    }
  }

  /// An animation that turns round at half its way, at once and with the same speed.
  private struct Turn: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time > 1.5
        ? nil : value.scaled(by: time < 0.5 ? time * 2 : 1 - abs(time - 1) * 0 - (time - 0.5))
    }
  }

  private struct Mover: View {
    let animation: Animation
    var distance = 200.0
    @State private var isMoved = false
    var body: some View {
      Color.white.overlay {
        Rectangle().frame(width: 20, height: 20).offset(x: isMoved ? distance / 2 : -distance / 2)
      }
      .onTapGesture { withAnimation(animation) { isMoved.toggle() } }
    }
  }

  @Test func `a value that jumps is found, at the frame of the jump`() throws {
    let found = try explore(
      Mover(animation: Animation(Leap())), given: [tap(CGPoint(x: 50, y: 50), at: 0.1)]
    ).findings
    try #require(found.map(\.check) == ["jumps"])
    #expect(found[0].subject == "Mover > Rectangle")
    // From 0.2 - 0.4/60 of 200 points to 0.6: 80 points and a step of the first part.
    #expect(found[0].sentence.hasPrefix("x jumps by 81.33 points in one frame"))
    // The tap's frame, one for the start, and 0.5 s.
    #expect(abs(found[0].time.seconds - (0.1 + 1.0 / 60 + 0.5)) < 0.001)
  }

  @Test func `a velocity that turns round at once is found`() throws {
    let found = try explore(
      Mover(animation: Animation(Turn()), distance: 700),
      given: [tap(CGPoint(x: 50, y: 50), at: 0.1)]
    ).findings
    try #require(found.map(\.check) == ["jumps"])
    // From 1,400 points a second to -700.
    #expect(found[0].sentence.hasPrefix("the velocity of x changes by -2100 points/s at once"))
  }

  @Test(arguments: [
    Animation.linear(duration: 0.3), .easeIn(duration: 0.4), .easeInOut(duration: 0.2), .bouncy,
    .snappy,
    .spring(duration: 0.1, bounce: 0.8), .interpolatingSpring(stiffness: 900, damping: 10),
    .timingCurve(0.9, 0, 0.1, 1, duration: 0.3), .linear(duration: 0.2).repeatCount(3),
    .easeOut(duration: 0.3).delay(0.2).speed(2),
  ])
  func `usual animations, and changes in mid-flight, are no jumps`(animation: Animation) throws {
    let taps = [0.1, 0.2, 0.5, 0.55, 1.4].map { tap(CGPoint(x: 50, y: 50), at: $0) }
    let found = try explore(Mover(animation: animation), given: taps).findings
    #expect(found == [])
  }

  private struct Ghost: View {
    let removal: AnyTransition
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Toggle") { withAnimation { isShown.toggle() } }
        if isShown {
          Text("Boo").transition(.asymmetric(insertion: .opacity, removal: removal))
        }
      }
    }
  }

  @Test func `a removed view that stays is found`() throws {
    let endless = try explore(
      Ghost(removal: .opacity.animation(.linear(duration: 1).repeatForever()))
    ).findings
    #expect(endless.map(\.check) == ["ghosts"])
    #expect(endless.first?.subject == "Ghost > Text(\"Boo\")")
    let slow = try explore(
      Ghost(removal: .scale(scale: 0.5).animation(.linear(duration: 7))),
      given: [.tap(.zero, at: StageTime(seconds: 0.1), on: "button \"Toggle\"")]
    ).findings
    #expect(slow.first?.check == "ghosts")
    #expect(slow.first?.sentence == "The view was removed 4.02 s ago and is still shown.")
    #expect(try explore(Ghost(removal: .scale), actions: 20).findings == [])
    #expect(try explore(Ghost(removal: .move(edge: .leading)), actions: 20).findings == [])
  }

  private struct Ghosts: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Toggle") { withAnimation { isShown.toggle() } }
        if isShown {
          Group {
            Pair()
            Pair()
            Pair()
          }
          .transition(
            .asymmetric(
              insertion: .opacity, removal: .opacity.animation(.linear(duration: 1).repeatForever())
            ))
        }
      }
    }

    struct Pair: View {
      var body: some View {
        HStack {
          Text("One")
          Text("Two")
        }
      }
    }
  }

  @Test func `a removed view that is repeated is one finding, and not one for each part`() throws {
    let found = try explore(
      Ghosts(), given: [.tap(.zero, at: StageTime(seconds: 0.1), on: "button \"Toggle\"")]
    ).findings
    let subjects = found.map(\.subject)
    #expect(subjects == (1...3).map { "Ghosts > Pair > HStack (\($0))" }, "\(found)")
  }

  @Test func `an animation that goes on for long is found, one that repeats is not`() throws {
    let long = try explore(Mover(animation: .linear(duration: 40)), actions: 8).findings
    #expect(long.map(\.check) == ["settles"])
    #expect(long.first?.sentence.contains("linear, 40 s") == true)
    #expect(
      try explore(Mover(animation: .linear(duration: 1).repeatForever()), actions: 8).findings == []
    )
  }

  @Test func `large and endless movements with reduced motion are found`() throws {
    let reduced: (inout Stage.Configuration) -> Void = { $0.userSettings.reduceMotion = true }
    let far = try explore(Mover(animation: .bouncy), actions: 8, settings: reduced).findings
    #expect(far.map(\.check) == ["reduced-motion"])
    #expect(far.first?.sentence.hasPrefix("frame moves by 200 points") == true)
    let endless = try explore(
      Mover(animation: .linear(duration: 1).repeatForever(), distance: 20), actions: 8,
      settings: reduced
    ).findings
    #expect(endless.first?.sentence.hasPrefix("frame moves without end") == true)
    let short = try explore(
      Mover(animation: .bouncy, distance: 40), actions: 8, settings: reduced
    ).findings
    #expect(short == [])
  }

  private struct Fields: View {
    var losesFocus: Bool
    @State private var first = ""
    @State private var second = ""
    @State private var isFirstShown = true
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        if isFirstShown {
          TextField("First", text: $first).focused($focus, equals: 1)
            .onSubmit {
              if losesFocus { isFirstShown = false } else { focus = 2 }
            }
        }
        TextField("Second", text: $second).focused($focus, equals: 2)
      }
    }
  }

  @Test func `a focus that gets lost under the keyboard is found`() throws {
    var actions = [tap(CGPoint(x: 160, y: 228), at: 0.1)]
    actions.append(.type("Ada", at: StageTime(seconds: 0.3)))
    actions.append(.key("return", at: StageTime(seconds: 0.5)))
    let lost = try explore(Fields(losesFocus: true), given: actions).findings
    #expect(lost.map(\.check) == ["focus"])
    #expect(lost.first?.subject == "textField \"First\"")
    #expect(try explore(Fields(losesFocus: false), given: actions).findings == [])
  }

  private struct Screen: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isOn = false
    @State private var isShown = false
    @State private var items = ["milk", "bread", "butter"]
    var body: some View {
      NavigationStack {
        List {
          TextField("Name", text: $name)
          Toggle("Sound", isOn: $isOn)
          Stepper("Count \(count)", value: $count, in: 0...9)
          Button("Sheet") { isShown = true }
          ForEach(items, id: \.self) { item in
            NavigationLink(item) { Text(item).font(.title) }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .navigationTitle("Things")
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Hello \(name)")
          Button("Close") { isShown = false }
        }
      }
    }
  }

  @Test func `a right program has no findings`() throws {
    #expect(try explore(Screen(), actions: 50).findings == [])
  }

  @Test func `equal seeds give equal runs, other seeds other runs`() throws {
    let one = try explore(Screen(), actions: 12, seed: 7)
    let again = try explore(Screen(), actions: 12, seed: 7)
    #expect(one.actions == again.actions)
    #expect(one.frames == again.frames)
    #expect(one.actions.count == 12)
    #expect(try explore(Screen(), actions: 12, seed: 8).actions != one.actions)
  }

  @Test func `all actions are lines that input files have`() throws {
    let actions = try explore(Fields(losesFocus: false), actions: 150, seed: 3).actions
    let text = UserAction.recording(
      header: InputScript.sampleHeader, comments: ["a comment"], actions)
    let script = try InputScript(parsing: text, file: "actions")
    // A tap and a drag are several events.
    #expect(script.events.count > 150)
    #expect(Set(actions.map { $0.line.split(separator: "\"")[3] }).count >= 8)
  }

  @Test func `an action follows its element to its place`() throws {
    let actions = [
      UserAction.tap(CGPoint(x: 1, y: 1), at: StageTime(seconds: 0.1), on: "button \"Toggle\""),
      UserAction.resize(CGSize(width: 200, height: 600), at: StageTime(seconds: 0.5)),
      UserAction.tap(CGPoint(x: 1, y: 1), at: StageTime(seconds: 0.7), on: "button \"Toggle\""),
      UserAction.tap(CGPoint(x: 1, y: 1), at: StageTime(seconds: 0.8), on: "button \"None\""),
    ]
    let run = try explore(Ghost(removal: .opacity), given: actions)
    #expect(run.actions[0].line.contains("\"tap\":[160,"))
    #expect(run.actions[2].line.contains("\"tap\":[100,"))
    #expect(run.actions[3].line.contains("\"tap\":[1,1]"))
  }
}
