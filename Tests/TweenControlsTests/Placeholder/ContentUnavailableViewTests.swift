import Foundation
import Testing
import TweenGeometry
import TweenPaint
import TweenViews

@testable import TweenControls

/// Where the parts of a placeholder stand.
@MainActor struct ContentUnavailableViewTests {
  /// The boxes of the fills, in points of a stage of 200 by 300.
  private func boxes<Content: View>(_ content: Content) -> [CGRect] {
    let graph = ViewGraph(
      content: content,
      configuration: ViewGraph.Configuration(size: CGSize(width: 200, height: 300)))
    graph.advance(to: .zero)
    return graph.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content else { return nil }
      return fill.outline.applying(fill.transform).boundingRect
    }
  }

  private func block(_ width: CGFloat) -> some View {
    Rectangle().frame(width: width, height: 10)
  }

  @Test func `its parts stand over each other in the middle of what it is offered`() {
    let placeholder = ContentUnavailableView {
      Label {
        block(80)
      } icon: {
        block(40)
      }
    } description: {
      block(120)
    } actions: {
      block(60)
    }
    // Four blocks of 10, with 12, 6 and 20 between: 78 of 300.
    #expect(
      boxes(placeholder) == [
        CGRect(x: 80, y: 111, width: 40, height: 10),
        CGRect(x: 60, y: 133, width: 80, height: 10),
        CGRect(x: 40, y: 149, width: 120, height: 10),
        CGRect(x: 70, y: 179, width: 60, height: 10),
      ])
  }

  @Test func `parts that are left out leave no gap`() {
    let placeholder = ContentUnavailableView {
      block(80)
    }
    #expect(boxes(placeholder) == [CGRect(x: 60, y: 145, width: 80, height: 10)])
    for shown in [true, false] {
      let changing = ContentUnavailableView {
        block(80)
      } description: {
      } actions: {
        if shown {
          block(60)
          block(70)
        }
      }
      // 10, 20 and 10, 8, 10 are 58; by itself 10.
      #expect(boxes(changing).map(\.minY) == (shown ? [121, 151, 169] : [145]))
    }
  }

  @Test func `it takes all that it is offered, in a stack beside others too`() {
    let graph = boxes(
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        ContentUnavailableView { block(80) }
      })
    #expect(graph.last == CGRect(x: 60, y: 170, width: 80, height: 10))
  }

  @Test func `a search names its text unless that is blank`() {
    #expect(ContentUnavailableView.search.label.title.plainText == "No Results")
    for (text, title) in [
      ("", "No Results"), (" \n", "No Results"), ("tea", "No Results for “tea”"),
      ("100%", "No Results for “100%”"), ("%@", "No Results for “%@”"),
    ] {
      #expect(ContentUnavailableView.search(text: text).label.title.plainText == title)
    }
  }
}
