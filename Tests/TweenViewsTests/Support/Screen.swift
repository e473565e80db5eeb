import Foundation
import TweenCombine
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// What a test changes from outside: the view shows it anew on each change.
@MainActor package final class Source<Value>: ObservableObject {
  @Published package var value: Value
  package init(_ value: Value) { self.value = value }
}

/// Shows what `content` makes of a source's value.
package struct Driven<Value, Content: View>: View {
  @ObservedObject private var source: Source<Value>
  private let content: (Value) -> Content

  package init(source: Source<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.source = source
    self.content = content
  }

  package var body: some View { content(source.value) }
}

/// A view tree on a canvas, driven frame by frame at 60 frames a second, without pixels.
@MainActor package final class Screen<Value> {
  package let graph: ViewGraph
  package let source: Source<Value>
  /// The number of the frame shown.
  package private(set) var frame = 0
  package private(set) var warnings: [String] = []

  package init<Content: View>(
    _ value: Value, size: CGSize = CGSize(width: 100, height: 100), scale: Double = 1,
    isLive: Bool = false, safeArea: EdgeInsets = EdgeInsets(), keyboard: CGFloat = 0,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    let source = Source(value)
    self.source = source
    var configuration = ViewGraph.Configuration(size: size, scale: scale, isLive: isLive)
    configuration.safeAreaInsets = safeArea
    configuration.keyboardHeight = keyboard
    graph = ViewGraph(
      content: Driven(source: source, content: content), configuration: configuration)
    graph.onWarning = { [weak self] in self?.warnings.append($0) }
    graph.advance(to: .zero)
  }

  /// Goes to the next frame, `count` times.
  package func step(_ count: Int = 1) {
    for _ in 0..<count {
      frame += 1
      graph.advance(to: StageTime(flicks: StageTime.flicksPerSecond / 60 * Int64(frame)))
    }
  }

  /// Changes the value; the coming frame is the change's own.
  package func set(_ value: Value) { source.value = value }

  /// Changes the value in an animated transaction and shows its own frame.
  package func change(_ value: Value, _ animation: Animation?) {
    withAnimation(animation) { source.value = value }
    step()
  }

  package func pointer(_ phase: InputEvent.PointerPhase, _ x: CGFloat, _ y: CGFloat) {
    graph.send(.pointer(phase, position: CGPoint(x: x, y: y), button: .left))
  }

  /// Presses and lets go in one frame.
  package func tap(_ x: CGFloat, _ y: CGFloat) {
    pointer(.down, x, y)
    pointer(.up, x, y)
    step()
  }

  /// Steps until nothing is left to do, or `most` frames have gone by.
  package func settle(most: Int = 600) {
    for _ in 0..<most where graph.nextWork == .nextFrame { step() }
  }

  /// The fills on the canvas, back to front.
  package var fills: [DisplayItem.Fill] {
    graph.displayList.items.compactMap { item in
      if case .fill(let fill) = item.content { return fill }
      return nil
    }
  }

  /// Their colours, back to front.
  package var colors: [Color.Resolved] {
    fills.compactMap { fill in
      if case .solid(let color) = fill.paint { return color }
      return nil
    }
  }

  /// The one fill of a colour.
  package func fill(_ color: Color) -> DisplayItem.Fill? {
    let wanted = DisplayItem.Fill(
      path: Path(), paint: .solid(color.resolve(in: EnvironmentValues())))
    return fills.last { $0.paint == wanted.paint }
  }

  /// Where a fill of a colour is shown: the bounding box of its outline on the canvas.
  package func rect(_ color: Color) -> CGRect? { fill(color)?.shownRect }

  /// The names of the nodes that wait for elements of theirs to be gone. None does at rest.
  package var retiredNodes: [String] {
    var names: [String] = []
    func visit(_ node: _ViewNode) {
      if node.retirement != nil { names.append(node.debugName) }
      node.visitChildren(visit)
    }
    if let root = graph.root { visit(root) }
    return names
  }
}

extension DisplayItem.Fill {
  package var shownRect: CGRect { outline.applying(transform).boundingRect }
}

/// Counts calls and keeps what they brought.
// Used on the main actor only, where layouts and actions run.
package final class Log<Entry>: @unchecked Sendable {
  package private(set) var entries: [Entry] = []

  package init() {}

  package func callAsFunction(_ entry: Entry) { entries.append(entry) }
  package func clear() { entries = [] }
}

/// A rectangle between two x, as tall as its frame; both ends animate.
package struct Bar: Shape {
  package var start: Double
  package var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  package var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
  package func path(in rect: CGRect) -> Path {
    Path(CGRect(x: start, y: 0, width: end - start, height: rect.height))
  }
}

/// The wedge demo's transition.
private struct ScaleAndFade: ViewModifier {
  var isActive: Bool
  func body(content: Content) -> some View {
    content.scaleEffect(isActive ? 0.1 : 1).opacity(isActive ? 0 : 1)
  }
}

extension AnyTransition {
  @MainActor package static var scaleAndFade: AnyTransition {
    .modifier(active: ScaleAndFade(isActive: true), identity: ScaleAndFade(isActive: false))
  }
}
