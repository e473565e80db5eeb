import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

private struct Level: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
}

/// Counts the taps on it in state, and shows them as opacity 1/(1 + taps).
private struct Counter: View {
  @State private var taps = 0
  var body: some View {
    ZStack { Color.red }.opacity(1 / Double(1 + taps)).onTapGesture { taps += 1 }
  }
}

@Suite("Sections that a view resolves to") @MainActor struct SectionCollectionTests {
  private struct Shape: Equatable {
    var header = 0
    var content = 0
    var footer = 0
    var level = 0
    var rows: [Int] = []
  }

  private func shapes<Content: View>(_ content: Content) -> [Shape] {
    let log = Log<[Shape]>()
    _ = Screen(()) {
      ZStack {
        Group(sections: content) { sections in
          let _ = log(
            sections.map {
              Shape(
                header: $0.header.count, content: $0.content.count, footer: $0.footer.count,
                level: $0.containerValues.level,
                rows: [$0.header, $0.content, $0.footer].flatMap { $0.map(\.containerValues.level) }
              )
            })
        }
      }
    }
    return log.entries.last ?? []
  }

  @ViewBuilder private var mixed: some View {
    Color.red
    Section {
      Color.red
      Color.red
    } header: {
      Color.red
    }
    Color.red
    Color.red
    Section {
    } header: {
      Color.red
    }
    Section {}
  }

  @Test("are those it has, and one for each run of views outside of them")
  func runs() {
    let shapes = shapes(mixed)
    #expect(shapes.map(\.content) == [1, 2, 2, 0])
    #expect(shapes.map(\.header) == [0, 1, 0, 1])
    let count = Log<Int>()
    _ = Screen(()) {
      ZStack { Group(subviews: mixed) { let _ = count($0.count) } }
    }
    #expect(count.entries == [7])
  }

  @Test("are one of all views where there is none, and none without views")
  func none() {
    #expect(shapes(Color.red).map(\.content) == [1])
    #expect(shapes(EmptyView()).isEmpty)
    #expect(
      shapes(
        Section {
          EmptyView()
        } header: {
          if false { Color.red }
        }
      ).isEmpty)
  }

  @Test("come out of groups, conditions, rows and types that are hidden")
  func transparent() {
    let shapes = shapes(
      Group {
        ForEach(0..<3) { group in
          Section {
            ForEach(0..<group, id: \.self) { _ in Color.red }
          } header: {
            Color.red
          }
        }
        if true { AnyView(Section { Color.red }) }
      })
    #expect(shapes.map(\.content) == [0, 1, 2, 1])
    #expect(shapes.map(\.header) == [1, 1, 1, 0])
  }

  @Test("within another's content are that one's views")
  func nested() {
    let shapes = shapes(
      Section {
        Color.red
        Section {
          Color.red
        } header: {
          Color.red
        }
      })
    #expect(shapes.map(\.content) == [3])
  }

  @Test("within another's content are sections again for who asks that")
  func inner() {
    let log = Log<[Int]>()
    let screen = Screen(()) {
      VStack(spacing: 0) {
        ForEach(
          sections: Section {
            Color.red
            Section {
              ForEach(0..<2) { _ in Color.red }
            } header: {
              Color.green
            }
            .containerValue(\.level, 7)
            Color.red
          }
        ) { outer in
          ForEach(sections: outer.content) { inner in
            let _ = log([inner.header.count, inner.content.count, inner.containerValues.level])
            inner.header
            inner.content
          }
        }
      }
    }
    #expect(log.entries == [[0, 1, 0], [1, 2, 7], [0, 1, 0]])
    #expect(screen.fills.count == 5)
  }

  @Test("have what is said of them, and so has all that is in them, unless it says otherwise")
  func values() {
    let shapes = shapes(
      Group {
        Section {
          Color.red.containerValue(\.level, 1)
          ForEach(0..<2) { _ in Color.red }
        } header: {
          Color.red
        } footer: {
          Color.red.containerValue(\.level, 2)
        }
        .containerValue(\.level, 3)
        Color.red.containerValue(\.level, 4)
      })
    #expect(
      shapes == [
        Shape(header: 1, content: 3, footer: 1, level: 3, rows: [3, 1, 3, 3, 2]),
        Shape(content: 1, rows: [4]),
      ])
  }

  @Test("keep the state of what is around them where their rows move")
  func identity() {
    let screen = Screen([1, 2]) { ids in
      HStack(spacing: 0) {
        ForEach(
          sections: ForEach(ids, id: \.self) { id in
            Section {
              Color.green.frame(width: 1, height: 1)
            } header: {
              Color.blue
            }
          }
        ) { section in
          Counter()
        }
      }
    }
    screen.tap(10, 50)
    #expect(screen.fills.map(\.opacity) == [0.5, 1])
    screen.set([3, 2, 1])
    screen.step(2)
    #expect(screen.fills.map(\.opacity) == [1, 1, 0.5])
  }

  @Test("are shown part by part, with modifiers around all")
  func parts() {
    let screen = Screen(()) {
      VStack(spacing: 0) {
        ForEach(sections: mixed.padding(.leading, 10)) { section in
          HStack(spacing: 0) {
            section.header.frame(width: 20)
            section.content
          }
        }
      }
    }
    // One row of a view; of a header and two; of two; of a header.
    #expect(screen.fills.map(\.shownRect.minX) == [10, 10, 30, 70, 10, 60, 50])
  }

  @Test("are found by the early names too")
  func earlyNames() {
    let log = Log<Int>()
    _ = Screen(()) {
      VStack {
        ForEach(sectionOf: mixed) { section in
          let _ = log(section.content.count)
          ForEach(subviewOf: section.content) { $0 }
          Group(subviewsOf: section.header) { $0 }
        }
        Group(sectionsOf: mixed) { let _ = log($0.count) }
      }
    }
    #expect(log.entries == [1, 2, 2, 0, 4])
  }
}
