import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The ways in which something is presented.
package enum PresentationKind {
  case sheet, cover, alert, dialog, popover, menu

  var level: WindowLayerLevel {
    switch self {
    case .sheet, .cover: .sheet
    case .popover: .popover
    case .menu: .menu
    case .alert, .dialog: .alert
    }
  }

  /// Whether but one at a time is presented over the same content.
  var isSingle: Bool { self != .menu }

  /// How it comes.
  var arrival: Animation {
    let metrics = PresentationMetrics.touch
    return switch self {
    case .sheet, .cover: metrics.sheetMotion
    case .alert, .dialog: metrics.alertMotion
    case .popover: .spring(duration: 0.25, bounce: 0)
    case .menu: .spring(duration: 0.335, bounce: 0.15)
    }
  }

  /// How it goes.
  var departure: Animation {
    switch self {
    case .sheet, .cover, .alert, .dialog: arrival
    case .popover, .menu: .easeOut(duration: 0.2)
    }
  }
}

extension PresentationKind {
  /// Seconds after which it is gone: of the springs those after which half a point of 844 is left.
  var rest: Double {
    let metrics = PresentationMetrics.touch
    return switch self {
    case .sheet, .cover: PresentationMetrics.restPhase / metrics.sheetFrequency
    case .alert, .dialog: PresentationMetrics.restPhase / metrics.alertFrequency
    case .popover, .menu: 0.2
    }
  }
}

/// Counts the seconds until what leaves is gone. It shows nothing.
struct LeavingClock: View, Animatable {
  nonisolated var animatableData: CGFloat

  var body: some View { Color.clear.frame(width: 0, height: 0) }
}

/// What a presentation keeps beside its states.
@MainActor final class PresentationLife<Content> {
  /// What the program asks for: the content's identity; nil: nothing.
  var wanted: AnyHashable?
  /// What is shown, as it was when last asked for.
  var content: Content?
  /// Told to end it: writes the program's binding.
  var dismiss: () -> Void = {}
  /// Whether the change of what is wanted is not to be animated.
  var isUnanimated = false
  /// Counts departures and returns: what belongs to an earlier one is over.
  var turn = 0
  private(set) lazy var presentation = Presentation { [weak self] in self?.dismiss() }
  /// Of a menu: what goes on in it after it has closed.
  let hold = MenuHold()
}

