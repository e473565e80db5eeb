import Foundation
import Observation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Observable private final class RowModel {
  let number: Int
  var width = 10.0
  init(_ number: Int) { self.number = number }
}

@Suite("A row of a ForEach") @MainActor struct RowNodeTests {
  @Test("is evaluated alone when a model changes that its closure read", arguments: [true, false])
  func aloneInAStack(hasModifier: Bool) {
    let models = (0..<1_000).map(RowModel.init)
    let log = Log<Int>()
    func row(_ model: RowModel) -> some View {
      log(model.number)
      return Color.red.frame(width: model.width, height: 1)
    }
    let screen = Screen(0, size: CGSize(width: 100, height: 1_000)) { _ in
      VStack(spacing: 0) {
        if hasModifier {
          ForEach(models, id: \.number) { row($0) }.padding(.leading, 3)
        } else {
          ForEach(models, id: \.number) { row($0) }
        }
      }
    }
    #expect(log.entries.count == 1_000)
    log.clear()
    models[700].width = 20
    screen.step()
    #expect(log.entries == [700])
    #expect(screen.fills[700].shownRect.width == 20)
    #expect(screen.fills[699].shownRect.width == 10)
    // Who was evaluated once is told of the next change too, and nobody else is.
    log.clear()
    models[700].width = 30
    models[3].width = 40
    screen.step()
    #expect(log.entries.sorted() == [3, 700])
    #expect(screen.fills[700].shownRect.width == 30)
  }

  @Test("is evaluated alone in a lazy stack, and not at all while it is out of view")
  func aloneInALazyStack() {
    let models = (0..<1_000).map(RowModel.init)
    let log = Log<Int>()
    let screen = Screen(0) { _ in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(models, id: \.number) { model in
            let _ = log(model.number)
            Color.red.frame(width: model.width, height: 20)
          }
        }
      }
    }
    log.clear()
    models[2].width = 20
    models[900].width = 20
    screen.step()
    #expect(log.entries == [2])
    #expect(screen.fills[2].shownRect.width == 20)
  }

  @Test("that is gone asks nothing of a model, and one that comes back asks again")
  func goneAndBack() {
    let models = (0..<3).map(RowModel.init)
    let log = Log<Int>()
    let screen = Screen([0, 1, 2]) { numbers in
      VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          let _ = log(number)
          Color.red.frame(width: models[number].width, height: 10)
        }
      }
    }
    screen.set([0, 2])
    screen.step()
    log.clear()
    models[1].width = 20
    screen.step()
    #expect(log.entries.isEmpty)
    screen.set([0, 1, 2])
    screen.step()
    #expect(screen.fills.map(\.shownRect.width) == [10, 20, 10])
    log.clear()
    models[1].width = 30
    screen.step()
    #expect(log.entries == [1])
  }
}
