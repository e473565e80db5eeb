import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("GeometryReader") @MainActor struct GeometryReaderTests {
  @Test("takes what it is offered, and 10 where that is nothing in particular")
  func size() throws {
    let measured = try #require(Measured { GeometryReader { _ in Color.red.frame(width: 70) } })
    #expect(measured.size(30, 40) == CGSize(width: 30, height: 40))
    #expect(measured.size(nil, 40) == CGSize(width: 10, height: 40))
    #expect(measured.size(nil, nil) == CGSize(width: 10, height: 10))
    #expect(measured.size(0, 500) == CGSize(width: 0, height: 500))
  }

  @Test("puts its views at the top leading corner, each offered the whole size")
  func placing() {
    let screen = Screen(LayoutDirection.leftToRight) { direction in
      GeometryReader { _ in
        Color.green
        Color.red.frame(width: 20, height: 10)
      }
      .frame(width: 60, height: 40)
      .environment(\.layoutDirection, direction)
    }
    // 60 by 40 in the middle of 100 by 100.
    #expect(screen.rect(.green) == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(screen.rect(.red) == CGRect(x: 20, y: 30, width: 20, height: 10))
    screen.set(.rightToLeft)
    screen.step()
    #expect(screen.rect(.green) == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(screen.rect(.red) == CGRect(x: 60, y: 30, width: 20, height: 10))
  }

  @Test("tells its content the size of the same frame")
  func sizeInContent() {
    let log = Log<CGSize>()
    let screen = Screen(CGFloat(40)) { width in
      GeometryReader { proxy in
        let _ = log(proxy.size)
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height)
      }
      .frame(width: width, height: 10)
    }
    #expect(log.entries == [CGSize(width: 40, height: 10)])
    #expect(screen.rect(.red) == CGRect(x: 30, y: 45, width: 20, height: 10))
    screen.set(80)
    screen.step()
    #expect(log.entries.last == CGSize(width: 80, height: 10))
    #expect(screen.rect(.red) == CGRect(x: 10, y: 45, width: 40, height: 10))
  }

  @Test("reads in readers settle in one frame, however deep")
  func nested() {
    struct Halves: View {
      var depth: Int
      var body: some View {
        GeometryReader { proxy in
          if depth > 0 {
            AnyView(Halves(depth: depth - 1).frame(width: proxy.size.width / 2))
          } else {
            Color.red
          }
        }
      }
    }
    let screen = Screen(0) { _ in Halves(depth: 5) }
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 3, height: 100))
    #expect(screen.warnings.isEmpty)
  }

  @Test("content is evaluated anew only when what it read has changed")
  func economy() {
    let log = Log<String>()
    struct Widths: View {
      let log: Log<String>
      var body: some View {
        GeometryReader { proxy in
          let _ = log("width \(proxy.size.width)")
          Color.red
        }
      }
    }
    struct Places: View {
      let log: Log<String>
      var body: some View {
        GeometryReader { proxy in
          let _ = log("x \(proxy.frame(in: .global).minX)")
          Color.green
        }
      }
    }
    struct Nothing: View {
      let log: Log<String>
      var body: some View {
        GeometryReader { _ in
          let _ = log("nothing")
          Color.blue
        }
      }
    }
    let screen = Screen(CGFloat(0)) { gap in
      VStack(spacing: 0) {
        Widths(log: log)
        Places(log: log)
        Nothing(log: log)
      }
      .padding(.leading, gap).padding(.trailing, -gap)
    }
    #expect(log.entries == ["width 100.0", "x 0.0", "nothing"])
    log.clear()
    screen.set(10)
    screen.step()
    // All move by 10 points; nobody changes its size.
    #expect(log.entries == ["x 10.0"])
    log.clear()
    screen.step()
    #expect(log.entries.isEmpty)
  }

  @Test("what content is wide changes under the transaction of the update")
  func animated() {
    let screen = Screen(CGFloat(20)) { width in
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width, height: 10)
      }
      .frame(width: width, height: 10, alignment: .leading)
      .frame(width: 100, alignment: .leading)
    }
    screen.change(60, .linear(duration: 1))
    #expect(screen.rect(.red)?.width == 20)
    screen.step(31)
    #expect(screen.rect(.red)?.width == 40)
  }

  @Test("state read in the content has it evaluated anew")
  func stateInContent() {
    struct Counter: View {
      @State private var isWide = false
      var body: some View {
        GeometryReader { proxy in
          Color.red.frame(width: isWide ? proxy.size.width : 10, height: 10)
            .onTapGesture { isWide = true }
        }
      }
    }
    let screen = Screen(0) { _ in Counter() }
    #expect(screen.rect(.red)?.width == 10)
    screen.tap(5, 5)
    #expect(screen.rect(.red)?.width == 100)
  }

  @Test("a proxy handed down is followed by the view that reads it")
  func handedDown() {
    struct Inner: View {
      let proxy: GeometryProxy
      var body: some View { Color.red.frame(width: proxy.size.width / 4) }
    }
    let screen = Screen(CGFloat(40)) { width in
      GeometryReader { Inner(proxy: $0) }.frame(width: width, height: 10)
    }
    #expect(screen.rect(.red)?.width == 10)
    screen.set(80)
    screen.step()
    #expect(screen.rect(.red)?.width == 20)
  }

  @Test("a proxy kept for an action tells how things are then")
  func inAction() {
    let log = Log<CGRect>()
    let screen = Screen(CGFloat(40)) { width in
      GeometryReader { proxy in
        Color.red.onTapGesture { log(proxy.frame(in: .global)) }
      }
      .frame(width: width, height: 10)
    }
    screen.set(60)
    screen.step()
    screen.tap(50, 50)
    #expect(log.entries == [CGRect(x: 20, y: 45, width: 60, height: 10)])
  }

  @Test("a view that contains itself through readers is too deep, by a sentence with its path")
  func recursion() {
    struct Endless: View {
      var body: some View { GeometryReader { _ in AnyView(Endless()) } }
    }
    let size = CGSize(width: 100, height: 100)
    let graph = ViewGraph(content: Endless(), configuration: .init(size: size))
    let (failures, warnings) = (Log<String>(), Log<String>())
    graph.onFailure = { failures($0) }
    graph.onWarning = { warnings($0) }
    graph.advance(to: .zero)
    #expect(failures.entries.count == 1)
    #expect(failures.entries.first?.contains("Endless") == true)
    #expect(warnings.entries.isEmpty)
    #expect(graph.nextWork == .idle)
  }

  @Test("readers in readers pass a new size on to the last, however many there are")
  func wave() {
    struct Shrinking: View {
      var depth: Int
      var body: some View {
        GeometryReader { proxy in
          if depth > 0 {
            AnyView(Shrinking(depth: depth - 1).frame(width: proxy.size.width - 1))
          } else {
            Color.red
          }
        }
      }
    }
    let screen = Screen(0, size: CGSize(width: 400, height: 10)) { _ in Shrinking(depth: 300) }
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 100, height: 10))
    screen.graph.send(.resize(CGSize(width: 500, height: 10)))
    screen.step()
    #expect(screen.rect(.red) == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(screen.warnings.isEmpty)
  }

  @Test(
    "a reader that follows what it makes larger itself is bounded, with a warning that names it")
  func circle() {
    final class Box { var proxy: GeometryProxy? }
    struct Following: View {
      let box = Box()
      var body: some View {
        GeometryReader { outer in
          let _ = outer.size
          Color.red.frame(width: (box.proxy?.size.width ?? 1) + 1, height: 10)
            .background(
              GeometryReader { proxy in
                let _ = box.proxy = proxy
                Color.green
              })
        }
      }
    }
    let screen = Screen(()) { Following() }
    // Nothing was there to be followed when the reader was first evaluated.
    screen.graph.send(.resize(CGSize(width: 120, height: 100)))
    screen.step()
    #expect(screen.warnings.count == 1)
    #expect(screen.warnings.first?.contains("does not settle") == true)
    #expect(screen.warnings.first?.contains("Following > GeometryReader") == true)
  }

  @Test("what readers show in each other lies between pixels where what is around glides")
  func glides() {
    // A gliding group lays out what is in it for the size shown on the way.
    let screen = Screen((width: CGFloat(20), isOn: false)) { value in
      GeometryReader { _ in
        GeometryReader { _ in
          if value.isOn {
            GeometryReader { _ in Color.red }
          }
        }
      }
      .geometryGroup()
      .frame(width: value.width, height: 10)
    }
    screen.change((width: 60, isOn: false), .linear(duration: 1))
    screen.step(10)
    screen.set((width: 60, isOn: true))
    screen.step()
    let width = screen.rect(.red)?.width ?? 0
    // The animation begins with the frame after the change's own.
    #expect(abs(width - (20 + 40 * 10.0 / 60)) < 1e-9)
  }

  @Test("a reader that changes its own size for ever is bounded, with a warning that names it")
  func growing() {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        GeometryReader { proxy in
          Color.red.onChange(of: proxy.size.width, initial: true) { width += 1 }
        }
        .frame(width: width, height: 10)
      }
    }
    let screen = Screen(0) { _ in Growing() }
    #expect(screen.warnings.contains { $0.contains("multiple times per frame") })
  }

  @Test("readers insert and remove views by transition as others do")
  func transitions() {
    let screen = Screen(false) { isOn in
      GeometryReader { _ in
        if isOn { Color.red }
      }
    }
    screen.change(true, .linear(duration: 1))
    screen.step(31)
    #expect(screen.fills.map(\.opacity) == [0.5])
    screen.settle()
    #expect(screen.fills.map(\.opacity) == [1])
    screen.change(false, .linear(duration: 1))
    screen.step(31)
    #expect(screen.fills.map(\.opacity) == [0.5])
    screen.settle()
    #expect(screen.fills.isEmpty)
  }

  @Test("the first content of a reader does not come by transition")
  func firstContent() {
    let screen = Screen(false) { isOn in
      if isOn {
        GeometryReader { _ in
          Color.red
          if isOn { Color.green }
        }
        .transition(.identity)
      }
    }
    screen.change(true, .linear(duration: 1))
    #expect(screen.fills.map(\.opacity) == [1, 1])
  }

  @Test("places that are no numbers end nothing, and go round in no circle")
  func noNumbers() {
    let log = Log<CGRect>()
    for scale in [CGFloat.nan, .infinity, 0, 1e300] {
      let screen = Screen(scale) { scale in
        GeometryReader { proxy in
          let _ = log(proxy.frame(in: .global))
          Color.red
        }
        .frame(width: 20, height: 20)
        .rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: scale)
        .scaleEffect(scale)
        .offset(x: scale)
      }
      screen.settle(most: 5)
      #expect(screen.graph.nextWork == .idle)
      #expect(screen.warnings.isEmpty)
    }
    #expect(log.entries.count < 20)
  }

  @Test("readers of one size that come and go are all told, and forgotten")
  func manyReaders() {
    struct Row: View {
      let proxy: GeometryProxy
      let log: Log<CGFloat>
      var body: some View {
        let _ = log(proxy.size.width)
        Color.red
      }
    }
    let log = Log<CGFloat>()
    let screen = Screen((width: CGFloat(40), start: 0)) { value in
      GeometryReader { proxy in
        VStack(spacing: 0) {
          ForEach(value.start..<value.start + 100, id: \.self) { _ in Row(proxy: proxy, log: log) }
        }
      }
      .frame(width: value.width)
    }
    #expect(log.entries.count == 100)
    for start in 1...3 {
      log.clear()
      screen.set((width: 40, start: start * 100))
      screen.step()
      #expect(log.entries.count == 100)
    }
    log.clear()
    screen.set((width: 60, start: 300))
    screen.step()
    #expect(log.entries.filter { $0 == 60 }.count == 100)
  }
}
