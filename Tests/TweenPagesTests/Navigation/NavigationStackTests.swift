import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenPages
@testable import TweenViews

@MainActor @Suite struct NavigationStackTests {
  /// A page that tells of its life.
  private struct Page: View {
    let name: String
    let diary: Diary
    var color = Color.purple
    @State private var taps = 0

    var body: some View {
      color.frame(width: 100, height: 100)
        .onTapGesture {
          taps += 1
          diary("\(name) tapped \(taps)")
        }
        .onAppear { diary("\(name) appears") }
        .onDisappear { diary("\(name) disappears") }
        .navigationTitle(name)
    }
  }

  @MainActor @Observable final class Path {
    var values: [Int] = []
    var isBound = false
    var item: String?
  }

  private struct Numbers: View {
    @Bindable var path: Path
    let diary: Diary

    var body: some View {
      NavigationStack(path: $path.values) {
        Page(name: "root", diary: diary, color: .red)
          .navigationDestination(for: Int.self) { number in
            Page(name: "\(number)", diary: diary, color: number == 1 ? .green : .purple)
          }
          .navigationDestination(isPresented: $path.isBound) {
            Page(name: "bound", diary: diary, color: .yellow)
          }
          .navigationDestination(item: $path.item) { item in
            Page(name: item, diary: diary, color: .orange)
          }
      }
    }
  }

  private func numbers(_ values: [Int] = []) -> (NavigationPanel, Path, Diary) {
    let path = Path()
    path.values = values
    let diary = Diary()
    let panel = NavigationPanel { Numbers(path: path, diary: diary) }
    panel.step(2)
    return (panel, path, diary)
  }

  // MARK: Motion

