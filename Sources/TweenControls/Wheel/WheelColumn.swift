import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A drum of rows. The row in its middle is chosen.
///
/// The drum is dragged, thrown, stepped by a mouse wheel, and turned to a row that is tapped. It
/// reports the choice when it rests. If the choice is refused it turns back to the row that is
/// still chosen. Rows are created only while they are visible.
package struct WheelColumn<Row: View>: View {
  /// The number of rows.
  let count: Int
  /// The chosen row; nil: none is chosen, and the first row stands in the middle.
  let selection: Int?
  /// Whether the first row follows the last row.
  var isEndless = false
  /// The alignment of rows that are narrower than the column.
  var alignment = Alignment.center
  /// Called with the row in the middle when the drum rests at a row that was not chosen before.
  let choose: (Int) -> Void
  /// Makes a row.
  @ViewBuilder let row: (Int) -> Row

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.defaultWheelPickerItemHeight) private var ownRowHeight
  @GestureState private var isHeld = false
  /// The row in the middle during a motion, with fractions between rows; nil: the chosen row.
  @State private var position: Double?
  @State private var height = ControlMetrics.touch.wheelSize.height
  @State private var hold = WheelHold()
  private let metrics = ControlMetrics.touch

  package init(
    count: Int, selection: Int?, isEndless: Bool = false, alignment: Alignment = .center,
    choose: @escaping (Int) -> Void, @ViewBuilder row: @escaping (Int) -> Row
  ) {
    self.count = count
    self.selection = selection
    self.isEndless = isEndless
    self.alignment = alignment
    self.choose = choose
    self.row = row
  }

  package var body: some View {
    WheelRows(
      position: position ?? rest, count: count, isEndless: isEndless,
      geometry: geometry, alignment: alignment, hold: hold, row: row
    )
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .clipped()
    .contentShape(Rectangle())
    .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
    .gesture(drag, including: isEnabled ? .all : .none)
    .onWheel { turn(by: $0) }
    .overlay {
      // One outline on the chosen row's place marks the focus of the whole drum.
      Color.clear.frame(height: usableRow).modifier(
        FocusFrame(radius: metrics.wheelBandRadius, isAlwaysMarked: false)
      )
      .allowsHitTesting(false)
    }
    .controlFocus(ControlKeys(other: handle))
    .onChange(of: isHeld) { if !isHeld { release(speed: 0) } }
  }

  private var usableRow: CGFloat { max(1, ownRowHeight) }

  private var geometry: WheelGeometry {
    WheelGeometry(height: height, rowHeight: usableRow)
  }

  /// The position of the drum at rest.
  private var rest: Double {
    let row = min(max(0, selection ?? 0), max(0, count - 1))
    guard isEndless, count > 0 else { return Double(row) }
    // Of the positions that show the row, the one nearest to the drum's current position.
    let turns = ((hold.shown - Double(row)) / Double(count)).rounded()
    return Double(row) + turns * Double(count)
  }

  private func nearest(_ position: Double) -> Double {
    guard position.isFinite else { return rest }
    let whole = position.rounded()
    return isEndless ? whole : min(max(0, whole), Double(max(0, count - 1)))
  }

  // MARK: Drags and keys

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0).waitingForPans(claiming: .vertical)
      .updating($isHeld) { _, isHeld, _ in isHeld = true }
      .onChanged { drag in
        guard count > 0 else { return }
        if hold.start == nil { stop() }
        guard let start = hold.start else { return }
        if abs(drag.translation.height) >= WheelHold.slop { hold.hasMoved = true }
        if hold.hasMoved { pull(to: start - Double(drag.translation.height / ownRowHeight)) }
      }
      .onEnded { drag in
        guard count > 0 else { return }
        if hold.start == nil { stop() }
        if hold.hasMoved {
          release(speed: 0 - Double(drag.velocity.height / ownRowHeight))
        } else if hold.start != nil, !hold.wasMoving {
          hold.start = nil
          let rows = geometry.distance(drag.location.y - height / 2).rounded()
          glide(to: nearest(hold.shown + rows))
        } else {
          release(speed: 0)
        }
      }
  }

  /// Stops a moving drum under the pointer.
  private func stop() {
    hold.turn += 1
    // A drum that has all but arrived looks still, so a tap turns it to the row under the pointer.
    hold.wasMoving =
      position.map { abs(hold.shown - $0) * Double(ownRowHeight) > Double(VisibleMotion.leastWay) }
      ?? false
    hold.hasMoved = false
    hold.start = hold.shown
    if hold.wasMoving { set(hold.shown) }
  }

  private func pull(to new: Double) {
    guard !isEndless else { return set(new) }
    // Beyond the ends the drum resists more and more.
    let last = Double(max(0, count - 1)) * ownRowHeight
    set(RubberBand.shown(new * ownRowHeight, in: 0...last, length: height) / ownRowHeight)
  }

  private func set(_ new: Double) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { position = new }
  }

  /// - Parameter speed: The speed at release, in rows per second.
  private func release(speed: Double) {
    guard hold.start != nil else { return }
    hold.start = nil
    guard hold.hasMoved || position != nil else { return }
    let now = position ?? rest
    let target = nearest(now + WheelMotion.distance(speed: speed))
    let way = target - now
    // A throw that moves on in its own direction; otherwise the drum only snaps to the nearest row.
    if abs(way) > 0.5, (way > 0) == (speed > 0), speed != 0 {
      glide(
        to: target, Animation(WheelMotion(points: abs(way) * Double(ownRowHeight))))
    } else {
      glide(to: target)
    }
  }

  private func turn(by delta: CGSize) -> Bool {
    guard isEnabled, hold.start == nil, count > 0, delta.height != 0 else { return false }
    hold.wheel -= Double(delta.height / WheelHold.notch)
    let steps = hold.wheel.rounded(.towardZero)
    hold.wheel -= steps
    let now = (position ?? rest).rounded()
    let target = nearest(now + steps)
    guard target != now || steps == 0 else {
      hold.wheel = 0
      // While the drum moves to its end, further scrolling is not passed to the surrounding scroll
      // views.
      return position != nil
    }
    if steps != 0 { glide(to: target) }
    return true
  }

  /// Moves to a row by a key and chooses it: arrows move by one row, page keys by five, Home and
  /// End to the ends unless the drum is endless.
  private func handle(_ press: KeyPress) -> Bool {
    let steps: Double
    switch press.key {
    case .downArrow: steps = 1
    case .upArrow: steps = -1
    case .pageDown: steps = 5
    case .pageUp: steps = -5
    case .home where !isEndless: steps = -Double(count)
    case .end where !isEndless: steps = Double(count)
    default: return false
    }
    guard hold.start == nil, count > 0 else { return true }
    let now = (position ?? rest).rounded()
    let target = nearest(now + steps)
    if target != now { glide(to: target) }
    return true
  }

  private func glide(to target: Double, _ motion: Animation? = nil) {
    hold.turn += 1
    let turn = hold.turn
    withAnimation(
      motion ?? .easeInOut(duration: metrics.wheelStepDuration),
      completionCriteria: .logicallyComplete
    ) {
      position = target
    } completion: {
      if hold.turn == turn { settle(at: target) }
    }
  }

  private func settle(at target: Double) {
    let row = isEndless ? WheelHold.wrapped(Int(target), count) : Int(target)
    if row != selection, row >= 0, row < count { choose(row) }
    // If the choice was refused, the drum turns back to the chosen row.
    withAnimation(.easeInOut(duration: metrics.wheelStepDuration)) { position = nil }
  }
}

