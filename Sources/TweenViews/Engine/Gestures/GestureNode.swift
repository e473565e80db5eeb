import Foundation
import TweenGeometry
import TweenMotion

/// Which gestures are on beside an added one.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each kind: 1 the gesture itself, 2 those inside.
  public let rawValue: UInt32
  /// A mask with these bits. Others than 1 and 2 have no effect.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture: neither the one that is added nor those inside.
  public static let none = GestureMask([])
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture and those inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// `gesture`, `highPriorityGesture`, `simultaneousGesture`.
nonisolated public struct _GestureModifier<G: Gesture>: UnaryModifier {
  public typealias Body = Never
  var gesture: G
  var priority: GesturePriority
  var mask: GestureMask
  /// The part of the view's rectangle that is hit too, whatever the view draws there; nil: none.
  var area: ((CGRect) -> CGRect)?

  @MainActor package func makeWrapper(_ context: NodeContext) -> GestureNode<G> {
    let node = GestureNode(context, gesture, priority: priority, mask: mask)
    node.area = area
    return node
  }
  @MainActor package func updateWrapper(_ wrapper: GestureNode<G>) {
    wrapper.update(gesture, mask: mask)
    wrapper.area = area
  }
}

package enum GesturePriority {
  /// Gestures inside win.
  case normal
  /// Wins over gestures inside.
  case high
  /// Goes along with whatever wins.
  case simultaneous
}

/// What the arena knows of a gesture on a view.
@MainActor package protocol ArenaMember: AnyObject {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  var isRecognized: Bool { get }
  var isTerminal: Bool { get }
  var tapCount: Int { get }
  /// Whether it can only act when the pointer lifts, and whether it is a hold that opens something.
  var isPress: Bool { get }
  var isHold: Bool { get }
  /// Whether it only moves something: a press that is nothing else to anyone may still pan.
  var isPan: Bool { get }
  /// The axes along which a press that moves pans something now.
  var panAxes: Axis.Set { get }
  /// Whether, once recognized, it makes the press no tap to anyone.
  var endsTaps: Bool { get }
  /// Whether it leaves presses to those gestures inside that take taps: it is no part of the arena then.
  var yieldsToTaps: Bool { get }
  var deadline: StageTime? { get }
  var element: ElementNode { get }
  /// Whether a tap at a point of the window is for this gesture, and for nothing around it.
  func takesTap(at point: CGPoint) -> Bool
  func handle(_ sample: PointerSample)
  /// Whether it follows two fingers, and what it is told of them.
  var takesTwoFingers: Bool { get }
  func handle(_ sample: TwoFingerSample)
  func timeDidAdvance(to time: StageTime)
  func deliver()
  /// Calls back what a gesture that isn't recognized yet has in prospect.
  func deliverProspect()
  func cancel()
  func reset()
}

extension ArenaMember {
  package func deliverProspect() {}
  package var isPress: Bool { false }
  package var isHold: Bool { false }
  package var isPan: Bool { false }
  package var panAxes: Axis.Set { [] }
  package var endsTaps: Bool { isPan }
  package var yieldsToTaps: Bool { false }
  package func takesTap(at point: CGPoint) -> Bool { false }
  package var takesTwoFingers: Bool { false }
  package func handle(_ sample: TwoFingerSample) {}
}

