import Foundation
import Observation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

/// A stack whose first child comes and goes, a view between two neighbours in it, and a value that
/// changes together with that.
@MainActor private final class Street {
  @Observable final class Model { var isOn = false }

  private struct Stack: View {
    let model: Model
    let growth: CGFloat
    let specimen: Specimen
    let animation: Animation?

    var body: some View {
      VStack(spacing: 0) {
        if model.isOn { Color.yellow.frame(width: 40, height: growth) }
        Color.red.frame(width: 100, height: 10)
        specimen.make(Binding(get: { model.isOn }, set: { model.isOn = $0 }))
        Color.green.frame(width: 100, height: 10)
        Spacer(minLength: 0)
      }
      .animation(animation, value: animation != nil && model.isOn)
    }
  }

  let graph: ViewGraph
  let model = Model()
  private(set) var frame = 0

  /// - Parameter animation: What the stack animates by itself, of whatever changes with its value.
  init(
    _ specimen: Specimen, growth: CGFloat, direction: LayoutDirection, animation: Animation? = nil
  ) {
    graph = ViewGraph(
      content: Stack(model: model, growth: growth, specimen: specimen, animation: animation)
        .environment(\.layoutDirection, direction),
      configuration: ViewGraph.Configuration(size: CGSize(width: 200, height: 400)))
    graph.advance(to: .zero)
  }

  func step(_ count: Int = 1) {
    for _ in 0..<count {
      frame += 1
      graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)))
    }
  }

  func toggle(_ animation: Animation?) { withAnimation(animation) { model.isOn.toggle() } }

  func tap(_ point: CGPoint) {
    press(point)
    release(point)
    step()
  }

  func press(_ point: CGPoint) {
    graph.send(.pointer(.down, position: point, button: .left))
  }

  func release(_ point: CGPoint) {
    graph.send(.pointer(.up, position: point, button: .left))
  }

  private static func paint(_ color: Color) -> Paint {
    .solid(color.resolve(in: EnvironmentValues()))
  }

  /// Where a neighbour is shown.
  func neighbour(_ color: Color) -> CGRect? {
    for item in graph.displayList.items {
      if case .fill(let fill) = item.content, fill.paint == Self.paint(color) {
        return fill.outline.applying(fill.transform).boundingRect
      }
    }
    return nil
  }

  /// Where each of the items is shown that the view between the neighbours draws.
  var places: [Place] {
    let others = [Color.yellow, .red, .green].map(Self.paint)
    // The layers around an item; what lies in a plane of its own does not move in there.
    var planes: [Bool] = []
    return graph.displayList.items.compactMap { item in
      if case .fill(let fill) = item.content, others.contains(fill.paint) { return nil }
      var place = Place(item.content)
      if planes.contains(true) { place.points = [] }
      switch item.content {
      case .beginLayer(let layer):
        if case .projection = layer.effect { planes.append(true) } else { planes.append(false) }
      case .endLayer: planes.removeLast()
      default: break
      }
      return place
    }
  }
}

/// Where an item is shown, as numbers that all move with it.
private struct Place: CustomStringConvertible {
  /// The corners of a box around it, or where its own axes lie.
  var points: [CGPoint] = []
  /// What must not change with the place.
  var name: String

  init(_ content: DisplayItem.Content) {
    switch content {
    case .fill(let fill):
      name = "fill"
      take(fill.outline.applying(fill.transform).boundingRect)
    case .glyphs(let glyphs):
      name = "glyphs \(glyphs.run.text)"
      take(glyphs.transform)
      points += glyphs.run.positions.map { $0.applying(glyphs.transform) }
    case .image(let image):
      name = "image"
      take(image.rect.applying(image.transform))
    case .beginLayer(let layer):
      name = "layer"
      if let clip = layer.clip { take(clip.path.applying(clip.transform).boundingRect) }
      switch layer.effect {
      case .blur: name += " blur"
      case .projection(let map):
        name += " projection"
        points.append(CGPoint(x: map.m31 / map.m33, y: map.m32 / map.m33))
      case .shadow: name += " shadow"
      case .backdrop: name += " backdrop"
      case .colorMatrix: name += " matrix"
      case .alphaThreshold: name += " threshold"
      case nil: break
      }
    case .endLayer: name = "end"
    }
  }

