import Foundation
import Testing
import TweenPaint
import TweenStage

@testable import TweenViews
@testable import TweenWindow

@Suite @MainActor struct InspectorModelTests {
  private struct Leaf: View {
    var body: some View { Color.red }
  }
  private struct Tree: View {
    var body: some View {
      VStack {
        HStack {
          Leaf()
          Leaf()
        }
        Leaf()
      }
    }
  }

  private func views() -> [InspectedView] {
    let stage = Stage(content: Tree())
    stage.advance(to: .zero)
    return stage.windows[0].inspectedViews(measures: true)
  }

  private func names(_ model: InspectorModel) -> [String] { model.rows.map(\.view.name) }

  @Test func `closed rows hide what is in them`() throws {
    let model = InspectorModel()
    model.take(views())
    #expect(
      names(model) == [
        "Tree", "VStack", "HStack", "Leaf", "Color", "Leaf", "Color", "Leaf", "Color",
      ])
    let stack = try #require(model.rows.first { $0.view.name == "HStack" })
    #expect(stack.hasChildren)
    model.toggle(stack.id)
    #expect(names(model) == ["Tree", "VStack", "HStack", "Leaf", "Color"])
    model.toggle(model.rows[1].id)
    #expect(names(model) == ["Tree", "VStack"])
  }

  @Test func `a choice opens what it is in`() throws {
    let model = InspectorModel()
    model.take(views())
    let leaf = model.rows[4].id
    for row in model.rows[..<3] { model.toggle(row.id) }
    #expect(names(model) == ["Tree"])
    model.choose(leaf, reveals: true)
    #expect(model.chosen == leaf && model.rows.contains { $0.id == leaf })
    #expect(model.reveals == 1)
  }

  @Test func `the window shows the tree, the chosen view and what moves`() throws {
    let model = InspectorModel()
    var configuration = Stage.Configuration(size: CGSize(width: 700, height: 700))
    configuration.idiom = .desktop
    let stage = Stage(content: InspectorView(model: model), configuration: configuration)
    stage.advance(to: .zero)
    model.take(views())
    model.choose(model.rows[1].id, reveals: false)
    let motion = InspectedMotion(
      id: 1, viewID: nil, view: "Circle in Lamp", property: "opacity", curve: "linear, 1 s",
      lanes: [
        .init(
          name: "", unit: "", from: 0, to: 1, value: 0.25, velocity: 1, index: 0, factor: 1)
      ], elapsed: 0.25, remaining: .seconds(0.75),
      cause: InspectedCause(animation: "linear, 1 s", writes: ["isOn in Lamp"]))
    model.motions = [motion]
    stage.advance(by: 0.1)
    let text = "\(stage.tree)"
    for words in [
      "VStack", "Circle in Lamp", "linear, 1 s", "isOn in Lamp", "0.00 → 1.00: 0.25, 1.00/s",
      "0.25 s gone, 0.75 s left", "1/10", "Pause", "Choose",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }
}
