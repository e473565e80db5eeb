import Foundation
import Observation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A sheet or a cover that grows out of a view of the window, and goes back into it, because what it shows
/// asks for that by `navigationTransition(_:)`.
@MainActor @Observable final class PresentedZoom {
  private struct Origin: Equatable {
    /// In the window's points.
    var frame: CGRect
    var radius: CGFloat
  }
  /// The view; nil: it comes and goes in its own way.
  private var origin: Origin?
  /// How far it has grown, 0 to 1.
  private(set) var grown = 0.0
  /// How far the finger has drawn it, in points.
  var pull = CGSize.zero
  @ObservationIgnored private var key: ZoomSourceKey?
  @ObservationIgnored private weak var sources: ZoomSources?
  @ObservationIgnored private let standIn = ZoomStandIn()

  nonisolated init() {}

  var isOn: Bool { origin != nil }

  /// What is presented has said how it wants to come. Where there is no view of that name, it comes in
  /// its own way.
  func begin(_ preference: _NavigationEntrance?, among sources: ZoomSources?) {
    guard origin == nil, case .zoom(let key) = preference?.kind,
      let place = sources?.place(of: key, in: .global)
    else { return }
    (self.key, self.sources) = (key, sources)
    origin = Origin(frame: place.frame, radius: place.radius)
    sources?.standIns[key] = standIn
  }

  /// Comes, or goes to where the view lies by now.
  func move(isIn: Bool) {
    guard let key, isOn else { return }
    if !isIn, let place = sources?.place(of: key, in: .global) {
      let now = Origin(frame: place.frame, radius: place.radius)
      if now != origin { origin = now }
    }
    withAnimation(PageEntrance.zoomMotion) {
      grown = isIn ? 1 : 0
      standIn.progress = isIn ? 1 : 0
      if !isIn { pull = .zero }
    }
  }

  /// It is gone, and the view stands for itself.
  func end() {
    if let key, sources?.standIns[key] === standIn { sources?.standIns[key] = nil }
  }

  /// The way of a card.
  ///
  /// - Parameter card: Where the card lies in the end, in the window's points.
  fileprivate func way(of card: CGRect) -> PageZoom? {
    origin.map { origin in
      PageZoom(
        source: origin.frame.offsetBy(dx: -card.minX, dy: -card.minY), radius: origin.radius,
        whole: CGRect(origin: .zero, size: card.size))
    }
  }
}

/// Shows a card as far as it has grown out of a view.
struct CardZoom: ViewModifier {
  let zoom: PresentedZoom
  /// Where it lies in the end, in the window's points.
  let card: CGRect

  nonisolated init(zoom: PresentedZoom, card: CGRect) {
    self.zoom = zoom
    self.card = card
  }

  func body(content: Content) -> some View {
    let way = zoom.way(of: card)
    content
      .clipShape(ZoomClip(zoom: way, progress: zoom.grown), isEnabled: way != nil)
      .modifier(ZoomShift(zoom: way, progress: zoom.grown, pull: zoom.pull).ignoredByLayout())
      .modifier(
        EntranceFade(entrance: way.map { .zoom($0) } ?? .slide, progress: zoom.grown))
  }
}

/// A finger draws down what has grown out of a view: far enough, or fast enough, it goes back there.
struct ZoomPull: ViewModifier {
  let zoom: PresentedZoom
  let height: CGFloat
  let dismiss: (() -> Void)?
  @GestureState private var isDrawn = false

  init(zoom: PresentedZoom, height: CGFloat, dismiss: (() -> Void)?) {
    self.zoom = zoom
    self.height = height
    self.dismiss = dismiss
  }

  func body(content: Content) -> some View {
    content.gesture(drag, including: zoom.isOn && dismiss != nil ? .all : .subviews)
      // Also where something else has taken the finger.
      .onChange(of: isDrawn) { if !isDrawn { goBack() } }
  }

  private func goBack() {
    guard zoom.pull != .zero else { return }
    withAnimation(PageEntrance.zoomMotion) { zoom.pull = .zero }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10, coordinateSpace: .global)
      .updating($isDrawn) { _, isDrawn, _ in isDrawn = true }
      .onChanged { value in
        let way = value.translation
        guard zoom.pull != .zero || way.height > abs(way.width) else { return }
        zoom.pull = CGSize(width: way.width, height: max(way.height, 0.01))
      }
      .onEnded { value in
        guard zoom.pull != .zero else { return }
        if zoom.pull.height > 100 || value.velocity.height > max(height, 1) { dismiss?() }
        goBack()
      }
  }
}
