import InbetweenTesting
import SwiftUI
import Testing
import TweenStage

/// Taps, drags, keys and wheels at random over programs of all kinds: the tree that is kept up is the
/// one made anew, in each frame.
@Suite("The tree that is kept up under random input") @MainActor struct KeptTreeProgramsTests {
  private struct Random {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private func check<Content: View>(_ content: Content, seed: UInt64) {
    let configuration = Stage.Configuration(size: CGSize(width: 390, height: 500))
    let tester = StageTester(Stage(content: content, configuration: configuration))
    tester.advance(frames: 2)
    var random = Random(state: seed)
    var done: [String] = []
    for _ in 0..<16 {
      let point = CGPoint(x: random.next(390), y: random.next(500))
      switch random.next(4) {
      case 0:
        tester.scroll(by: CGSize(width: 0, height: random.next(300) - 200), at: point)
        done.append("scroll at \(point)")
      case 1:
        let all = tester.tree.all.filter { !$0.actions.isEmpty && $0.role != .window }
        guard !all.isEmpty else { continue }
        let element = all[random.next(all.count)]
        tester.tap(element)
        done.append("tap \(element.label)")
      default:
        tester.tap(point)
        done.append("tap \(point)")
      }
      for _ in 0..<(1 + random.next(4)) {
        tester.advance()
        let (kept, anew) = (tester.stage.keptTree.description, tester.tree.description)
        #expect(kept == anew, "seed \(seed): \(done)")
        if kept != anew { return }
      }
    }
    tester.stage.stopKeepingTree()
  }

  private struct Pages: View {
    @State private var query = ""
    var body: some View {
      NavigationStack {
        List(0..<30) { row in NavigationLink("Row \(row)", value: row) }
          .navigationTitle("Rows").searchable(text: $query)
          .toolbar { Button("Add") {} }
          .navigationDestination(for: Int.self) { row in
            Form { Text("Row \(row)") }.navigationTitle("Row \(row)")
          }
      }
    }
  }

  private struct Tabs: View {
    @State private var isOn = false
    @State private var share = 0.5
    @State private var choice = 1
    var body: some View {
      TabView {
        Form {
          Toggle("Switch", isOn: $isOn)
          if isOn { Slider(value: $share) { Text("Share") } }
          Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\($0)") } }
          Stepper("Steps", value: $choice)
        }
        .tabItem { Text("Form") }
        ScrollView { LazyVStack { ForEach(0..<50) { Text("Line \($0)") } } }
          .tabItem { Text("Lines") }
      }
    }
  }

  private struct Cards: View {
    @State private var isShown = false
    @State private var asks = false
    @State private var names = ["Ada", "Bea", "Cid"]
    var body: some View {
      VStack {
        Button("Sheet") { isShown = true }
        Button("Ask") { asks = true }
        Menu("Menu") { Button("Shuffle") { withAnimation { names.reverse() } } }
        ForEach(names, id: \.self) { Text($0) }
        Button("Drop") { withAnimation { if names.count > 1 { names.removeLast() } } }
      }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
    }
  }

  private struct Moving: View {
    @State private var isOpen = false
    @State private var text = "Words with [a link](https://a.example) in them"
    @Namespace private var space
    var body: some View {
      VStack {
        if isOpen {
          Text(LocalizedStringKey(text)).matchedGeometryEffect(id: 1, in: space)
        } else {
          HStack { Text("Closed").matchedGeometryEffect(id: 1, in: space) }
        }
        Button("Turn") { withAnimation(.spring) { isOpen.toggle() } }
          .rotationEffect(.degrees(isOpen ? 20 : 0)).scaleEffect(isOpen ? 1.5 : 1)
        TextField("Field", text: $text)
      }
      .accessibilityRotor("Ends") { AccessibilityRotorEntry("One", id: 1, in: space) }
    }
  }

  private struct Columns: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(0..<8, selection: $chosen) { Text("Item \($0)") }.navigationTitle("Items")
      } detail: {
        if let chosen {
          Table((0..<4).map { Fact(id: $0 + chosen) }) { TableColumn("Fact") { Text("\($0.id)") } }
        } else {
          Text("None")
        }
      }
    }
  }

  private struct Fact: Identifiable { let id: Int }

  @Test(arguments: [1, 2] as [UInt64])
  func `is the one made anew in programs of all kinds`(_ seed: UInt64) {
    check(Pages(), seed: seed)
    check(Tabs(), seed: seed)
    check(Cards(), seed: seed)
    check(Moving(), seed: seed)
    check(Columns(), seed: seed)
  }
}