@MainActor
package final class GestureNode<G: Gesture>: WrapperNode, ArenaMember, FramedElement,
  AnimatorOwner
{
  /// Where the gesture's own coordinates lie, on their way with the layout.
  package private(set) var frame = FrameAttribute()
  override var framed: (any FramedElement)? { self }
  private let recognizer: _Recognizer<G.Value>
  package let priority: GesturePriority
  package private(set) var mask: GestureMask
  fileprivate(set) var area: ((CGRect) -> CGRect)?

  init(_ context: NodeContext, _ gesture: G, priority: GesturePriority, mask: GestureMask) {
    recognizer = G._makeRecognizer(gesture)
    self.priority = priority
    self.mask = mask
    super.init(context)
  }

  func update(_ gesture: G, mask: GestureMask) {
    let taps = tapCount
    G._updateRecognizer(recognizer, gesture)
    // A gesture that may be missing counts no taps while it is.
    if mask != self.mask || tapCount != taps { semanticsDidChange() }
    self.mask = mask
  }

  package var element: ElementNode { self }
  package var isRecognized: Bool { recognizer.phase.isRecognized }
  package var isTerminal: Bool { recognizer.phase.isTerminal }
  package var tapCount: Int { recognizer.tapCount }
  package var isPress: Bool { recognizer.isPress }
  package var isHold: Bool { recognizer.isHold }
  package var isPan: Bool { recognizer.isPan }
  package var panAxes: Axis.Set { recognizer.panAxes }
  package var endsTaps: Bool { recognizer.endsTaps }
  package var yieldsToTaps: Bool { recognizer.yieldsToTaps }
  package func takesTap(at point: CGPoint) -> Bool { recognizer.takesTap }
  package var deadline: StageTime? { recognizer.deadline }
  package func handle(_ sample: PointerSample) { recognizer.handle(sample) }
  package var takesTwoFingers: Bool { recognizer.takesTwoFingers }
  package func handle(_ sample: TwoFingerSample) { recognizer.handle(sample) }
  package func timeDidAdvance(to time: StageTime) { recognizer.timeDidAdvance(to: time) }
  package func deliver() { recognizer.deliver() }
  package func deliverProspect() { recognizer.deliverProspect() }
  package func cancel() { recognizer.cancel() }
  package func reset() { recognizer.reset() }

  package override func placementDidChange(_ placement: Placement) {
    _ = frame.update(placement.rect, node: self, owner: self)
    super.placementDidChange(placement)
  }

  /// Nothing of it is drawn.
  package func animatorDidMove() {}

  package override func propertyName(movedBy animation: RunningAnimation) -> String {
    frame.isMoved(by: animation) ? "frame" : debugName
  }

  package override func hit(_ point: CGPoint) -> HitResult? {
    if let found = super.hit(point) { return found }
    guard area != nil, placement != nil else { return nil }
    let shown = frame.shown
    let local = CGPoint(x: point.x - shown.minX, y: point.y - shown.minY)
    return pressArea.contains(local) ? HitResult(element: self) : nil
  }

  /// The gesture's part of the view's rectangle, in the view's own coordinates.
  var pressArea: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.shown.size)
    guard let area else { return bounds }
    var part = area(bounds)
    if environment.layoutDirection == .rightToLeft { part.origin.x = bounds.width - part.maxX }
    return part
  }

  /// What is tapped can be pressed, whatever else it is; where nobody hears of taps they are only kept
  /// from what is behind.
  package override var semantics: Semantics? {
    guard tapCount == 1, !(recognizer is TapResult), mask.contains(.gesture), environment.isEnabled
    else { return nil }
    return Semantics(actions: ["default"])
  }

  package override func destroy() {
    guard !isDestroyed else { return }
    recognizer.cancel()
    window?.pointer.remove(self)
    super.destroy()
    frame.remove()
  }

  package override var debugName: String { "gesture" }
}

extension View {
  /// Adds a gesture; those of views inside win over it.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// The same also for a part of the view's rectangle, whatever the view draws there.
  ///
  /// - Parameter area: Returns that part of the rectangle, in reading direction. A press is near to the
  ///   view while it is near to that.
  nonisolated package func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask, area: @escaping (CGRect) -> CGRect
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask, area: area))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture under a name.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; those of views inside win over it.
  ///   - name: What it is called where gestures of other kinds wait for it: here there are none.
  ///   - isEnabled: Whether it is recognized.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that wins over those of views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that goes along with others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Calls `action` when the view is tapped `count` times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(_EndedGesture(content: TapGesture(count: count), action: { _ in action() }))
  }

  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      _EndedGesture(
        content: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace),
        action: { action($0.location) }))
  }
}