  @Test func `a window is called as its front page`() {
    struct Titled: App {
      @State private var path: [Int] = []
      var body: some Scene {
        WindowGroup("Scene") {
          NavigationStack(path: $path) {
            Button("Go") { path = [1] }.navigationTitle("Root")
              .navigationDestination(for: Int.self) { _ in
                Button("Back") { path = [] }.navigationTitle("Page")
              }
          }
        }
      }
    }
    let graph = ViewGraph(
      app: Titled(),
      configuration: ViewGraph.Configuration(size: CGSize(width: 390, height: 600)))
    var frame: Int64 = 0
    func step(_ count: Int) {
      for _ in 0..<count {
        graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * frame))
        frame += 1
      }
    }
    step(3)
    #expect(graph.front?.title == "Root")
    graph.send(.request(ElementRequest(.perform("default"), of: .label("Go"))))
    step(60)
    #expect(graph.front?.title == "Page")
    graph.send(.request(ElementRequest(.perform("default"), of: .label("Back"))))
    step(60)
    #expect(graph.front?.title == "Root")
  }

  @Test func `a page comes by the system's spring, and the one below gives way by three tenths`() {
    let (panel, path, _) = numbers()
    let start = panel.rect(.red)
    #expect(start?.midX == 195)
    panel.act { path.values = [1] }
    // In the frame of a change the old is shown still; the next one is the motion's beginning.
    panel.step()
    // p(t) of Navigation 1.4 at 0.05, 0.1, 0.2 and 0.3 s.
    for (frames, arrival) in [(3, 0.2322), (3, 0.5448), (6, 0.8793), (6, 0.9729)] {
      panel.step(frames)
      let new = panel.rect(.green)?.midX ?? 0
      let old = panel.rect(.red)?.midX ?? 0
      #expect(abs(new - (195 + 390 * (1 - arrival))) < 0.05, "\(new) at \(arrival)")
      #expect(abs(old - (195 - 0.3 * 390 * arrival)) < 0.05, "\(old) at \(arrival)")
    }
    panel.step(14)
    #expect(panel.rect(.green)?.midX == 195)
    // What is covered is not drawn.
    #expect(panel.rect(.red) == nil)
  }

  @Test func `from right to left all of it is mirrored`() {
    let path = Path()
    let panel = NavigationPanel(isMirrored: true) { Numbers(path: path, diary: Diary()) }
    panel.step(2)
    panel.act { path.values = [1] }
    panel.step(7)
    let x = panel.rect(.green)?.midX ?? 0
    #expect(abs(x - (195 - 390 * (1 - 0.5448))) < 0.05)
  }

  @Test func `a page that is taken back while it comes turns without a jump`() {
    let (panel, path, _) = numbers()
    panel.act { path.values = [1] }
    panel.step(6)
    let before = panel.rect(.green)?.midX ?? 0
    panel.act { path.values = [] }
    let after = panel.rect(.green)?.midX ?? 0
    // It still comes at first: the velocity is kept.
    #expect(after < before && before - after < 40)
    panel.settle()
    #expect(panel.rect(.green) == nil)
    #expect(panel.rect(.red)?.midX == 195)
  }

  // MARK: Life

  @Test func `a covered page keeps its state and disappears when the motion has ended`() {
    let (panel, path, diary) = numbers()
    let middle = panel.rect(.red).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    panel.tap(middle.x, middle.y)
    #expect(diary.entries == ["root appears", "root tapped 1"])
    diary.clear()
    panel.act { path.values = [1] }
    #expect(diary.entries == ["1 appears"])
    panel.settle()
    #expect(diary.entries == ["1 appears", "root disappears"])
    diary.clear()
    panel.act { path.values = [] }
    #expect(diary.entries == ["root appears"])
    panel.settle()
    #expect(diary.entries == ["root appears", "1 disappears"])
    panel.tap(middle.x, middle.y)
    #expect(diary.entries.last == "root tapped 2")
    // A page that comes again is a new one.
    diary.clear()
    panel.act { path.values = [1] }
    panel.settle()
    let page = panel.rect(.green).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    panel.tap(page.x, page.y)
    #expect(diary.entries.last == "1 tapped 1")
  }

  @Test func `a path that is there from the start shows its top alone, without a motion`() {
    let (panel, _, diary) = numbers([2, 1])
    #expect(panel.rect(.green)?.midX == 195)
    #expect(panel.rect(.red) == nil && panel.rect(.purple) == nil)
    #expect(diary.entries == ["1 appears"])
  }

  @Test func `of several new pages the top one alone is ever seen`() {
    let (panel, path, diary) = numbers()
    diary.clear()
    panel.act { path.values = [2, 3, 1] }
    panel.settle()
    #expect(diary.entries == ["1 appears", "root disappears"])
    diary.clear()
    panel.act { path.values = [] }
    panel.settle()
    #expect(diary.entries == ["root appears", "1 disappears"])
  }

  @Test func `a path that differs in the middle cuts there`() {
    let (panel, path, diary) = numbers([2, 3])
    diary.clear()
    panel.act { path.values = [2, 1] }
    panel.settle()
    #expect(diary.entries.contains("1 appears"))
    #expect(panel.rect(.green)?.midX == 195)
    panel.act { path.values = [2] }
    panel.settle()
    // The page of the value that stayed is the one of the start.
    #expect(panel.rect(.purple)?.midX == 195)
  }

  // MARK: Bound pages

  @Test func `a bound page writes back when it is left`() {
    let (panel, path, _) = numbers()
    panel.act { path.isBound = true }
    panel.settle()
    #expect(panel.rect(.yellow)?.midX == 195)
    // The button that leads back.
    panel.tap(20, 22)
    panel.settle()
    #expect(!path.isBound)
    #expect(panel.rect(.red)?.midX == 195)
  }

  @Test func `another item takes the page's place without a motion`() {
    let (panel, path, diary) = numbers()
    panel.act { path.item = "a" }
    panel.settle()
    diary.clear()
    panel.act { path.item = "b" }
    #expect(panel.rect(.orange)?.midX == 195)
    #expect(diary.entries.sorted() == ["a disappears", "b appears"])
    panel.act { path.item = nil }
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195)
  }

  @Test func `a value goes on top of a bound page, and leaves with what is below it`() {
    let (panel, path, _) = numbers()
    panel.act { path.isBound = true }
    panel.settle()
    panel.act { path.values = [1] }
    panel.settle()
    #expect(panel.rect(.green)?.midX == 195)
    panel.act { path.isBound = false }
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195)
    #expect(path.values == [])
  }

  // MARK: The finger

  @Test func `a page is drawn off from its edge`() {
    let (panel, path, diary) = numbers([1])
    diary.clear()
    panel.pointer(.down, 5, 300)
    for x in stride(from: 15.0, through: 245, by: 10) { panel.pointer(.move, x, 300) }
    #expect(diary.entries == ["root appears"])
    let x = panel.rect(.green)?.midX ?? 0
    #expect(abs(x - (195 + 240)) < 1)
    panel.step(20)
    panel.pointer(.move, 245, 300)
    panel.pointer(.up, 245, 300)
    panel.settle()
    #expect(path.values == [])
    #expect(diary.entries == ["root appears", "1 disappears"])
    #expect(panel.rect(.red)?.midX == 195)
  }

  @Test func `a page that is let go before the middle comes back`() {
    let (panel, path, diary) = numbers([1])
    diary.clear()
    panel.pointer(.down, 5, 300)
    for x in stride(from: 15.0, through: 105, by: 10) { panel.pointer(.move, x, 300) }
    panel.step(20)
    panel.pointer(.move, 105, 300)
    panel.pointer(.up, 105, 300)
    panel.settle()
    #expect(path.values == [1])
    #expect(panel.rect(.green)?.midX == 195)
    #expect(diary.entries == ["root appears", "root disappears"])
  }

  @Test func `a search field in a bar is told of once, and nothing goes round`() {
    struct Found: View {
      @State private var text = ""
      var body: some View {
        NavigationStack { Color.red.searchable(text: $text).navigationTitle("Page") }
      }
    }
    let panel = NavigationPanel { Found() }
    panel.step(10)
    #expect(panel.warnings.isEmpty)
    #expect(panel.graph.nextWork == .idle)
  }

  @Test func `a search whose text is read and written by closures does not go round either`() {
    struct Found: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Color.red.searchable(text: Binding(get: { text }, set: { text = $0 }))
            .toolbar { Button("More") { text = "more" } }
        }
      }
    }
    let panel = NavigationPanel { Found() }
    panel.step(10)
    #expect(panel.warnings.isEmpty)
    #expect(panel.graph.nextWork == .idle)
  }

  // MARK: What programs do wrong

  @Test func `a value that nobody shows has a sign in its place and a warning`() {
    struct Lost: View {
      @State private var path = NavigationPath(["a"])
      var body: some View { NavigationStack(path: $path) { Color.red } }
    }
    let panel = NavigationPanel { Lost() }
    panel.step(3)
    #expect(panel.warnings.count == 1)
    #expect(panel.warnings.first?.contains("String") == true)
  }

  @Test func `links without a stack, to nothing, and to what the path does not take are no traps`()
  {
    struct Links: View {
      @State private var path: [Int] = []
      var body: some View {
        VStack {
          NavigationLink("outside", value: 1)
          NavigationStack(path: $path) {
            VStack(spacing: 0) {
              NavigationLink(value: Int?.none) { Color.red.frame(height: 100) }
              NavigationLink(value: "text") { Color.green.frame(height: 100) }
            }
          }
        }
      }
    }
    let panel = NavigationPanel { Links() }
    panel.step(2)
    for color in [Color.red, .green] {
      let rect = panel.rect(color) ?? .zero
      panel.tap(rect.midX, rect.midY)
    }
    panel.settle()
    #expect(panel.warnings.count == 1)
    #expect(panel.warnings.first?.contains("cannot hold") == true)
  }

  @Test func `a page that dismisses itself as it appears goes again`() {
    struct Hasty: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Color.blue.onAppear { dismiss() } }
    }
    struct Shown: View {
      @Binding var isOpen: Bool
      var body: some View {
        NavigationStack {
          Color.red.frame(width: 50, height: 50)
            .navigationDestination(isPresented: $isOpen) { Hasty() }
        }
      }
    }
    let path = Path()
    let panel = NavigationPanel {
      Shown(
        isOpen: Binding {
          path.isBound
        } set: {
          path.isBound = $0
        })
    }
    panel.step(2)
    path.isBound = true
    panel.settle()
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195)
  }

  private struct Deep: View {
    static let colors = [Color.red, .green, .blue, .orange, .purple, .brown]
    @Bindable var path: Way
    var body: some View {
      NavigationStack(path: $path.numbers) {
        Color.red.ignoresSafeArea()
          .navigationDestination(for: Int.self) { Self.colors[$0] }
      }
    }
  }

  @MainActor @Observable final class Way {
    var numbers: [Int] = []
  }

  @Test func `option and the left arrow lead back, where there is a way back (Scenes 1.4)`() {
    let path = Way()
    let panel = NavigationPanel { Deep(path: path) }
    func press() {
      panel.act {
        panel.graph.send(.key(.leftArrow, modifiers: .option, phase: .down))
        panel.graph.send(.key(.leftArrow, modifiers: .option, phase: .up))
      }
      panel.settle()
    }
    press()
    panel.act { path.numbers = [1, 2] }
    panel.settle()
    #expect(panel.graph.windows[0].shortcuts.map(\.title) == ["Back"])
    press()
    #expect(path.numbers == [1])
    press()
    press()
    #expect(path.numbers.isEmpty && panel.graph.windows[0].shortcuts.isEmpty)
  }

  @Test(arguments: [[], [3], [1, 3], [4, 5]])
  func `a push that is taken back in mid-flight never shows an empty window`(_ rest: [Int]) {
    let path = Way()
    let panel = NavigationPanel { Deep(path: path) }
    panel.act { path.numbers = [1] }
    panel.settle()
    panel.act { path.numbers = [1, 2] }
    panel.step(8)
    panel.act { path.numbers = rest }
    for frame in 0..<40 {
      // Beside the page on its way another one is to be seen, at the leading edge too.
      let seen = Deep.colors.compactMap { panel.rect($0) }
      #expect(seen.contains { $0.minX <= 0 && $0.maxX > 0 }, "frame \(frame): \(seen)")
      panel.step()
    }
  }
}