  private mutating func take(_ rect: CGRect) {
    guard !rect.isNull else { return }
    points += [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
  }

  private mutating func take(_ transform: CGAffineTransform) {
    points += [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]
      .map { $0.applying(transform) }
  }

  /// Whether it is the same a way further down.
  func isOff(_ other: Place, by way: CGFloat) -> Bool {
    name == other.name && points.count == other.points.count
      && zip(points, other.points).allSatisfy {
        abs($0.x - $1.x) <= 1e-6 && abs($0.y - $1.y - way) <= 1e-6
      }
  }

  var description: String { "\(name) \(points.prefix(2).map { "\($0.x), \($0.y)" })" }
}

/// A view in a stack moves as its neighbours do. What it does of its own, which the same view shows
/// beside one that goes nowhere, is no part of that.
@Suite("Between neighbours in a stack") @MainActor struct MotionWithNeighboursTests {
  static let growth: CGFloat = 80

  /// How much of a linear animation of a second has gone by after `frames` frames of it.
  private static func share(_ frames: Int) -> CGFloat { min(max(CGFloat(frames) / 60, 0), 1) }

  /// Compares a view that is moved with the same one that stays, in this frame. False: they differ.
  private func compare(
    _ moving: Street, _ still: Street, _ name: String, way: CGFloat
  ) throws -> Bool {
    let red = try #require(moving.neighbour(.red))
    let green = try #require(moving.neighbour(.green))
    let stillRed = try #require(still.neighbour(.red))
    let stillGreen = try #require(still.neighbour(.green))
    let frame = "\(name) in frame \(moving.frame)"
    guard abs(red.minY - stillRed.minY - way) < 1e-9,
      abs(green.minY - stillGreen.minY - way) < 1e-9
    else {
      Issue.record("\(frame): neighbours at \(red.minY), \(green.minY), not \(way) on their way")
      return false
    }
    let (places, expected) = (moving.places, still.places)
    guard places.count == expected.count else {
      Issue.record("\(frame): \(places), not \(expected)")
      return false
    }
    for (place, expected) in zip(places, expected) where !place.isOff(expected, by: way) {
      Issue.record("\(frame): \(place), which is \(expected) unmoved, and \(way) away from there")
      return false
    }
    // What lies between its neighbours at rest does so in every frame.
    for (place, expected) in zip(places, expected) {
      for (point, still) in zip(place.points, expected.points)
      where still.y >= stillRed.maxY && still.y <= stillGreen.minY {
        guard point.y >= red.maxY - 1e-6, point.y <= green.minY + 1e-6 else {
          Issue.record("\(frame): \(place) lies over a neighbour")
          return false
        }
      }
    }
    return true
  }

  private func run(_ specimen: Specimen, _ direction: LayoutDirection) throws {
    let name = specimen.name
    let moving = Street(specimen, growth: Self.growth, direction: direction)
    let still = Street(specimen, growth: 0, direction: direction)
    #expect(moving.places.isEmpty == Specimen.blank.contains(name))
    for street in [moving, still] { street.toggle(.linear(duration: 1)) }
    // The change's own frame shows what was; with the next one the animation begins.
    for frames in -1...22 {
      for street in [moving, still] { street.step() }
      let way = Self.growth * Self.share(frames)
      guard try compare(moving, still, name, way: way) else { return }
    }
    // Back in mid-flight. The new animation fades over, from the change's frame on, from the old
    // one, which goes on.
    for street in [moving, still] { street.toggle(.linear(duration: 1)) }
    for frames in 0...70 {
      for street in [moving, still] { street.step() }
      let way = Self.growth * Self.share(23 + frames) * (1 - Self.share(frames))
      guard try compare(moving, still, name, way: way) else { return }
    }
  }

  @Test("a view of any kind moves with them, there and back", arguments: [false, true])
  func moves(isMirrored: Bool) throws {
    for specimen in Specimen.all { try run(specimen, isMirrored ? .rightToLeft : .leftToRight) }
  }

  @Test("a control is hit where it is shown, not where it will be")
  func hits() throws {
    let actions = Actions()
    let controls = [
      Specimen("Toggle") { _ in
        // As wide as it needs to be: its switch lies under the points that are hit.
        Toggle("a", isOn: Binding(get: { false }, set: { _ in actions.count += 1 })).fixedSize()
      },
      Specimen("Toggle.button") { _ in
        Toggle("a", isOn: Binding(get: { false }, set: { _ in actions.count += 1 }))
          .toggleStyle(.button)
      },
      Specimen("Button") { _ in Button("Press") { actions.count += 1 } },
      Specimen("Button.label") { _ in
        Button("Press", systemImage: "star") { actions.count += 1 }.buttonStyle(.plain)
      },
      Specimen("View.onTapGesture") { _ in
        HStack {
          Text("a"); Spacer().frame(width: 20); Text("b")
        }
        .contentShape(Rectangle()).onTapGesture { actions.count += 1 }
      },
    ]
    for control in controls {
      let street = Street(control, growth: Self.growth, direction: .leftToRight)
      street.toggle(.linear(duration: 1))
      street.step(13)
      for (count, x) in [100, 88, 112].enumerated() {
        actions.count = 0
        let red = try #require(street.neighbour(.red)).maxY
        let green = try #require(street.neighbour(.green)).minY
        let middle = CGPoint(x: CGFloat(x), y: (red + green) / 2)
        let rest = 10 + Self.growth - red
        try #require(rest > 40)
        street.tap(CGPoint(x: middle.x, y: middle.y + rest))
        #expect(actions.count == 0, "\(control.name), \(count)")
        street.tap(middle)
        #expect(actions.count == 1, "\(control.name), \(count)")
      }
    }
  }