/// State of a column that no view is drawn from.
@MainActor final class WheelHold {
  /// The visible position of the rows.
  var shown = 0.0
  /// The position of the rows when the current drag began; nil: no drag is under way.
  var start: Double?
  /// Whether the drag has moved the rows, and whether the rows were moving when it began.
  var hasMoved = false
  var wasMoving = false
  /// Counts the motions, so that the completion of an earlier motion is ignored.
  var turn = 0
  /// The fraction of a row by which the mouse wheel has turned.
  var wheel = 0.0

  /// The distance that a press can move and still be a tap, in points.
  static let slop: CGFloat = 6
  /// The scrolled distance of one notch of a mouse wheel, in points.
  static let notch: CGFloat = 40

  static func wrapped(_ row: Int, _ count: Int) -> Int {
    count > 0 ? (row % count + count) % count : 0
  }
}

/// The visible rows of a drum, at their current positions.
private struct WheelRows<Row: View>: View, Animatable, ModelUpdating {
  var position: Double
  let count: Int
  let isEndless: Bool
  let geometry: WheelGeometry
  let alignment: Alignment
  let hold: WheelHold
  let row: (Int) -> Row
  private let metrics = ControlMetrics.touch

  nonisolated var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  init(
    position: Double, count: Int, isEndless: Bool, geometry: WheelGeometry, alignment: Alignment,
    hold: WheelHold, row: @escaping (Int) -> Row
  ) {
    self.position = position
    self.count = count
    self.isEndless = isEndless
    self.geometry = geometry
    self.alignment = alignment
    self.hold = hold
    self.row = row
  }

  func updateModel() { hold.shown = position }

  var body: some View {
    ZStack {
      ForEach(seen, id: \.self) { index in
        let distance = Double(index) - position
        let nearness = max(0, 1 - abs(distance))
        let size =
          (metrics.wheelType.other
            + (metrics.wheelType.chosen - metrics.wheelType.other) * nearness)
          / metrics.wheelType.chosen
        row(WheelHold.wrapped(index, count))
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: alignment)
          .frame(height: geometry.rowHeight)
          .scaleEffect(
            x: size, y: size * geometry.scale(distance),
            anchor: UnitPoint(x: anchor, y: 0.5)
          )
          .offset(y: geometry.offset(distance))
          .opacity(metrics.wheelOtherOpacity + (1 - metrics.wheelOtherOpacity) * nearness)
          .transition(.identity)
      }
    }
    .font(.system(size: metrics.wheelType.chosen))
  }

  private var anchor: CGFloat {
    switch alignment.horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  /// The rows on the front of the drum; an endless drum continues beyond its ends.
  private var seen: Range<Int> {
    guard count > 0, position.isFinite, abs(position) < 1e9 else { return 0..<0 }
    let reach = geometry.reach
    let first = Int((position - reach).rounded(.down)) + 1
    let last = Int((position + reach).rounded(.up)) - 1
    guard first <= last else { return 0..<0 }
    if isEndless { return first..<last + 1 }
    let low = max(0, first)
    return low..<max(low, min(count - 1, last) + 1)
  }
}
