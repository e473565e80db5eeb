import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The kinds of presentations.
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

  /// Whether only one presentation of this kind at a time is shown over the same content.
  var isSingle: Bool { self != .menu }

  /// The animation of its appearance.
  var arrival: Animation {
    let metrics = PresentationMetrics.touch
    return switch self {
    case .sheet, .cover: metrics.sheetMotion
    case .alert, .dialog: metrics.alertMotion
    case .popover: .spring(duration: 0.25, bounce: 0)
    case .menu: .spring(duration: 0.335, bounce: 0.15)
    }
  }

  /// The animation of its disappearance.
  var departure: Animation {
    switch self {
    case .sheet, .cover, .alert, .dialog: arrival
    case .popover, .menu: .easeOut(duration: 0.2)
    }
  }
}

extension PresentationKind {
  /// The time in seconds after which the presentation has disappeared. For springs, the time after
  /// which half a point of 844 is left.
  var rest: Double {
    let metrics = PresentationMetrics.touch
    return switch self {
    case .sheet, .cover: PresentationMetrics.restPhase / metrics.sheetFrequency
    case .alert, .dialog: PresentationMetrics.restPhase / metrics.alertFrequency
    case .popover, .menu: 0.2
    }
  }
}

/// Runs an animation as long as the disappearance lasts. It shows nothing.
struct LeavingClock: View, Animatable {
  nonisolated var animatableData: CGFloat

  var body: some View { Color.clear.frame(width: 0, height: 0) }
}

/// The state of a presentation that views do not depend on.
@MainActor final class PresentationLife<Content> {
  /// The identity of the content that the program requests; nil: none.
  var requested: AnyHashable?
  /// The shown content, as it was at its last request.
  var content: Content?
  /// Ends the presentation: writes the program's binding.
  var dismiss: () -> Void = {}
  /// Whether the change of the requested content is shown without animation.
  var isUnanimated = false
  /// The number of appearances and disappearances. Completions of earlier ones are ignored.
  var turn = 0
  private(set) lazy var presentation = Presentation { [weak self] in self?.dismiss() }
  /// For a menu: keeps its views alive after it has closed.
  let hold = MenuLifetime()
}

/// Presents content above the view that it modifies, as long as content is requested.
///
/// The shown content keeps its last value until it has disappeared. Then it is removed, `onDismiss`
/// is called, and content that has been requested since is presented (Controls 12.2).
package struct PresentationModifier<Presented: View>: ViewModifier, ModelUpdating {
  let kind: PresentationKind
  /// The identity of the requested content; nil: none.
  let requested: AnyHashable?
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// The rectangle to which a popover points.
  var source: CGRect = .null
  var arrowEdge: Edge = .top
  let presented: () -> Presented?
  @Environment(\.presentationQueue) private var line
  @Environment(\.menuHold) private var menuAround
  @Environment(\.outsideMenu) private var outside
  @State private var life = PresentationLife<Presented>()
  @State private var shown: AnyHashable?
  /// The identity of a closed menu whose views are kept alive for their presentations.
  @State private var keptAlive: AnyHashable?
  @State private var isLeaving = false
  @State private var departures = 0
  @State private var isDismissDisabled = false
  @State private var isOpenBehind = false
  /// The progress of the disappearance, from 0 to 1.
  @State private var passed: CGFloat = 0

  package init(
    kind: PresentationKind, requested: AnyHashable?, dismiss: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil, source: CGRect = .null, arrowEdge: Edge = .top,
    presented: @escaping () -> Presented?
  ) {
    self.kind = kind
    self.requested = requested
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
          level: kind.level, isActive: isShown || keptAlive != nil,
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
      .onChange(of: requested, initial: true) { follow() }
      // An update of its own, after the one that removes the presented content.
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
      .id(shown ?? keptAlive)
    }
  }

  package func updateModel() {
    life.dismiss = dismiss
    if life.requested != requested {
      life.requested = requested
      life.isUnanimated =
        ViewGraph.evaluatedNode?.visibleTransaction().disablesAnimations ?? false
    }
    let isHeld = shown == nil && keptAlive != nil
    if isHeld {
      life.hold.onRelease = { removeContent() }
    }
    guard isHeld || requested != nil && (shown == nil || requested == shown), let view = presented()
    else { return }
    life.content = view
  }

  /// Presents or dismisses content, to match the requested content.
  private func follow() {
    switch (shown, life.requested) {
    case (nil, nil):
      if let line, kind.isSingle { line.leave(life) }
      menuAround?.release(life)
    case (nil, let new?):
      menuAround?.retain(life)
      if let line, kind.isSingle, !line.enter(life, onTurn: { follow() }) { return }
      life.turn += 1
      withTransaction(Transaction()) {
        isLeaving = false
        keptAlive = nil
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

  /// Ends the disappearance. The content is removed in this update, and `onDismiss` is called in
  /// the next.
  private func end() {
    withTransaction(Transaction()) {
      if life.hold.isHeld { keptAlive = shown } else { life.content = nil }
      shown = nil
      passed = 0
      isLeaving = false
      isDismissDisabled = false
      isOpenBehind = false
    }
  }

  /// Removes the views of a closed menu once nothing holds them any more.
  private func removeContent() {
    life.hold.onRelease = {}
    withTransaction(Transaction()) {
      if shown == nil { life.content = nil }
      keptAlive = nil
    }
  }

  private func escape() -> Bool {
    guard shown != nil, !isLeaving else { return false }
    if !isDismissDisabled || kind == .alert || kind == .dialog { dismiss() }
    return true
  }
}

/// The environment of presented views.
private struct PresentedSurroundings: ViewModifier {
  let isMenu: Bool
  let presentation: Presentation
  let hold: MenuLifetime
  /// The environment around the menu that presents the views; nil: no menu presents them.
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
