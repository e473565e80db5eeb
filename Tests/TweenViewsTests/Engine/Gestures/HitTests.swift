import Foundation
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("A hit") @MainActor struct HitTests {
  /// Whether a tap reaches the content's gesture.
  private func isHit<Content: View>(
    _ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: @escaping () -> Content
  ) -> Bool {
    let log = Log<String>()
    let screen = Screen(()) { content().onTapGesture { log("tap") } }
    screen.tap(x, y)
    return !log.entries.isEmpty
  }

  @Test("of a shape is within its path, holes and corners left out")
  func shapes() {
    #expect(isHit(50, 50) { Circle() })
    #expect(!isHit(3, 3) { Circle() })
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 20, dy: 20))
        return path
      }
    }
    #expect(isHit(10, 50) { Ring().fill(style: FillStyle(eoFill: true)) })
    #expect(!isHit(50, 50) { Ring().fill(style: FillStyle(eoFill: true)) })
  }

  @Test("of a stroke is on what the pen covers, also of a path that goes far beyond")
  func strokes() {
    let dashes = StrokeStyle(lineWidth: 4, dash: [10, 5])
    struct Line: Shape {
      let length: CGFloat
      func path(in rect: CGRect) -> Path {
        Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: length, y: 50)]) }
      }
    }
    for length in [100.0, 1_000_000] {
      for (x, isCovered) in [(2.0, true), (8, true), (12, false), (17, true), (98, true)] {
        #expect(isHit(x, 50) { Line(length: length).stroke(style: dashes) } == isCovered)
        #expect(
          isHit(x, 50) { Color.red.contentShape(Line(length: length).stroke(style: dashes)) }
            == isCovered)
        #expect(!isHit(x, 53) { Line(length: length).stroke(style: dashes) })
      }
    }
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 900))
    let outline = _ShapeOutline(ellipse, stroke: StrokeStyle(lineWidth: 1, dash: [4, 2]))
    let whole = outline.filled
    var random = SeededGenerator(seed: 14)
    var covered = 0
    for _ in 0..<40 {
      let point = CGPoint(
        x: .random(in: -1...1, using: &random), y: .random(in: 440...460, using: &random))
      #expect(outline.contains(point) == whole.contains(point), "\(point)")
      if outline.contains(point) { covered += 1 }
    }
    #expect(covered > 4)
  }

  @Test("is looked for once, however many hover modifiers are around each other")
  func hovers() {
    struct Counted: Shape {
      let log: Log<Void>
      func path(in rect: CGRect) -> Path {
        log(())
        return Path(rect)
      }
    }
    /// How often that many shapes are asked for while the pointer comes over them, and how many
    /// modifiers find it there.
    func asked(_ levels: Int) -> (paths: Int, hovers: Int) {
      let (log, hovers) = (Log<Void>(), Log<Bool>())
      let screen = Screen(()) {
        (0..<levels).reduce(AnyView(Color.red)) { view, _ in
          AnyView(view.contentShape(Counted(log: log)).onHover { hovers($0) })
        }
      }
      log.clear()
      screen.pointer(.move, 50, 50)
      screen.step()
      let paths = log.entries.count
      screen.pointer(.cancel, 50, 50)
      screen.step()
      return (paths, hovers.entries.filter { $0 }.count)
    }
    let (few, many) = (asked(20), asked(200))
    #expect(few.hovers == 20 && many.hovers == 200)
    #expect(few.paths >= 20)
    #expect(many.paths <= 12 * few.paths)
  }

  @Test("does not find the gaps of a stack, or its spacers")
  func gaps() {
    #expect(
      !isHit(50, 50) {
        HStack(spacing: 40) {
          Color.red
          Color.red
        }
      })
    #expect(
      !isHit(50, 50) {
        HStack {
          Color.red.frame(width: 10)
          Spacer()
          Color.red.frame(width: 10)
        }
      })
  }

  @Test("finds them with a content shape, which is the whole and the only area")
  func contentShape() {
    #expect(
      isHit(50, 50) {
        HStack(spacing: 40) {
          Color.red
          Color.red
        }.contentShape(Rectangle())
      })
    #expect(!isHit(3, 3) { Color.red.contentShape(Circle()) })
    #expect(isHit(50, 50) { Color.red.contentShape(Circle()) })
  }

  @Test("is not reduced by a clip")
  func clipped() {
    #expect(isHit(3, 3) { Color.red.clipShape(Circle()) })
  }

  @Test("passes by what takes none, hidden views and those below opacity 0.001")
  func switchedOff() {
    #expect(!isHit(50, 50) { Color.red.allowsHitTesting(false) })
    #expect(!isHit(50, 50) { Color.red.hidden() })
    #expect(!isHit(50, 50) { Rectangle().opacity(0.0009) })
    #expect(isHit(50, 50) { Rectangle().opacity(0.0011) })
  }

  @Test("reads opacity from the model, not from what shows")
  func modelOpacity() {
    let log = Log<String>()
    let screen = Screen(1.0) { opacity in
      Rectangle().opacity(opacity).onTapGesture { log("tap") }
    }
    screen.change(0, .linear(duration: 1))
    screen.step(5)
    screen.tap(50, 50)
    #expect(log.entries.isEmpty)
    screen.change(1, .linear(duration: 1))
    screen.tap(50, 50)
    #expect(log.entries == ["tap"])
  }

  @Test("is not on a clear fill, in any colour space or gradient, without a content shape")
  func clear() {
    #expect(!isHit(50, 50) { Color.clear })
    #expect(!isHit(50, 50) { Color.red.opacity(0) })
    #expect(!isHit(50, 50) { Rectangle().fill(.clear) })
    #expect(!isHit(50, 50) { Rectangle().fill(.red.opacity(0)) })
    #expect(!isHit(50, 50) { Rectangle().stroke(.clear, lineWidth: 200) })
    #expect(
      !isHit(50, 50) {
        LinearGradient(colors: [.clear, .clear], startPoint: .top, endPoint: .bottom)
      })
    #expect(!isHit(50, 50) { Rectangle().fill(.regularMaterial.opacity(0)) })
    #expect(isHit(50, 50) { Color.clear.contentShape(Rectangle()) })
    #expect(isHit(50, 50) { Color.white.opacity(0.001) })
    // A gradient fills its rectangle, where it is clear too.
    #expect(
      isHit(50, 2) {
        LinearGradient(
          stops: [
            Gradient.Stop(color: .clear, location: 0.5), Gradient.Stop(color: .red, location: 1),
          ],
          startPoint: .top, endPoint: .bottom)
      })
    #expect(isHit(50, 50) { Rectangle().fill(.regularMaterial) })
  }

  @Test("reads the colour of a fill from the model, not from what shows")
  func modelColor() {
    let log = Log<String>()
    let screen = Screen(Color.red) { color in color.onTapGesture { log("tap") } }
    screen.change(.clear, .linear(duration: 1))
    screen.step(5)
    screen.tap(50, 50)
    #expect(log.entries.isEmpty)
    screen.change(.red, .linear(duration: 1))
    screen.tap(50, 50)
    #expect(log.entries == ["tap"])
  }

  @Test("ends at the topmost view, whether that has gestures or not")
  func covered() {
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack {
        Color.red.onTapGesture { log("behind") }
        Color.blue.frame(width: 50, height: 50)
      }
    }
    screen.tap(50, 50)
    #expect(log.entries.isEmpty)
    screen.tap(10, 10)
    #expect(log.entries == ["behind"])
  }

  @Test("goes to the topmost by drawing order and zIndex")
  func topmost() {
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack {
        Color.red.onTapGesture { log("raised") }.zIndex(1)
        Color.blue.onTapGesture { log("later") }
      }
    }
    screen.tap(50, 50)
    #expect(log.entries == ["raised"])
  }

  @Test("on a disabled view does nothing, nor reaches what is behind")
  func disabled() {
    let log = Log<String>()
    let screen = Screen(()) {
      ZStack {
        Color.red.onTapGesture { log("behind") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { log("disabled") }.disabled(true)
      }
    }
    screen.tap(50, 50)
    screen.tap(10, 10)
    #expect(log.entries == ["behind"])
  }

  @Test("follows offsets, scales and turns")
  func transforms() {
    #expect(isHit(90, 50) { Color.red.frame(width: 20, height: 20).offset(x: 40) })
    #expect(!isHit(50, 50) { Color.red.frame(width: 20, height: 20).offset(x: 40) })
    #expect(isHit(80, 50) { Color.red.frame(width: 20, height: 20).scaleEffect(4) })
    #expect(isHit(50, 20) { Color.red.frame(width: 80, height: 4).rotationEffect(.degrees(90)) })
    #expect(!isHit(20, 50) { Color.red.frame(width: 80, height: 4).rotationEffect(.degrees(90)) })
  }

  @Test("finds text by its rectangle")
  func text() {
    let log = Log<String>()
    let screen = Screen(()) { Text("A wide label").onTapGesture { log("tap") } }
    screen.tap(50, 50)
    #expect(log.entries == ["tap"])
  }

  @Test("of the hovering pointer comes and goes once each")
  func hover() {
    let log = Log<Bool>()
    let screen = Screen(()) {
      Color.red.frame(width: 20, height: 20).onHover { log($0) }
    }
    for x in [10, 45, 50, 55, 90, 95] as [CGFloat] {
      screen.pointer(.move, x, 50)
      screen.step()
    }
    #expect(log.entries == [true, false])
    screen.pointer(.move, 50, 50)
    screen.pointer(.cancel, 50, 50)
    screen.step()
    #expect(log.entries == [true, false, true, false])
  }
}
