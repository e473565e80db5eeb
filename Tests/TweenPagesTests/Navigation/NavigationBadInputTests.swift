import Foundation
import Observation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenLists
@testable import TweenPages
@testable import TweenViews

/// What programs do wrong with pages: a warning at most, and the pages stand as they can.
@MainActor @Suite struct NavigationBadInputTests {
  @MainActor @Observable final class Path {
    var values: [Int] = []
    var isOpen = false
    var isThere = true
  }

  @Test func `a page that goes away as it appears is left, once`() {
    struct Leaving: View {
      let diary: Diary
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Color.green.onAppear {
          diary("appears")
          dismiss()
        }
        .onDisappear { diary("disappears") }
      }
    }
    struct Pages: View {
      @Bindable var path: Path
      let diary: Diary
      var body: some View {
        NavigationStack(path: $path.values) {
          Color.red.frame(width: 100, height: 100)
            .navigationDestination(for: Int.self) { _ in Leaving(diary: diary) }
        }
      }
    }
    let path = Path()
    let diary = Diary()
    let panel = NavigationPanel { Pages(path: path, diary: diary) }
    panel.step(2)
    panel.act { path.values = [1] }
    panel.settle()
    panel.settle()
    #expect(path.values.isEmpty)
    #expect(panel.rect(.red)?.midX == 195)
    #expect(diary.entries == ["appears", "disappears"])
  }

  @Test func `a page that asks for the next one as it appears ends where it says`() {
    struct Pushing: View {
      @Bindable var path: Path
      let number: Int
      var body: some View {
        (number < 12 ? Color.purple : Color.green).frame(width: 100, height: 100)
          .onAppear { if number < 12 { path.values.append(number + 1) } }
      }
    }
    struct Pages: View {
      @Bindable var path: Path
      var body: some View {
        NavigationStack(path: $path.values) {
          Color.red.navigationDestination(for: Int.self) { Pushing(path: path, number: $0) }
        }
      }
    }
    let path = Path()
    let panel = NavigationPanel { Pages(path: path) }
    panel.step(2)
    panel.act { path.values = [1] }
    for _ in 0..<2 { panel.settle() }
    #expect(path.values == Array(1...12))
    #expect(panel.rect(.green)?.midX == 195)
  }

  @Test func `a stack in a stack has a bar and pages of its own`() {
    struct Pages: View {
      @Bindable var path: Path
      var body: some View {
        NavigationStack(path: $path.values) {
          NavigationStack {
            Color.red.frame(width: 100, height: 100)
              .navigationDestination(for: Int.self) { _ in Color.yellow }
          }
          .navigationDestination(for: Int.self) { _ in
            NavigationStack { Color.green.frame(width: 100, height: 100) }
          }
        }
      }
    }
    let path = Path()
    let panel = NavigationPanel { Pages(path: path) }
    panel.step(2)
    #expect(panel.rect(.red)?.midX == 195)
    panel.act { path.values = [1] }
    panel.settle()
    #expect(panel.rect(.green)?.midX == 195 && panel.rect(.red) == nil)
    panel.tap(20, 22)
    panel.settle()
    #expect(path.values.isEmpty && panel.rect(.red)?.midX == 195)
  }

  @Test func `pages that go with their stack in the middle of a motion are gone`() {
    struct Pages: View {
      @Bindable var path: Path
      let diary: Diary
      var body: some View {
        ZStack {
          if path.isThere {
            NavigationStack(path: $path.values) {
              Color.red.onDisappear { diary("root goes") }
                .navigationDestination(for: Int.self) { _ in
                  Color.green.onDisappear { diary("page goes") }
                }
            }
          }
        }
      }
    }
    let path = Path()
    let diary = Diary()
    let panel = NavigationPanel { Pages(path: path, diary: diary) }
    panel.step(2)
    panel.act { path.values = [1] }
    panel.step(8)
    panel.act { path.isThere = false }
    panel.settle()
    #expect(panel.rect(.red) == nil && panel.rect(.green) == nil)
    #expect(diary.entries.sorted() == ["page goes", "root goes"])
    panel.act { path.isThere = true }
    panel.settle()
    #expect(panel.rect(.green) != nil && panel.rect(.red) == nil)
  }

  @Test func `what asks for a page can go while that comes, and takes it along`() {
    struct Pages: View {
      @Bindable var path: Path
      var body: some View {
        NavigationStack {
          VStack {
            Color.red.frame(width: 100, height: 100)
            if path.isThere {
              Color.blue.frame(width: 20, height: 20)
                .navigationDestination(isPresented: $path.isOpen) { Color.green }
            }
          }
        }
      }
    }
    let path = Path()
    let panel = NavigationPanel { Pages(path: path) }
    panel.step(2)
    panel.act { path.isOpen = true }
    panel.step(8)
    panel.act { path.isThere = false }
    panel.settle()
    #expect(panel.rect(.green) == nil && panel.rect(.red)?.midX == 195)
  }

  @Test func `two pages that one page asks for at once: the later one is shown, and both can go`() {
    struct Pages: View {
      @Bindable var path: Path
      @State private var other = true
      var body: some View {
        NavigationStack {
          Color.red.frame(width: 100, height: 100)
            .navigationDestination(isPresented: $path.isOpen) {
              Color.green.frame(width: 100, height: 100)
            }
            .navigationDestination(isPresented: $other) {
              Color.yellow.frame(width: 100, height: 100)
            }
        }
      }
    }
    let path = Path()
    path.isOpen = true
    let panel = NavigationPanel { Pages(path: path) }
    panel.settle()
    let shown = [panel.rect(.green), panel.rect(.yellow)].compactMap { $0 }
    #expect(shown.count == 1)
    panel.tap(20, 22)
    panel.settle()
    panel.tap(20, 22)
    panel.settle()
    #expect(panel.rect(.red)?.midX == 195 && !path.isOpen)
  }

  @Test func `a thousand pages are one motion, and none of them but the last is made`() {
    struct Pages: View {
      @Bindable var path: Path
      let diary: Diary
      var body: some View {
        NavigationStack(path: $path.values) {
          Color.red.navigationDestination(for: Int.self) { number in
            Color.green.frame(width: 100, height: 100).onAppear { diary("\(number)") }
          }
        }
      }
    }
    let path = Path()
    let diary = Diary()
    let panel = NavigationPanel { Pages(path: path, diary: diary) }
    panel.step(2)
    panel.act { path.values = Array(1...1000) }
    panel.step(40)
    #expect(panel.rect(.green)?.midX == 195)
    #expect(diary.entries == ["1000"])
    panel.act { path.values = [] }
    panel.step(40)
    #expect(panel.rect(.green) == nil && panel.rect(.red) != nil)
    #expect(panel.warnings.isEmpty)
  }

  @Test(arguments: [
    CGSize(width: 1, height: 1), CGSize(width: 0, height: 600), CGSize(width: 390, height: 10),
    CGSize(width: 650, height: 20), CGSize(width: 100_000, height: 100_000),
  ])
  func `columns and tabs are in windows of any size`(size: CGSize) {
    struct All: View {
      var body: some View {
        TabView {
          NavigationSplitView {
            List { NavigationLink("link", value: 1) }
              .navigationTitle("Sidebar").navigationSplitViewColumnWidth(5_000)
          } content: {
            Color.red.navigationSplitViewColumnWidth(min: .nan, ideal: .infinity, max: -1)
          } detail: {
            Color.green.navigationTitle("Detail")
          }
          .tabItem { Text("One") }
          Color.yellow.tabItem { Text("Two") }
        }
      }
    }
    let panel = NavigationPanel(width: size.width, height: size.height) { All() }
    panel.step(4)
    panel.tap(size.width * 0.75, size.height - 5)
    panel.settle()
    #expect(panel.warnings.isEmpty)
  }
}
