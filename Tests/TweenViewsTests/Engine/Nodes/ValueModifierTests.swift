import Foundation
import Testing
import TweenViewsTestSupport

@testable import TweenViews

/// What a wrapper was told.
@MainActor private final class Told {
  var changes: [[Int]] = []
  var made = 0
}

/// Hands its wrapper a number, whatever else differs.
nonisolated private struct Numbered: ValueModifier {
  typealias Body = Never
  typealias Wrapper = NumberedNode
  var number: Int
  var told: Told

  var value: Pair { Pair(number: number, told: told) }
}

nonisolated private struct Pair: Equatable {
  var number: Int
  var told: Told

  static func == (left: Pair, right: Pair) -> Bool { left.number == right.number }
}

/// Hands over what has no `==`.
nonisolated private struct Plain: ValueModifier {
  struct Fields { var numbers: [Int] }
  typealias Body = Never
  typealias Wrapper = PlainNode
  var value: Fields
}

@MainActor private final class NumberedNode: WrapperNode, ValueNode {
  var value: Pair

  init(_ context: NodeContext, _ value: Pair) {
    self.value = value
    super.init(context)
    value.told.made += 1
  }

  func valueDidChange(from old: Pair) { value.told.changes.append([old.number, value.number]) }
}

@MainActor private final class PlainNode: WrapperNode, ValueNode {
  var value: Plain.Fields
  var changes = 0

  init(_ context: NodeContext, _ value: Plain.Fields) {
    self.value = value
    super.init(context)
  }

  func valueDidChange(from old: Plain.Fields) { changes += 1 }
}

@MainActor @Suite struct ValueModifierTests {
  private let graph = ViewGraph(
    content: EmptyView(),
    configuration: ViewGraph.Configuration(size: CGSize(width: 10, height: 10)))

  /// A place for nodes.
  private func context() throws -> NodeContext {
    graph.advance(to: .zero)
    return try #require(graph.root).childContext
  }

  @Test func `a wrapper stays, and is told of another value with the one before`() throws {
    let told = Told()
    let node = NumberedNode(try context(), Pair(number: 1, told: told))
    for number in [1, 2, 2, 3, 1, 1] {
      Numbered(number: number, told: told).updateWrapper(node)
    }
    #expect(told.changes == [[1, 2], [2, 3], [3, 1]])
    #expect(told.made == 1)
    #expect(node.value.number == 1)
  }

  @Test func `values without an equality are compared by their fields`() throws {
    let node = Plain(value: .init(numbers: [1, 2])).makeWrapper(try context())
    Plain(value: .init(numbers: [1, 2])).updateWrapper(node)
    #expect(node.changes == 0)
    Plain(value: .init(numbers: [2, 1])).updateWrapper(node)
    #expect(node.changes == 1 && node.value.numbers == [2, 1])
  }
}
