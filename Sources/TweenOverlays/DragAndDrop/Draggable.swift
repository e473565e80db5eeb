import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViews

extension View {
  /// Lets the user drag the view, and with it a value.
  ///
  /// With a mouse a drag begins with the pointer's way; with a finger it has to rest for half a second
  /// first. The view is seen under the pointer meanwhile.
  ///
  /// - Parameter payload: The value, asked for when a drag begins.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(
      DragSource<T, EmptyView>(payload: payload, item: { TransferItem($0) }, preview: nil))
  }

  /// The same, with something else under the pointer.
  ///
  /// - Parameters:
  ///   - payload: The value, asked for when a drag begins.
  ///   - preview: What is seen under the pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: payload, item: { TransferItem($0) }, preview: preview()))
  }

  /// Lets the user drag the view, and with it what a provider hands over.
  ///
  /// - Parameter data: Called when a drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(
      DragSource<NSItemProvider, EmptyView>(
        payload: data, item: { TransferItem($0) }, preview: nil))
  }

  /// The same, with something else under the pointer.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: data, item: { TransferItem($0) }, preview: preview()))
  }
}

extension View {
  /// Lets the user drag the view, and with it what a provider hands over.
  ///
  /// - Parameter action: Called when a drag begins; where it returns nil, nothing can take what is
  ///   dragged. nil: the view cannot be dragged.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(
      DragSource<NSItemProvider, EmptyView>(
        payload: { action?() ?? NSItemProvider() }, item: { TransferItem($0) }, preview: nil,
        isOn: action != nil))
  }
}

/// A view that is dragged.
private struct DragSource<Payload, Preview: View> {
  let payload: () -> Payload
  let item: @MainActor (Payload) -> TransferItem
  /// What is seen under the pointer; nil: the view itself.
  let preview: Preview?
  /// Whether it can be dragged at all.
  let isOn: Bool
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  /// Where the view was when it was taken up, in the window's points; nil: it isn't dragged.
  @State private var frame: CGRect?
  @State private var way = CGSize.zero
  /// Counts drags: what ends an earlier one leaves the next alone.
  @State private var turn = 0

  nonisolated init(
    payload: @escaping () -> Payload, item: @escaping @MainActor (Payload) -> TransferItem,
    preview: Preview?, isOn: Bool = true
  ) {
    self.payload = payload
    self.item = item
    self.preview = preview
    self.isOn = isOn
  }
}

extension DragSource: ViewModifier {
  func body(content: Content) -> some View {
    let drags = ViewGraph.evaluatedNode?.rootNode?.drags
    content
      .highPriorityGesture(
        LiftGesture(
          isTouch: idiom.isTouch,
          onLift: { place in
            turn += 1
            frame = place.frame
            way = .zero
            drags?.begin([item(payload())], at: place.location)
          },
          onMove: { place in
            way = CGSize(
              width: place.location.x - place.start.x, height: place.location.y - place.start.y)
            drags?.move(to: place.location)
          },
          onDrop: { place in
            // Before the drop, which may take this view away with its image.
            let lifted = frame
            frame = nil
            guard drags?.drop(at: place.location) != true else { return }
            frame = lifted
            flyBack()
          },
          onCancel: {
            drags?.cancel()
            flyBack()
          }),
        including: isEnabled && isOn ? .all : .subviews
      )
      .modifier(
        WindowLayerModifier(
          level: .drag, isActive: frame != nil, blocks: false, layer: image(content)))
  }

  /// Nobody took it: the image goes back where it came from (Controls 13).
  @MainActor private func flyBack() {
    let turn = turn
    withAnimation(PresentationMetrics.touch.sheetMotion) {
      way = .zero
    } completion: {
      if self.turn == turn { frame = nil }
    }
  }

  @MainActor @ViewBuilder private func image(_ content: Content) -> some View {
    if let frame {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Group {
          if let preview {
            preview
          } else {
            content.frame(width: frame.width, height: frame.height)
          }
        }
        .environment(\.layoutDirection, direction)
        // The view itself stays in its place: it is the one that readers find and that is matched.
        .environment(\.isStandIn, true)
        .accessibilityHidden(true)
        .opacity(0.8)
        .position(x: frame.midX - insets.leading, y: frame.midY - insets.top)
        .offset(way)
      }
      .environment(\.layoutDirection, .leftToRight)
      .allowsHitTesting(false)
    }
  }
}