/// Presents content for the view that it modifies: comes and goes with what is wanted.
///
/// What is shown stays with its last value until it is gone; then it disappears, `onDismiss` is
/// called, and what is wanted by then comes (Controls 12.2).
package struct PresentationModifier<Presented: View>: ViewModifier, ModelUpdating {
  let kind: PresentationKind
  /// The identity of what is wanted; nil: nothing.
  let wanted: AnyHashable?
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// Where a popover points to.
  var source: CGRect = .null
  var arrowEdge: Edge = .top
  let presented: () -> Presented?
  @Environment(\.presentationLine) private var line
  @Environment(\.menuHold) private var menuAround
  @Environment(\.outsideMenu) private var outside
  @State private var life = PresentationLife<Presented>()
  @State private var shown: AnyHashable?
  /// The identity of a menu that has closed, and whose views are kept for what they present.
  @State private var held: AnyHashable?
  @State private var isLeaving = false
  @State private var departures = 0
  @State private var isDismissDisabled = false
  @State private var isOpenBehind = false
  /// How much of its leaving is over.
  @State private var passed: CGFloat = 0

  package init(
    kind: PresentationKind, wanted: AnyHashable?, dismiss: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil, source: CGRect = .null, arrowEdge: Edge = .top,
    presented: @escaping () -> Presented?
  ) {
    self.kind = kind
    self.wanted = wanted
    self.dismiss = dismiss
    self.onDismiss = onDismiss
    self.source = source
    self.arrowEdge = arrowEdge
    self.presented = presented
  }

  package func body(content: Content) -> some View {
    let isShown = shown != nil
    content
      .modifier(
        WindowLayerModifier(
          level: kind.level, isActive: isShown || held != nil,
          blocks: isShown && !isLeaving && !isOpenBehind, onEscape: { escape() },
          onEnd: { [life, line, menuAround] in
            line?.leave(life)
            menuAround?.release(life)
            life.hold.onRelease = {}
          },
          exitAnimation: life.isUnanimated || !isShown
            ? nil : ExitAnimation(kind.departure, layer: layer(isLeaving: true)),
          layer: layer(isLeaving: isLeaving))
      )
      .onChange(of: wanted, initial: true) { follow() }
      // With an update of its own, after that in which what was presented disappears.
      .onChange(of: shown) { _, new in if new == nil { departures += 1 } }
      .onChange(of: departures) {
        onDismiss?()
        if let line, kind.isSingle { line.leave(life) }
        follow()
      }
  }

  @ViewBuilder private func layer(isLeaving: Bool) -> some View {
    if let content = life.content {
      PresentationChrome(
        kind: kind, isLeaving: isLeaving, isUnanimated: life.isUnanimated, source: source,
        arrowEdge: arrowEdge, dismiss: dismiss, isDismissDisabled: $isDismissDisabled,
        isOpenBehind: $isOpenBehind, content: content
      )
      .background { LeavingClock(animatableData: passed) }
      .modifier(
        PresentedSurroundings(
          isMenu: kind == .menu, presentation: life.presentation, hold: life.hold, outside: outside)
      )
      .environment(\.listLevel, nil)
      .transformEnvironment(\.presentationDepth) { $0 += 1 }
      .environment(\.sheetScrollShare, nil)
      .modifier(ScrollBarrier())
      .dormant(shown == nil)
      .id(shown ?? held)
    }
  }

  package func updateModel() {
    life.dismiss = dismiss
    if life.wanted != wanted {
      life.wanted = wanted
      life.isUnanimated =
        ViewGraph.evaluatedNode?.visibleTransaction().disablesAnimations ?? false
    }
    let isHeld = shown == nil && held != nil
    if isHeld {
      life.hold.onRelease = { letGo() }
    }
    guard isHeld || wanted != nil && (shown == nil || wanted == shown), let view = presented()
    else { return }
    life.content = view
  }

  /// Goes after what is wanted.
  private func follow() {
    switch (shown, life.wanted) {
    case (nil, nil):
      if let line, kind.isSingle { line.leave(life) }
      menuAround?.release(life)
    case (nil, let new?):
      menuAround?.take(life)
      if let line, kind.isSingle, !line.enter(life, onTurn: { follow() }) { return }
      life.turn += 1
      withTransaction(Transaction()) {
        isLeaving = false
        held = nil
        shown = new
      }
    case (let old?, let new) where old == new:
      guard isLeaving else { return }
      life.turn += 1
      withTransaction(Transaction()) { passed = 0 }
      move(kind.arrival) { isLeaving = false }
    case (_?, _): leave()
    }
  }

  private func move(_ animation: Animation, _ change: () -> Void) {
    var transaction = Transaction(animation: life.isUnanimated ? nil : animation)
    transaction.disablesAnimations = life.isUnanimated
    withTransaction(transaction, change)
  }

  private func leave() {
    guard !isLeaving else { return }
    life.turn += 1
    let turn = life.turn
    if life.isUnanimated {
      move(kind.departure) { isLeaving = true }
      return end()
    }
    withAnimation(kind.departure) { isLeaving = true }
    withAnimation(.linear(duration: kind.rest), completionCriteria: .removed) {
      passed = 1
    } completion: {
      if life.turn == turn { end() }
    }
  }

  /// It is gone. What was presented disappears with this update, and `onDismiss` comes with the next.
  private func end() {
    withTransaction(Transaction()) {
      if life.hold.isHeld { held = shown } else { life.content = nil }
      shown = nil
      passed = 0
      isLeaving = false
      isDismissDisabled = false
      isOpenBehind = false
    }
  }

  /// Nothing goes on any more in the menu, which has closed before.
  private func letGo() {
    life.hold.onRelease = {}
    withTransaction(Transaction()) {
      if shown == nil { life.content = nil }
      held = nil
    }
  }

  private func escape() -> Bool {
    guard shown != nil, !isLeaving else { return false }
    if !isDismissDisabled || kind == .alert || kind == .dialog { dismiss() }
    return true
  }
}

/// What views that are presented see of what presents them.
private struct PresentedSurroundings: ViewModifier {
  let isMenu: Bool
  let presentation: Presentation
  let hold: MenuHold
  /// What holds around the menu that they are presented from; nil: they are from no menu.
  let outside: OutsideMenu?

  @ViewBuilder func body(content: Content) -> some View {
    if isMenu {
      content
        .environment(\.menuPresentation, presentation)
        .environment(\.menuHold, hold)
        .transformEnvironment(\.self) { $0.outsideMenu = OutsideMenu(values: $0) }
    } else if let outside {
      content
        .environment(\.presentation, presentation)
        .transformEnvironment(\.self) { $0 = $0.withItems(as: outside.values) }
    } else {
      content.environment(\.presentation, presentation)
    }
  }
}
