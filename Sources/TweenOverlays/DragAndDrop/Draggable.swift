import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenTypes
import TweenViews

extension View {
  /// Makes the view draggable, with a value.
  ///
  /// With a mouse a drag begins when the pressed pointer moves; with a finger, after half a second
  /// of rest. During the drag an image of the view follows the pointer.
  ///
  /// - Parameter payload: The value, which is created when a drag begins.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(
      DragSource<T, EmptyView>(payload: payload, item: { TransferItem($0) }, preview: nil))
  }

  /// Makes the view draggable, with a value and another image under the pointer.
  ///
  /// - Parameters:
  ///   - payload: The value, which is created when a drag begins.
  ///   - preview: The view that is shown under the pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: payload, item: { TransferItem($0) }, preview: preview()))
  }

  /// Makes the view draggable, with the data of an item provider.
  ///
  /// - Parameter data: Called when a drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(
      DragSource<NSItemProvider, EmptyView>(
        payload: data, item: { TransferItem($0) }, preview: nil))
  }

  /// Makes the view draggable, with the data of an item provider and another image under the
  /// pointer.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragSource(payload: data, item: { TransferItem($0) }, preview: preview()))
  }
}

extension View {
  /// Makes the view draggable, with the data of an item provider.
  ///
  /// - Parameter action: Called when a drag begins. If it returns nil, no target accepts the drag.
  ///   nil: the view cannot be dragged.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(
      DragSource<NSItemProvider, EmptyView>(
        payload: { action?() ?? NSItemProvider() }, item: { TransferItem($0) }, preview: nil,
        isOn: action != nil))
  }
}

/// A view that can be dragged.
private struct DragSource<Payload, Preview: View> {
  let payload: () -> Payload
  let item: @MainActor (Payload) -> TransferItem
  /// The view under the pointer; nil: the dragged view itself.
  let preview: Preview?
  /// Whether the view can be dragged.
  let isOn: Bool
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  /// The frame of the view when the drag began, in the window's points; nil: it is not dragged.
  @State private var frame: CGRect?
  @State private var way = CGSize.zero
  /// The number of drags: the end of an earlier drag does not affect a later one.
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
            // Read before the drop, which can remove this view together with its image.
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

  /// Animates the image back to its source after a drop that no target accepted (Controls 13).
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
        // The view itself stays in its place: assistive technology and matched geometry use the
        // original.
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
