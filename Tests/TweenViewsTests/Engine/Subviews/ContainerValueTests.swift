import Foundation
import Observation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct Pin: Equatable {
  var rotation = 0.0
  var offset = 0.0
}

private struct PinKey: ContainerValueKey {
  static let defaultValue = Pin()
}

private struct MarkKey: ContainerValueKey {
  static let defaultValue: Int? = nil
}

extension ContainerValues {
  fileprivate var pin: Pin {
    get { self[PinKey.self] }
    set { self[PinKey.self] = newValue }
  }
  fileprivate var mark: Int? {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// Lines its subviews up, each as wide as its mark says.
private struct MarkLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: bounds.origin,
        proposal: ProposedViewSize(
          width: CGFloat(subview.containerValues.mark ?? 1), height: 10))
    }
  }
}

private struct Wrapped<Content: View>: View {
  let content: Content
  var body: some View { content.padding(1) }
}

@Suite("Container values") @MainActor struct ContainerValueTests {
  private func values<Content: View>(_ content: Content) -> [ContainerValues] {
    let log = Log<ContainerValues>()
    _ = Screen(()) {
      ZStack {
        Group(subviews: content) { subviews in
          let _ = subviews.forEach { log($0.containerValues) }
        }
      }
    }
    return log.entries
  }

  private func marks<Content: View>(_ content: Content) -> [Int?] { values(content).map(\.mark) }

  @Test("are those of the innermost writer, through modifiers and views that wrap")
  func innermost() {
    #expect(marks(Color.red) == [nil])
    #expect(marks(Color.red.containerValue(\.mark, 1).containerValue(\.mark, 2)) == [1])
    #expect(marks(Color.red.containerValue(\.mark, 1).padding().opacity(0.5)) == [1])
    #expect(marks(Wrapped(content: Color.red.containerValue(\.mark, 1))) == [1])
    #expect(
      marks(
        ForEach(0..<2) { Color.red.containerValue(\.mark, $0 == 0 ? 7 : nil) }
          .containerValue(\.mark, 3)) == [7, nil])
    #expect(marks(ForEach(0..<2) { _ in Color.red }.padding().containerValue(\.mark, 3)) == [3, 3])
  }

  @Test("stop at containers")
  func containers() {
    #expect(marks(VStack { Color.red.containerValue(\.mark, 1) }) == [nil])
    #expect(marks(Color.red.overlay { Color.green.containerValue(\.mark, 1) }) == [nil])
  }

  @Test("are set in part, where each writer starts from those around it")
  func parts() {
    let inner = Color.red.containerValue(\.pin.rotation, 1)
    #expect(
      values(inner.padding().containerValue(\.pin.offset, 2)).map(\.pin)
        == [Pin(rotation: 1, offset: 2)])
    #expect(
      values(
        Group {
          inner; Color.red
        }.containerValue(\.pin, Pin(rotation: 8, offset: 9))
      )
      .map(\.pin) == [Pin(rotation: 1, offset: 9), Pin(rotation: 8, offset: 9)])
  }

  @Test("tell tags by their types")
  func tags() throws {
    let tagged = try #require(values(Color.red.tag(1).tag("x")).first)
    #expect(tagged.tag(for: Int.self) == 1)
    #expect(tagged.tag(for: Int?.self) == .some(1))
    #expect(tagged.tag(for: String.self) == "x")
    #expect(tagged.tag(for: Double.self) == nil)
    #expect(tagged.hasTag(1))
    #expect(!tagged.hasTag(2))
    #expect(
      values(ForEach(["a", "b"], id: \.self) { _ in Color.red }).map {
        $0.tag(for: String.self)
      } == ["a", "b"])
    #expect(
      values(ForEach(["a"], id: \.self) { _ in Color.red.tag("c") }).map {
        $0.tag(for: String.self)
      } == ["c"])
    #expect(values(Color.red.tag(1)._untagged()).map { $0.hasTag(1) } == [false])
    let sections = Log<Int?>()
    _ = Screen(()) {
      ZStack {
        Group(sections: ForEach(4..<6, id: \.self) { _ in Section { Color.red } }) {
          let _ = $0.forEach { sections($0.containerValues.tag(for: Int.self)) }
        }
      }
    }
    #expect(sections.entries == [4, 5])
  }

  @ViewBuilder private var marked: some View {
    Color.red.containerValue(\.mark, 1)
    ForEach(0..<2) { _ in Color.red }.containerValue(\.mark, 2)
  }

  @Test("survive that subviews are resolved again, and have their way over what is said there")
  func again() {
    let log = Log<Int?>()
    _ = Screen(()) {
      ZStack {
        Group(subviews: marked) { outer in
          Group(subviews: outer.containerValue(\.mark, 9)) { inner in
            let _ = inner.forEach { log($0.containerValues.mark) }
          }
        }
      }
    }
    #expect(log.entries == [1, 2, 2])
  }

  @Test("are read by layouts, anew where they change")
  func layouts() {
    let screen = Screen(30) { mark in
      MarkLayout {
        Color.red.containerValue(\.mark, mark).padding(0)
        VStack { Color.green.containerValue(\.mark, 50) }
      }
    }
    #expect(screen.fills.map(\.shownRect.width) == [30, 1])
    screen.set(40)
    screen.step()
    #expect(screen.fills.map(\.shownRect.width) == [40, 1])
  }

  @Test("that change have those evaluated that read them, and no others", arguments: [true, false])
  func changes(isList: Bool) {
    let log = Log<Int>()
    let model = MarkModel()
    let screen = Screen(()) {
      HStack(spacing: 0) {
        ForEach(subviews: MarkedRows(model: model, isList: isList)) { subview in
          ReadingCard(subview: subview, log: log)
        }
      }
    }
    #expect(screen.fills.count == 3)
    #expect(screen.fills.map(\.opacity) == [1, 1, 1])
    model.isMarked = true
    screen.step()
    #expect(screen.fills.map(\.opacity) == (isList ? [1, 0.5, 0.5] : [1, 0.5, 1]))
    // Rows that were made for a card's question were the card's business too, that once.
    log.clear()
    model.isMarked = false
    screen.step()
    #expect(log.entries.count == (isList ? 2 : 1))
    #expect(screen.fills.map(\.opacity) == [1, 1, 1])
  }
}

@Observable private final class MarkModel { var isMarked = false }

private struct MarkedRows: View {
  let model: MarkModel
  let isList: Bool
  var body: some View {
    Color.red
    if isList {
      ForEach(0..<2) { _ in Color.red }.containerValue(\.mark, model.isMarked ? 1 : nil)
    } else {
      ForEach(0..<2) { Color.red.containerValue(\.mark, model.isMarked && $0 == 0 ? 1 : nil) }
    }
  }
}

private struct ReadingCard: View {
  let subview: Subview
  let log: Log<Int>
  var body: some View {
    let mark = subview.containerValues.mark
    let _ = log(mark ?? 0)
    ZStack { subview }.opacity(mark == nil ? 1 : 0.5)
  }
}