  private final class Actions { var count = 0 }

  @Test("a control that is let go glides with the layout it changes, not by its own look")
  func ownAction() throws {
    for style in [true, false] {
      let street = Street(
        Specimen("Button") { on in
          Button("Press") { withAnimation(.linear(duration: 1)) { on.wrappedValue.toggle() } }
            .buttonStyle(style ? AnyStyle(.bordered) : AnyStyle(.plain))
        }, growth: Self.growth, direction: .leftToRight)
      let before = try #require(street.places.last?.points.first)
      street.tap(CGPoint(x: 100, y: 20))
      street.step(31)
      let after = try #require(street.places.last?.points.first)
      #expect(abs(after.y - before.y - Self.growth / 2) < 1e-6)
    }
  }

  @Test("a button whose look changes in one update with the layout keeps to the layout's animation")
  func lookWithLayout() throws {
    let street = Street(
      Specimen("Button") { on in
        Button("Press") { on.wrappedValue.toggle() }.buttonStyle(.bordered)
      }, growth: Self.growth, direction: .leftToRight, animation: .linear(duration: 1))
    let point = CGPoint(x: 100, y: 20)
    street.press(point)
    street.step(40)
    let still = try #require(street.places.first { $0.name == "fill" })
    street.release(point)
    for frames in -1...60 {
      street.step()
      let red = try #require(street.neighbour(.red)).maxY
      let green = try #require(street.neighbour(.green)).minY
      #expect(abs(red - 10 - Self.growth * Self.share(frames)) < 1e-9)
      let surface = try #require(street.places.first { $0.name == "fill" })
      let middle = surface.points.reduce(0) { $0 + $1.y } / CGFloat(surface.points.count)
      #expect(abs(middle - (red + green) / 2) < 1e-6, "frame \(frames)")
      if frames == 60 {
        #expect(abs(surface.points[1].y - still.points[1].y - Self.growth) < 1e-6)
      }
    }
  }

  /// One of two styles.
  private struct AnyStyle: PrimitiveButtonStyle {
    let make: @MainActor (Configuration) -> AnyView
    init(_ style: some PrimitiveButtonStyle) {
      make = { AnyView(style.makeBody(configuration: $0)) }
    }
    func makeBody(configuration: Configuration) -> some View { make(configuration) }
  }

  // MARK: The table

  /// Names of 2019, which stand for other views; what tells tabs to a `TabView`, which is no view
  /// itself; labels that only their progress or tab makes; and pages, which fill what they are offered.
  private static let withoutSpecimen: Set = [
    "DateField", "MenuButton", "NavigationButton", "PresentationButton", "SegmentedControl", "Tab",
    "TabSection",
    "TabContentBuilder",
    "DefaultTabLabel", "DefaultDateProgressLabel", "TabView", "NavigationSplitView",
    "PresentedWindowContent", "SettingsLink", "DefaultSettingsLinkLabel",
  ]

  @Test("the table of views has every public one")
  func whole() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let found = try PublicViews(
      in: [
        "TweenGeometry", "TweenPaint", "TweenViews", "TweenControls", "TweenOverlays", "TweenLists",
        "TweenPages", "TweenPickers", "TweenDocuments",
      ].map { root.appendingPathComponent("Sources/\($0)") }
    ).names
    // The scan finds views of each way to declare one.
    #expect(found.isSuperset(of: ["Toggle", "Text", "Circle", "LazyVStack", "FillShapeView"]))
    let known = Set(Specimen.all.map(\.type))
    #expect(found.subtracting(known).subtracting(Self.withoutSpecimen).sorted() == [])
    #expect(known.subtracting(found).sorted() == ["View"])
    #expect(Set(Specimen.all.map(\.name)).count == Specimen.all.count)
  }
}
