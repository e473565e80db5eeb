import Foundation
import Testing
import TweenControlsTestSupport
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenViews

/// A button's label is one view, whatever it holds (Semantics 6.4).
@Suite("A button's label") @MainActor struct ButtonLabelTests {
  private struct Bordered: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).background(Color.green)
    }
  }

  /// Where the fills are, from back to front.
  private func rects(_ panel: Panel) -> [CGRect] {
    panel.graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
  }

  @Test("of several views is a row, and one button")
  func row() {
    let (acts, shown) = (Log<String>(), Log<String>())
    let panel = Panel {
      VStack {
        Button {
          acts("go")
        } label: {
          Color.red.frame(width: 10, height: 20)
          Color.blue.frame(width: 30, height: 10)
        }
        .buttonStyle(Bordered())
        .onAppear { shown("button") }
      }
    }
    #expect(shown.entries == ["button"])
    // 56 by 28 points in the middle of 200 by 100, the label 4 inside.
    #expect(
      rects(panel) == [
        CGRect(x: 72, y: 36, width: 56, height: 28), CGRect(x: 76, y: 40, width: 10, height: 20),
        CGRect(x: 94, y: 45, width: 30, height: 10),
      ])
    // Between the two.
    panel.pointer(.down, 90, 50)
    panel.pointer(.up, 90, 50)
    #expect(acts.entries == ["go"])
  }

  @Test("that is empty is a button all the same")
  func empty() {
    let acts = Log<String>()
    let panel = Panel {
      Button {
        acts("go")
      } label: {
      }.buttonStyle(Bordered())
    }
    #expect(rects(panel) == [CGRect(x: 96, y: 46, width: 8, height: 8)])
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(acts.entries == ["go"])
  }

  @Test("of one view is as if nothing were around it, and goes on with its state")
  func one() {
    struct Counting: View {
      let width: CGFloat
      @State private var made = 0
      var body: some View {
        Color.red.frame(width: width + CGFloat(made), height: 10).onAppear { made = 5 }
      }
    }
    struct Page: View {
      @State private var width: CGFloat = 20
      var body: some View {
        Button {
          width = 40
        } label: {
          Counting(width: width)
        }.buttonStyle(Bordered())
      }
    }
    let panel = Panel { Page() }
    panel.step()
    #expect(rects(panel).last?.width == 25)
    panel.pointer(.down)
    panel.pointer(.up)
    #expect(rects(panel).last?.width == 45)
  }

  @Test(
    "that is not given says what the role is",
    arguments: zip(
      [ButtonRole.cancel, .destructive, .close, .confirm], ["Cancel", "Delete", "Close", "Done"]))
  func role(_ role: ButtonRole, _ word: String) {
    let acts = Log<Int>()
    let panel = Panel { Button(role: role) { acts(1) } }
    let given = Panel {
      Button(role: role) {
      } label: {
        switch role {
        case .close: Label(word, systemImage: "xmark")
        case .confirm: Label(word, systemImage: "checkmark")
        default: Text(word)
        }
      }
    }
    #expect(panel.graph.displayList.description == given.graph.displayList.description)
    panel.pointer(.down)
    panel.step()
    panel.pointer(.up)
    panel.step()
    #expect(acts.entries == [1])
  }

  @Test("keeps its own way of changing, whatever the button's transition is")
  func transition() {
    struct Program: View {
      @State private var flag = true
      var body: some View {
        Button {
          withAnimation(.linear(duration: 1)) { flag.toggle() }
        } label: {
          Color.red.frame(width: 40, height: 20).id(flag)
        }
        .buttonStyle(.plain)
        .transition(.offset(x: 60))
      }
    }
    let panel = Panel { Program() }
    panel.pointer(.down)
    panel.step()
    panel.pointer(.up)
    panel.step(31)
    #expect(Set(rects(panel).map(\.minX)) == [80])
  }
}
