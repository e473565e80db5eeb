import Foundation
import TweenGeometry
import TweenMotion

/// The gestures that are enabled when a gesture is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the mask: 1 for the added gesture, 2 for the gestures of views inside.
  public let rawValue: UInt32
  /// Creates a mask with these bits. Bits other than 1 and 2 have no effect.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture: neither the added one nor those of views inside.
  public static let none = GestureMask([])
  /// The added gesture, without those of views inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, without the added one.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and the gestures of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The modifier made by `gesture`, `highPriorityGesture` and `simultaneousGesture`.
nonisolated public struct _GestureModifier<G: Gesture>: UnaryModifier {
  public typealias Body = Never
  var gesture: G
  var priority: GesturePriority
  var mask: GestureMask
  /// Returns a part of the view's rectangle that can be hit in addition to what the view draws; nil
  /// for none.
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
  /// Gestures inside win over this one.
  case normal
  /// Wins over gestures inside.
  case high
  /// Is recognized together with the winner.
  case simultaneous
}

/// The properties of a gesture on a view that the arena uses.
@MainActor package protocol ArenaMember: AnyObject {
  var priority: GesturePriority { get }
  var mask: GestureMask { get }
  var isRecognized: Bool { get }
  var isTerminal: Bool { get }
  var tapCount: Int { get }
  /// Whether the gesture can only act when the pointer lifts, and whether it is a hold that opens
  /// something.
  var isPress: Bool { get }
  var isHold: Bool { get }
  /// Whether the gesture only moves its view: a press that no other gesture takes may still pan.
  var isPan: Bool { get }
  /// The axes along which a moving press is a pan at present.
  var panAxes: Axis.Set { get }
  /// Whether the gesture, once recognized, suppresses taps of all other gestures.
  var endsTaps: Bool { get }
  /// Whether the gesture ignores a press at which a gesture inside takes taps. It is not part of
  /// the arena then.
  var yieldsToTaps: Bool { get }
  var deadline: StageTime? { get }
  var element: ElementNode { get }
  /// Returns whether a tap at a point of the window belongs to this gesture, so that ancestors
  /// ignore it.
  func takesTap(at point: CGPoint) -> Bool
  func handle(_ sample: PointerSample)
  /// Whether the gesture follows two fingers, and the method that handles them.
  var takesTwoFingers: Bool { get }
  func handle(_ sample: TwoFingerSample)
  func timeDidAdvance(to time: StageTime)
  func deliver()
  /// Calls the callbacks for the prospect of a gesture that is not recognized yet.
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
  /// The rectangle of the gesture's own coordinates, which animates with the layout.
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
    // An optional gesture counts no taps while it is nil.
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

  /// Does nothing: a gesture draws nothing.
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

  /// The area of the gesture, in the view's own coordinates.
  var pressArea: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.shown.size)
    guard let area else { return bounds }
    var part = area(bounds)
    if environment.layoutDirection == .rightToLeft { part.origin.x = bounds.width - part.maxX }
    return part
  }

  /// A view with a tap gesture can be pressed, in addition to its other actions. A tap gesture
  /// without an action only keeps taps from the views behind, and adds no semantics.
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
  /// Adds a gesture to this view. Gestures of views inside win over it.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Adds a gesture to this view, which also reacts in a part of the view's rectangle where the
  /// view draws nothing.
  ///
  /// - Parameter area: Returns that part of the rectangle, in reading direction. A press counts as
  ///   near to the view while it is near to this part.
  nonisolated package func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask, area: @escaping (CGRect) -> CGRect
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask, area: area))
  }

  /// Adds a gesture to this view if `isEnabled` is true. Gestures of views inside win over it.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name to this view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture. Gestures of views inside win over it.
  ///   - name: A name by which other kinds of gestures could refer to it. Has no effect here.
  ///   - isEnabled: Whether the gesture is recognized.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture to this view that wins over gestures of views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture to this view that is recognized together with other gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Calls `action` when the view is tapped `count` times in a row.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(_EndedGesture(content: TapGesture(count: count), action: { _ in action() }))
  }

  /// Calls `action` with the position of the last tap when the view is tapped `count` times in a
  /// row.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` with the position of the last tap when the view is tapped `count` times in a
  /// row, in a coordinate space value.
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
