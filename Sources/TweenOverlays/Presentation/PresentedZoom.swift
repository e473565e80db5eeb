import Foundation
import Observation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// The zoom of a sheet or a cover that grows out of a view of the window and shrinks back into it,
/// because its content requests that by `navigationTransition(_:)`.
@MainActor @Observable final class PresentedZoom {
  private struct Origin: Equatable {
    /// The frame in the window's points.
    var frame: CGRect
    var radius: CGFloat
  }
  /// The source view; nil: the presentation uses its own animation.
  private var origin: Origin?
  /// The progress of the growth, from 0 to 1.
  private(set) var grown = 0.0
  /// The distance by which the finger has dragged the presentation, in points.
  var pull = CGSize.zero
  @ObservationIgnored private var key: ZoomSourceKey?
  @ObservationIgnored private weak var sources: ZoomSources?
  @ObservationIgnored private let standIn = ZoomProgress()

  nonisolated init() {}

  var isOn: Bool { origin != nil }

  /// Begins a zoom if the presented content requests one. Without a source view of that identity,
  /// the presentation uses its own animation.
  func begin(_ preference: _NavigationEntrance?, among sources: ZoomSources?) {
    guard origin == nil, case .zoom(let key) = preference?.kind,
      let place = sources?.place(of: key, in: .global)
    else { return }
    (self.key, self.sources) = (key, sources)
    origin = Origin(frame: place.frame, radius: place.radius)
    sources?.standIns[key] = standIn
  }

  /// Grows, or shrinks to the current frame of the source view.
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

  /// Ends the zoom, which makes the source view visible again.
  func end() {
    if let key, sources?.standIns[key] === standIn { sources?.standIns[key] = nil }
  }

  /// Returns the zoom of a card.
  ///
  /// - Parameter card: The final frame of the card, in the window's points.
  fileprivate func way(of card: CGRect) -> PageZoom? {
    origin.map { origin in
      PageZoom(
        source: origin.frame.offsetBy(dx: -card.minX, dy: -card.minY), radius: origin.radius,
        whole: CGRect(origin: .zero, size: card.size))
    }
  }
}

/// Shows a card by the progress of its growth out of a view.
struct CardZoom: ViewModifier {
  let zoom: PresentedZoom
  /// The final frame of the card, in the window's points.
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

/// Lets a finger drag down a presentation that has grown out of a view. Far enough down, or fast
/// enough, it shrinks back into the view.
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
      // Also when another gesture takes the finger.
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
